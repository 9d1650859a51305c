-- What customers choose between, such as the neck or the lining: lists of a garment type, and of single products, whose
-- groups replace those of the same name.

CREATE TABLE garments_choice_list (
    id INTEGER PRIMARY KEY AUTOINCREMENT,
    garment_type_id INTEGER UNIQUE REFERENCES garments_garment_type (id) ON DELETE CASCADE,
    product_id INTEGER UNIQUE,              -- of the catalogue feature
    version INTEGER NOT NULL,               -- each change adds one
    CHECK ((garment_type_id IS NULL) <> (product_id IS NULL))
) STRICT;

CREATE TABLE garments_choice_group (
    id INTEGER PRIMARY KEY AUTOINCREMENT,
    list_id INTEGER NOT NULL REFERENCES garments_choice_list (id) ON DELETE CASCADE,
    name TEXT NOT NULL,
    several INTEGER NOT NULL CHECK (several IN (0, 1)),     -- more than one option may be chosen
    required INTEGER NOT NULL CHECK (required IN (0, 1)),
    position INTEGER NOT NULL
) STRICT;

CREATE INDEX garments_choice_group_in_order ON garments_choice_group (list_id, position);

-- Ids are never given twice: pieces of orders name options.
CREATE TABLE garments_choice_option (
    id INTEGER PRIMARY KEY AUTOINCREMENT,
    group_id INTEGER NOT NULL REFERENCES garments_choice_group (id) ON DELETE CASCADE,
    name TEXT NOT NULL,
    price_paise INTEGER NOT NULL CHECK (price_paise >= 0),  -- added to the product's price
    image_id INTEGER,                       -- stored by the media feature
    available INTEGER NOT NULL CHECK (available IN (0, 1)),
    position INTEGER NOT NULL
) STRICT;

CREATE INDEX garments_choice_option_in_order ON garments_choice_option (group_id, position);
