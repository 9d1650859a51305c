-- Removed pieces with everything that was stored of them, so that a removal can be undone for a day.
CREATE TABLE orders_removed_piece (
    piece_id INTEGER PRIMARY KEY,
    order_id INTEGER NOT NULL REFERENCES orders_order (id),
    removed_at INTEGER NOT NULL,
    rows TEXT NOT NULL,                     -- by table, each row by column: {"orders_piece":[{"id":7,…}],…}
    order_change INTEGER                    -- the status change of the order that the removal made
) STRICT;
CREATE INDEX orders_removed_piece_by_time ON orders_removed_piece (removed_at);
