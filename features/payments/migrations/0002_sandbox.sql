-- What a payment provider would keep at its own place. No money moves.
CREATE TABLE payments_sandbox_key (
    only INTEGER PRIMARY KEY CHECK (only = 1),
    key_secret TEXT NOT NULL,               -- signs what the checkout hands to the browser
    webhook_secret TEXT NOT NULL            -- signs what is delivered to the shop
) STRICT;

CREATE TABLE payments_sandbox_order (
    id TEXT PRIMARY KEY,
    receipt TEXT NOT NULL,
    buyer INTEGER NOT NULL,
    amount_paise INTEGER NOT NULL CHECK (amount_paise >= 100),
    created_at INTEGER NOT NULL
) STRICT;

CREATE TABLE payments_sandbox_payment (
    id TEXT PRIMARY KEY,
    order_id TEXT NOT NULL REFERENCES payments_sandbox_order (id),
    amount_paise INTEGER NOT NULL,
    status TEXT NOT NULL CHECK (status IN ('created', 'authorized', 'captured', 'failed')),
    created_at INTEGER NOT NULL,
    captured_at INTEGER
) STRICT;

CREATE INDEX payments_sandbox_payment_by_order ON payments_sandbox_payment (order_id);

-- Webhooks on their way to the shop.
CREATE TABLE payments_sandbox_delivery (
    id INTEGER PRIMARY KEY,
    event_id TEXT NOT NULL UNIQUE,
    body TEXT NOT NULL,
    attempts INTEGER NOT NULL DEFAULT 0,
    due_at INTEGER NOT NULL,
    state TEXT NOT NULL DEFAULT 'waiting' CHECK (state IN ('waiting', 'delivered', 'lost'))
) STRICT;

CREATE INDEX payments_sandbox_delivery_due ON payments_sandbox_delivery (due_at) WHERE state = 'waiting';

CREATE TABLE payments_sandbox_refund (
    id TEXT PRIMARY KEY,
    payment_id TEXT NOT NULL REFERENCES payments_sandbox_payment (id),
    amount_paise INTEGER NOT NULL CHECK (amount_paise >= 100),
    receipt TEXT UNIQUE,
    status TEXT NOT NULL CHECK (status IN ('pending', 'processed', 'failed')),
    created_at INTEGER NOT NULL
) STRICT;

CREATE INDEX payments_sandbox_refund_by_payment ON payments_sandbox_refund (payment_id);
