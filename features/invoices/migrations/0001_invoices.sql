-- Identifies this store: after a restore, the numbers of the replaced store count only if it has the same mark.
CREATE TABLE invoices_store (
    only INTEGER PRIMARY KEY CHECK (only = 1),
    mark TEXT NOT NULL
) STRICT;

INSERT INTO invoices_store (only, mark) VALUES (1, lower(hex(randomblob(4))));

-- The shop and its taxes, as tax documents state them.
CREATE TABLE invoices_tax_setting (
    id INTEGER PRIMARY KEY CHECK (id = 1),
    mode TEXT NOT NULL DEFAULT 'none' CHECK (mode IN ('none', 'composition', 'regular')),
    gstin TEXT NOT NULL DEFAULT '',
    legal_name TEXT NOT NULL DEFAULT '',    -- empty: the business name of the shop
    address TEXT NOT NULL DEFAULT '',       -- separated by line breaks; empty: the shop's own
    prefix TEXT NOT NULL DEFAULT '',        -- of the numbers; empty: the first letters of the name
    version INTEGER NOT NULL DEFAULT 1,
    CHECK (mode = 'none' OR length(gstin) = 15)
) STRICT;

INSERT INTO invoices_tax_setting (id) VALUES (1);

-- The code and the rate of each kind of thing that is sold.
CREATE TABLE invoices_tax_kind (
    kind TEXT PRIMARY KEY,
    code TEXT NOT NULL,                     -- service accounting code
    rate INTEGER NOT NULL CHECK (rate BETWEEN 0 AND 10000)      -- hundredths of a percent: 1800 is 18 %
) STRICT;

INSERT INTO invoices_tax_kind (kind, code, rate) VALUES ('course', '999293', 1800), ('advance', '9988', 500);

-- The State that a buyer named, for the place of supply.
CREATE TABLE invoices_buyer (
    user_id INTEGER PRIMARY KEY,
    state TEXT NOT NULL CHECK (length(state) = 2)       -- two-digit code of GST
) STRICT;

-- The last number of each series in a financial year. It moves in the transaction that uses it, so there are no gaps.
-- 'sale' numbers receipts, bills of supply and tax invoices; 'bill' bills of a shop that is not registered; 'voucher'
-- receipt vouchers; 'payment' receipts of money for what already has its invoice; 'credit' credit notes; 'refund'
-- refund vouchers; 'test' everything that is issued in test mode.
CREATE TABLE invoices_number (
    series TEXT NOT NULL CHECK (series IN ('sale', 'bill', 'voucher', 'payment', 'credit', 'refund', 'test')),
    year TEXT NOT NULL,                     -- '26-27': 1 April to 31 March in India
    last INTEGER NOT NULL CHECK (last > 0),
    PRIMARY KEY (series, year)
) STRICT;

-- Numbers that this store has no documents of, because a backup was restored. They are never reused, and reported to
-- the accountant.
CREATE TABLE invoices_number_gap (
    id INTEGER PRIMARY KEY,
    series TEXT NOT NULL CHECK (series IN ('sale', 'bill', 'voucher', 'payment', 'credit', 'refund')),
    year TEXT NOT NULL,
    first INTEGER NOT NULL CHECK (first > 0),
    last INTEGER NOT NULL CHECK (last >= first),
    day TEXT NOT NULL,                      -- of the restore, in India: yyyy-mm-dd
    given_out INTEGER NOT NULL CHECK (given_out IN (0, 1))      -- 0: perhaps, as the replaced store could not be read
) STRICT;

-- Every document as it was issued; it never changes. It is about a payment, a counter payment or, if neither is set, a
-- whole order.
CREATE TABLE invoices_document (
    id INTEGER PRIMARY KEY,
    series TEXT NOT NULL,
    year TEXT NOT NULL,
    position INTEGER NOT NULL CHECK (position > 0),
    number TEXT NOT NULL UNIQUE CHECK (length(number) <= 16),
    kind TEXT NOT NULL CHECK (kind IN
        ('receipt', 'bill', 'bill_of_supply', 'tax_invoice', 'receipt_voucher', 'credit_note', 'refund_voucher')),
    user_id INTEGER,                        -- the buyer's account; absent for a buyer without one
    item_kind TEXT NOT NULL,                -- what was bought
    item_reference TEXT NOT NULL,
    payment_id INTEGER,                     -- of the payments feature
    counter_id INTEGER,                     -- counter payment of the ledger feature
    original_id INTEGER REFERENCES invoices_document (id),      -- of a credit note or refund voucher: what it reverses
    amount_paise INTEGER NOT NULL CHECK (amount_paise > 0),
    day TEXT NOT NULL,                      -- its date in India: yyyy-mm-dd
    issued_at INTEGER NOT NULL,
    tax_document TEXT NOT NULL,             -- JSON of everything that is printed
    UNIQUE (series, year, position),
    CHECK (payment_id IS NULL OR counter_id IS NULL),
    -- Test mode has one series for documents of every kind.
    CHECK (series = 'test' OR (original_id IS NOT NULL) = (series IN ('credit', 'refund')))
) STRICT;

CREATE UNIQUE INDEX invoices_document_of_payment ON invoices_document (payment_id) WHERE original_id IS NULL;
CREATE UNIQUE INDEX invoices_document_of_counter ON invoices_document (counter_id) WHERE original_id IS NULL;
CREATE INDEX invoices_document_by_original ON invoices_document (original_id) WHERE original_id IS NOT NULL;
CREATE INDEX invoices_document_by_item ON invoices_document (item_kind, item_reference, id);

CREATE TRIGGER invoices_document_keeps_its_rows BEFORE DELETE ON invoices_document
BEGIN SELECT RAISE(ABORT, 'what was issued stays'); END;

CREATE TRIGGER invoices_document_keeps_its_text BEFORE UPDATE ON invoices_document
BEGIN SELECT RAISE(ABORT, 'what was issued stays as it was'); END;

-- Delivered orders whose document of the whole order is not issued yet.
CREATE TABLE invoices_due (
    item_kind TEXT NOT NULL,
    item_reference TEXT NOT NULL,
    due_at INTEGER NOT NULL,
    PRIMARY KEY (item_kind, item_reference)
) STRICT;

CREATE INDEX invoices_due_by_time ON invoices_due (due_at);

-- Documents of whole orders. At most one of an order is not cancelled.
CREATE TABLE invoices_whole_order (
    document_id INTEGER PRIMARY KEY REFERENCES invoices_document (id),
    item_kind TEXT NOT NULL,
    item_reference TEXT NOT NULL,
    cancelled_at INTEGER                    -- the delivery was undone, and a credit note reverses the document
) STRICT;

CREATE UNIQUE INDEX invoices_whole_order_standing ON invoices_whole_order (item_kind, item_reference)
    WHERE cancelled_at IS NULL;
