-- Changes to a piece that the customer has: what to change, for how much, until when and by whom.
CREATE TABLE orders_alteration (
    id INTEGER PRIMARY KEY AUTOINCREMENT,   -- named by piecework, so never given twice
    order_id INTEGER NOT NULL REFERENCES orders_order (id),
    piece_id INTEGER NOT NULL REFERENCES orders_piece (id),
    work TEXT NOT NULL,
    price_paise INTEGER NOT NULL CHECK (price_paise >= 0),  -- 0: free; in the order's price once handed over
    promised_day TEXT,
    assigned_to INTEGER,                    -- user id
    status TEXT NOT NULL CHECK (status IN ('Received', 'In Work', 'Ready', 'Handed Over')),
    opened_at INTEGER NOT NULL,
    handed_over_at INTEGER,
    version INTEGER NOT NULL DEFAULT 1
) STRICT;

CREATE INDEX orders_alteration_by_order ON orders_alteration (order_id);
CREATE INDEX orders_alteration_by_piece ON orders_alteration (piece_id);
CREATE INDEX orders_alteration_open ON orders_alteration (promised_day) WHERE status <> 'Handed Over';
