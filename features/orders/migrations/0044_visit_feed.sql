-- How often a visit and a trial changed, and when last: calendar programs that subscribed take an event again when its
-- number grows (RFC 5545, 3.8.7.4). By triggers, because many acts change them.
ALTER TABLE orders_order ADD COLUMN visit_revision INTEGER NOT NULL DEFAULT 0;
ALTER TABLE orders_order ADD COLUMN visit_changed_at INTEGER;
ALTER TABLE orders_piece ADD COLUMN trial_revision INTEGER NOT NULL DEFAULT 0;
ALTER TABLE orders_piece ADD COLUMN trial_changed_at INTEGER;

CREATE TRIGGER orders_visit_changed
AFTER UPDATE OF day, slot, status, visit_purpose, address, land_mark, pin_code, contact_number ON orders_order
WHEN (old.day, old.slot, old.status, old.visit_purpose, old.address, old.land_mark, old.pin_code, old.contact_number)
    IS NOT (new.day, new.slot, new.status, new.visit_purpose, new.address, new.land_mark, new.pin_code, new.contact_number)
BEGIN
    UPDATE orders_order SET visit_revision = old.visit_revision + 1, visit_changed_at = unixepoch() WHERE id = new.id;
END;

CREATE TRIGGER orders_trial_changed
AFTER UPDATE OF trial_day, trial_slot ON orders_piece
WHEN (old.trial_day, old.trial_slot) IS NOT (new.trial_day, new.trial_slot)
BEGIN
    UPDATE orders_piece SET trial_revision = old.trial_revision + 1, trial_changed_at = unixepoch() WHERE id = new.id;
END;
