-- What is usual for a child is not for an adult: a warning follows the age group of who wears it.
ALTER TABLE orders_profile ADD COLUMN age_group TEXT NOT NULL DEFAULT 'adult' CHECK (age_group IN ('adult', 'child'));
ALTER TABLE orders_piece ADD COLUMN age_group TEXT NOT NULL DEFAULT 'adult' CHECK (age_group IN ('adult', 'child'));
