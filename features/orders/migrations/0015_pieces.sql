-- The pieces of an order, one to twenty: what is sewn, for whom, its price, days, maker and step.
CREATE TABLE orders_piece (
    id INTEGER PRIMARY KEY AUTOINCREMENT,   -- on printed cards, so never given twice
    order_id INTEGER NOT NULL REFERENCES orders_order (id),
    position INTEGER NOT NULL CHECK (position BETWEEN 1 AND 20),    -- HM-1048/2
    product_id INTEGER,
    service_name TEXT NOT NULL,             -- 'type - name - model', or as described in the shop
    service_model TEXT NOT NULL,
    image_id INTEGER,
    garment_type_id INTEGER,
    quantity INTEGER NOT NULL DEFAULT 1 CHECK (quantity BETWEEN 1 AND 20),
    for_whom TEXT NOT NULL DEFAULT '',      -- empty: the customer
    profile_id INTEGER,
    note TEXT NOT NULL DEFAULT '',
    fabric_source TEXT NOT NULL DEFAULT 'customer' CHECK (fabric_source IN ('customer', 'shop')),
    fabric TEXT NOT NULL DEFAULT '',
    storage_place TEXT NOT NULL DEFAULT '',
    estimate_paise INTEGER CHECK (estimate_paise >= 0),             -- when it was ordered, for the whole quantity
    price_paise INTEGER CHECK (price_paise >= 0),                   -- agreed, for the whole quantity
    status TEXT NOT NULL CHECK (status IN ('Pending', 'Order Placed', 'Cutting Started', 'Stitching In Progress',
                                           'Ready for Pickup', 'Delivered')),
    promised_day TEXT,
    trial_day TEXT,
    trial_slot TEXT CHECK (trial_slot IN
        ('11:00 AM To 1:00PM', '1:00PM To 3:00PM', '3:00PM To 5:00PM', '5:00PM To 7:00PM', 'Full Day')),
    assigned_to INTEGER,                    -- user id
    measured_unit TEXT CHECK (measured_unit IN ('in', 'cm')),       -- in which the lengths were typed
    UNIQUE (order_id, position)
) STRICT;

CREATE TABLE orders_piece_choice (
    piece_id INTEGER NOT NULL REFERENCES orders_piece (id) ON DELETE CASCADE,
    position INTEGER NOT NULL,
    option_id INTEGER,
    group_name TEXT NOT NULL,               -- copies: the shop may change its texts and prices
    option_name TEXT NOT NULL,
    price_paise INTEGER NOT NULL,
    PRIMARY KEY (piece_id, position)
) STRICT, WITHOUT ROWID;

CREATE TABLE orders_piece_measurement (
    piece_id INTEGER NOT NULL REFERENCES orders_piece (id) ON DELETE CASCADE,
    field TEXT NOT NULL,                    -- key, such as aroundBust
    label TEXT NOT NULL,
    mm INTEGER NOT NULL,
    position INTEGER NOT NULL,
    PRIMARY KEY (piece_id, field)
) STRICT, WITHOUT ROWID;

CREATE TABLE orders_piece_change (
    id INTEGER PRIMARY KEY,
    piece_id INTEGER NOT NULL REFERENCES orders_piece (id) ON DELETE CASCADE,
    status TEXT NOT NULL,
    actor INTEGER NOT NULL,                 -- user id
    at INTEGER NOT NULL,
    undone_at INTEGER,
    act INTEGER,                            -- first change of those made together; absent for a new piece
    order_change INTEGER,                   -- the order's newest status change after the act
    caused INTEGER NOT NULL DEFAULT 0 CHECK (caused IN (0, 1))      -- whether the act made that change
) STRICT;

INSERT INTO orders_piece (order_id, position, product_id, service_name, service_model, image_id, fabric, price_paise,
                          status, promised_day, trial_day, trial_slot, assigned_to, measured_unit)
SELECT o.id, 1, o.product_id, o.service_name, o.service_model, o.image_id, o.fabric, o.price_paise,
       CASE WHEN o.status IN ('Rejected', 'Cancelled') THEN
           coalesce((SELECT c.status FROM orders_status_change c WHERE c.order_id = o.id AND c.undone_at IS NULL
                       AND c.status NOT IN ('Rejected', 'Cancelled') ORDER BY c.id DESC LIMIT 1), 'Pending')
           ELSE o.status END,
       o.promised_day, o.trial_day, o.trial_slot, o.assigned_to, m.unit
FROM orders_order o LEFT JOIN orders_measurement m ON m.order_id = o.id ORDER BY o.id;

INSERT INTO orders_piece_measurement (piece_id, field, label, mm, position)
SELECT id, field, label, mm, position FROM (
    SELECT p.id, 'height' AS field, 'Height' AS label, m.height AS mm, 1 AS position
        FROM orders_measurement m JOIN orders_piece p USING (order_id)
    UNION ALL SELECT p.id, 'shoulder', 'Shoulder', m.shoulder, 2 FROM orders_measurement m JOIN orders_piece p USING (order_id)
    UNION ALL SELECT p.id, 'frontNeck', 'Front neck', m.front_neck, 3 FROM orders_measurement m JOIN orders_piece p USING (order_id)
    UNION ALL SELECT p.id, 'backNeck', 'Back neck', m.back_neck, 4 FROM orders_measurement m JOIN orders_piece p USING (order_id)
    UNION ALL SELECT p.id, 'aroundArm', 'Around arm', m.around_arm, 5 FROM orders_measurement m JOIN orders_piece p USING (order_id)
    UNION ALL SELECT p.id, 'aroundWaist', 'Around waist', m.around_waist, 6 FROM orders_measurement m JOIN orders_piece p USING (order_id)
    UNION ALL SELECT p.id, 'aroundHip', 'Around hip', m.around_hip, 7 FROM orders_measurement m JOIN orders_piece p USING (order_id)
    UNION ALL SELECT p.id, 'aroundBust', 'Around bust', m.around_bust, 8 FROM orders_measurement m JOIN orders_piece p USING (order_id)
) WHERE mm IS NOT NULL;

-- Each step of an order was a step of its one piece. The first row has nothing before it to return to.
INSERT INTO orders_piece_change (piece_id, status, actor, at, undone_at, act, order_change, caused)
SELECT p.id, c.status, c.actor, c.at, c.undone_at, nullif(c.id, first.id), nullif(c.id, first.id), c.id <> first.id
FROM orders_status_change c JOIN orders_piece p USING (order_id)
    JOIN (SELECT order_id, min(id) AS id FROM orders_status_change GROUP BY order_id) first USING (order_id)
WHERE c.status NOT IN ('Rejected', 'Cancelled') ORDER BY c.id;
UPDATE orders_piece_change SET act = id WHERE act IS NOT NULL;

CREATE INDEX orders_piece_by_trial ON orders_piece (trial_day) WHERE trial_day IS NOT NULL;
CREATE INDEX orders_piece_by_assignee ON orders_piece (assigned_to, order_id) WHERE assigned_to IS NOT NULL;
CREATE INDEX orders_piece_by_image ON orders_piece (image_id) WHERE image_id IS NOT NULL;
CREATE INDEX orders_piece_change_by_piece ON orders_piece_change (piece_id, id);

ALTER TABLE orders_photo ADD COLUMN piece_id INTEGER REFERENCES orders_piece (id) ON DELETE SET NULL;
UPDATE orders_photo SET piece_id = (SELECT p.id FROM orders_piece p WHERE p.order_id = orders_photo.order_id);
CREATE INDEX orders_photo_by_piece ON orders_photo (piece_id) WHERE piece_id IS NOT NULL;

-- The order keeps what all its pieces share, and a summary: names, price, promised day and status.
DROP TABLE orders_measurement;
DROP INDEX orders_order_by_trial;
DROP INDEX orders_order_by_assignee;
ALTER TABLE orders_order DROP COLUMN product_id;
ALTER TABLE orders_order DROP COLUMN fabric;
ALTER TABLE orders_order DROP COLUMN trial_day;
ALTER TABLE orders_order DROP COLUMN trial_slot;
ALTER TABLE orders_order DROP COLUMN assigned_to;
ALTER TABLE orders_order ADD COLUMN needed_by TEXT;
ALTER TABLE orders_order ADD COLUMN rush_paise INTEGER NOT NULL DEFAULT 0 CHECK (rush_paise >= 0);
ALTER TABLE orders_order ADD COLUMN discount_paise INTEGER NOT NULL DEFAULT 0 CHECK (discount_paise >= 0);
ALTER TABLE orders_order ADD COLUMN discount_reason TEXT NOT NULL DEFAULT '';

-- Lengths of a profile in mm by field, in alphabetical order: {"height":1580}.
ALTER TABLE orders_profile_measurement ADD COLUMN lengths TEXT NOT NULL DEFAULT '{}';
UPDATE orders_profile_measurement SET lengths = json_patch('{}', json_object(
    'aroundArm', around_arm, 'aroundBust', around_bust, 'aroundHip', around_hip, 'aroundWaist', around_waist,
    'backNeck', back_neck, 'frontNeck', front_neck, 'height', height, 'shoulder', shoulder));
ALTER TABLE orders_profile_measurement DROP COLUMN height;
ALTER TABLE orders_profile_measurement DROP COLUMN shoulder;
ALTER TABLE orders_profile_measurement DROP COLUMN front_neck;
ALTER TABLE orders_profile_measurement DROP COLUMN back_neck;
ALTER TABLE orders_profile_measurement DROP COLUMN around_arm;
ALTER TABLE orders_profile_measurement DROP COLUMN around_waist;
ALTER TABLE orders_profile_measurement DROP COLUMN around_hip;
ALTER TABLE orders_profile_measurement DROP COLUMN around_bust;

-- The board: the most urgent orders of a step first, those without a promised day last.
DROP INDEX orders_order_by_status;
CREATE INDEX orders_order_on_board ON orders_order (status, promised_day IS NULL, promised_day, id);
