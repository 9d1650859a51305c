-- Where the shop picks up.
CREATE TABLE orders_pin_code (
    id INTEGER PRIMARY KEY,
    pin_code TEXT NOT NULL CHECK (length(pin_code) = 6),
    location TEXT NOT NULL,
    published INTEGER NOT NULL DEFAULT 1 CHECK (published IN (0, 1)),       -- a hidden area is not served
    version INTEGER NOT NULL DEFAULT 1,     -- an update names the version that was read, to detect concurrent updates
    deleted_at INTEGER,                     -- in the trash, from which it can be restored
    UNIQUE (pin_code, location)             -- one pin code may have several localities
) STRICT;

-- Visits that the shop can make in a slot. A full-day visit takes all slots of its day.
CREATE TABLE orders_slot_setting (
    slot TEXT PRIMARY KEY CHECK (slot IN
        ('11:00 AM To 1:00PM', '1:00PM To 3:00PM', '3:00PM To 5:00PM', '5:00PM To 7:00PM')),
    capacity INTEGER NOT NULL CHECK (capacity >= 0)
) STRICT;

INSERT INTO orders_slot_setting (slot, capacity) VALUES
    ('11:00 AM To 1:00PM', 3), ('1:00PM To 3:00PM', 3), ('3:00PM To 5:00PM', 3), ('5:00PM To 7:00PM', 3);

-- Days of the week without visits.
CREATE TABLE orders_day_off (
    weekday INTEGER PRIMARY KEY CHECK (weekday BETWEEN 0 AND 6)     -- 0 is Sunday
) STRICT;

CREATE TABLE orders_holiday (
    day TEXT PRIMARY KEY,                   -- yyyy-mm-dd
    name TEXT NOT NULL
) STRICT;

-- What the shop usually asks of its customers, and how much its makers do. One row.
CREATE TABLE orders_booking_setting (
    id INTEGER PRIMARY KEY CHECK (id = 1),
    horizon_days INTEGER NOT NULL CHECK (horizon_days BETWEEN 1 AND 365),   -- how far ahead customers can book
    -- Suggested advance, in percent of the price, rounded to an amount.
    advance_percent INTEGER NOT NULL DEFAULT 30 CHECK (advance_percent BETWEEN 0 AND 100),
    advance_rounding_paise INTEGER NOT NULL DEFAULT 5000 CHECK (advance_rounding_paise BETWEEN 100 AND 100000),
    rush_paise INTEGER NOT NULL DEFAULT 0 CHECK (rush_paise >= 0),          -- fee for an urgent order; 0: none
    ready_days INTEGER NOT NULL DEFAULT 10 CHECK (ready_days BETWEEN 1 AND 365),    -- until an order is ready
    balance_online INTEGER NOT NULL DEFAULT 1 CHECK (balance_online IN (0, 1)),     -- can be paid online
    slip_terms TEXT NOT NULL DEFAULT '',    -- terms on the customer's slip
    -- Work of a maker in a day, in points of the garment types.
    points_per_day INTEGER NOT NULL DEFAULT 8 CHECK (points_per_day BETWEEN 1 AND 100)
) STRICT;

INSERT INTO orders_booking_setting (id, horizon_days) VALUES (1, 90);
