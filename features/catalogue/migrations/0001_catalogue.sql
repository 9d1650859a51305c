-- What the shop stitches: category, service, product (category, service name and service model in the older client).
-- Their ids are never used twice, because orders name products, and their names are free again once they are deleted.

CREATE TABLE catalogue_category (
    id INTEGER PRIMARY KEY AUTOINCREMENT,
    name TEXT NOT NULL,
    description TEXT NOT NULL,
    image_id INTEGER NOT NULL,              -- of the media feature
    colour_ground TEXT NOT NULL,            -- this and the next two as #RRGGBB
    colour_first TEXT NOT NULL,
    colour_second TEXT NOT NULL,
    position INTEGER NOT NULL,              -- the owner's order
    published INTEGER NOT NULL DEFAULT 1 CHECK (published IN (0, 1)),
    version INTEGER NOT NULL DEFAULT 1,     -- each change adds one
    deleted_at INTEGER                      -- Unix seconds; what is below is deleted and restored with it
) STRICT;

CREATE INDEX catalogue_category_in_order ON catalogue_category (position, id);
CREATE UNIQUE INDEX catalogue_category_name ON catalogue_category (name) WHERE deleted_at IS NULL;

CREATE TABLE catalogue_service (
    id INTEGER PRIMARY KEY AUTOINCREMENT,
    category_id INTEGER NOT NULL REFERENCES catalogue_category (id),
    name TEXT NOT NULL,
    service_type TEXT NOT NULL,             -- by default the category's name
    -- Which garment is made, and so which measurements and choices it has. Of the garments feature.
    garment_type_id INTEGER,
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
    main_description TEXT NOT NULL,         -- plain text; a blank line separates paragraphs
    price_paise INTEGER NOT NULL CHECK (price_paise >= 0),   -- 0: not set by the owner yet
    day TEXT NOT NULL,                      -- yyyy-mm-dd, the day it was added
    ready_days INTEGER CHECK (ready_days > 0),   -- days until it is ready
    fabric_cm INTEGER CHECK (fabric_cm > 0),   -- fabric that the customer gives
    included TEXT NOT NULL DEFAULT '',      -- one item for each line
    not_included TEXT NOT NULL DEFAULT '',
    garment_type_id INTEGER,                -- replaces that of the service
    course_id INTEGER,                      -- the course that teaches it, of the courses feature
    image_id INTEGER NOT NULL,              -- the main one
    position INTEGER NOT NULL,
    published INTEGER NOT NULL DEFAULT 1 CHECK (published IN (0, 1)),
    version INTEGER NOT NULL DEFAULT 1,
    deleted_at INTEGER
) STRICT;

CREATE INDEX catalogue_product_in_order ON catalogue_product (service_id, position, id);
CREATE UNIQUE INDEX catalogue_product_model ON catalogue_product (service_id, model) WHERE deleted_at IS NULL;

-- Images beside the main one. They, the tags and the favourites are deleted with the product when the trash is emptied.
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

-- Products that customers saved for later.
CREATE TABLE catalogue_favourite (
    user_id INTEGER NOT NULL,               -- of the auth feature
    product_id INTEGER NOT NULL REFERENCES catalogue_product (id) ON DELETE CASCADE,
    added_at INTEGER NOT NULL,              -- Unix seconds
    PRIMARY KEY (user_id, product_id)
) STRICT, WITHOUT ROWID;

CREATE INDEX catalogue_favourite_by_product ON catalogue_favourite (product_id);

-- Reviews by customers who had a piece of the product delivered. Only approved ones are shown and counted.
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

-- Photos of reviews. Visitors see those of approved reviews.
CREATE TABLE catalogue_review_photo (
    id INTEGER PRIMARY KEY AUTOINCREMENT,   -- never used twice: an old id must not open another photo
    review_id INTEGER NOT NULL REFERENCES catalogue_review (id),
    stored_photo INTEGER NOT NULL,          -- private, of the media feature
    added_at INTEGER NOT NULL               -- Unix seconds
) STRICT;

CREATE INDEX catalogue_review_photo_by_review ON catalogue_review_photo (review_id);
