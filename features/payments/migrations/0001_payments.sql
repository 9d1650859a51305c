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
    published INTEGER NOT NULL DEFAULT 1 CHECK (published IN (0, 1)),
    created_at INTEGER NOT NULL,
    version INTEGER NOT NULL DEFAULT 1,
    -- It can come back. Its code stays with it even then: who has used it must not get it again.
    deleted_at INTEGER
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
    key_id TEXT,                            -- the public key it was made with: test and live keys are separate worlds
    -- Paid with the provider's test keys: no money moved, and it counts nowhere. Free purchases are never tests.
    test INTEGER NOT NULL
        GENERATED ALWAYS AS (amount_paise > 0 AND coalesce(substr(key_id, 1, 9) = 'rzp_test_', 0)) VIRTUAL,
    test_ended_at INTEGER,                  -- when test mode ended, and with it what the purchase had granted
    CHECK (state <> 'fulfilled' OR (paid_at IS NOT NULL AND fulfilled_at IS NOT NULL)),
    UNIQUE (provider, provider_order_id)
) STRICT;

-- A second tab or click gets the same purchase.
CREATE UNIQUE INDEX payments_order_one_open ON payments_order (user_id, kind, reference)
    WHERE state IN ('created', 'awaiting_payment');
CREATE INDEX payments_order_by_item ON payments_order (user_id, kind, reference, id);
CREATE INDEX payments_order_by_reference ON payments_order (kind, reference);
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
    -- The captured amount may differ from what the order asked: the buyer bore the fee, or an offer lowered it. Captured
    -- minus asked; a fee is not in amount_paise, because it stays with the provider.
    difference_paise INTEGER NOT NULL DEFAULT 0,
    difference TEXT CHECK (difference IN ('fee', 'offer')),
    order_payment TEXT,                     -- what it is of an order: advance, part, balance or full
    UNIQUE (provider, provider_payment_id)
) STRICT;

CREATE INDEX payments_payment_by_order ON payments_payment (order_id);
CREATE INDEX payments_payment_by_time ON payments_payment (captured_at);
-- What is due back and not given back yet.
CREATE INDEX payments_payment_due_back ON payments_payment (id) WHERE state = 'refund_due';

-- Payments of real money.
CREATE VIEW payments_real_payment AS
SELECT p.id FROM payments_payment p JOIN payments_order o ON o.id = p.order_id WHERE NOT o.test;

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
    -- JSON of what its effect needs of a payment, a refund or a dispute; never a card's details.
    payment TEXT,
    refund TEXT,
    dispute TEXT,
    received_at INTEGER NOT NULL,
    done_at INTEGER,
    effect TEXT,                            -- what became of it
    UNIQUE (provider, event_id)
) STRICT;

CREATE INDEX payments_webhook_event_waiting ON payments_webhook_event (id) WHERE done_at IS NULL;
CREATE INDEX payments_webhook_event_by_time ON payments_webhook_event (provider, received_at);
-- What was told of refunds before their payments were known: looked through with each payment that is written down.
CREATE INDEX payments_webhook_event_early_refund ON payments_webhook_event (provider) WHERE effect = 'unknown payment';

-- The store's mark: its receipts are told from those of other stores at the same provider.
CREATE TABLE payments_store (
    only INTEGER PRIMARY KEY CHECK (only = 1),
    mark TEXT NOT NULL
) STRICT;

INSERT INTO payments_store (only, mark) VALUES (1, lower(hex(randomblob(4))));

-- Money that goes back to a buyer: written down first, then asked of the provider. Amounts may be parts of a payment.
CREATE TABLE payments_refund (
    id INTEGER PRIMARY KEY AUTOINCREMENT,
    payment_id INTEGER NOT NULL REFERENCES payments_payment (id),
    provider TEXT NOT NULL,
    amount_paise INTEGER NOT NULL CHECK (amount_paise > 0),
    reason TEXT NOT NULL,
    actor INTEGER,                          -- user id; absent when it was made at the provider's own place
    speed TEXT NOT NULL DEFAULT 'normal' CHECK (speed IN ('normal', 'optimum')),
    key TEXT NOT NULL UNIQUE,               -- the provider makes one refund of it, however often it is asked
    state TEXT NOT NULL CHECK (state IN ('requested', 'pending', 'processed', 'failed')),
    provider_refund_id TEXT,
    bank_reference TEXT,                    -- by which the buyer finds it on her statement
    failure TEXT,                           -- why it failed, in words for the owner
    retry_of INTEGER UNIQUE REFERENCES payments_refund (id),
    requested_at INTEGER NOT NULL,
    tried_at INTEGER,                       -- when the provider was last asked to make it
    tries INTEGER NOT NULL DEFAULT 0,
    due_at INTEGER,                         -- when the provider is asked next; absent: not any more
    done_at INTEGER,                        -- when it was processed, or failed
    UNIQUE (provider, provider_refund_id),
    CHECK (state <> 'processed' OR (done_at IS NOT NULL AND provider_refund_id IS NOT NULL))
) STRICT;

CREATE INDEX payments_refund_by_payment ON payments_refund (payment_id, id);
CREATE INDEX payments_refund_due ON payments_refund (due_at) WHERE due_at IS NOT NULL;
CREATE INDEX payments_refund_by_time ON payments_refund (requested_at);
CREATE INDEX payments_refund_by_end ON payments_refund (done_at) WHERE state = 'processed';
CREATE INDEX payments_refund_failed ON payments_refund (payment_id) WHERE state = 'failed';

-- Somebody decided that nothing goes back of a payment that waited for it, or that it was settled in another way.
CREATE TABLE payments_retained (
    payment_id INTEGER PRIMARY KEY REFERENCES payments_payment (id),
    reason TEXT NOT NULL,
    actor INTEGER NOT NULL,                 -- user id
    at INTEGER NOT NULL
) STRICT;

-- A charge that the payer's bank disputes. The owner has to answer in time.
CREATE TABLE payments_dispute (
    id INTEGER PRIMARY KEY,
    provider TEXT NOT NULL,
    provider_dispute_id TEXT NOT NULL,
    provider_payment_id TEXT NOT NULL,
    order_id INTEGER REFERENCES payments_order (id),    -- the purchase, if the payment is one of ours
    amount_paise INTEGER NOT NULL,
    reason TEXT NOT NULL,
    phase TEXT NOT NULL,
    status TEXT NOT NULL CHECK (status IN ('open', 'under_review', 'won', 'lost', 'closed')),
    respond_by INTEGER,
    created_at INTEGER NOT NULL,
    changed_at INTEGER NOT NULL,
    -- What a lost dispute took out of the books; absent while nothing was taken.
    refund_id INTEGER REFERENCES payments_refund (id),
    -- No money is at stake. Written down, because one about a payment that no purchase here has says so by nothing else.
    test INTEGER NOT NULL DEFAULT 0,
    UNIQUE (provider, provider_dispute_id)
) STRICT;

CREATE INDEX payments_dispute_open ON payments_dispute (respond_by) WHERE status IN ('open', 'under_review');

-- After a backup was brought back: purchases made since then are made anew from what the provider knows of them.
CREATE TABLE payments_rebuild (
    only INTEGER PRIMARY KEY CHECK (only = 1),
    since INTEGER NOT NULL
) STRICT;

-- How far the provider's list of refunds was read, and when it is read next (Unix seconds).
CREATE TABLE payments_adoption (
    provider TEXT PRIMARY KEY,
    refunds_until INTEGER NOT NULL,
    due_at INTEGER NOT NULL
) STRICT;

-- The newest payments came without a webhook: since when, and when the owners were written to.
CREATE TABLE payments_webhook_alarm (
    only INTEGER PRIMARY KEY CHECK (only = 1),
    since INTEGER NOT NULL,
    mailed_at INTEGER NOT NULL
) STRICT;

-- Every movement of money online: 1 what came, 3 what went back or is to.
CREATE VIEW payments_transaction AS
SELECT 1 AS source, p.id, p.captured_at AS at, o.id AS purchase, o.kind, o.reference, o.title, o.user_id,
       p.amount_paise AS paise,
       (SELECT coalesce(sum(r.amount_paise), 0) FROM payments_refund r
        WHERE r.payment_id = p.id AND r.state = 'processed') AS returned,
       p.method AS method, p.state, p.id AS payment, NULL AS note, NULL AS failure, NULL AS actor,
       p.reason IS NULL AS counts,                  -- what is due back from the first does not
       lower(o.title || ' ' || p.provider_payment_id || ' ' || coalesce(o.provider_order_id, '')) AS texts,
       NOT EXISTS (SELECT 1 FROM payments_refund r WHERE r.payment_id = p.id AND r.state <> 'failed')
         AND NOT EXISTS (SELECT 1 FROM payments_retained k WHERE k.payment_id = p.id) AS undecided,
       o.test, p.order_payment, p.provider_payment_id AS provider_payment,
       (SELECT c.code FROM payments_coupon c WHERE c.id = o.coupon_id) AS coupon
FROM payments_payment p JOIN payments_order o ON o.id = p.order_id
UNION ALL
SELECT 3, r.id, CASE WHEN r.state = 'processed' THEN r.done_at ELSE r.requested_at END, o.id, o.kind, o.reference,
       o.title, o.user_id, -r.amount_paise, 0, p.method, r.state, p.id, r.reason, r.failure, r.actor, p.reason IS NULL,
       lower(o.title || ' ' || p.provider_payment_id || ' ' || coalesce(r.provider_refund_id, '') || ' ' || r.reason),
       r.state = 'failed'
         AND NOT EXISTS (SELECT 1 FROM payments_refund l WHERE l.payment_id = p.id AND l.id > r.id)
         AND NOT EXISTS (SELECT 1 FROM payments_retained k WHERE k.payment_id = p.id AND k.at >= r.requested_at),
       o.test, p.order_payment, p.provider_payment_id, NULL
FROM payments_refund r JOIN payments_payment p ON p.id = r.payment_id JOIN payments_order o ON o.id = p.order_id;
