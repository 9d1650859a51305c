-- Money that changed hands at the counter: cash and UPI. Rows are only added; a wrong one is taken back by another.
CREATE TABLE payments_taking (
    id INTEGER PRIMARY KEY,
    kind TEXT NOT NULL,                     -- what it was for, as whoever sells it calls it
    reference TEXT NOT NULL,
    means TEXT NOT NULL CHECK (means IN ('cash', 'upi')),
    amount_paise INTEGER NOT NULL CHECK (amount_paise <> 0),    -- less than nothing takes another row back
    day TEXT NOT NULL,                      -- in India: yyyy-mm-dd
    note TEXT NOT NULL,
    takes_back INTEGER UNIQUE REFERENCES payments_taking (id),
    actor INTEGER NOT NULL,                 -- user id
    at INTEGER NOT NULL,                    -- when it was written down
    CHECK ((takes_back IS NULL) = (amount_paise > 0))
) STRICT;

CREATE INDEX payments_taking_by_item ON payments_taking (kind, reference, id);
CREATE INDEX payments_taking_by_day ON payments_taking (day);

CREATE TRIGGER payments_taking_keeps_its_rows BEFORE DELETE ON payments_taking
BEGIN SELECT RAISE(ABORT, 'the ledger keeps its rows'); END;

CREATE TRIGGER payments_taking_keeps_its_words BEFORE UPDATE ON payments_taking
BEGIN SELECT RAISE(ABORT, 'the ledger keeps its words'); END;

-- A month's report.
CREATE INDEX payments_payment_by_time ON payments_payment (captured_at);
CREATE INDEX payments_order_by_reference ON payments_order (kind, reference);
