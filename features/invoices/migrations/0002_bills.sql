-- Bills of a shop that is not registered: a kind and a series of their own. SQLite changes a check only with its table.

CREATE TABLE invoices_number_new (
    series TEXT NOT NULL CHECK (series IN ('sale', 'bill', 'voucher', 'payment', 'credit', 'refund', 'test')),
    year TEXT NOT NULL,                     -- '26-27': 1 April to 31 March in India
    last INTEGER NOT NULL CHECK (last > 0),
    PRIMARY KEY (series, year)
) STRICT;

INSERT INTO invoices_number_new (series, year, last) SELECT series, year, last FROM invoices_number;
DROP TABLE invoices_number;
ALTER TABLE invoices_number_new RENAME TO invoices_number;

CREATE TABLE invoices_number_gap_new (
    id INTEGER PRIMARY KEY,
    series TEXT NOT NULL CHECK (series IN ('sale', 'bill', 'voucher', 'payment', 'credit', 'refund')),
    year TEXT NOT NULL,
    first INTEGER NOT NULL CHECK (first > 0),
    last INTEGER NOT NULL CHECK (last >= first),
    day TEXT NOT NULL,                      -- of the restore, in India: yyyy-mm-dd
    given_out INTEGER NOT NULL CHECK (given_out IN (0, 1))      -- or perhaps: the shop of before could not be asked
) STRICT;

INSERT INTO invoices_number_gap_new (id, series, year, first, last, day, given_out)
SELECT id, series, year, first, last, day, given_out FROM invoices_number_gap;
DROP TABLE invoices_number_gap;
ALTER TABLE invoices_number_gap_new RENAME TO invoices_number_gap;

CREATE TABLE invoices_document_new (
    id INTEGER PRIMARY KEY,
    series TEXT NOT NULL,
    year TEXT NOT NULL,
    position INTEGER NOT NULL CHECK (position > 0),
    number TEXT NOT NULL UNIQUE CHECK (length(number) <= 16),
    kind TEXT NOT NULL CHECK (kind IN
        ('receipt', 'bill', 'bill_of_supply', 'tax_invoice', 'receipt_voucher', 'credit_note', 'refund_voucher')),
    user_id INTEGER,                        -- the buyer's account; absent for one who has none
    item_kind TEXT NOT NULL,                -- what was bought
    item_reference TEXT NOT NULL,
    payment_id INTEGER,                     -- of the payments feature
    counter_id INTEGER,                     -- of the shop's books: an entry at the counter
    original_id INTEGER REFERENCES invoices_document_new (id),  -- of what gives money back
    amount_paise INTEGER NOT NULL CHECK (amount_paise > 0),
    day TEXT NOT NULL,                      -- its date in India: yyyy-mm-dd
    issued_at INTEGER NOT NULL,
    tax_document TEXT NOT NULL,             -- JSON of everything that is printed
    UNIQUE (series, year, position),
    CHECK (payment_id IS NULL OR counter_id IS NULL),
    -- What was issued in test mode is numbered apart, whatever it is.
    CHECK (series = 'test' OR (original_id IS NOT NULL) = (series IN ('credit', 'refund')))
) STRICT;

INSERT INTO invoices_document_new
    (id, series, year, position, number, kind, user_id, item_kind, item_reference, payment_id, counter_id, original_id,
     amount_paise, day, issued_at, tax_document)
SELECT id, series, year, position, number, kind, user_id, item_kind, item_reference, payment_id, counter_id, original_id,
       amount_paise, day, issued_at, tax_document
FROM invoices_document ORDER BY id;

CREATE TABLE invoices_whole_order_new (
    document_id INTEGER PRIMARY KEY REFERENCES invoices_document_new (id),
    item_kind TEXT NOT NULL,
    item_reference TEXT NOT NULL,
    cancelled_at INTEGER                    -- the delivery was undone, and a credit note reverses it
) STRICT;

INSERT INTO invoices_whole_order_new (document_id, item_kind, item_reference, cancelled_at)
SELECT document_id, item_kind, item_reference, cancelled_at FROM invoices_whole_order;

DROP TABLE invoices_whole_order;
DROP TABLE invoices_document;
-- Renaming also renames what refers to it.
ALTER TABLE invoices_document_new RENAME TO invoices_document;
ALTER TABLE invoices_whole_order_new RENAME TO invoices_whole_order;

CREATE UNIQUE INDEX invoices_document_of_payment ON invoices_document (payment_id) WHERE original_id IS NULL;
CREATE UNIQUE INDEX invoices_document_of_counter ON invoices_document (counter_id) WHERE original_id IS NULL;
CREATE INDEX invoices_document_by_original ON invoices_document (original_id) WHERE original_id IS NOT NULL;
CREATE INDEX invoices_document_by_buyer ON invoices_document (user_id, id);
CREATE INDEX invoices_document_by_day ON invoices_document (day);
CREATE INDEX invoices_document_by_item ON invoices_document (item_kind, item_reference, id);
CREATE INDEX invoices_document_given_back ON invoices_document (payment_id) WHERE original_id IS NOT NULL;

CREATE TRIGGER invoices_document_keeps_its_rows BEFORE DELETE ON invoices_document
BEGIN SELECT RAISE(ABORT, 'what was issued stays'); END;

CREATE TRIGGER invoices_document_keeps_its_text BEFORE UPDATE ON invoices_document
BEGIN SELECT RAISE(ABORT, 'what was issued stays as it was'); END;

CREATE UNIQUE INDEX invoices_whole_order_standing ON invoices_whole_order (item_kind, item_reference)
    WHERE cancelled_at IS NULL;
