-- An appointment, and once it is approved an order: one row from the first request to the delivery.
CREATE TABLE orders_order (
    id INTEGER PRIMARY KEY AUTOINCREMENT,   -- shown to people, so a number is never given twice
    user_id INTEGER NOT NULL,
    product_id INTEGER,                     -- what she chose from; its words are kept, they may change there
    service_name TEXT NOT NULL,             -- 'type - name - model'
    service_model TEXT NOT NULL,
    image_id INTEGER,
    first_name TEXT NOT NULL,
    last_name TEXT NOT NULL,
    contact_number TEXT NOT NULL,
    email TEXT NOT NULL,
    address TEXT NOT NULL,
    land_mark TEXT NOT NULL,
    pin_code TEXT NOT NULL,
    day TEXT NOT NULL,                      -- of the visit, in India: yyyy-mm-dd
    slot TEXT NOT NULL CHECK (slot IN ('11:00 AM To 1:00PM', '1:00PM To 3:00PM', '3:00PM To 5:00PM', '5:00PM To 7:00PM', 'Full Day')),
    message TEXT NOT NULL,
    status TEXT NOT NULL CHECK (status IN ('Pending', 'Order Placed', 'Cutting Started', 'Stitching In Progress',
                                           'Ready for Pickup', 'Delivered', 'Rejected', 'Cancelled')),
    reason TEXT,                            -- why it was rejected or cancelled
    advance_paise INTEGER CHECK (advance_paise >= 0),
    advance_purchase INTEGER,               -- the purchase that paid it; absent when it was paid at the counter
    advance_paid_paise INTEGER,
    advance_paid_at INTEGER,
    promised_day TEXT,
    request_hash TEXT NOT NULL,             -- an equal booking within ten minutes is the same booking
    created_at INTEGER NOT NULL,
    CHECK ((advance_paid_at IS NULL) = (advance_paid_paise IS NULL))
) STRICT;

-- People read the number aloud: it begins with four digits.
INSERT INTO sqlite_sequence (name, seq) VALUES ('orders_order', 1000);

CREATE INDEX orders_order_by_user ON orders_order (user_id, id);
CREATE INDEX orders_order_by_day ON orders_order (day) WHERE status NOT IN ('Rejected', 'Cancelled');
CREATE UNIQUE INDEX orders_order_by_purchase ON orders_order (advance_purchase) WHERE advance_purchase IS NOT NULL;

CREATE TABLE orders_status_change (
    id INTEGER PRIMARY KEY,
    order_id INTEGER NOT NULL REFERENCES orders_order (id),
    status TEXT NOT NULL,
    actor INTEGER NOT NULL,                 -- user id
    at INTEGER NOT NULL
) STRICT;

CREATE INDEX orders_status_change_by_order ON orders_status_change (order_id, id);

-- Whole millimetres. A copy: what is measured later does not change what was sewn.
CREATE TABLE orders_measurement (
    order_id INTEGER PRIMARY KEY REFERENCES orders_order (id),
    height INTEGER,
    shoulder INTEGER,
    front_neck INTEGER,
    back_neck INTEGER,
    around_arm INTEGER,
    around_waist INTEGER,
    around_hip INTEGER,
    around_bust INTEGER
) STRICT;

-- One for each member of the family.
CREATE TABLE orders_profile (
    id INTEGER PRIMARY KEY,
    user_id INTEGER NOT NULL,
    name TEXT NOT NULL,
    relation TEXT NOT NULL
) STRICT;

CREATE INDEX orders_profile_by_user ON orders_profile (user_id, name);

-- Whole millimetres, each time she was measured.
CREATE TABLE orders_profile_measurement (
    id INTEGER PRIMARY KEY,
    profile_id INTEGER NOT NULL REFERENCES orders_profile (id) ON DELETE CASCADE,
    measured_at INTEGER NOT NULL,
    height INTEGER,
    shoulder INTEGER,
    front_neck INTEGER,
    back_neck INTEGER,
    around_arm INTEGER,
    around_waist INTEGER,
    around_hip INTEGER,
    around_bust INTEGER
) STRICT;

CREATE INDEX orders_profile_measurement_by_profile ON orders_profile_measurement (profile_id, id);

-- How many homes we reach in a slot. A full day takes all of them.
CREATE TABLE orders_slot_setting (
    slot TEXT PRIMARY KEY CHECK (slot IN ('11:00 AM To 1:00PM', '1:00PM To 3:00PM', '3:00PM To 5:00PM', '5:00PM To 7:00PM')),
    capacity INTEGER NOT NULL CHECK (capacity >= 0)
) STRICT;

INSERT INTO orders_slot_setting (slot, capacity) VALUES
    ('11:00 AM To 1:00PM', 3), ('1:00PM To 3:00PM', 3), ('3:00PM To 5:00PM', 3), ('5:00PM To 7:00PM', 3);

-- Days of the week on which nobody comes; 0 is Sunday.
CREATE TABLE orders_day_off (
    weekday INTEGER PRIMARY KEY CHECK (weekday BETWEEN 0 AND 6)
) STRICT;

CREATE TABLE orders_holiday (
    day TEXT PRIMARY KEY,                   -- yyyy-mm-dd
    name TEXT NOT NULL
) STRICT;
