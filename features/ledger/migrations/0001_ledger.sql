-- Counter payments: cash and UPI in the shop. Rows are only added; a wrong one is reversed by another.
CREATE TABLE ledger_counter_payment (
    id INTEGER PRIMARY KEY,
    kind TEXT NOT NULL,                     -- what it was for, as the selling feature names it
    reference TEXT NOT NULL,
    title TEXT NOT NULL DEFAULT '',         -- as on its document
    user_id INTEGER,                        -- the buyer; absent for orders, which have their customer
    order_payment TEXT,                     -- its part in an order: advance, part, balance or full
    method TEXT NOT NULL CHECK (method IN ('cash', 'upi')),
    amount_paise INTEGER NOT NULL CHECK (amount_paise <> 0),    -- negative: reverses another row
    day TEXT NOT NULL,                      -- in India: yyyy-mm-dd
    note TEXT NOT NULL,
    reverses INTEGER UNIQUE REFERENCES ledger_counter_payment (id),
    returns INTEGER NOT NULL DEFAULT 0 CHECK (returns IN (0, 1)),   -- 1: the money went back; 0: it never came
    documented INTEGER NOT NULL DEFAULT 0 CHECK (documented IN (0, 1)),     -- its document is issued
    actor INTEGER NOT NULL,                 -- user id
    at INTEGER NOT NULL,                    -- when it was recorded
    CHECK ((reverses IS NULL) = (amount_paise > 0))
) STRICT;

CREATE INDEX ledger_counter_payment_by_item ON ledger_counter_payment (kind, reference, id);
CREATE INDEX ledger_counter_payment_by_day ON ledger_counter_payment (day);

CREATE TRIGGER ledger_counter_payment_keeps_its_rows BEFORE DELETE ON ledger_counter_payment
BEGIN SELECT RAISE(ABORT, 'the ledger keeps its rows'); END;

CREATE TRIGGER ledger_counter_payment_keeps_its_text BEFORE UPDATE
    OF kind, reference, method, amount_paise, day, note, reverses, actor, at, user_id, title ON ledger_counter_payment
BEGIN SELECT RAISE(ABORT, 'the ledger keeps its wording'); END;

CREATE TRIGGER ledger_counter_payment_keeps_its_direction BEFORE UPDATE OF returns ON ledger_counter_payment
BEGIN SELECT RAISE(ABORT, 'the ledger keeps its wording'); END;

-- Counter payments of cancelled orders that the shop retains. Those that it returns are reversed.
CREATE TABLE ledger_counter_retained (
    payment_id INTEGER PRIMARY KEY REFERENCES ledger_counter_payment (id),
    actor INTEGER NOT NULL,                 -- user id
    at INTEGER NOT NULL
) STRICT;

-- Counter payments as transactions, of source 2. The time of one that was recorded on another day is noon of its day
-- in India.
CREATE VIEW ledger_transaction AS
SELECT 2 AS source, t.id,
       CASE WHEN date(t.at + 19800, 'unixepoch') = t.day THEN t.at ELSE unixepoch(t.day) + 23400 END AS at,
       t.at AS written_at, t.kind, t.reference, t.title, t.user_id, t.amount_paise AS paise, t.method,
       CASE WHEN t.reverses IS NOT NULL THEN 'reversal'
            WHEN EXISTS (SELECT 1 FROM ledger_counter_payment b WHERE b.reverses = t.id) THEN 'reversed'
            ELSE 'settled' END AS state,
       nullif(t.note, '') AS note, t.actor, lower(t.title || ' ' || t.note) AS texts, t.order_payment
FROM ledger_counter_payment t;

-- What the shop spent. A removed expense is in no figure; its row stays for the activity log.
CREATE TABLE ledger_expense (
    id INTEGER PRIMARY KEY AUTOINCREMENT,
    day TEXT NOT NULL,                      -- in India: yyyy-mm-dd
    category TEXT NOT NULL CHECK (category <> ''),
    method TEXT NOT NULL CHECK (method IN ('cash', 'upi', 'card', 'bank')),
    amount_paise INTEGER NOT NULL CHECK (amount_paise > 0),
    note TEXT NOT NULL,
    actor INTEGER NOT NULL,                 -- user id
    at INTEGER NOT NULL,
    version INTEGER NOT NULL DEFAULT 1,
    removed_at INTEGER
) STRICT;

CREATE INDEX ledger_expense_by_day ON ledger_expense (day) WHERE removed_at IS NULL;

-- The cash drawer of a day. What came into it is the sum of the day's counter payments and expenses in cash.
CREATE TABLE ledger_drawer (
    day TEXT PRIMARY KEY,                   -- in India: yyyy-mm-dd
    opening_paise INTEGER NOT NULL CHECK (opening_paise >= 0),
    handed_over_paise INTEGER NOT NULL DEFAULT 0 CHECK (handed_over_paise >= 0),    -- to the owner or the bank
    opened_by INTEGER NOT NULL,             -- user id
    opened_at INTEGER NOT NULL,
    counted_paise INTEGER CHECK (counted_paise >= 0),   -- what was in it when it was closed
    expected_paise INTEGER,                 -- what should have been in it then
    note TEXT NOT NULL DEFAULT '',
    closed_by INTEGER,                      -- user id
    closed_at INTEGER,
    version INTEGER NOT NULL DEFAULT 1,
    CHECK ((closed_at IS NULL) = (counted_paise IS NULL)),
    CHECK ((closed_at IS NULL) = (expected_paise IS NULL)),
    CHECK ((closed_at IS NULL) = (closed_by IS NULL))
) STRICT, WITHOUT ROWID;

CREATE INDEX ledger_drawer_closed ON ledger_drawer (day) WHERE closed_at IS NOT NULL;
