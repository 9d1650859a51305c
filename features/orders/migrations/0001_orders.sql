-- A request for an appointment, and once it is approved an order: one row from the request to the delivery. Names,
-- image, price, promised day and, once approved, status follow from its pieces.
CREATE TABLE orders_order (
    id INTEGER PRIMARY KEY AUTOINCREMENT,   -- shown to people, so a number is never used twice
    user_id INTEGER NOT NULL,               -- the customer
    taken_by INTEGER,                       -- user id of the staff member who took it; absent if booked online
    -- Address, mobile number and email may be empty for an order taken in the shop.
    first_name TEXT NOT NULL,
    last_name TEXT NOT NULL,
    contact_number TEXT NOT NULL,
    email TEXT NOT NULL,
    address TEXT NOT NULL,
    land_mark TEXT NOT NULL,
    pin_code TEXT NOT NULL,
    service_name TEXT NOT NULL,             -- 'type - name - model' of the first piece, with the number of others
    service_model TEXT NOT NULL,
    image_id INTEGER,                       -- of the first piece
    message TEXT NOT NULL,                  -- from the customer
    status TEXT NOT NULL CHECK (status IN ('Pending', 'Order Placed', 'Cutting Started', 'Stitching In Progress',
                                           'Ready for Pickup', 'Delivered', 'Rejected', 'Cancelled')),
    reason TEXT,                            -- why it was rejected or cancelled
    -- The coming or last visit; an order taken in the shop may have none. Days are in India: yyyy-mm-dd.
    day TEXT,
    slot TEXT CHECK (slot IN
        ('11:00 AM To 1:00PM', '1:00PM To 3:00PM', '3:00PM To 5:00PM', '5:00PM To 7:00PM', 'Full Day')),
    visit_purpose TEXT CHECK (visit_purpose IN ('measure', 'trial', 'hand_over')),  -- absent: follows from the status
    visit_assigned_to INTEGER,              -- user id of the team member who goes; stays when the visit is moved
    visit_reminded TEXT,                    -- day and slot of the last reminder: another time is reminded of again
    -- Number of changes of the visit and time of the last one, set by a trigger. Calendar programs update an event when
    -- its number grows (RFC 5545, 3.8.7.4).
    visit_revision INTEGER NOT NULL DEFAULT 0,
    visit_changed_at INTEGER,
    needed_by TEXT,                         -- day on which the customer needs it
    promised_day TEXT,                      -- the last one of the pieces
    price_paise INTEGER CHECK (price_paise >= 0),   -- agreed for everything; absent if nothing is agreed
    rush_paise INTEGER NOT NULL DEFAULT 0 CHECK (rush_paise >= 0),
    discount_paise INTEGER NOT NULL DEFAULT 0 CHECK (discount_paise >= 0),
    discount_reason TEXT NOT NULL DEFAULT '',
    advance_paise INTEGER CHECK (advance_paise >= 0),   -- asked for
    advance_purchase INTEGER,               -- payment order that paid it; absent if paid at the counter
    advance_paid_paise INTEGER,
    advance_paid_at INTEGER,
    -- Paid in test mode: counts as paid until test mode ends, and as no money anywhere.
    advance_test INTEGER NOT NULL DEFAULT 0 CHECK (advance_test IN (0, 1)),
    -- Refunded of an advance paid online. Stays when the advance counts as unpaid again.
    advance_returned_paise INTEGER CHECK (advance_returned_paise > 0),
    -- Key of the public status page: 128 random bits; absent if switched off. Not hashed, because every message repeats
    -- the link.
    status_key TEXT,
    request_hash TEXT NOT NULL,             -- an equal booking within ten minutes is the same booking
    created_at INTEGER NOT NULL,
    CHECK ((advance_paid_at IS NULL) = (advance_paid_paise IS NULL))
) STRICT;

-- Order numbers are read aloud: they have four digits from the first one.
INSERT INTO sqlite_sequence (name, seq) VALUES ('orders_order', 1000);

CREATE INDEX orders_order_by_user ON orders_order (user_id, id);
CREATE UNIQUE INDEX orders_order_by_purchase ON orders_order (advance_purchase) WHERE advance_purchase IS NOT NULL;
CREATE INDEX orders_order_by_day ON orders_order (day) WHERE status NOT IN ('Rejected', 'Cancelled');
-- Pending requests of a customer, whose number is limited.
CREATE INDEX orders_order_waiting ON orders_order (user_id) WHERE status = 'Pending';
CREATE UNIQUE INDEX orders_order_by_status_key ON orders_order (status_key);
-- The board: the most urgent orders of a status first, those without a promised day last.
CREATE INDEX orders_order_on_board ON orders_order (status, promised_day IS NULL, promised_day, id);

-- A trigger, because many acts change a visit.
CREATE TRIGGER orders_visit_changed
AFTER UPDATE OF day, slot, status, visit_purpose, address, land_mark, pin_code, contact_number ON orders_order
WHEN (old.day, old.slot, old.status, old.visit_purpose,
      old.address, old.land_mark, old.pin_code, old.contact_number) IS NOT
     (new.day, new.slot, new.status, new.visit_purpose,
      new.address, new.land_mark, new.pin_code, new.contact_number)
BEGIN
    UPDATE orders_order SET visit_revision = old.visit_revision + 1, visit_changed_at = unixepoch() WHERE id = new.id;
END;

-- History of an order. A change that was undone stays on record, and no longer counts.
CREATE TABLE orders_status_change (
    id INTEGER PRIMARY KEY,
    order_id INTEGER NOT NULL REFERENCES orders_order (id),
    status TEXT NOT NULL,
    actor INTEGER NOT NULL,                 -- user id
    at INTEGER NOT NULL,
    mail INTEGER,                           -- its email in the outbox, withdrawn if the change is undone in time
    undone_at INTEGER
) STRICT;

CREATE INDEX orders_status_change_by_order ON orders_status_change (order_id, id);
-- The monthly report.
CREATE INDEX orders_status_change_by_time ON orders_status_change (at);

-- Visits whose time is over, as they were when the order got another one.
CREATE TABLE orders_past_visit (
    id INTEGER PRIMARY KEY,
    order_id INTEGER NOT NULL REFERENCES orders_order (id),
    day TEXT NOT NULL,
    slot TEXT NOT NULL CHECK (slot IN
        ('11:00 AM To 1:00PM', '1:00PM To 3:00PM', '3:00PM To 5:00PM', '5:00PM To 7:00PM', 'Full Day')),
    purpose TEXT NOT NULL CHECK (purpose IN ('measure', 'trial', 'hand_over')),
    assigned_to INTEGER,                    -- user id of the team member who went
    UNIQUE (order_id, day, slot)
) STRICT;

CREATE INDEX orders_past_visit_by_day ON orders_past_visit (day);

-- What an order costs beside its pieces, such as latkan.
CREATE TABLE orders_extra (
    order_id INTEGER NOT NULL REFERENCES orders_order (id),
    position INTEGER NOT NULL,
    label TEXT NOT NULL,
    price_paise INTEGER NOT NULL CHECK (price_paise >= 0),
    PRIMARY KEY (order_id, position)
) STRICT, WITHOUT ROWID;

-- Payment orders that paid the balance of an order online, or a part of it. One that is refunded in full is removed.
CREATE TABLE orders_balance_purchase (
    purchase INTEGER PRIMARY KEY,           -- id of the payment order
    order_id INTEGER NOT NULL REFERENCES orders_order (id),
    test INTEGER NOT NULL CHECK (test IN (0, 1))    -- paid in test mode: removed when it ends
) STRICT;

CREATE INDEX orders_balance_purchase_by_order ON orders_balance_purchase (order_id);

-- Orders of an older system, as imported. For reading only: they are on no board and in no figure, document or balance.
CREATE TABLE orders_past_order (
    id INTEGER PRIMARY KEY AUTOINCREMENT,   -- referred to by import runs, so never used twice
    number TEXT NOT NULL UNIQUE,            -- in the older system
    user_id INTEGER NOT NULL,
    day TEXT NOT NULL,                      -- of the order: yyyy-mm-dd
    item TEXT NOT NULL,
    price_paise INTEGER CHECK (price_paise >= 0),
    paid_paise INTEGER CHECK (paid_paise >= 0),
    status TEXT NOT NULL,
    note TEXT NOT NULL
) STRICT;

CREATE INDEX orders_past_order_by_user ON orders_past_order (user_id, day);
