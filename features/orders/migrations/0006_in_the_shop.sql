-- Orders made in the shop have no visit, and perhaps neither an address nor a number to call.
DROP INDEX orders_order_by_day;
ALTER TABLE orders_order ADD COLUMN visit_day TEXT;
ALTER TABLE orders_order ADD COLUMN visit_slot TEXT CHECK (visit_slot IN
    ('11:00 AM To 1:00PM', '1:00PM To 3:00PM', '3:00PM To 5:00PM', '5:00PM To 7:00PM', 'Full Day'));
UPDATE orders_order SET visit_day = day, visit_slot = slot;
ALTER TABLE orders_order DROP COLUMN day;
ALTER TABLE orders_order DROP COLUMN slot;
ALTER TABLE orders_order RENAME COLUMN visit_day TO day;
ALTER TABLE orders_order RENAME COLUMN visit_slot TO slot;
CREATE INDEX orders_order_by_day ON orders_order (day) WHERE status NOT IN ('Rejected', 'Cancelled');

-- Who wrote it down in the shop; absent when its customer booked it herself.
ALTER TABLE orders_order ADD COLUMN taken_by INTEGER;
-- What is known of the cloth.
ALTER TABLE orders_order ADD COLUMN fabric TEXT NOT NULL DEFAULT '';
-- What was agreed for everything. Only the owner sees it.
ALTER TABLE orders_order ADD COLUMN price_paise INTEGER CHECK (price_paise >= 0);
-- When she tries it on.
ALTER TABLE orders_order ADD COLUMN trial_day TEXT;
ALTER TABLE orders_order ADD COLUMN trial_slot TEXT CHECK (trial_slot IN
    ('11:00 AM To 1:00PM', '1:00PM To 3:00PM', '3:00PM To 5:00PM', '5:00PM To 7:00PM', 'Full Day'));
CREATE INDEX orders_order_by_trial ON orders_order (trial_day) WHERE trial_day IS NOT NULL;

-- Photos by the shop: of the cloth, and of what became of it. Its customer sees those that are shown to her.
ALTER TABLE orders_photo ADD COLUMN kind TEXT NOT NULL DEFAULT 'reference' CHECK (kind IN ('reference', 'cloth', 'finished'));
ALTER TABLE orders_photo ADD COLUMN shown INTEGER NOT NULL DEFAULT 1 CHECK (shown IN (0, 1));

-- A month's report.
CREATE INDEX orders_status_change_by_time ON orders_status_change (at);
