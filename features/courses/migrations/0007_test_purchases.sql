-- Bought in test mode: no money moved, and the access ends with test mode.
ALTER TABLE courses_purchase ADD COLUMN test INTEGER NOT NULL DEFAULT 0 CHECK (test IN (0, 1));
