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

-- What is due back and not given back yet.
CREATE INDEX payments_payment_due_back ON payments_payment (id) WHERE state = 'refund_due';

-- The sandbox's own.
CREATE TABLE payments_sandbox_refund (
    id TEXT PRIMARY KEY,
    payment_id TEXT NOT NULL REFERENCES payments_sandbox_payment (id),
    amount_paise INTEGER NOT NULL CHECK (amount_paise >= 100),
    receipt TEXT UNIQUE,
    status TEXT NOT NULL CHECK (status IN ('pending', 'processed', 'failed')),
    created_at INTEGER NOT NULL
) STRICT;

CREATE INDEX payments_sandbox_refund_by_payment ON payments_sandbox_refund (payment_id);

-- Somebody decided that nothing goes back of a payment that waited for it, or that it was settled in another way.
CREATE TABLE payments_retained (
    payment_id INTEGER PRIMARY KEY REFERENCES payments_payment (id),
    reason TEXT NOT NULL,
    actor INTEGER NOT NULL,                 -- user id
    at INTEGER NOT NULL
) STRICT;
