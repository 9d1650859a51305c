-- What sells a product beside its text: more images, facts, tags, and the course that teaches it.
ALTER TABLE catalogue_product ADD COLUMN ready_days INTEGER CHECK (ready_days > 0);
ALTER TABLE catalogue_product ADD COLUMN fabric_cm INTEGER CHECK (fabric_cm > 0);     -- what a customer has to give
ALTER TABLE catalogue_product ADD COLUMN included TEXT NOT NULL DEFAULT '';           -- one thing a line
ALTER TABLE catalogue_product ADD COLUMN not_included TEXT NOT NULL DEFAULT '';
ALTER TABLE catalogue_product ADD COLUMN course_id INTEGER;                           -- of the courses feature

-- Beside the main one of catalogue_product.
CREATE TABLE catalogue_product_image (
    product_id INTEGER NOT NULL REFERENCES catalogue_product (id),
    position INTEGER NOT NULL CHECK (position BETWEEN 0 AND 6),
    image_id INTEGER NOT NULL,
    PRIMARY KEY (product_id, position)
) STRICT, WITHOUT ROWID;

CREATE TABLE catalogue_product_tag (
    product_id INTEGER NOT NULL REFERENCES catalogue_product (id),
    kind TEXT NOT NULL CHECK (kind IN ('occasion', 'fabric')),
    name TEXT NOT NULL,
    PRIMARY KEY (product_id, kind, name)
) STRICT, WITHOUT ROWID;

CREATE INDEX catalogue_product_tag_name ON catalogue_product_tag (kind, name);
