-- One row. Channels are switched here; how they are reached lies in the machine's settings.
CREATE TABLE messages_setting (
    id INTEGER PRIMARY KEY CHECK (id = 1),
    whatsapp_on INTEGER NOT NULL DEFAULT 1,
    sms_on INTEGER NOT NULL DEFAULT 1,
    quiet_from INTEGER,                     -- minutes after midnight in India; absent for none
    quiet_until INTEGER
) STRICT;

INSERT INTO messages_setting (id, quiet_from, quiet_until) VALUES (1, 1260, 480);

-- What the owner set about an event. Without a row it is on, with its own text and no template.
CREATE TABLE messages_event (
    event TEXT PRIMARY KEY,
    is_on INTEGER NOT NULL,
    whatsapp_template TEXT NOT NULL,        -- its name; empty for none
    language TEXT NOT NULL,                 -- of the template, like "en"
    text TEXT NOT NULL,                     -- empty for the program's
    dlt_template TEXT NOT NULL              -- id of the registered SMS text; empty for none
) STRICT;

-- Texts of chats that the team sends itself, where they are not the program's.
CREATE TABLE messages_chat_text (
    kind TEXT PRIMARY KEY,
    text TEXT NOT NULL
) STRICT;

-- Every consent to messages and every withdrawal. The newest of a customer counts.
CREATE TABLE messages_consent (
    id INTEGER PRIMARY KEY AUTOINCREMENT,
    user_id INTEGER NOT NULL,
    given INTEGER NOT NULL,
    source TEXT NOT NULL,                   -- booking, account or counter
    wording INTEGER NOT NULL,               -- version of the sentence that was agreed to
    actor INTEGER NOT NULL,                 -- who recorded it
    at INTEGER NOT NULL
) STRICT;

CREATE INDEX messages_consent_of_user ON messages_consent (user_id, id);
