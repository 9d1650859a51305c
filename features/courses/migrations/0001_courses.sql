-- What kind of work a course teaches. Its name travels as the course's serviceType.
CREATE TABLE courses_category (
    id INTEGER PRIMARY KEY,
    name TEXT NOT NULL UNIQUE,
    -- Row of the media feature; no foreign key, because features do not share tables.
    image_id INTEGER NOT NULL,
    position INTEGER NOT NULL
) STRICT;

CREATE TABLE courses_course (
    id INTEGER PRIMARY KEY,
    category_id INTEGER NOT NULL REFERENCES courses_category (id),
    service_name TEXT NOT NULL,
    service_model TEXT NOT NULL,
    main_description TEXT NOT NULL,
    price_paise INTEGER NOT NULL CHECK (price_paise >= 0),
    -- Written by the owner for people to read ("6 h 20 min"): it counts the work at the table, not the videos alone.
    duration TEXT NOT NULL,
    expire_in_days INTEGER NOT NULL DEFAULT 180 CHECK (expire_in_days > 0),
    image_id INTEGER NOT NULL,
    -- A video that anybody may watch.
    preview_video_id INTEGER,
    position INTEGER NOT NULL,
    published INTEGER NOT NULL DEFAULT 1 CHECK (published IN (0, 1))
) STRICT;

CREATE INDEX courses_course_by_category ON courses_course (category_id, position);

CREATE TABLE courses_lesson (
    id INTEGER PRIMARY KEY,
    course_id INTEGER NOT NULL REFERENCES courses_course (id),
    title TEXT NOT NULL,
    -- A private video. Its address is never part of a public answer.
    video_id INTEGER NOT NULL,
    position INTEGER NOT NULL
) STRICT;

CREATE INDEX courses_lesson_by_course ON courses_lesson (course_id, position);

CREATE TABLE courses_review (
    id INTEGER PRIMARY KEY,
    course_id INTEGER NOT NULL REFERENCES courses_course (id),
    -- The name as it was when the review was written.
    name TEXT NOT NULL,
    stars INTEGER NOT NULL CHECK (stars BETWEEN 1 AND 5),
    text TEXT NOT NULL,
    -- Unix seconds.
    written_at INTEGER NOT NULL,
    -- Only what the owner approved is shown and counted.
    approved INTEGER NOT NULL DEFAULT 0 CHECK (approved IN (0, 1))
) STRICT;

CREATE INDEX courses_review_by_course ON courses_review (course_id, approved, written_at);
