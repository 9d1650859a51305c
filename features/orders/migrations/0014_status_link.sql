-- Key of the public status page of an order: 128 random bits. Kept readable, because every message repeats the link.
ALTER TABLE orders_order ADD COLUMN status_key TEXT;
UPDATE orders_order SET status_key = lower(hex(randomblob(16)));
CREATE UNIQUE INDEX orders_order_by_status_key ON orders_order (status_key);
