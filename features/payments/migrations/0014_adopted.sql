-- What the provider did by itself and the shop adopts.

-- The captured amount may differ from what the order asked: the buyer bore the fee, or an offer lowered it. Captured minus
-- asked; a fee is not in amount_paise, because it stays with the provider.
ALTER TABLE payments_payment ADD COLUMN difference_paise INTEGER NOT NULL DEFAULT 0;
ALTER TABLE payments_payment ADD COLUMN difference TEXT CHECK (difference IN ('fee', 'offer'));

-- How far the provider's list of refunds was read, and when it is read next (Unix seconds).
CREATE TABLE payments_adoption (
    provider TEXT PRIMARY KEY,
    refunds_until INTEGER NOT NULL,
    due_at INTEGER NOT NULL
) STRICT;

-- What a lost dispute took out of the books; absent while nothing was taken.
ALTER TABLE payments_dispute ADD COLUMN refund_id INTEGER REFERENCES payments_refund (id);

-- The newest payments came without a webhook: since when, and when the owners were written to.
CREATE TABLE payments_webhook_alarm (
    only INTEGER PRIMARY KEY CHECK (only = 1),
    since INTEGER NOT NULL,
    mailed_at INTEGER NOT NULL
) STRICT;
