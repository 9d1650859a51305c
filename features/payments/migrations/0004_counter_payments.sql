-- Money that changed hands at the counter: cash and UPI. Rows are only added; a wrong one is taken back by another.
CREATE TABLE payments_counter_payment (
    id INTEGER PRIMARY KEY,
    kind TEXT NOT NULL,                     -- what it was for, as whoever sells it calls it
    reference TEXT NOT NULL,
    method TEXT NOT NULL CHECK (method IN ('cash', 'upi')),
    amount_paise INTEGER NOT NULL CHECK (amount_paise <> 0),    -- less than nothing takes another row back
    day TEXT NOT NULL,                      -- in India: yyyy-mm-dd
    note TEXT NOT NULL,
    takes_back INTEGER UNIQUE REFERENCES payments_counter_payment (id),
    actor INTEGER NOT NULL,                 -- user id
    at INTEGER NOT NULL,                    -- when it was written down
    CHECK ((takes_back IS NULL) = (amount_paise > 0))
) STRICT;

CREATE INDEX payments_counter_payment_by_item ON payments_counter_payment (kind, reference, id);
CREATE INDEX payments_counter_payment_by_day ON payments_counter_payment (day);

CREATE TRIGGER payments_counter_payment_keeps_its_rows BEFORE DELETE ON payments_counter_payment
BEGIN SELECT RAISE(ABORT, 'the ledger keeps its rows'); END;

CREATE TRIGGER payments_counter_payment_keeps_its_text BEFORE UPDATE ON payments_counter_payment
BEGIN SELECT RAISE(ABORT, 'the ledger keeps its wording'); END;

-- A month's report.
CREATE INDEX payments_payment_by_time ON payments_payment (captured_at);
CREATE INDEX payments_order_by_reference ON payments_order (kind, reference);
