-- Rows that are edited by several people, and that can come back after they were deleted. A name is free again once its
-- row is deleted, so the tables are made anew without their own UNIQUE. Ids are never given twice: orders name products.

CREATE TABLE catalogue_old_category AS SELECT * FROM catalogue_category;
CREATE TABLE catalogue_old_service AS SELECT * FROM catalogue_service;
CREATE TABLE catalogue_old_product AS SELECT * FROM catalogue_product;
DROP TABLE catalogue_product;
DROP TABLE catalogue_service;
DROP TABLE catalogue_category;

CREATE TABLE catalogue_category (
    id INTEGER PRIMARY KEY AUTOINCREMENT,
    name TEXT NOT NULL,
    description TEXT NOT NULL,
    image_id INTEGER NOT NULL,            -- kept by the media feature
    colour_ground TEXT NOT NULL,
    colour_first TEXT NOT NULL,
    colour_second TEXT NOT NULL,
    position INTEGER NOT NULL,              -- the owner's order
    published INTEGER NOT NULL DEFAULT 1 CHECK (published IN (0, 1)),
    version INTEGER NOT NULL DEFAULT 1,     -- each change adds one
    deleted_at INTEGER                      -- what is below goes with it, and comes back with it
) STRICT;

CREATE INDEX catalogue_category_in_order ON catalogue_category (position, id);
CREATE UNIQUE INDEX catalogue_category_name ON catalogue_category (name) WHERE deleted_at IS NULL;

CREATE TABLE catalogue_service (
    id INTEGER PRIMARY KEY AUTOINCREMENT,
    category_id INTEGER NOT NULL REFERENCES catalogue_category (id),
    name TEXT NOT NULL,
    service_type TEXT NOT NULL,             -- by default the category's name
    image_id INTEGER NOT NULL,
    position INTEGER NOT NULL,
    published INTEGER NOT NULL DEFAULT 1 CHECK (published IN (0, 1)),
    version INTEGER NOT NULL DEFAULT 1,
    deleted_at INTEGER
) STRICT;

CREATE INDEX catalogue_service_in_order ON catalogue_service (category_id, position, id);
CREATE UNIQUE INDEX catalogue_service_name ON catalogue_service (category_id, name) WHERE deleted_at IS NULL;

CREATE TABLE catalogue_product (
    id INTEGER PRIMARY KEY AUTOINCREMENT,
    service_id INTEGER NOT NULL REFERENCES catalogue_service (id),
    model TEXT NOT NULL,
    main_title TEXT NOT NULL,
    main_description TEXT NOT NULL,         -- plain text, blank lines part paragraphs
    price_paise INTEGER NOT NULL CHECK (price_paise >= 0),   -- 0: the owner has not set it yet
    day TEXT NOT NULL,                      -- yyyy-mm-dd, the day it was added
    image_id INTEGER NOT NULL,
    position INTEGER NOT NULL,
    published INTEGER NOT NULL DEFAULT 1 CHECK (published IN (0, 1)),
    version INTEGER NOT NULL DEFAULT 1,
    deleted_at INTEGER
) STRICT;

CREATE INDEX catalogue_product_in_order ON catalogue_product (service_id, position, id);
CREATE UNIQUE INDEX catalogue_product_model ON catalogue_product (service_id, model) WHERE deleted_at IS NULL;

INSERT INTO catalogue_category
    (id, name, description, image_id, colour_ground, colour_first, colour_second, position, published)
    SELECT id, name, description, image_id, colour_ground, colour_first, colour_second, position, published
    FROM catalogue_old_category;
INSERT INTO catalogue_service (id, category_id, name, service_type, image_id, position, published)
    SELECT id, category_id, name, service_type, image_id, position, published FROM catalogue_old_service;
INSERT INTO catalogue_product
    (id, service_id, model, main_title, main_description, price_paise, day, image_id, position, published)
    SELECT id, service_id, model, main_title, main_description, price_paise, day, image_id, position, published
    FROM catalogue_old_product;

DROP TABLE catalogue_old_category;
DROP TABLE catalogue_old_service;
DROP TABLE catalogue_old_product;
