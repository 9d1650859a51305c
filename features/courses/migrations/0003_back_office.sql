-- Courses that several people edit, that wait for what they still lack, and that can come back after they were deleted.
-- A category's name is free again once it is deleted, and an id is never given twice, because coupons and old links
-- name courses: so both tables are made anew. Their rows go and come back within this one transaction.
PRAGMA defer_foreign_keys = ON;

CREATE TABLE courses_old_category AS SELECT * FROM courses_category;
CREATE TABLE courses_old_course AS SELECT * FROM courses_course;
DROP TABLE courses_course;
DROP TABLE courses_category;

CREATE TABLE courses_category (
    id INTEGER PRIMARY KEY AUTOINCREMENT,
    name TEXT NOT NULL,
    image_id INTEGER NOT NULL,            -- kept by the media feature
    position INTEGER NOT NULL,              -- the owner's order
    published INTEGER NOT NULL DEFAULT 1 CHECK (published IN (0, 1)),
    version INTEGER NOT NULL DEFAULT 1,     -- each change adds one
    deleted_at INTEGER                      -- its courses go with it, and come back with it
) STRICT;

CREATE INDEX courses_category_in_order ON courses_category (position, id);
CREATE UNIQUE INDEX courses_category_name ON courses_category (name) WHERE deleted_at IS NULL;

CREATE TABLE courses_course (
    id INTEGER PRIMARY KEY AUTOINCREMENT,
    category_id INTEGER NOT NULL REFERENCES courses_category (id),
    service_name TEXT NOT NULL,
    -- This and the next two may be empty as long as the course is hidden.
    service_model TEXT NOT NULL,
    main_description TEXT NOT NULL,
    -- Written by the owner for people to read ("6 h 20 min"): it counts the work at the table, not the videos alone.
    duration TEXT NOT NULL,
    price_paise INTEGER NOT NULL CHECK (price_paise >= 0),   -- 0: the owner has not set it yet
    expire_in_days INTEGER NOT NULL DEFAULT 180 CHECK (expire_in_days > 0),
    image_id INTEGER NOT NULL,            -- 0: there is none yet
    preview_video_id INTEGER,                -- a video that anybody may watch
    position INTEGER NOT NULL,
    published INTEGER NOT NULL DEFAULT 1 CHECK (published IN (0, 1)),
    publish_when_ready INTEGER NOT NULL DEFAULT 0 CHECK (publish_when_ready IN (0, 1)),   -- it publishes itself
    version INTEGER NOT NULL DEFAULT 1,
    deleted_at INTEGER                      -- whoever bought it goes on watching it
) STRICT;

CREATE INDEX courses_course_by_category ON courses_course (category_id, position, id);

CREATE INDEX courses_course_waiting ON courses_course (id) WHERE publish_when_ready = 1;

INSERT INTO courses_category (id, name, image_id, position)
    SELECT id, name, image_id, position FROM courses_old_category;
INSERT INTO courses_course (id, category_id, service_name, service_model, main_description, duration, price_paise,
                            expire_in_days, image_id, preview_video_id, position, published)
    SELECT id, category_id, service_name, service_model, main_description, duration, price_paise,
           expire_in_days, image_id, preview_video_id, position, published
    FROM courses_old_course;

DROP TABLE courses_old_course;
DROP TABLE courses_old_category;

-- A lesson without a video yet has video 0. One that was taken out can come back, with how far it was watched.
ALTER TABLE courses_lesson ADD COLUMN deleted_at INTEGER;

-- Not approved and not hidden: it waits. What the buyer writes anew counts up, so that nobody approves unread words.
ALTER TABLE courses_review ADD COLUMN hidden INTEGER NOT NULL DEFAULT 0 CHECK (hidden IN (0, 1));
ALTER TABLE courses_review ADD COLUMN version INTEGER NOT NULL DEFAULT 1;
ALTER TABLE courses_review ADD COLUMN deleted_at INTEGER;
CREATE INDEX courses_review_waiting ON courses_review (id) WHERE approved = 0 AND hidden = 0 AND deleted_at IS NULL;

ALTER TABLE courses_enrolment ADD COLUMN version INTEGER NOT NULL DEFAULT 1;
CREATE INDEX courses_enrolment_by_course ON courses_enrolment (course_id, id);

-- What the owner decided about an enrolment, newest last. Rows are added, and at most marked as undone.
CREATE TABLE courses_decision (
    id INTEGER PRIMARY KEY,
    enrolment_id INTEGER NOT NULL REFERENCES courses_enrolment (id),
    at INTEGER NOT NULL,
    actor INTEGER NOT NULL,
    kind TEXT NOT NULL CHECK (kind IN ('granted', 'extended', 'revoked')),
    days INTEGER NOT NULL DEFAULT 0,
    -- How a course given by hand was paid; with its amount.
    payment TEXT CHECK (payment IN ('gift', 'cash', 'upi')),
    paid_paise INTEGER NOT NULL DEFAULT 0 CHECK (paid_paise >= 0),
    reason TEXT NOT NULL,
    -- What held before, for undoing it; nothing before the first grant.
    former_started_at INTEGER,
    former_expires_at INTEGER,
    former_ended_at INTEGER,
    undone_at INTEGER
) STRICT;

CREATE INDEX courses_decision_by_enrolment ON courses_decision (enrolment_id, id);
