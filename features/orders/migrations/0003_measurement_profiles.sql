-- A person of a customer's family who is measured.
CREATE TABLE orders_profile (
    id INTEGER PRIMARY KEY AUTOINCREMENT,   -- never reused: removed pieces and imports remember it
    user_id INTEGER NOT NULL,               -- the customer
    name TEXT NOT NULL,
    relation TEXT NOT NULL,
    -- Warnings about unusual lengths depend on it.
    age_group TEXT NOT NULL DEFAULT 'adult' CHECK (age_group IN ('adult', 'child'))
) STRICT;

CREATE INDEX orders_profile_by_user ON orders_profile (user_id, name);

-- Lengths of a profile, each time they were taken.
CREATE TABLE orders_profile_measurement (
    id INTEGER PRIMARY KEY AUTOINCREMENT,
    profile_id INTEGER NOT NULL REFERENCES orders_profile (id) ON DELETE CASCADE,
    garment_type_id INTEGER,                -- for which they were taken; absent for lengths of the body
    lengths TEXT NOT NULL DEFAULT '{}',     -- whole mm by field, in alphabetical order: {"height":1580}
    unit TEXT CHECK (unit IN ('in', 'cm')), -- in which they were entered; absent: shown in the unit of the shop
    measured_by TEXT NOT NULL DEFAULT 'customer' CHECK (measured_by IN ('customer', 'shop')),
    piece_id INTEGER REFERENCES orders_piece (id) ON DELETE SET NULL,       -- for which the shop took them
    measured_at INTEGER NOT NULL
) STRICT;

CREATE INDEX orders_profile_measurement_by_profile ON orders_profile_measurement (profile_id, id);
CREATE INDEX orders_profile_measurement_by_piece ON orders_profile_measurement (piece_id) WHERE piece_id IS NOT NULL;
