-- A discount by code.
CREATE TABLE payments_coupon (
    id INTEGER PRIMARY KEY,
    code TEXT NOT NULL UNIQUE CHECK (code = upper(trim(code)) AND length(code) BETWEEN 1 AND 40),
    percent INTEGER NOT NULL CHECK (percent BETWEEN 0 AND 100),
    first_day TEXT,                         -- days in India, both included
    last_day TEXT,
    most_uses INTEGER CHECK (most_uses >= 0),
    kind TEXT,                              -- only for this kind of item
    reference TEXT CHECK (reference IS NULL OR kind IS NOT NULL),   -- only for this one
    active INTEGER NOT NULL DEFAULT 1 CHECK (active IN (0, 1)),
    created_at INTEGER NOT NULL
) STRICT;

-- One purchase: what somebody wants to buy, at the price frozen when the checkout began.
-- Ids are never used twice: the provider knows a purchase by its id.
CREATE TABLE payments_order (
    id INTEGER PRIMARY KEY AUTOINCREMENT,
    user_id INTEGER NOT NULL,
    kind TEXT NOT NULL,
    reference TEXT NOT NULL,
    title TEXT NOT NULL,
    price_paise INTEGER NOT NULL CHECK (price_paise >= 0),
    percent INTEGER NOT NULL CHECK (percent BETWEEN 0 AND 100),
    amount_paise INTEGER NOT NULL CHECK (amount_paise BETWEEN 0 AND price_paise),
    terms TEXT NOT NULL,                    -- JSON of the item's feature, handed back when it is fulfilled
    coupon_id INTEGER REFERENCES payments_coupon (id),
    coupon_released_at INTEGER,             -- a capture after this settles all the same
    provider TEXT NOT NULL,
    provider_order_id TEXT,
    state TEXT NOT NULL DEFAULT 'created' CHECK (state IN
        ('created', 'awaiting_payment', 'paid', 'fulfilled', 'abandoned', 'refund_due', 'refunded')),
    confirming_since INTEGER,               -- she has paid as far as her browser knows; the provider has not said so yet
    capture_seen_at INTEGER,                -- the provider has the money, and writing it down failed: never given up
    created_at INTEGER NOT NULL,
    opened_at INTEGER NOT NULL,             -- when the checkout was last handed out
    paid_at INTEGER,
    fulfilled_at INTEGER,
    closed_at INTEGER,                      -- abandoned, or found to be refunded
    check_due_at INTEGER,                   -- when the provider is asked next; absent: not any more
    CHECK (state <> 'fulfilled' OR (paid_at IS NOT NULL AND fulfilled_at IS NOT NULL)),
    UNIQUE (provider, provider_order_id)
) STRICT;

-- A second tab or click gets the same purchase.
CREATE UNIQUE INDEX payments_order_one_open ON payments_order (user_id, kind, reference)
    WHERE state IN ('created', 'awaiting_payment');
CREATE INDEX payments_order_by_item ON payments_order (user_id, kind, reference, id);
CREATE INDEX payments_order_due ON payments_order (check_due_at) WHERE check_due_at IS NOT NULL;

-- Every capture, once.
CREATE TABLE payments_payment (
    id INTEGER PRIMARY KEY,
    order_id INTEGER NOT NULL REFERENCES payments_order (id),
    provider TEXT NOT NULL,
    provider_payment_id TEXT NOT NULL,
    amount_paise INTEGER NOT NULL,
    currency TEXT NOT NULL,
    method TEXT,
    captured_at INTEGER NOT NULL,
    recorded_at INTEGER NOT NULL,
    recorded_by TEXT NOT NULL CHECK (recorded_by IN ('confirm', 'webhook', 'reconcile')),
    state TEXT NOT NULL CHECK (state IN ('settled', 'refund_due', 'refunded')),
    reason TEXT,                            -- why it is to be given back
    UNIQUE (provider, provider_payment_id)
) STRICT;

CREATE INDEX payments_payment_by_order ON payments_payment (order_id);

-- The book of money: rows are only added.
CREATE TABLE payments_ledger (
    id INTEGER PRIMARY KEY,
    at INTEGER NOT NULL,
    order_id INTEGER NOT NULL REFERENCES payments_order (id),
    payment_id INTEGER REFERENCES payments_payment (id),
    entry TEXT NOT NULL CHECK (entry IN ('captured', 'free', 'refunded', 'recorded')),
    amount_paise INTEGER NOT NULL,          -- what came in; less than nothing went out
    actor INTEGER                           -- who wrote it down, when it was a person
) STRICT;

CREATE INDEX payments_ledger_by_order ON payments_ledger (order_id);

CREATE TRIGGER payments_ledger_keeps_its_rows BEFORE DELETE ON payments_ledger
BEGIN SELECT RAISE(ABORT, 'the ledger keeps its rows'); END;

CREATE TRIGGER payments_ledger_keeps_its_text BEFORE UPDATE ON payments_ledger
BEGIN SELECT RAISE(ABORT, 'the ledger keeps its wording'); END;

-- Who has a coupon set aside or used up. Released ones are gone.
CREATE TABLE payments_coupon_use (
    id INTEGER PRIMARY KEY,
    coupon_id INTEGER NOT NULL REFERENCES payments_coupon (id),
    user_id INTEGER NOT NULL,
    order_id INTEGER NOT NULL REFERENCES payments_order (id),
    state TEXT NOT NULL CHECK (state IN ('reserved', 'consumed')),
    reserved_until INTEGER NOT NULL,
    consumed_at INTEGER,
    UNIQUE (coupon_id, user_id)
) STRICT;

CREATE INDEX payments_coupon_use_by_order ON payments_coupon_use (order_id);
CREATE INDEX payments_coupon_use_reserved ON payments_coupon_use (reserved_until) WHERE state = 'reserved';

-- What the provider told by itself. Stored first, worked on afterwards.
CREATE TABLE payments_webhook_event (
    id INTEGER PRIMARY KEY,
    provider TEXT NOT NULL,
    event_id TEXT NOT NULL,
    kind TEXT NOT NULL,
    provider_order_id TEXT,
    payment TEXT,                           -- JSON of what we need of the payment; never a card's details
    received_at INTEGER NOT NULL,
    done_at INTEGER,
    effect TEXT,                            -- what became of it
    UNIQUE (provider, event_id)
) STRICT;

CREATE INDEX payments_webhook_event_waiting ON payments_webhook_event (id) WHERE done_at IS NULL;
