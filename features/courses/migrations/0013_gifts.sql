-- Courses bought for someone else. Access begins when the recipient claims it; until then there is no enrolment.
CREATE TABLE courses_gift (
    id INTEGER PRIMARY KEY AUTOINCREMENT,   -- payments name it: an old id must not become another gift
    -- Row of the auth feature; no foreign key, because features do not share tables.
    buyer_id INTEGER NOT NULL,
    course_id INTEGER NOT NULL REFERENCES courses_course (id),
    recipient_name TEXT NOT NULL,
    recipient_mobile TEXT,
    recipient_email TEXT,
    message TEXT NOT NULL,
    created_at INTEGER NOT NULL,
    -- The payment order that paid for it. Absent until then.
    purchase INTEGER UNIQUE,
    paid_at INTEGER,
    paid_paise INTEGER NOT NULL DEFAULT 0 CHECK (paid_paise >= 0),
    test INTEGER NOT NULL DEFAULT 0 CHECK (test IN (0, 1)),
    -- Days of access, as fixed with the purchase.
    expire_in_days INTEGER,
    -- Secret of the claim link.
    claim_key TEXT UNIQUE,
    claimed_at INTEGER,
    enrolment_id INTEGER REFERENCES courses_enrolment (id),
    -- When it was refunded before it was claimed, or test mode ended.
    closed_at INTEGER,
    CHECK ((purchase IS NULL) = (paid_at IS NULL)),
    CHECK ((claimed_at IS NULL) = (enrolment_id IS NULL))
) STRICT;

CREATE INDEX courses_gift_by_buyer ON courses_gift (buyer_id, id);
CREATE INDEX courses_gift_by_enrolment ON courses_gift (enrolment_id) WHERE enrolment_id IS NOT NULL;
