-- When the services last called with a valid signature or secret.
ALTER TABLE messages_setting ADD COLUMN whatsapp_called_at INTEGER;
ALTER TABLE messages_setting ADD COLUMN sms_called_at INTEGER;
-- When Meta last listed the shop's templates, and why it could not.
ALTER TABLE messages_setting ADD COLUMN templates_checked_at INTEGER;
ALTER TABLE messages_setting ADD COLUMN templates_problem TEXT;

-- The shop's templates at Meta, as they were listed last.
CREATE TABLE messages_template (
    name TEXT NOT NULL,
    language TEXT NOT NULL,                 -- like "en" or "en_US"
    state TEXT NOT NULL,                    -- approved, in_review, rejected or paused
    reason TEXT NOT NULL,                   -- of a rejection, as Meta names it; may be empty
    PRIMARY KEY (name, language)
) STRICT, WITHOUT ROWID;
