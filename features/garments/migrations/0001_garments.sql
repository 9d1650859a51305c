-- Garment types with their measurements. Lengths are in whole mm.
CREATE TABLE garments_garment_type (
    id INTEGER PRIMARY KEY AUTOINCREMENT,
    name TEXT NOT NULL,
    description TEXT NOT NULL DEFAULT '',
    image_id INTEGER,                       -- of the media feature
    points INTEGER NOT NULL DEFAULT 2 CHECK (points BETWEEN 1 AND 20),  -- work of one, for the load of a maker's day
    position INTEGER NOT NULL,              -- the owner's order
    published INTEGER NOT NULL DEFAULT 1 CHECK (published IN (0, 1)),
    version INTEGER NOT NULL DEFAULT 1,     -- each change adds one
    deleted_at INTEGER                      -- when it was moved to the trash
) STRICT;

CREATE UNIQUE INDEX garments_garment_type_name ON garments_garment_type (name) WHERE deleted_at IS NULL;

-- Measurements of a garment type, in the order in which they are taken.
CREATE TABLE garments_field (
    garment_type_id INTEGER NOT NULL REFERENCES garments_garment_type (id) ON DELETE CASCADE,
    key TEXT NOT NULL,                      -- such as aroundBust; never changes, as stored measurements name it
    label TEXT NOT NULL,
    hint TEXT NOT NULL,                     -- how to measure; may be empty
    drawing TEXT,                           -- the client's drawing that shows it
    position INTEGER NOT NULL,
    least_mm INTEGER NOT NULL,              -- a length beyond least and most is refused
    most_mm INTEGER NOT NULL,
    adult_least_mm INTEGER,                 -- a length beyond the usual range of the age group gets a warning
    adult_most_mm INTEGER,
    child_least_mm INTEGER,
    child_most_mm INTEGER,
    PRIMARY KEY (garment_type_id, key),
    CHECK (0 < least_mm AND least_mm < most_mm),
    CHECK ((adult_least_mm IS NULL) = (adult_most_mm IS NULL)),
    CHECK ((child_least_mm IS NULL) = (child_most_mm IS NULL))
) STRICT, WITHOUT ROWID;

-- The garment types that a new shop begins with. The demo catalogue names these ids.
INSERT INTO garments_garment_type (id, name, description, points, position) VALUES
    (1, 'Blouse', 'Saree and lehenga blouses', 3, 0),
    (2, 'Saree work', 'Fall, pico, tassels, ready pleats', 1, 1),
    (3, 'Kurta', 'Kurtas, kurtis and kameez', 3, 2),
    (4, 'Salwar', 'Salwars, patialas and palazzos', 2, 3),
    (5, 'Churidar', 'Churidars and leggings', 2, 4),
    (6, 'Lehenga', 'Lehengas, ghagras, skirts and pavadais', 5, 5),
    (7, 'Frock', 'Frocks, dresses and gowns', 4, 6),
    (8, 'Shirt', 'Shirts for men and boys', 3, 7),
    (9, 'Trousers', 'Trousers and pyjamas', 3, 8),
    (10, 'Alteration', 'Letting out, taking in, hems, repairs', 1, 9);

-- The measurements of these types. Most are the same in every type. Those that differ have the same key and a name of
-- their own here.
INSERT INTO garments_field (garment_type_id, key, label, hint, drawing, position, least_mm, most_mm,
                            adult_least_mm, adult_most_mm, child_least_mm, child_most_mm)
WITH
    measurement (name, key, label, drawing, least, most, adult_least, adult_most, child_least, child_most,
                 hint) AS (VALUES
        ('height', 'height', 'Height', 'height', 450, 2300, 1400, 1800, 800, 1600,
         'Head to floor, barefoot.'),
        ('length', 'length', 'Length', NULL, 150, 1700, 330, 430, 200, 360,
         'From the shoulder at the neck down to where the garment ends.'),
        ('lengthOfKurta', 'length', 'Length', NULL, 150, 1700, 800, 1250, 400, 950,
         'From the shoulder at the neck down to where the garment ends.'),
        ('lengthFromWaist', 'length', 'Length', NULL, 150, 1700, 850, 1100, 400, 900,
         'From the waist to where the garment ends.'),
        ('lengthOfFrock', 'length', 'Length', NULL, 150, 1700, 850, 1500, 350, 1100,
         'From the shoulder at the neck down to where the garment ends.'),
        ('lengthOfShirt', 'length', 'Length', NULL, 150, 1700, 650, 850, 350, 680,
         'From the shoulder at the neck down to where the garment ends.'),
        -- Any length of any garment may be altered.
        ('lengthOfAlteration', 'length', 'Length', NULL, 20, 1700, NULL, NULL, NULL, NULL,
         'The finished length, from where you say in the note.'),
        ('shoulder', 'shoulder', 'Shoulder', 'shoulder', 150, 650, 340, 460, 210, 380,
         'Across the back, from one shoulder bone to the other.'),
        ('shoulderOfShirt', 'shoulder', 'Shoulder', 'shoulder', 150, 650, 380, 520, 210, 380,
         'Across the back, from one shoulder bone to the other.'),
        ('frontNeck', 'frontNeck', 'Front neck', 'frontNeck', 20, 400, 100, 250, 50, 160,
         'From the shoulder at the neck straight down to where the neckline should end.'),
        ('backNeck', 'backNeck', 'Back neck', 'backNeck', 10, 550, 50, 350, 30, 220,
         'The same at the back, down to the end of the neckline.'),
        ('aroundBust', 'aroundBust', 'Around bust', 'aroundBust', 300, 1800, 750, 1300, 480, 840,
         'Around the bust at its fullest, with the tape level at the back.'),
        ('underBust', 'underBust', 'Under bust', NULL, 300, 1700, 620, 1150, 450, 780,
         'Around the ribs, just below the bust.'),
        ('chest', 'chest', 'Chest', NULL, 300, 1800, 800, 1300, 480, 860,
         'Around the chest at its fullest, under the arms.'),
        ('aroundWaist', 'aroundWaist', 'Around waist', 'aroundWaist', 300, 1800, 600, 1150, 450, 760,
         'Around the waist, an inch above the navel. One finger fits under the tape.'),
        ('aroundWaistOfMen', 'aroundWaist', 'Around waist', 'aroundWaist', 300, 1800, 650, 1250, 450, 760,
         'Around the waist, an inch above the navel. One finger fits under the tape.'),
        ('aroundHip', 'aroundHip', 'Around hip', 'aroundHip', 300, 1900, 800, 1400, 500, 900,
         'Around the hip at its fullest, about 8 inches (20 cm) below the waist.'),
        ('aroundArm', 'aroundArm', 'Around arm', 'aroundArm', 80, 650, 220, 450, 130, 280,
         'Around the upper arm at its fullest, with the arm hanging.'),
        ('sleeveLength', 'sleeveLength', 'Sleeve length', NULL, 20, 900, 70, 620, 50, 520,
         'From the shoulder bone down to where the sleeve should end.'),
        ('sleeveRound', 'sleeveRound', 'Sleeve round', NULL, 80, 700, 180, 450, 110, 300,
         'Around the arm where the sleeve ends.'),
        ('armhole', 'armhole', 'Armhole', NULL, 150, 800, 320, 560, 200, 400,
         'Around the arm, over the shoulder bone and under the arm.'),
        ('collar', 'collar', 'Collar', NULL, 180, 600, 330, 480, 230, 350,
         'Around the neck where the collar sits, with one finger under the tape.'),
        ('thigh', 'thigh', 'Thigh', NULL, 200, 1200, 440, 780, 260, 520,
         'Around the thigh at its fullest.'),
        ('knee', 'knee', 'Knee', NULL, 150, 900, 300, 560, 200, 380,
         'Around the knee, with the leg straight.'),
        ('calf', 'calf', 'Calf', NULL, 120, 800, 270, 480, 170, 340,
         'Around the calf at its fullest.'),
        ('bottom', 'bottom', 'Bottom', NULL, 120, 1500, 220, 700, 160, 500,
         'Around the lower end of the leg, as wide as it should be.'),
        ('crotch', 'crotch', 'Crotch', NULL, 250, 1400, 550, 950, 350, 680,
         'From the waist in front, between the legs, to the waist at the back.'),
        ('inseam', 'inseam', 'Inseam', NULL, 150, 1200, 600, 900, 280, 720,
         'From the crotch down the inside of the leg to the ankle.'),
        ('flare', 'flare', 'Flare', NULL, 500, 12000, 1500, 9000, 1000, 6000,
         'Around the hem, as wide as it should be.')
    ),
    garment_type (id, measurements) AS (VALUES
        (1, '["height", "length", "shoulder", "frontNeck", "backNeck", "aroundBust", "underBust", "aroundWaist",
              "aroundHip", "aroundArm", "armhole", "sleeveLength", "sleeveRound"]'),
        (3, '["height", "lengthOfKurta", "shoulder", "frontNeck", "backNeck", "aroundBust", "aroundWaist",
              "aroundHip", "aroundArm", "armhole", "sleeveLength", "sleeveRound"]'),
        (4, '["lengthFromWaist", "aroundWaist", "aroundHip", "thigh", "knee", "crotch", "bottom"]'),
        (5, '["lengthFromWaist", "aroundWaist", "aroundHip", "thigh", "knee", "calf", "crotch", "bottom"]'),
        (6, '["height", "lengthFromWaist", "aroundWaist", "aroundHip", "flare"]'),
        (7, '["height", "lengthOfFrock", "shoulder", "frontNeck", "backNeck", "aroundBust", "aroundWaist",
              "aroundHip", "aroundArm", "armhole", "sleeveLength", "sleeveRound", "flare"]'),
        (8, '["lengthOfShirt", "shoulderOfShirt", "collar", "chest", "aroundWaistOfMen", "aroundHip", "aroundArm",
              "armhole", "sleeveLength", "sleeveRound"]'),
        (9, '["lengthFromWaist", "aroundWaistOfMen", "aroundHip", "thigh", "knee", "crotch", "inseam", "bottom"]'),
        (10, '["lengthOfAlteration", "shoulder", "aroundBust", "aroundWaist", "aroundHip", "sleeveLength"]')
    )
SELECT t.id, m.key, m.label, m.hint, m.drawing, n.key, m.least, m.most, m.adult_least, m.adult_most,
       m.child_least, m.child_most
FROM garment_type t JOIN json_each(t.measurements) n JOIN measurement m ON m.name = n.value;

-- Choices of customers, such as the neck or the lining: lists of a garment type or of a single product, whose groups
-- replace those of the same name.
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
    several INTEGER NOT NULL CHECK (several IN (0, 1)),     -- 1: more than one option may be chosen
    required INTEGER NOT NULL CHECK (required IN (0, 1)),
    position INTEGER NOT NULL
) STRICT;

CREATE INDEX garments_choice_group_in_order ON garments_choice_group (list_id, position);

-- Ids are never reused: pieces of orders refer to options.
CREATE TABLE garments_choice_option (
    id INTEGER PRIMARY KEY AUTOINCREMENT,
    group_id INTEGER NOT NULL REFERENCES garments_choice_group (id) ON DELETE CASCADE,
    name TEXT NOT NULL,
    price_paise INTEGER NOT NULL CHECK (price_paise >= 0),  -- added to the product's price
    image_id INTEGER,                       -- of the media feature
    available INTEGER NOT NULL CHECK (available IN (0, 1)),
    position INTEGER NOT NULL
) STRICT;

CREATE INDEX garments_choice_option_in_order ON garments_choice_option (group_id, position);
