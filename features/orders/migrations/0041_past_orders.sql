-- Orders of an older system, as they were imported. For reading only: they are on no board and in no figure, document
-- or balance.
CREATE TABLE orders_past_order (
    id INTEGER PRIMARY KEY AUTOINCREMENT,   -- named by import runs, so never given twice
    number TEXT NOT NULL UNIQUE,            -- as the older system had it
    user_id INTEGER NOT NULL,
    day TEXT NOT NULL,                      -- of the order: yyyy-mm-dd
    item TEXT NOT NULL,
    price_paise INTEGER CHECK (price_paise >= 0),
    paid_paise INTEGER CHECK (paid_paise >= 0),
    status TEXT NOT NULL,
    note TEXT NOT NULL
) STRICT;

CREATE INDEX orders_past_order_by_user ON orders_past_order (user_id, day);
