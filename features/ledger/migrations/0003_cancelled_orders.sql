-- What became of counter payments whose order was cancelled: they are returned, by an entry of another day, or retained.
ALTER TABLE ledger_counter_payment ADD COLUMN returns INTEGER NOT NULL DEFAULT 0 CHECK (returns IN (0, 1));   -- the money went back; otherwise it never came

CREATE TRIGGER ledger_counter_payment_keeps_its_direction BEFORE UPDATE OF returns ON ledger_counter_payment
BEGIN SELECT RAISE(ABORT, 'the ledger keeps its wording'); END;

CREATE TABLE ledger_counter_retained (
    payment_id INTEGER PRIMARY KEY REFERENCES ledger_counter_payment (id),
    actor INTEGER NOT NULL,                 -- user id
    at INTEGER NOT NULL
) STRICT;
