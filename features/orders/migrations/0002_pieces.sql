-- The pieces of an order, one to twenty: what is sewn, for whom, its price, days, maker and step.
CREATE TABLE orders_piece (
    id INTEGER PRIMARY KEY AUTOINCREMENT,   -- on printed cards, so never used twice
    order_id INTEGER NOT NULL REFERENCES orders_order (id),
    position INTEGER NOT NULL CHECK (position BETWEEN 1 AND 20),    -- the 2 of HM-1048/2
    product_id INTEGER,                     -- names are copies: the product may change
    service_name TEXT NOT NULL,             -- 'type - name - model', or as described in the shop
    service_model TEXT NOT NULL,
    image_id INTEGER,
    garment_type_id INTEGER,
    quantity INTEGER NOT NULL DEFAULT 1 CHECK (quantity BETWEEN 1 AND 20),
    for_whom TEXT NOT NULL DEFAULT '',      -- name of the wearer; empty for the customer
    profile_id INTEGER,                     -- of the wearer
    -- Age group of the wearer: usual lengths of a child are not those of an adult.
    age_group TEXT NOT NULL DEFAULT 'adult' CHECK (age_group IN ('adult', 'child')),
    measured_unit TEXT CHECK (measured_unit IN ('in', 'cm')),       -- in which the lengths were entered, if given
    measured_at INTEGER,                    -- when the lengths were taken; absent without lengths
    note TEXT NOT NULL DEFAULT '',
    fabric_source TEXT NOT NULL DEFAULT 'customer' CHECK (fabric_source IN ('customer', 'shop')),
    fabric TEXT NOT NULL DEFAULT '',        -- what is known of it
    storage_place TEXT NOT NULL DEFAULT '',
    estimate_paise INTEGER CHECK (estimate_paise >= 0),             -- when it was ordered, for the whole quantity
    price_paise INTEGER CHECK (price_paise >= 0),                   -- agreed, for the whole quantity
    -- An order that is rejected or cancelled leaves its pieces at their step.
    status TEXT NOT NULL CHECK (status IN ('Pending', 'Order Placed', 'Cutting Started', 'Stitching In Progress',
                                           'Ready for Pickup', 'Delivered')),
    assigned_to INTEGER,                    -- user id of the maker
    promised_day TEXT,
    trial_day TEXT,
    trial_slot TEXT CHECK (trial_slot IN
        ('11:00 AM To 1:00PM', '1:00PM To 3:00PM', '3:00PM To 5:00PM', '5:00PM To 7:00PM', 'Full Day')),
    -- Number of changes of the trial and time of the last one, as for visits of orders.
    trial_revision INTEGER NOT NULL DEFAULT 0,
    trial_changed_at INTEGER,
    version INTEGER NOT NULL DEFAULT 1,     -- an update names the version that was read, to detect concurrent updates
    UNIQUE (order_id, position)
) STRICT;

CREATE INDEX orders_piece_by_trial ON orders_piece (trial_day) WHERE trial_day IS NOT NULL;
CREATE INDEX orders_piece_by_assignee ON orders_piece (assigned_to, order_id) WHERE assigned_to IS NOT NULL;
CREATE INDEX orders_piece_by_image ON orders_piece (image_id) WHERE image_id IS NOT NULL;
CREATE INDEX orders_piece_by_profile ON orders_piece (profile_id) WHERE profile_id IS NOT NULL;
-- The board by piece: the most urgent pieces first, those without a promised day last.
CREATE INDEX orders_piece_on_board
    ON orders_piece (promised_day IS NULL, promised_day, id, order_id, status, assigned_to)
    WHERE status NOT IN ('Pending', 'Delivered');
CREATE INDEX orders_piece_by_promise ON orders_piece (promised_day) WHERE promised_day IS NOT NULL;

CREATE TRIGGER orders_trial_changed
AFTER UPDATE OF trial_day, trial_slot ON orders_piece
WHEN (old.trial_day, old.trial_slot) IS NOT (new.trial_day, new.trial_slot)
BEGIN
    UPDATE orders_piece SET trial_revision = old.trial_revision + 1, trial_changed_at = unixepoch() WHERE id = new.id;
END;

-- Options chosen for a piece. Names and price are copies: the shop may change its texts and prices.
CREATE TABLE orders_piece_choice (
    piece_id INTEGER NOT NULL REFERENCES orders_piece (id) ON DELETE CASCADE,
    position INTEGER NOT NULL,
    option_id INTEGER,
    group_name TEXT NOT NULL,
    option_name TEXT NOT NULL,
    price_paise INTEGER NOT NULL,
    PRIMARY KEY (piece_id, position)
) STRICT, WITHOUT ROWID;

-- Lengths of a piece. A copy: later measurements of a profile do not change what is sewn.
CREATE TABLE orders_piece_measurement (
    piece_id INTEGER NOT NULL REFERENCES orders_piece (id) ON DELETE CASCADE,
    field TEXT NOT NULL,                    -- key, such as aroundBust
    label TEXT NOT NULL,
    mm INTEGER NOT NULL,
    position INTEGER NOT NULL,
    PRIMARY KEY (piece_id, field)
) STRICT, WITHOUT ROWID;

-- History of a piece.
CREATE TABLE orders_piece_change (
    id INTEGER PRIMARY KEY,
    piece_id INTEGER NOT NULL REFERENCES orders_piece (id) ON DELETE CASCADE,
    status TEXT NOT NULL,
    actor INTEGER NOT NULL,                 -- user id
    at INTEGER NOT NULL,
    undone_at INTEGER,
    act INTEGER,                            -- first of the changes made together; absent for a new piece
    order_change INTEGER,                   -- the order's newest status change after the act
    caused INTEGER NOT NULL DEFAULT 0 CHECK (caused IN (0, 1))      -- whether the act made that change
) STRICT;

CREATE INDEX orders_piece_change_by_piece ON orders_piece_change (piece_id, id);

-- Removed pieces with everything that was stored of them, so that a removal can be undone for a day.
CREATE TABLE orders_removed_piece (
    piece_id INTEGER PRIMARY KEY,
    order_id INTEGER NOT NULL REFERENCES orders_order (id),
    removed_at INTEGER NOT NULL,
    rows TEXT NOT NULL,                     -- by table, each row by column: {"orders_piece":[{"id":7,…}],…}
    order_change INTEGER                    -- the status change of the order that the removal made
) STRICT;

CREATE INDEX orders_removed_piece_by_time ON orders_removed_piece (removed_at);

-- Changes to a delivered piece: what to change, for how much, until when and by whom.
CREATE TABLE orders_alteration (
    id INTEGER PRIMARY KEY AUTOINCREMENT,   -- referred to by piecework, so never used twice
    order_id INTEGER NOT NULL REFERENCES orders_order (id),
    piece_id INTEGER NOT NULL REFERENCES orders_piece (id),
    work TEXT NOT NULL,
    price_paise INTEGER NOT NULL CHECK (price_paise >= 0),  -- 0: free; in the order's price once handed over
    promised_day TEXT,
    assigned_to INTEGER,                    -- user id of the maker
    status TEXT NOT NULL CHECK (status IN ('Received', 'In Work', 'Ready', 'Handed Over')),
    opened_at INTEGER NOT NULL,
    handed_over_at INTEGER,
    version INTEGER NOT NULL DEFAULT 1
) STRICT;

CREATE INDEX orders_alteration_by_order ON orders_alteration (order_id);
CREATE INDEX orders_alteration_by_piece ON orders_alteration (piece_id);
CREATE INDEX orders_alteration_open ON orders_alteration (promised_day) WHERE status <> 'Handed Over';

-- Internal notes of the shop. One about a piece is also shown to its makers; one without a piece, or whose piece was
-- removed, only to those who serve customers.
CREATE TABLE orders_note (
    id INTEGER PRIMARY KEY AUTOINCREMENT,
    order_id INTEGER NOT NULL REFERENCES orders_order (id),
    piece_id INTEGER REFERENCES orders_piece (id) ON DELETE SET NULL,
    actor INTEGER NOT NULL,                 -- user id
    text TEXT NOT NULL,
    at INTEGER NOT NULL
) STRICT;

CREATE INDEX orders_note_by_order ON orders_note (order_id, id);
CREATE INDEX orders_note_by_piece ON orders_note (piece_id, id) WHERE piece_id IS NOT NULL;

-- Photos of an order, private to its customer and the shop: references by the customer, the fabric and the finished
-- piece by the shop.
CREATE TABLE orders_photo (
    id INTEGER PRIMARY KEY AUTOINCREMENT,   -- in URLs that a browser may have cached, so never used twice
    order_id INTEGER NOT NULL REFERENCES orders_order (id),
    piece_id INTEGER REFERENCES orders_piece (id) ON DELETE SET NULL,
    kind TEXT NOT NULL DEFAULT 'reference' CHECK (kind IN ('reference', 'cloth', 'finished')),
    shown INTEGER NOT NULL DEFAULT 1 CHECK (shown IN (0, 1)),       -- to the customer
    stored_photo INTEGER NOT NULL,          -- id of the file, given by the feature that stores it
    added_at INTEGER NOT NULL
) STRICT;

CREATE INDEX orders_photo_by_order ON orders_photo (order_id, id);
CREATE INDEX orders_photo_by_piece ON orders_photo (piece_id) WHERE piece_id IS NOT NULL;
