-- What belongs to a product goes with it when the trash is emptied. SQLite cannot change a foreign key in place.

CREATE TABLE catalogue_old_image AS SELECT * FROM catalogue_product_image;
CREATE TABLE catalogue_old_tag AS SELECT * FROM catalogue_product_tag;
CREATE TABLE catalogue_old_favourite AS SELECT * FROM catalogue_favourite;
DROP TABLE catalogue_product_image;
DROP TABLE catalogue_product_tag;
DROP TABLE catalogue_favourite;

CREATE TABLE catalogue_product_image (
    product_id INTEGER NOT NULL REFERENCES catalogue_product (id) ON DELETE CASCADE,
    position INTEGER NOT NULL CHECK (position BETWEEN 0 AND 6),
    image_id INTEGER NOT NULL,
    PRIMARY KEY (product_id, position)
) STRICT, WITHOUT ROWID;

CREATE TABLE catalogue_product_tag (
    product_id INTEGER NOT NULL REFERENCES catalogue_product (id) ON DELETE CASCADE,
    kind TEXT NOT NULL CHECK (kind IN ('occasion', 'fabric')),
    name TEXT NOT NULL,
    PRIMARY KEY (product_id, kind, name)
) STRICT, WITHOUT ROWID;

CREATE INDEX catalogue_product_tag_name ON catalogue_product_tag (kind, name);

CREATE TABLE catalogue_favourite (
    user_id INTEGER NOT NULL,               -- of the auth feature
    product_id INTEGER NOT NULL REFERENCES catalogue_product (id) ON DELETE CASCADE,
    added_at INTEGER NOT NULL,              -- Unix seconds
    PRIMARY KEY (user_id, product_id)
) STRICT, WITHOUT ROWID;

INSERT INTO catalogue_product_image SELECT product_id, position, image_id FROM catalogue_old_image;
INSERT INTO catalogue_product_tag SELECT product_id, kind, name FROM catalogue_old_tag;
INSERT INTO catalogue_favourite SELECT user_id, product_id, added_at FROM catalogue_old_favourite;

DROP TABLE catalogue_old_image;
DROP TABLE catalogue_old_tag;
DROP TABLE catalogue_old_favourite;
