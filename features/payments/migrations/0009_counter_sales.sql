-- What is sold at the counter besides orders stands in the same book.
ALTER TABLE payments_counter_payment ADD COLUMN user_id INTEGER;         -- the buyer; absent for orders, which know whose they are
ALTER TABLE payments_counter_payment ADD COLUMN title TEXT NOT NULL DEFAULT '';      -- as its receipt names it
