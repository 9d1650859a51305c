-- Reviews by customers who had a piece of the product delivered. Only what the shop approved is shown and counted.
CREATE TABLE catalogue_review (
    id INTEGER PRIMARY KEY AUTOINCREMENT,
    product_id INTEGER NOT NULL REFERENCES catalogue_product (id),
    user_id INTEGER,                        -- of the auth feature; absent in the demo shop
    name TEXT NOT NULL,                     -- as it was when the review was written
    stars INTEGER NOT NULL CHECK (stars BETWEEN 1 AND 5),
    text TEXT NOT NULL,
    written_at INTEGER NOT NULL,            -- Unix seconds
    approved INTEGER NOT NULL DEFAULT 0 CHECK (approved IN (0, 1)),
    hidden INTEGER NOT NULL DEFAULT 0 CHECK (hidden IN (0, 1)),
    version INTEGER NOT NULL DEFAULT 1,
    deleted_at INTEGER
) STRICT;

-- One review of each customer.
CREATE UNIQUE INDEX catalogue_review_by_user ON catalogue_review (user_id, product_id) WHERE user_id IS NOT NULL;
CREATE INDEX catalogue_review_by_product ON catalogue_review (product_id, approved, written_at);
CREATE INDEX catalogue_review_waiting ON catalogue_review (id) WHERE approved = 0 AND hidden = 0 AND deleted_at IS NULL;
