-- Times are in Unix seconds, amounts in paise. Ids of other features have no foreign key, because features do not share
-- tables.

-- What kind of work a course teaches. Its name is the serviceType of its courses.
CREATE TABLE courses_category (
    id INTEGER PRIMARY KEY AUTOINCREMENT,   -- never used twice: old links name it
    name TEXT NOT NULL,                     -- free again once the category is deleted
    image_id INTEGER NOT NULL,              -- of the media feature
    position INTEGER NOT NULL,              -- the owner's order
    published INTEGER NOT NULL DEFAULT 1 CHECK (published IN (0, 1)),
    version INTEGER NOT NULL DEFAULT 1,     -- each change adds one
    deleted_at INTEGER                      -- its courses are deleted and restored with it
) STRICT;

CREATE INDEX courses_category_in_order ON courses_category (position, id);
CREATE UNIQUE INDEX courses_category_name ON courses_category (name) WHERE deleted_at IS NULL;

CREATE TABLE courses_course (
    id INTEGER PRIMARY KEY AUTOINCREMENT,   -- never used twice: coupons and old links name it
    category_id INTEGER NOT NULL REFERENCES courses_category (id),
    service_name TEXT NOT NULL,
    -- This and the next two may be empty while the course is hidden.
    service_model TEXT NOT NULL,
    main_description TEXT NOT NULL,
    -- Text of the owner ("6 h 20 min"): it includes the work at the table, not the videos alone.
    duration TEXT NOT NULL,
    price_paise INTEGER NOT NULL CHECK (price_paise >= 0),   -- 0: not set by the owner yet
    expire_in_days INTEGER NOT NULL DEFAULT 180 CHECK (expire_in_days > 0),   -- days of access
    image_id INTEGER NOT NULL,              -- of the media feature; 0: none yet
    preview_video_id INTEGER,               -- public, of the media feature
    position INTEGER NOT NULL,              -- within the category
    published INTEGER NOT NULL DEFAULT 1 CHECK (published IN (0, 1)),
    -- Published automatically once nothing is missing.
    publish_when_ready INTEGER NOT NULL DEFAULT 0 CHECK (publish_when_ready IN (0, 1)),
    version INTEGER NOT NULL DEFAULT 1,
    deleted_at INTEGER,                     -- customers who bought it can still watch it
    instructor TEXT NOT NULL DEFAULT '',    -- who teaches it; may be left out
    level TEXT CHECK (level IN ('beginner', 'intermediate', 'advanced'))   -- for whom it is meant; may be left out
) STRICT;

CREATE INDEX courses_course_by_category ON courses_course (category_id, position, id);
CREATE INDEX courses_course_waiting ON courses_course (id) WHERE publish_when_ready = 1;

CREATE TABLE courses_lesson (
    id INTEGER PRIMARY KEY AUTOINCREMENT,   -- never used twice: an old link must not open another lesson
    course_id INTEGER NOT NULL REFERENCES courses_course (id),
    title TEXT NOT NULL,
    video_id INTEGER NOT NULL,              -- private: no public response has its address; 0: none yet
    position INTEGER NOT NULL,              -- within the course
    deleted_at INTEGER                      -- it can be restored with its progress
) STRICT;

CREATE INDEX courses_lesson_by_course ON courses_lesson (course_id, position);

-- A file that buyers download with a lesson, such as a pattern.
CREATE TABLE courses_lesson_file (
    id INTEGER PRIMARY KEY AUTOINCREMENT,   -- never used twice: an old link must not open another file
    lesson_id INTEGER NOT NULL REFERENCES courses_lesson (id),
    stored_file INTEGER NOT NULL,           -- of the media feature
    name TEXT NOT NULL,                     -- without the ending
    kind TEXT NOT NULL CHECK (kind IN ('pdf', 'png', 'jpeg')),
    bytes INTEGER NOT NULL CHECK (bytes > 0),
    pages INTEGER CHECK (pages > 0),        -- of a PDF, if they can be counted
    position INTEGER NOT NULL,              -- within the lesson
    deleted_at INTEGER,                     -- in the trash since
    -- The earlier content of a replaced file is a file in the trash; this is the id of the file whose content it was.
    -- No foreign key: either of the two may be deleted first.
    replaced_by INTEGER
) STRICT;

CREATE INDEX courses_lesson_file_by_lesson ON courses_lesson_file (lesson_id, position);

-- Only approved reviews are shown and counted. One that is neither approved nor hidden waits for a decision.
CREATE TABLE courses_review (
    id INTEGER PRIMARY KEY AUTOINCREMENT,   -- never used twice: a decision must not reach another review
    course_id INTEGER NOT NULL REFERENCES courses_course (id),
    user_id INTEGER,                        -- the buyer, of the auth feature; absent in the demo shop
    name TEXT NOT NULL,                     -- as it was when the review was written
    stars INTEGER NOT NULL CHECK (stars BETWEEN 1 AND 5),
    text TEXT NOT NULL,
    written_at INTEGER NOT NULL,
    approved INTEGER NOT NULL DEFAULT 0 CHECK (approved IN (0, 1)),
    hidden INTEGER NOT NULL DEFAULT 0 CHECK (hidden IN (0, 1)),
    version INTEGER NOT NULL DEFAULT 1,     -- a rewritten review adds one: only text that was read is approved
    deleted_at INTEGER
) STRICT;

CREATE INDEX courses_review_by_course ON courses_review (course_id, approved, written_at);
-- One review of each buyer.
CREATE UNIQUE INDEX courses_review_by_user ON courses_review (user_id, course_id) WHERE user_id IS NOT NULL;
CREATE INDEX courses_review_waiting ON courses_review (id) WHERE approved = 0 AND hidden = 0 AND deleted_at IS NULL;

-- Who may watch what. One row for a user and a course: buying it again renews the row, and progress is retained.
CREATE TABLE courses_enrolment (
    id INTEGER PRIMARY KEY AUTOINCREMENT,
    user_id INTEGER NOT NULL,               -- of the auth feature
    course_id INTEGER NOT NULL REFERENCES courses_course (id),
    -- No edit of the course moves these two. A renewal in the last days of access moves the end only.
    started_at INTEGER NOT NULL,
    expires_at INTEGER NOT NULL CHECK (expires_at > started_at),
    ended_at INTEGER,                       -- ended early: a full refund, or the owner's decision
    reminded_at INTEGER,                    -- when the reminder of the end was sent
    version INTEGER NOT NULL DEFAULT 1,
    UNIQUE (user_id, course_id)
) STRICT;

CREATE INDEX courses_enrolment_by_expiry ON courses_enrolment (expires_at);
CREATE INDEX courses_enrolment_by_course ON courses_enrolment (course_id, id);

-- What each purchase gave. The key keeps a purchase that is reported twice from giving twice.
CREATE TABLE courses_purchase (
    purchase INTEGER PRIMARY KEY,           -- payment order, of the payments feature
    enrolment_id INTEGER NOT NULL REFERENCES courses_enrolment (id),
    paid_paise INTEGER NOT NULL CHECK (paid_paise >= 0),
    bought_at INTEGER NOT NULL,             -- when the payment was captured
    -- The period it gave. A renewal in the last days of access starts at the old end, later than it was paid.
    started_at INTEGER NOT NULL,
    expires_at INTEGER NOT NULL CHECK (expires_at > started_at),
    -- Bought in test mode: no money moved, and the access ends with test mode.
    test INTEGER NOT NULL DEFAULT 0 CHECK (test IN (0, 1)),
    refunded_at INTEGER                     -- when it was fully refunded
) STRICT;

CREATE INDEX courses_purchase_by_enrolment ON courses_purchase (enrolment_id);

-- The owner's decisions about an enrolment, newest last. Rows are added, and at most marked as undone.
CREATE TABLE courses_decision (
    id INTEGER PRIMARY KEY,
    enrolment_id INTEGER NOT NULL REFERENCES courses_enrolment (id),
    at INTEGER NOT NULL,
    actor INTEGER NOT NULL,                 -- user id
    kind TEXT NOT NULL CHECK (kind IN ('granted', 'extended', 'revoked')),
    days INTEGER NOT NULL DEFAULT 0,
    payment TEXT CHECK (payment IN ('gift', 'cash', 'upi')),   -- how a course granted by the owner was paid
    paid_paise INTEGER NOT NULL DEFAULT 0 CHECK (paid_paise >= 0),
    counter_payment INTEGER,                -- of a sale at the counter, in the ledger feature
    reason TEXT NOT NULL,
    -- The access before the decision, for undoing it; absent for a first grant.
    former_started_at INTEGER,
    former_expires_at INTEGER,
    former_ended_at INTEGER,
    undone_at INTEGER
) STRICT;

CREATE INDEX courses_decision_by_enrolment ON courses_decision (enrolment_id, id);

-- Courses bought for someone else. Access begins when the recipient claims it; until then there is no enrolment.
CREATE TABLE courses_gift (
    id INTEGER PRIMARY KEY AUTOINCREMENT,   -- payments name it: an old id must not become another gift
    buyer_id INTEGER NOT NULL,              -- of the auth feature
    course_id INTEGER NOT NULL REFERENCES courses_course (id),
    recipient_name TEXT NOT NULL,
    recipient_mobile TEXT,
    recipient_email TEXT,
    message TEXT NOT NULL,
    created_at INTEGER NOT NULL,
    purchase INTEGER UNIQUE,                -- the payment order that paid for it; absent until then
    paid_at INTEGER,
    paid_paise INTEGER NOT NULL DEFAULT 0 CHECK (paid_paise >= 0),
    test INTEGER NOT NULL DEFAULT 0 CHECK (test IN (0, 1)),
    expire_in_days INTEGER,                 -- days of access, as fixed with the purchase
    claim_key TEXT UNIQUE,                  -- secret of the claim link
    claimed_at INTEGER,
    enrolment_id INTEGER REFERENCES courses_enrolment (id),
    closed_at INTEGER,                      -- refunded before it was claimed, or test mode ended
    CHECK ((purchase IS NULL) = (paid_at IS NULL)),
    CHECK ((claimed_at IS NULL) = (enrolment_id IS NULL))
) STRICT;

CREATE INDEX courses_gift_by_buyer ON courses_gift (buyer_id, id);
CREATE INDEX courses_gift_by_course ON courses_gift (course_id);
CREATE INDEX courses_gift_by_enrolment ON courses_gift (enrolment_id) WHERE enrolment_id IS NOT NULL;

-- How far a customer has watched a lesson.
CREATE TABLE courses_progress (
    enrolment_id INTEGER NOT NULL REFERENCES courses_enrolment (id),
    lesson_id INTEGER NOT NULL REFERENCES courses_lesson (id),
    position_ms INTEGER NOT NULL CHECK (position_ms >= 0),   -- where to resume, in milliseconds
    played TEXT NOT NULL,                   -- JSON: [[from, to], ...] in milliseconds, in order and apart
    updated_at INTEGER NOT NULL,
    PRIMARY KEY (enrolment_id, lesson_id)
) STRICT, WITHOUT ROWID;

CREATE INDEX courses_progress_by_lesson ON courses_progress (lesson_id);

-- What a signed address names: one user, one session, one video.
CREATE TABLE courses_grant (
    id INTEGER PRIMARY KEY AUTOINCREMENT,   -- never used twice: an old id must not end the grant of another user
    token_hash TEXT NOT NULL UNIQUE,
    user_id INTEGER NOT NULL,               -- this and the next of the auth feature
    session_id INTEGER NOT NULL,
    enrolment_id INTEGER NOT NULL REFERENCES courses_enrolment (id),
    lesson_id INTEGER NOT NULL REFERENCES courses_lesson (id),
    pinged_at INTEGER NOT NULL,             -- the player's last ping
    ended_at INTEGER,
    -- Milliseconds of the video that can have been watched up to pinged_at without being reported.
    credit_ms INTEGER NOT NULL
) STRICT;

CREATE INDEX courses_grant_by_user ON courses_grant (user_id, session_id);
CREATE INDEX courses_grant_by_ping ON courses_grant (pinged_at);
CREATE INDEX courses_grant_by_enrolment ON courses_grant (enrolment_id);
CREATE INDEX courses_grant_by_lesson ON courses_grant (lesson_id);

-- Questions of customers about a lesson, with the shop's answer. Other customers of the course see a question once it
-- is answered.
CREATE TABLE courses_question (
    id INTEGER PRIMARY KEY AUTOINCREMENT,   -- never used twice: an email may name one that is gone
    lesson_id INTEGER NOT NULL REFERENCES courses_lesson (id),
    user_id INTEGER NOT NULL,               -- of the auth feature
    name TEXT NOT NULL,                     -- first name of the customer when it was asked
    text TEXT NOT NULL,
    asked_at INTEGER NOT NULL,
    answer TEXT,
    answered_at INTEGER,                    -- of the first answer; later corrections do not move it
    hidden INTEGER NOT NULL DEFAULT 0 CHECK (hidden IN (0, 1)),   -- from the other customers
    version INTEGER NOT NULL DEFAULT 1,
    CHECK ((answer IS NULL) = (answered_at IS NULL))
) STRICT;

CREATE INDEX courses_question_by_lesson ON courses_question (lesson_id, id);
CREATE INDEX courses_question_by_user ON courses_question (user_id);
CREATE INDEX courses_question_open ON courses_question (id) WHERE answer IS NULL AND hidden = 0;

-- Certificates of customers who have watched all lessons of a course, with their content as it was issued.
CREATE TABLE courses_certificate (
    id INTEGER PRIMARY KEY,
    number TEXT NOT NULL UNIQUE,            -- random: counting does not lead to other certificates
    enrolment_id INTEGER NOT NULL UNIQUE REFERENCES courses_enrolment (id),
    name TEXT NOT NULL,                     -- of the customer
    course TEXT NOT NULL,                   -- title
    issued_at INTEGER NOT NULL
) STRICT;
