-- A new shop is prepared by its owner until they open it; before that, visitors read that it opens soon.
ALTER TABLE content_setting ADD COLUMN preparing INTEGER NOT NULL DEFAULT 0 CHECK (preparing IN (0, 1));

-- Steps of the set-up that the owner decided without a setting of their own, such as payment at the counter only. All
-- other steps follow from what the shop has.
CREATE TABLE content_setup_step (
    step TEXT PRIMARY KEY CHECK (step IN ('payments', 'email', 'gst', 'look', 'courses', 'backup')),
    -- Unix seconds.
    decided_at INTEGER NOT NULL
) STRICT, WITHOUT ROWID;
