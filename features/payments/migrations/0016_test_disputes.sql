-- A dispute in test mode: no money is at stake. Written down, because one about a payment that no purchase here has says so
-- by nothing else.
ALTER TABLE payments_dispute ADD COLUMN test INTEGER NOT NULL DEFAULT 0;
UPDATE payments_dispute SET test = 1 WHERE order_id IN (SELECT id FROM payments_order WHERE test);
