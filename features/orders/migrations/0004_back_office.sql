-- A step that was taken back stays on record, and counts no more.
ALTER TABLE orders_status_change ADD COLUMN undone_at INTEGER;
-- The mail that told of it, which is held back for as long as it can be undone.
ALTER TABLE orders_status_change ADD COLUMN mail INTEGER;

-- What the shop writes down for itself.
CREATE TABLE orders_note (
    id INTEGER PRIMARY KEY,
    order_id INTEGER NOT NULL REFERENCES orders_order (id),
    actor INTEGER NOT NULL,                 -- user id
    text TEXT NOT NULL,
    at INTEGER NOT NULL
) STRICT;

CREATE INDEX orders_note_by_order ON orders_note (order_id, id);
CREATE INDEX orders_order_by_status ON orders_order (status, promised_day, id);
