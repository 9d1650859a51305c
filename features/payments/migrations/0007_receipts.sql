-- What the shop's documents about money say of taxes.
CREATE TABLE payments_tax_setting (
    id INTEGER PRIMARY KEY CHECK (id = 1),
    mode TEXT NOT NULL DEFAULT 'none' CHECK (mode IN ('none', 'composition', 'regular')),
    gstin TEXT NOT NULL DEFAULT '',
    legal_name TEXT NOT NULL DEFAULT '',    -- empty: the name over the door
    address TEXT NOT NULL DEFAULT '',       -- line by line; empty: the shop's own
    prefix TEXT NOT NULL DEFAULT '',        -- of the numbers; empty: the first letters of the name
    version INTEGER NOT NULL DEFAULT 1,
    CHECK (mode = 'none' OR length(gstin) = 15)
) STRICT;

INSERT INTO payments_tax_setting (id) VALUES (1);

-- The code and the rate of each kind of thing that is sold.
CREATE TABLE payments_tax_kind (
    kind TEXT PRIMARY KEY,
    code TEXT NOT NULL,                     -- service accounting code
    rate INTEGER NOT NULL CHECK (rate BETWEEN 0 AND 10000)      -- hundredths of a percent: 1800 is 18 %
) STRICT;

INSERT INTO payments_tax_kind (kind, code, rate) VALUES ('course', '999293', 1800), ('advance', '9988', 500);

-- The State that a buyer named, for the place of supply.
CREATE TABLE payments_buyer (
    user_id INTEGER PRIMARY KEY,
    state TEXT NOT NULL CHECK (length(state) = 2),
    reported_at INTEGER NOT NULL
) STRICT;

-- The last number of each series in a financial year. It moves in the transaction that uses it, so there are no gaps.
CREATE TABLE payments_receipt_number (
    series TEXT NOT NULL CHECK (series IN ('sale', 'voucher', 'credit', 'refund')),
    year TEXT NOT NULL,                     -- '26-27': 1 April to 31 March in India
    last INTEGER NOT NULL CHECK (last > 0),
    PRIMARY KEY (series, year)
) STRICT;

-- Every document as it was issued. Nothing that changes later changes it.
CREATE TABLE payments_receipt (
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
    original_id INTEGER REFERENCES payments_receipt (id),       -- of what gives money back
    amount_paise INTEGER NOT NULL CHECK (amount_paise > 0),
    day TEXT NOT NULL,                      -- its date in India: yyyy-mm-dd
    issued_at INTEGER NOT NULL,
    tax_document TEXT NOT NULL,                    -- JSON of everything that is printed
    UNIQUE (series, year, position),
    CHECK ((payment_id IS NULL) <> (counter_payment_id IS NULL)),
    CHECK ((original_id IS NOT NULL) = (series IN ('credit', 'refund')))
) STRICT;

CREATE UNIQUE INDEX payments_receipt_of_payment ON payments_receipt (payment_id) WHERE original_id IS NULL;
CREATE UNIQUE INDEX payments_receipt_of_counter_payment ON payments_receipt (counter_payment_id) WHERE original_id IS NULL;
CREATE INDEX payments_receipt_by_original ON payments_receipt (original_id) WHERE original_id IS NOT NULL;
CREATE INDEX payments_receipt_by_buyer ON payments_receipt (user_id, id);
CREATE INDEX payments_receipt_by_day ON payments_receipt (day);

CREATE TRIGGER payments_receipt_keeps_its_rows BEFORE DELETE ON payments_receipt
BEGIN SELECT RAISE(ABORT, 'what was issued stays'); END;

CREATE TRIGGER payments_receipt_keeps_its_text BEFORE UPDATE ON payments_receipt
BEGIN SELECT RAISE(ABORT, 'what was issued stays as it was'); END;
