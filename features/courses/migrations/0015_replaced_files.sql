-- The earlier content of a file that was replaced is in the trash as a file of its own.
-- No foreign key: either of the two may be deleted first.
ALTER TABLE courses_lesson_file ADD COLUMN replaced_by INTEGER;  -- id of the file whose content it was
