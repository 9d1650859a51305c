-- Garment types with their measurements, in the order in which they are taken. Lengths are whole millimetres.

CREATE TABLE garments_garment_type (
    id INTEGER PRIMARY KEY AUTOINCREMENT,
    name TEXT NOT NULL,
    description TEXT NOT NULL DEFAULT '',
    image_id INTEGER,                       -- stored by the media feature
    points INTEGER NOT NULL DEFAULT 2 CHECK (points BETWEEN 1 AND 20),   -- work of one, for the load of a maker's day
    position INTEGER NOT NULL,              -- the owner's order
    published INTEGER NOT NULL DEFAULT 1 CHECK (published IN (0, 1)),
    version INTEGER NOT NULL DEFAULT 1,     -- each change adds one
    deleted_at INTEGER                      -- since when it is in the trash
) STRICT;

CREATE UNIQUE INDEX garments_garment_type_name ON garments_garment_type (name) WHERE deleted_at IS NULL;

CREATE TABLE garments_field (
    garment_type_id INTEGER NOT NULL REFERENCES garments_garment_type (id) ON DELETE CASCADE,
    key TEXT NOT NULL,                      -- such as aroundBust; never changes, as measurements name it
    label TEXT NOT NULL,
    hint TEXT NOT NULL,                     -- how to measure; may be empty
    drawing TEXT,                           -- which of the client's drawings shows it
    position INTEGER NOT NULL,
    least_mm INTEGER NOT NULL,              -- beyond least and most a length is refused
    most_mm INTEGER NOT NULL,
    adult_least_mm INTEGER,                 -- beyond the usual range of the age group there is a warning
    adult_most_mm INTEGER,
    child_least_mm INTEGER,
    child_most_mm INTEGER,
    PRIMARY KEY (garment_type_id, key),
    CHECK (0 < least_mm AND least_mm < most_mm),
    CHECK ((adult_least_mm IS NULL) = (adult_most_mm IS NULL)),
    CHECK ((child_least_mm IS NULL) = (child_most_mm IS NULL))
) STRICT, WITHOUT ROWID;

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

-- The lengths that several types share, with the ranges of the first one; the types below change what is theirs.
CREATE TEMPORARY TABLE garments_shipped (
    key TEXT PRIMARY KEY, label TEXT, hint TEXT, drawing TEXT,
    least INTEGER, most INTEGER, adult_least INTEGER, adult_most INTEGER, child_least INTEGER, child_most INTEGER
);
INSERT INTO garments_shipped VALUES
    ('height', 'Height', 'Head to floor, barefoot.', 'height', 450, 2300, 1400, 1800, 800, 1600),
    ('length', 'Length', 'From the shoulder at the neck down to where the garment ends.', NULL, 150, 1700, 330, 430, 200, 360),
    ('shoulder', 'Shoulder', 'Across the back, from one shoulder bone to the other.', 'shoulder', 150, 650, 340, 460, 210, 380),
    ('frontNeck', 'Front neck', 'From the shoulder at the neck straight down to where the neckline should end.', 'frontNeck', 20, 400, 100, 250, 50, 160),
    ('backNeck', 'Back neck', 'The same at the back, down to the end of the neckline.', 'backNeck', 10, 550, 50, 350, 30, 220),
    ('aroundBust', 'Around bust', 'Around the bust at its fullest, with the tape level at the back.', 'aroundBust', 300, 1800, 750, 1300, 480, 840),
    ('underBust', 'Under bust', 'Around the ribs, just below the bust.', NULL, 300, 1700, 620, 1150, 450, 780),
    ('chest', 'Chest', 'Around the chest at its fullest, under the arms.', NULL, 300, 1800, 800, 1300, 480, 860),
    ('aroundWaist', 'Around waist', 'Around the waist, an inch above the navel. One finger fits under the tape.', 'aroundWaist', 300, 1800, 600, 1150, 450, 760),
    ('aroundHip', 'Around hip', 'Around the hip at its fullest, about 8 inches (20 cm) below the waist.', 'aroundHip', 300, 1900, 800, 1400, 500, 900),
    ('aroundArm', 'Around arm', 'Around the upper arm at its fullest, with the arm hanging.', 'aroundArm', 80, 650, 220, 450, 130, 280),
    ('sleeveLength', 'Sleeve length', 'From the shoulder bone down to where the sleeve should end.', NULL, 20, 900, 70, 620, 50, 520),
    ('sleeveRound', 'Sleeve round', 'Around the arm where the sleeve ends.', NULL, 80, 700, 180, 450, 110, 300),
    ('armhole', 'Armhole', 'Around the arm, over the shoulder bone and under the arm.', NULL, 150, 800, 320, 560, 200, 400),
    ('collar', 'Collar', 'Around the neck where the collar sits, with one finger under the tape.', NULL, 180, 600, 330, 480, 230, 350),
    ('thigh', 'Thigh', 'Around the thigh at its fullest.', NULL, 200, 1200, 440, 780, 260, 520),
    ('knee', 'Knee', 'Around the knee, with the leg straight.', NULL, 150, 900, 300, 560, 200, 380),
    ('calf', 'Calf', 'Around the calf at its fullest.', NULL, 120, 800, 270, 480, 170, 340),
    ('bottom', 'Bottom', 'Around the lower end of the leg, as wide as it should be.', NULL, 120, 1500, 220, 700, 160, 500),
    ('crotch', 'Crotch', 'From the waist in front, between the legs, to the waist at the back.', NULL, 250, 1400, 550, 950, 350, 680),
    ('inseam', 'Inseam', 'From the crotch down the inside of the leg to the ankle.', NULL, 150, 1200, 600, 900, 280, 720),
    ('flare', 'Flare', 'Around the hem, as wide as it should be.', NULL, 500, 12000, 1500, 9000, 1000, 6000);

CREATE TEMPORARY TABLE garments_taken (garment_type_id INTEGER, fields TEXT);
INSERT INTO garments_taken VALUES
    (1, '["height","length","shoulder","frontNeck","backNeck","aroundBust","underBust","aroundWaist","aroundHip","aroundArm","armhole","sleeveLength","sleeveRound"]'),
    (3, '["height","length","shoulder","frontNeck","backNeck","aroundBust","aroundWaist","aroundHip","aroundArm","armhole","sleeveLength","sleeveRound"]'),
    (4, '["length","aroundWaist","aroundHip","thigh","knee","crotch","bottom"]'),
    (5, '["length","aroundWaist","aroundHip","thigh","knee","calf","crotch","bottom"]'),
    (6, '["height","length","aroundWaist","aroundHip","flare"]'),
    (7, '["height","length","shoulder","frontNeck","backNeck","aroundBust","aroundWaist","aroundHip","aroundArm","armhole","sleeveLength","sleeveRound","flare"]'),
    (8, '["length","shoulder","collar","chest","aroundWaist","aroundHip","aroundArm","armhole","sleeveLength","sleeveRound"]'),
    (9, '["length","aroundWaist","aroundHip","thigh","knee","crotch","inseam","bottom"]'),
    (10, '["length","shoulder","aroundBust","aroundWaist","aroundHip","sleeveLength"]');

INSERT INTO garments_field
    SELECT t.garment_type_id, s.key, s.label, s.hint, s.drawing, f.key, s.least, s.most,
           s.adult_least, s.adult_most, s.child_least, s.child_most
    FROM garments_taken t JOIN json_each(t.fields) f JOIN garments_shipped s ON s.key = f.value;

DROP TABLE garments_taken;
DROP TABLE garments_shipped;

UPDATE garments_field SET adult_least_mm = 800, adult_most_mm = 1250, child_least_mm = 400, child_most_mm = 950
    WHERE key = 'length' AND garment_type_id = 3;
UPDATE garments_field SET hint = 'From the waist to where the garment ends.',
        adult_least_mm = 850, adult_most_mm = 1100, child_least_mm = 400, child_most_mm = 900
    WHERE key = 'length' AND garment_type_id IN (4, 5, 6, 9);
UPDATE garments_field SET adult_least_mm = 850, adult_most_mm = 1500, child_least_mm = 350, child_most_mm = 1100
    WHERE key = 'length' AND garment_type_id = 7;
UPDATE garments_field SET adult_least_mm = 650, adult_most_mm = 850, child_least_mm = 350, child_most_mm = 680
    WHERE key = 'length' AND garment_type_id = 8;
-- What is altered may be any length of any garment.
UPDATE garments_field SET least_mm = 20, hint = 'The finished length, from where you say in the note.',
        adult_least_mm = NULL, adult_most_mm = NULL, child_least_mm = NULL, child_most_mm = NULL
    WHERE key = 'length' AND garment_type_id = 10;
UPDATE garments_field SET adult_least_mm = 380, adult_most_mm = 520 WHERE key = 'shoulder' AND garment_type_id = 8;
UPDATE garments_field SET adult_least_mm = 650, adult_most_mm = 1250
    WHERE key = 'aroundWaist' AND garment_type_id IN (8, 9);
