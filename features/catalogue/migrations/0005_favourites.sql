-- What customers have marked to come back to.
CREATE TABLE catalogue_favourite (
    user_id INTEGER NOT NULL,               -- of the auth feature
    product_id INTEGER NOT NULL REFERENCES catalogue_product (id),
    added_at INTEGER NOT NULL,              -- Unix seconds
    PRIMARY KEY (user_id, product_id)
) STRICT, WITHOUT ROWID;
