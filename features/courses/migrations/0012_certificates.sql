-- Certificates of customers who have watched all lessons of a course: what each says, as it was issued.
CREATE TABLE courses_certificate (
    id INTEGER PRIMARY KEY,
    -- Random, so that nobody finds the certificate of another by counting.
    number TEXT NOT NULL UNIQUE,
    enrolment_id INTEGER NOT NULL UNIQUE REFERENCES courses_enrolment (id),
    -- Name of the customer.
    name TEXT NOT NULL,
    course TEXT NOT NULL,
    issued_at INTEGER NOT NULL
) STRICT;
