-- When all of the money of a purchase had gone back.
ALTER TABLE courses_purchase ADD COLUMN refunded_at INTEGER;
