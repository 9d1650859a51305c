-- The entry in the book of the counter, of a course that was sold there.
ALTER TABLE courses_decision ADD COLUMN counter_payment INTEGER;
