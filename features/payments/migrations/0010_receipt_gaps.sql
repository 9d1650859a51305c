-- Numbers that these books do not hold, because a backup was restored: never given a second time, and told to the
-- accountant.
CREATE TABLE payments_receipt_gap (
    id INTEGER PRIMARY KEY,
    series TEXT NOT NULL CHECK (series IN ('sale', 'voucher', 'credit', 'refund')),
    year TEXT NOT NULL,
    first INTEGER NOT NULL CHECK (first > 0),
    last INTEGER NOT NULL CHECK (last >= first),
    day TEXT NOT NULL,                      -- of the restore, in India: yyyy-mm-dd
    given_out INTEGER NOT NULL CHECK (given_out IN (0, 1))      -- or perhaps: the shop of before could not be asked
) STRICT;
