-- The advance was paid in test mode: it counts as paid until test mode ends, and as no money anywhere.
ALTER TABLE orders_order ADD COLUMN advance_test INTEGER NOT NULL DEFAULT 0 CHECK (advance_test IN (0, 1));
