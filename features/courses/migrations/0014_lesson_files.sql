-- A file that buyers download with a lesson, such as a pattern.
CREATE TABLE courses_lesson_file (
    id INTEGER PRIMARY KEY AUTOINCREMENT,   -- never given twice: an old link must not open another file
    lesson_id INTEGER NOT NULL REFERENCES courses_lesson (id),
    -- Row of the media feature; no foreign key, because features do not share tables.
    stored_file INTEGER NOT NULL,
    name TEXT NOT NULL,                     -- without the ending
    kind TEXT NOT NULL CHECK (kind IN ('pdf', 'png', 'jpeg')),
    bytes INTEGER NOT NULL CHECK (bytes > 0),
    pages INTEGER CHECK (pages > 0),        -- of a PDF, as far as they can be counted
    position INTEGER NOT NULL,
    deleted_at INTEGER                      -- in the trash since
) STRICT;

CREATE INDEX courses_lesson_file_by_lesson ON courses_lesson_file (lesson_id, position);
