-- Each row counts its versions, so that two people with the same form open are told; a deleted row can come back for a
-- while.
ALTER TABLE orders_pin_code ADD COLUMN version INTEGER NOT NULL DEFAULT 1;
ALTER TABLE orders_pin_code ADD COLUMN deleted_at INTEGER;
