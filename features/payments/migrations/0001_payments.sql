-- Discounts by code.
CREATE TABLE payments_coupon (
    id INTEGER PRIMARY KEY AUTOINCREMENT,
    code TEXT NOT NULL UNIQUE CHECK (code = upper(trim(code)) AND length(code) BETWEEN 1 AND 40),
    percent INTEGER NOT NULL CHECK (percent BETWEEN 0 AND 100),
    first_day TEXT,                         -- days in India, both inclusive
    last_day TEXT,
    most_uses INTEGER CHECK (most_uses >= 0),
    kind TEXT,                              -- only for items of this kind; absent: for all
    reference TEXT CHECK (reference IS NULL OR kind IS NOT NULL),   -- only for this item
    published INTEGER NOT NULL DEFAULT 1 CHECK (published IN (0, 1)),
    created_at INTEGER NOT NULL,
    version INTEGER NOT NULL DEFAULT 1,
    deleted_at INTEGER                      -- can be restored; its code stays taken, so that no customer uses it twice
) STRICT;

-- What a customer buys, at the price frozen when the checkout began. The provider knows ids, so they are never reused.
CREATE TABLE payments_order (
    id INTEGER PRIMARY KEY AUTOINCREMENT,
    user_id INTEGER NOT NULL,
    kind TEXT NOT NULL,
    reference TEXT NOT NULL,
    title TEXT NOT NULL,
    price_paise INTEGER NOT NULL CHECK (price_paise >= 0),
    percent INTEGER NOT NULL CHECK (percent BETWEEN 0 AND 100),
    amount_paise INTEGER NOT NULL CHECK (amount_paise BETWEEN 0 AND price_paise),
    terms TEXT NOT NULL,                    -- JSON of the selling feature, passed to it when the order is fulfilled
    coupon_id INTEGER REFERENCES payments_coupon (id),
    coupon_released_at INTEGER,             -- a later capture settles the order all the same
    provider TEXT NOT NULL,
    provider_order_id TEXT,
    state TEXT NOT NULL DEFAULT 'created' CHECK (state IN
        ('created', 'awaiting_payment', 'paid', 'fulfilled', 'abandoned', 'refund_due', 'refunded')),
    confirming_since INTEGER,               -- the customer's browser reported success; not confirmed by the provider
    capture_seen_at INTEGER,                -- captured at the provider, but recording it failed: retried forever
    created_at INTEGER NOT NULL,
    opened_at INTEGER NOT NULL,             -- when the checkout was last opened
    paid_at INTEGER,
    fulfilled_at INTEGER,
    closed_at INTEGER,                      -- when it was abandoned, or found to be refunded
    check_due_at INTEGER,                   -- when the provider is asked next; absent: never
    key_id TEXT,                            -- public key it was created with; test and live keys share nothing
    -- Paid in test mode: no money moved, and it is in no figure. Free orders are never tests.
    test INTEGER NOT NULL
        GENERATED ALWAYS AS (amount_paise > 0 AND coalesce(substr(key_id, 1, 9) = 'rzp_test_', 0)) VIRTUAL,
    test_ended_at INTEGER,                  -- when test mode ended, and with it what the order had granted
    CHECK (state <> 'fulfilled' OR (paid_at IS NOT NULL AND fulfilled_at IS NOT NULL)),
    UNIQUE (provider, provider_order_id)
) STRICT;

-- A second tab or click gets the same payment order.
CREATE UNIQUE INDEX payments_order_one_open ON payments_order (user_id, kind, reference)
    WHERE state IN ('created', 'awaiting_payment');
CREATE INDEX payments_order_by_item ON payments_order (user_id, kind, reference, id);
CREATE INDEX payments_order_by_reference ON payments_order (kind, reference);
CREATE INDEX payments_order_due ON payments_order (check_due_at) WHERE check_due_at IS NOT NULL;

-- Payments: each capture at the provider, once.
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
    reason TEXT,                            -- why it has to be refunded
    difference_paise INTEGER NOT NULL DEFAULT 0,    -- captured minus asked; amount_paise is without a fee on top of it
    difference TEXT CHECK (difference IN ('fee', 'offer')),     -- the buyer bore the fee, or an offer lowered it
    fee_paise INTEGER,                      -- charged to the shop, with tax; absent: the buyer bore it, or not known
    order_payment TEXT,                     -- its part in an order: advance, part, balance or full
    UNIQUE (provider, provider_payment_id)
) STRICT;

CREATE INDEX payments_payment_by_order ON payments_payment (order_id);
CREATE INDEX payments_payment_by_time ON payments_payment (captured_at);
CREATE INDEX payments_payment_due_back ON payments_payment (id) WHERE state = 'refund_due';

-- Payments of real money.
CREATE VIEW payments_real_payment AS
SELECT p.id FROM payments_payment p JOIN payments_order o ON o.id = p.order_id WHERE NOT o.test;

-- The ledger of online payments: rows are only added.
CREATE TABLE payments_ledger (
    id INTEGER PRIMARY KEY,
    at INTEGER NOT NULL,
    order_id INTEGER NOT NULL REFERENCES payments_order (id),
    payment_id INTEGER REFERENCES payments_payment (id),
    entry TEXT NOT NULL CHECK (entry IN ('captured', 'free', 'refunded', 'recorded')),
    amount_paise INTEGER NOT NULL,          -- negative: paid out
    actor INTEGER                           -- user id; absent when the shop itself acted
) STRICT;

CREATE TRIGGER payments_ledger_keeps_its_rows BEFORE DELETE ON payments_ledger
BEGIN SELECT RAISE(ABORT, 'the ledger keeps its rows'); END;
CREATE TRIGGER payments_ledger_keeps_its_text BEFORE UPDATE ON payments_ledger
BEGIN SELECT RAISE(ABORT, 'the ledger keeps its wording'); END;

-- Coupons that customers have reserved or used. Releasing a coupon deletes its row.
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

-- Webhook events of the provider. Each is stored first, then processed.
CREATE TABLE payments_webhook_event (
    id INTEGER PRIMARY KEY,
    provider TEXT NOT NULL,
    event_id TEXT NOT NULL,
    kind TEXT NOT NULL,
    provider_order_id TEXT,
    payment TEXT,                           -- these three: JSON of what its effect needs; never card details
    refund TEXT,
    dispute TEXT,
    received_at INTEGER NOT NULL,
    done_at INTEGER,
    effect TEXT,                            -- what processing it did
    UNIQUE (provider, event_id)
) STRICT;

CREATE INDEX payments_webhook_event_waiting ON payments_webhook_event (id) WHERE done_at IS NULL;
CREATE INDEX payments_webhook_event_by_time ON payments_webhook_event (provider, received_at);
-- Events of refunds whose payment was not known yet. They are searched when a payment is recorded.
CREATE INDEX payments_webhook_event_early_refund ON payments_webhook_event (provider) WHERE effect = 'unknown payment';

-- Identifies this store in its receipts at the provider, which other stores may use too.
CREATE TABLE payments_store (
    only INTEGER PRIMARY KEY CHECK (only = 1),
    mark TEXT NOT NULL
) STRICT;

INSERT INTO payments_store (only, mark) VALUES (1, lower(hex(randomblob(4))));

-- Refunds. Each is recorded first, then requested from the provider. Its amount may be a part of the payment.
CREATE TABLE payments_refund (
    id INTEGER PRIMARY KEY AUTOINCREMENT,
    payment_id INTEGER NOT NULL REFERENCES payments_payment (id),
    provider TEXT NOT NULL,
    amount_paise INTEGER NOT NULL CHECK (amount_paise > 0),
    reason TEXT NOT NULL,
    actor INTEGER,                          -- user id; absent when it was made in the provider's dashboard
    key TEXT NOT NULL UNIQUE,               -- idempotency key at the provider
    state TEXT NOT NULL CHECK (state IN ('requested', 'pending', 'processed', 'failed')),
    provider_refund_id TEXT,
    bank_reference TEXT,                    -- as on the buyer's bank statement
    failure TEXT,                           -- why it failed, as shown to the owner
    retry_of INTEGER UNIQUE REFERENCES payments_refund (id),
    requested_at INTEGER NOT NULL,
    tried_at INTEGER,                       -- when it was last requested from the provider
    tries INTEGER NOT NULL DEFAULT 0,
    due_at INTEGER,                         -- when the provider is asked next; absent: never
    done_at INTEGER,                        -- when it was processed, or failed
    UNIQUE (provider, provider_refund_id),
    CHECK (state <> 'processed' OR (done_at IS NOT NULL AND provider_refund_id IS NOT NULL))
) STRICT;

CREATE INDEX payments_refund_by_payment ON payments_refund (payment_id, id);
CREATE INDEX payments_refund_due ON payments_refund (due_at) WHERE due_at IS NOT NULL;

-- Payments that were due for a refund and are retained, or were settled in another way, by decision of a person.
CREATE TABLE payments_retained (
    payment_id INTEGER PRIMARY KEY REFERENCES payments_payment (id),
    reason TEXT NOT NULL,
    actor INTEGER NOT NULL,                 -- user id
    at INTEGER NOT NULL
) STRICT;

-- Payments that the payer's bank disputes. The owner has to respond in time.
CREATE TABLE payments_dispute (
    id INTEGER PRIMARY KEY,
    provider TEXT NOT NULL,
    provider_dispute_id TEXT NOT NULL,
    provider_payment_id TEXT NOT NULL,
    order_id INTEGER REFERENCES payments_order (id),    -- absent: the payment is not known here
    amount_paise INTEGER NOT NULL,
    reason TEXT NOT NULL,
    phase TEXT NOT NULL,
    status TEXT NOT NULL CHECK (status IN ('open', 'under_review', 'won', 'lost', 'closed')),
    respond_by INTEGER,
    created_at INTEGER NOT NULL,
    refund_id INTEGER REFERENCES payments_refund (id),  -- the refund that a lost dispute is recorded as
    test INTEGER NOT NULL DEFAULT 0,        -- 1: in test mode, which the payment shows only if it is known here
    UNIQUE (provider, provider_dispute_id)
) STRICT;

-- After a restore: payment orders since then are created again from the provider's data.
CREATE TABLE payments_rebuild (
    only INTEGER PRIMARY KEY CHECK (only = 1),
    since INTEGER NOT NULL
) STRICT;

-- Until when the provider's list of refunds has been read, and when it is read next (Unix seconds).
CREATE TABLE payments_adoption (
    provider TEXT PRIMARY KEY,
    refunds_until INTEGER NOT NULL,
    due_at INTEGER NOT NULL
) STRICT;

-- The newest payments came without a webhook event: since when. The owners have been emailed.
CREATE TABLE payments_webhook_alarm (
    only INTEGER PRIMARY KEY CHECK (only = 1),
    since INTEGER NOT NULL
) STRICT;

-- Online transactions: payments have source 1, refunds 3.
CREATE VIEW payments_transaction AS
SELECT 1 AS source, p.id, p.captured_at AS at, o.id AS purchase, o.kind, o.reference, o.title, o.user_id,
       p.amount_paise AS paise,
       (SELECT coalesce(sum(r.amount_paise), 0) FROM payments_refund r
        WHERE r.payment_id = p.id AND r.state = 'processed') AS returned,
       p.method AS method, p.state, p.id AS payment, NULL AS note, NULL AS failure, NULL AS actor,
       p.reason IS NULL AS counts,                  -- false: had to be refunded from the start
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
