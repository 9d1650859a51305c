-- What a maker gets for one piece of a garment type, from a day on.
CREATE TABLE piecework_rate (
    id INTEGER PRIMARY KEY,
    garment_type_id INTEGER NOT NULL,
    maker_id INTEGER,                       -- user id; absent: every maker without a rate of their own
    from_day TEXT NOT NULL,
    rate_paise INTEGER CHECK (rate_paise >= 0)      -- absent: none from this day on
) STRICT;

CREATE UNIQUE INDEX piecework_rate_by_day ON piecework_rate (garment_type_id, coalesce(maker_id, 0), from_day);

-- Finished pieces and alterations, with copies of what they were when they were finished: the order may change or
-- lose the piece.
CREATE TABLE piecework_piece (
    id INTEGER PRIMARY KEY AUTOINCREMENT,
    piece_id INTEGER,
    change_id INTEGER NOT NULL DEFAULT 0,   -- the step that finished the piece
    alteration_id INTEGER,
    order_id INTEGER NOT NULL,
    number TEXT NOT NULL,                   -- HM-1048/2
    item TEXT NOT NULL,
    garment_type_id INTEGER,
    image_id INTEGER,
    quantity INTEGER NOT NULL CHECK (quantity > 0),
    maker_id INTEGER,                       -- user id; absent: finished without a maker
    day TEXT NOT NULL,                      -- in India
    rate_paise INTEGER CHECK (rate_paise >= 0),     -- for one; absent: no rate yet
    redone INTEGER NOT NULL CHECK (redone IN (0, 1)),       -- finished before, so it pays nothing
    returned_at INTEGER,                    -- undone after its month was closed: deducted in a later one
    CHECK ((piece_id IS NULL) <> (alteration_id IS NULL))
) STRICT;

CREATE UNIQUE INDEX piecework_piece_by_step ON piecework_piece (piece_id, change_id)
    WHERE piece_id IS NOT NULL AND returned_at IS NULL;
CREATE UNIQUE INDEX piecework_piece_by_alteration ON piecework_piece (alteration_id)
    WHERE alteration_id IS NOT NULL AND returned_at IS NULL;
CREATE INDEX piecework_piece_by_maker ON piecework_piece (maker_id, day);

-- Bonuses and deductions of a maker's monthly statement, and what was paid for it.
CREATE TABLE piecework_entry (
    id INTEGER PRIMARY KEY AUTOINCREMENT,
    maker_id INTEGER NOT NULL,
    month TEXT NOT NULL,                    -- yyyy-mm
    kind TEXT NOT NULL CHECK (kind IN ('bonus', 'deduction', 'advance', 'payment')),
    method TEXT CHECK (method IN ('cash', 'upi', 'bank')),
    amount_paise INTEGER NOT NULL CHECK (amount_paise > 0),
    day TEXT NOT NULL,
    note TEXT NOT NULL,
    actor INTEGER NOT NULL,                 -- user id
    at INTEGER NOT NULL,
    CHECK ((method IS NOT NULL) = (kind IN ('advance', 'payment')))
) STRICT;

CREATE INDEX piecework_entry_by_maker ON piecework_entry (maker_id, month);
-- For the expenses of the ledger, which are listed by day.
CREATE INDEX piecework_entry_by_day ON piecework_entry (day) WHERE kind IN ('advance', 'payment');

-- Closed statements. Nothing in them changes.
CREATE TABLE piecework_closed (
    maker_id INTEGER NOT NULL,
    month TEXT NOT NULL,
    actor INTEGER NOT NULL,
    at INTEGER NOT NULL,
    PRIMARY KEY (maker_id, month)
) STRICT, WITHOUT ROWID;
