-- Images of what she has in mind. Only she and the shop see them.
CREATE TABLE orders_photo (
    id INTEGER PRIMARY KEY AUTOINCREMENT,   -- part of an address that a browser may have kept
    order_id INTEGER NOT NULL REFERENCES orders_order (id),
    stored_photo INTEGER NOT NULL,            -- as whoever keeps the file knows it
    added_at INTEGER NOT NULL
) STRICT;

CREATE INDEX orders_photo_by_order ON orders_photo (order_id, id);
