-- One row. Channels are switched on and off here; their keys are in the settings file.
CREATE TABLE messages_setting (
    id INTEGER PRIMARY KEY CHECK (id = 1),
    whatsapp_on INTEGER NOT NULL DEFAULT 1,
    sms_on INTEGER NOT NULL DEFAULT 1,
    quiet_from INTEGER,                     -- minutes after midnight in India; absent for none
    quiet_until INTEGER,
    whatsapp_called_at INTEGER,             -- last webhook call with a valid signature
    sms_called_at INTEGER,                  -- last call of the gateway with the valid secret
    templates_checked_at INTEGER,           -- when Meta last listed the shop's templates
    templates_problem TEXT                  -- why Meta's list could not be read
) STRICT;

INSERT INTO messages_setting (id, quiet_from, quiet_until) VALUES (1, 1260, 480);

-- The owner's settings of an event. Without a row it is on, with the built-in text and no template.
CREATE TABLE messages_event (
    event TEXT PRIMARY KEY,
    is_on INTEGER NOT NULL,
    whatsapp_template TEXT NOT NULL,        -- its name; empty for none
    language TEXT NOT NULL,                 -- of the template, like "en"
    text TEXT NOT NULL,                     -- empty for the built-in text
    dlt_template TEXT NOT NULL              -- id of the registered SMS text; empty for none
) STRICT;

-- The owner's texts of chat messages that the team sends itself. Without a row the text is the built-in one.
CREATE TABLE messages_chat_text (
    kind TEXT PRIMARY KEY,
    text TEXT NOT NULL
) STRICT;

-- Every consent to messages and every withdrawal. The newest of a customer counts.
CREATE TABLE messages_consent (
    id INTEGER PRIMARY KEY AUTOINCREMENT,
    user_id INTEGER NOT NULL,
    given INTEGER NOT NULL,                 -- 0: withdrawn
    source TEXT NOT NULL,                   -- booking, account or counter
    wording INTEGER NOT NULL,               -- version of the sentence that the customer agreed to
    actor INTEGER NOT NULL,                 -- user id of who recorded it
    at INTEGER NOT NULL
) STRICT;

CREATE INDEX messages_consent_of_user ON messages_consent (user_id, id);

-- The shop's templates at Meta, as last listed.
CREATE TABLE messages_template (
    name TEXT NOT NULL,
    language TEXT NOT NULL,                 -- like "en" or "en_US"
    state TEXT NOT NULL,                    -- approved, in_review, rejected or paused
    reason TEXT NOT NULL,                   -- of a rejection, as Meta names it; may be empty
    PRIMARY KEY (name, language)
) STRICT, WITHOUT ROWID;
