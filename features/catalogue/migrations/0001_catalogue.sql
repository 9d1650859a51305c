-- What the shop stitches: category, service, product (the older client's category, service name, service model).

CREATE TABLE catalogue_category (
    id INTEGER PRIMARY KEY,
    name TEXT NOT NULL UNIQUE,
    description TEXT NOT NULL,
    image_id INTEGER NOT NULL,            -- kept by the media feature
    colour_ground TEXT NOT NULL,
    colour_first TEXT NOT NULL,
    colour_second TEXT NOT NULL,
    position INTEGER NOT NULL,              -- the owner's order
    published INTEGER NOT NULL DEFAULT 1 CHECK (published IN (0, 1))
) STRICT;

CREATE INDEX catalogue_category_in_order ON catalogue_category (position, id);

CREATE TABLE catalogue_service (
    id INTEGER PRIMARY KEY,
    category_id INTEGER NOT NULL REFERENCES catalogue_category (id),
    name TEXT NOT NULL,
    service_type TEXT NOT NULL,             -- by default the category's name
    image_id INTEGER NOT NULL,
    position INTEGER NOT NULL,
    published INTEGER NOT NULL DEFAULT 1 CHECK (published IN (0, 1)),
    UNIQUE (category_id, name)
) STRICT;

CREATE INDEX catalogue_service_in_order ON catalogue_service (category_id, position, id);

CREATE TABLE catalogue_product (
    id INTEGER PRIMARY KEY,
    service_id INTEGER NOT NULL REFERENCES catalogue_service (id),
    model TEXT NOT NULL,
    main_title TEXT NOT NULL,
    main_description TEXT NOT NULL,         -- plain text, blank lines part paragraphs
    price_paise INTEGER NOT NULL CHECK (price_paise >= 0),
    day TEXT NOT NULL,                      -- yyyy-mm-dd, the day it was added
    image_id INTEGER NOT NULL,
    position INTEGER NOT NULL,
    published INTEGER NOT NULL DEFAULT 1 CHECK (published IN (0, 1)),
    UNIQUE (service_id, model)
) STRICT;

CREATE INDEX catalogue_product_in_order ON catalogue_product (service_id, position, id);
