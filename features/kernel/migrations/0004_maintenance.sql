-- What the owner sees of the mails that left, and of those that did not.
ALTER TABLE kernel_outbox ADD COLUMN subject TEXT;      -- as it was last written; absent before the first try
-- The shop was restored from a backup: what waited then may have been sent since. Waits until the owner decides.
ALTER TABLE kernel_outbox ADD COLUMN held_at INTEGER;

CREATE INDEX kernel_outbox_by_state ON kernel_outbox (state, id);

-- The log is read by who and by what.
CREATE INDEX kernel_audit_by_actor ON kernel_audit (actor, id);
CREATE INDEX kernel_audit_by_action ON kernel_audit (action, id);
