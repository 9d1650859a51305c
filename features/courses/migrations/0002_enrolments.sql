-- Who may watch what. One row for a person and a course: buying it again renews the row, and what she has watched
-- stays hers.
CREATE TABLE courses_enrolment (
    id INTEGER PRIMARY KEY,
    -- Row of the auth feature; no foreign key, because features do not share tables.
    user_id INTEGER NOT NULL,
    course_id INTEGER NOT NULL REFERENCES courses_course (id),
    -- Unix seconds: when the newest purchase was paid, and how long it lasts. Frozen: no edit of the course moves it.
    started_at INTEGER NOT NULL,
    expires_at INTEGER NOT NULL CHECK (expires_at > started_at),
    -- Taken back before its time: a full refund, or the owner's decision.
    ended_at INTEGER,
    -- When the mail went out that says that it ends soon.
    reminded_at INTEGER,
    UNIQUE (user_id, course_id)
) STRICT;

CREATE INDEX courses_enrolment_by_expiry ON courses_enrolment (expires_at);

-- What each purchase gave. The key keeps a purchase that is told twice from giving twice.
CREATE TABLE courses_purchase (
    purchase INTEGER PRIMARY KEY,
    enrolment_id INTEGER NOT NULL REFERENCES courses_enrolment (id),
    paid_paise INTEGER NOT NULL CHECK (paid_paise >= 0),
    started_at INTEGER NOT NULL,
    expires_at INTEGER NOT NULL CHECK (expires_at > started_at)
) STRICT;

CREATE INDEX courses_purchase_by_enrolment ON courses_purchase (enrolment_id);

-- How far somebody has watched a lesson.
CREATE TABLE courses_progress (
    enrolment_id INTEGER NOT NULL REFERENCES courses_enrolment (id),
    lesson_id INTEGER NOT NULL REFERENCES courses_lesson (id),
    -- Where to go on.
    position_ms INTEGER NOT NULL CHECK (position_ms >= 0),
    -- JSON: [[from, to], ...] in milliseconds, in order and apart.
    played TEXT NOT NULL,
    updated_at INTEGER NOT NULL,
    PRIMARY KEY (enrolment_id, lesson_id)
) STRICT, WITHOUT ROWID;

CREATE INDEX courses_progress_by_lesson ON courses_progress (lesson_id);

-- What a signed address names: one person, one session, one video.
CREATE TABLE courses_grant (
    id INTEGER PRIMARY KEY AUTOINCREMENT,   -- never given twice: an old id must not end somebody else's grant
    token_hash TEXT NOT NULL UNIQUE,
    user_id INTEGER NOT NULL,
    session_id INTEGER NOT NULL,
    enrolment_id INTEGER NOT NULL REFERENCES courses_enrolment (id),
    lesson_id INTEGER NOT NULL REFERENCES courses_lesson (id),
    -- The last sign of life from the player.
    pinged_at INTEGER NOT NULL,
    ended_at INTEGER,
    -- How much more of the video can have been watched by now.
    credit_ms INTEGER NOT NULL
) STRICT;

CREATE INDEX courses_grant_by_user ON courses_grant (user_id, session_id);
CREATE INDEX courses_grant_by_ping ON courses_grant (pinged_at);
CREATE INDEX courses_grant_by_enrolment ON courses_grant (enrolment_id);

-- The buyer who wrote it. Nobody reviews a course twice.
ALTER TABLE courses_review ADD COLUMN user_id INTEGER;
CREATE UNIQUE INDEX courses_review_by_user ON courses_review (user_id, course_id) WHERE user_id IS NOT NULL;
