-- Who teaches a course, and for whom it is meant; both may be left out.
ALTER TABLE courses_course ADD COLUMN instructor TEXT NOT NULL DEFAULT '';
ALTER TABLE courses_course ADD COLUMN level TEXT CHECK (level IN ('beginner', 'intermediate', 'advanced'));
