-- What the shop spent. A removed expense counts nowhere; its row stays for the activity log.
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

-- The cash drawer of a day. What came into it is counted from the counter payments and expenses of the day.
CREATE TABLE ledger_drawer (
    day TEXT PRIMARY KEY,                   -- in India: yyyy-mm-dd
    opening_paise INTEGER NOT NULL CHECK (opening_paise >= 0),
    handed_over_paise INTEGER NOT NULL DEFAULT 0 CHECK (handed_over_paise >= 0),    -- taken out, to the owner or the bank
    opened_by INTEGER NOT NULL,             -- user id
    opened_at INTEGER NOT NULL,
    counted_paise INTEGER CHECK (counted_paise >= 0),   -- what was in it when it was closed
    expected_paise INTEGER,                 -- what should have been in it then
    note TEXT NOT NULL DEFAULT '',
    closed_by INTEGER,                      -- user id
    closed_at INTEGER,
    CHECK ((closed_at IS NULL) = (counted_paise IS NULL)),
    CHECK ((closed_at IS NULL) = (expected_paise IS NULL)),
    CHECK ((closed_at IS NULL) = (closed_by IS NULL))
) STRICT, WITHOUT ROWID;

CREATE INDEX ledger_drawer_closed ON ledger_drawer (day) WHERE closed_at IS NOT NULL;
