-- A purchase in the last days of access counts from the old end, so it begins later than it was paid.
ALTER TABLE courses_purchase ADD COLUMN bought_at INTEGER NOT NULL DEFAULT 0;      -- Unix seconds
UPDATE courses_purchase SET bought_at = started_at;
