-- When an order is delivered, one document is about all of it: no single payment, and what takes it back is about none
-- either. Money that comes afterwards is numbered apart from sales.
PRAGMA defer_foreign_keys = ON;

CREATE TABLE payments_receipt_wider (
    id INTEGER PRIMARY KEY,
    series TEXT NOT NULL,
    year TEXT NOT NULL,
    position INTEGER NOT NULL CHECK (position > 0),
    number TEXT NOT NULL UNIQUE CHECK (length(number) <= 16),
    kind TEXT NOT NULL CHECK (kind IN
        ('receipt', 'bill_of_supply', 'tax_invoice', 'receipt_voucher', 'credit_note', 'refund_voucher')),
    user_id INTEGER,                        -- the buyer's account; absent for one who has none
    item_kind TEXT NOT NULL,                -- what was bought
    item_reference TEXT NOT NULL,
    payment_id INTEGER REFERENCES payments_payment (id),
    counter_payment_id INTEGER REFERENCES payments_counter_payment (id),
    original_id INTEGER REFERENCES payments_receipt_wider (id),     -- of what gives money back
    amount_paise INTEGER NOT NULL CHECK (amount_paise > 0),
    day TEXT NOT NULL,                      -- its date in India: yyyy-mm-dd
    issued_at INTEGER NOT NULL,
    tax_document TEXT NOT NULL,                    -- JSON of everything that is printed
    UNIQUE (series, year, position),
    CHECK (payment_id IS NULL OR counter_payment_id IS NULL),        -- both absent: it is about a whole order
    -- What was issued in test mode is numbered apart, whatever it is.
    CHECK (series = 'test' OR (original_id IS NOT NULL) = (series IN ('credit', 'refund')))
) STRICT;

INSERT INTO payments_receipt_wider SELECT id, series, year, position, number, kind, user_id, item_kind, item_reference,
    payment_id, counter_payment_id, original_id, amount_paise, day, issued_at, tax_document FROM payments_receipt ORDER BY id;
DROP TABLE payments_receipt;
ALTER TABLE payments_receipt_wider RENAME TO payments_receipt;

CREATE UNIQUE INDEX payments_receipt_of_payment ON payments_receipt (payment_id) WHERE original_id IS NULL;
CREATE UNIQUE INDEX payments_receipt_of_counter_payment ON payments_receipt (counter_payment_id) WHERE original_id IS NULL;
CREATE INDEX payments_receipt_by_original ON payments_receipt (original_id) WHERE original_id IS NOT NULL;
CREATE INDEX payments_receipt_by_buyer ON payments_receipt (user_id, id);
CREATE INDEX payments_receipt_by_day ON payments_receipt (day);
CREATE INDEX payments_receipt_by_item ON payments_receipt (item_kind, item_reference, id);
CREATE INDEX payments_receipt_given_back ON payments_receipt (payment_id) WHERE original_id IS NOT NULL;

CREATE TRIGGER payments_receipt_keeps_its_rows BEFORE DELETE ON payments_receipt
BEGIN SELECT RAISE(ABORT, 'what was issued stays'); END;

CREATE TRIGGER payments_receipt_keeps_its_text BEFORE UPDATE ON payments_receipt
BEGIN SELECT RAISE(ABORT, 'what was issued stays as it was'); END;

CREATE TABLE payments_receipt_number_wider (
    series TEXT NOT NULL CHECK (series IN ('sale', 'voucher', 'payment', 'credit', 'refund', 'test')),
    year TEXT NOT NULL,                     -- '26-27': 1 April to 31 March in India
    last INTEGER NOT NULL CHECK (last > 0),
    PRIMARY KEY (series, year)
) STRICT;

INSERT INTO payments_receipt_number_wider SELECT series, year, last FROM payments_receipt_number;
DROP TABLE payments_receipt_number;
ALTER TABLE payments_receipt_number_wider RENAME TO payments_receipt_number;

CREATE TABLE payments_receipt_gap_wider (
    id INTEGER PRIMARY KEY,
    series TEXT NOT NULL CHECK (series IN ('sale', 'voucher', 'payment', 'credit', 'refund')),
    year TEXT NOT NULL,
    first INTEGER NOT NULL CHECK (first > 0),
    last INTEGER NOT NULL CHECK (last >= first),
    day TEXT NOT NULL,                      -- of the restore, in India: yyyy-mm-dd
    given_out INTEGER NOT NULL CHECK (given_out IN (0, 1))      -- or perhaps: the shop of before could not be asked
) STRICT;

INSERT INTO payments_receipt_gap_wider SELECT id, series, year, first, last, day, given_out FROM payments_receipt_gap;
DROP TABLE payments_receipt_gap;
ALTER TABLE payments_receipt_gap_wider RENAME TO payments_receipt_gap;

-- Orders that were delivered and whose document of the whole is still to be issued.
CREATE TABLE payments_invoice_due (
    item_kind TEXT NOT NULL,
    item_reference TEXT NOT NULL,
    due_at INTEGER NOT NULL,
    PRIMARY KEY (item_kind, item_reference)
) STRICT;

CREATE INDEX payments_invoice_due_by_time ON payments_invoice_due (due_at);

-- The documents of whole orders. Of one order one stands at most.
CREATE TABLE payments_invoice (
    receipt_id INTEGER PRIMARY KEY REFERENCES payments_receipt (id),
    item_kind TEXT NOT NULL,
    item_reference TEXT NOT NULL,
    cancelled_at INTEGER                    -- the delivery was taken back, and a credit note takes it back
) STRICT;

CREATE UNIQUE INDEX payments_invoice_standing ON payments_invoice (item_kind, item_reference) WHERE cancelled_at IS NULL;
