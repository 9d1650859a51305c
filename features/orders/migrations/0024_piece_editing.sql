-- An update of a piece names the version that was read: two people at once do not overwrite each other.
ALTER TABLE orders_piece ADD COLUMN version INTEGER NOT NULL DEFAULT 1;

-- What an order costs beside its pieces, such as latkan.
CREATE TABLE orders_extra (
    order_id INTEGER NOT NULL REFERENCES orders_order (id),
    position INTEGER NOT NULL,
    label TEXT NOT NULL,
    price_paise INTEGER NOT NULL CHECK (price_paise >= 0),
    PRIMARY KEY (order_id, position)
) STRICT, WITHOUT ROWID;
