-- The store's mark: its receipts are told from those of other stores at the same provider.
CREATE TABLE payments_store (
    only INTEGER PRIMARY KEY CHECK (only = 1),
    mark TEXT NOT NULL
) STRICT;

INSERT INTO payments_store (only, mark) VALUES (1, lower(hex(randomblob(4))));

-- The public key a purchase was made with. Test and live keys are separate worlds.
ALTER TABLE payments_order ADD COLUMN key_id TEXT;

-- What an event's effect needs of a refund or a dispute: JSON, never a card's details.
ALTER TABLE payments_webhook_event ADD COLUMN refund TEXT;
ALTER TABLE payments_webhook_event ADD COLUMN dispute TEXT;
CREATE INDEX payments_webhook_event_by_time ON payments_webhook_event (provider, received_at);

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
    UNIQUE (provider, provider_dispute_id)
) STRICT;

CREATE INDEX payments_dispute_open ON payments_dispute (respond_by) WHERE status IN ('open', 'under_review');
