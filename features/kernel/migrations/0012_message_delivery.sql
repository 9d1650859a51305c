-- What the messaging service reports of a message after it took it.
ALTER TABLE kernel_message ADD COLUMN service_id TEXT;      -- the id that the service gave it
ALTER TABLE kernel_message ADD COLUMN delivered_at INTEGER; -- on the customer's phone; Unix seconds
ALTER TABLE kernel_message ADD COLUMN read_at INTEGER;

CREATE UNIQUE INDEX kernel_message_by_service_id ON kernel_message (service_id) WHERE service_id IS NOT NULL;
