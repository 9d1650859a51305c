-- What the shop usually asks: the advance, a fee for urgent orders, the days it needs, and the terms on its slips.
ALTER TABLE orders_booking_setting ADD COLUMN advance_percent INTEGER NOT NULL DEFAULT 30
    CHECK (advance_percent BETWEEN 0 AND 100);
ALTER TABLE orders_booking_setting ADD COLUMN advance_rounding_paise INTEGER NOT NULL DEFAULT 5000
    CHECK (advance_rounding_paise BETWEEN 100 AND 100000);
ALTER TABLE orders_booking_setting ADD COLUMN rush_paise INTEGER NOT NULL DEFAULT 0 CHECK (rush_paise >= 0);
ALTER TABLE orders_booking_setting ADD COLUMN ready_days INTEGER NOT NULL DEFAULT 10
    CHECK (ready_days BETWEEN 1 AND 365);
ALTER TABLE orders_booking_setting ADD COLUMN balance_online INTEGER NOT NULL DEFAULT 1
    CHECK (balance_online IN (0, 1));
ALTER TABLE orders_booking_setting ADD COLUMN slip_terms TEXT NOT NULL DEFAULT '';

-- Purchases that paid the balance of an order online, or a part of it. One that is refunded in full is removed.
CREATE TABLE orders_balance_purchase (
    purchase INTEGER PRIMARY KEY,
    order_id INTEGER NOT NULL REFERENCES orders_order (id),
    test INTEGER NOT NULL CHECK (test IN (0, 1))
) STRICT;

CREATE INDEX orders_balance_purchase_by_order ON orders_balance_purchase (order_id);
