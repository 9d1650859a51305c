-- Money that changed hands at the counter: cash and UPI. Rows are only added; a wrong one is taken back by another.
CREATE TABLE ledger_counter_payment (
    id INTEGER PRIMARY KEY,
    kind TEXT NOT NULL,                     -- what it was for, as whoever sells it calls it
    reference TEXT NOT NULL,
    method TEXT NOT NULL CHECK (method IN ('cash', 'upi')),
    amount_paise INTEGER NOT NULL CHECK (amount_paise <> 0),    -- less than nothing takes another row back
    day TEXT NOT NULL,                      -- in India: yyyy-mm-dd
    note TEXT NOT NULL,
    reverses INTEGER UNIQUE REFERENCES ledger_counter_payment (id),
    actor INTEGER NOT NULL,                 -- user id
    at INTEGER NOT NULL,                    -- when it was written down
    user_id INTEGER,                        -- the buyer; absent for orders, which know whose they are
    title TEXT NOT NULL DEFAULT '',         -- as its document names it
    documented INTEGER NOT NULL DEFAULT 0 CHECK (documented IN (0, 1)),     -- its document is issued
    order_payment TEXT,                     -- what it is of an order: advance, part, balance or full
    CHECK ((reverses IS NULL) = (amount_paise > 0))
) STRICT;

CREATE INDEX ledger_counter_payment_by_item ON ledger_counter_payment (kind, reference, id);
CREATE INDEX ledger_counter_payment_by_day ON ledger_counter_payment (day);

CREATE TRIGGER ledger_counter_payment_keeps_its_rows BEFORE DELETE ON ledger_counter_payment
BEGIN SELECT RAISE(ABORT, 'the ledger keeps its rows'); END;

CREATE TRIGGER ledger_counter_payment_keeps_its_text BEFORE UPDATE
    OF kind, reference, method, amount_paise, day, note, reverses, actor, at, user_id, title ON ledger_counter_payment
BEGIN SELECT RAISE(ABORT, 'the ledger keeps its wording'); END;

-- Counter payments as movements of money: 2 is their source. One that was written down later stands at noon of its day in
-- India.
CREATE VIEW ledger_transaction AS
SELECT 2 AS source, t.id, CASE WHEN date(t.at + 19800, 'unixepoch') = t.day THEN t.at ELSE unixepoch(t.day) + 23400 END AS at,
       t.at AS written_at, t.kind, t.reference, t.title, t.user_id, t.amount_paise AS paise, t.method,
       CASE WHEN t.reverses IS NOT NULL THEN 'reversal'
            WHEN EXISTS (SELECT 1 FROM ledger_counter_payment b WHERE b.reverses = t.id) THEN 'reversed'
            ELSE 'settled' END AS state,
       nullif(t.note, '') AS note, t.actor, lower(t.title || ' ' || t.note) AS texts, t.order_payment
FROM ledger_counter_payment t;
