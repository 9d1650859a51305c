-- What customers ask about a lesson, with the shop's answer. Other customers of the course see it once it is answered.
CREATE TABLE courses_question (
    id INTEGER PRIMARY KEY AUTOINCREMENT,   -- an email may name one that is gone
    lesson_id INTEGER NOT NULL REFERENCES courses_lesson (id),
    -- Row of the auth feature; no foreign key, because features do not share tables.
    user_id INTEGER NOT NULL,
    -- First name of the customer when it was asked.
    name TEXT NOT NULL,
    text TEXT NOT NULL,
    asked_at INTEGER NOT NULL,
    answer TEXT,
    -- When it was first answered; later corrections do not move it.
    answered_at INTEGER,
    -- Hidden from the other customers.
    hidden INTEGER NOT NULL DEFAULT 0 CHECK (hidden IN (0, 1)),
    version INTEGER NOT NULL DEFAULT 1,
    CHECK ((answer IS NULL) = (answered_at IS NULL))
) STRICT;

CREATE INDEX courses_question_by_lesson ON courses_question (lesson_id, id);
CREATE INDEX courses_question_by_user ON courses_question (user_id);
CREATE INDEX courses_question_open ON courses_question (id) WHERE answer IS NULL AND hidden = 0;
