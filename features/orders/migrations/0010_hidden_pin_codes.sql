-- A hidden area is kept by the shop and served to nobody.
ALTER TABLE orders_pin_code ADD COLUMN published INTEGER NOT NULL DEFAULT 1 CHECK (published IN (0, 1));
