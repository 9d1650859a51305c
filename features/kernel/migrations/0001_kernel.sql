-- Mails. A row is inserted in the transaction that causes the mail; a worker delivers it after the commit.
CREATE TABLE kernel_outbox (
    id INTEGER PRIMARY KEY,
    message_id TEXT NOT NULL UNIQUE,        -- fixed, so that a mail sent twice is one mail to its reader
    template TEXT NOT NULL,
    recipient TEXT NOT NULL,
    user_id INTEGER,                        -- customer whom it is about: erased with their account
    data TEXT NOT NULL,                     -- JSON that the template is filled with
    secret TEXT,                            -- of the link inside; erased once sent
    subject TEXT,                           -- as last rendered; absent before the first attempt
    valid_until INTEGER,                    -- an expired link is not sent; Unix seconds
    created_at INTEGER NOT NULL,
    due_at INTEGER NOT NULL,
    attempts INTEGER NOT NULL DEFAULT 0,
    state TEXT NOT NULL DEFAULT 'waiting' CHECK (state IN ('waiting', 'sent', 'failed', 'expired')),
    held_at INTEGER,                        -- on hold until the owner decides: after a restore it may be sent already
    sent_at INTEGER,
    last_error TEXT
) STRICT;

CREATE INDEX kernel_outbox_by_state ON kernel_outbox (state, id);

-- Responses for repeated requests. Retained for 24 hours.
CREATE TABLE kernel_idempotency (
    user_id INTEGER NOT NULL,               -- 0 for visitors
    operation TEXT NOT NULL,
    key TEXT NOT NULL,
    request_hash TEXT NOT NULL,
    status INTEGER,                         -- absent while the first request is still running
    body TEXT,
    created_at INTEGER NOT NULL,
    PRIMARY KEY (user_id, operation, key)
) STRICT, WITHOUT ROWID;

CREATE INDEX kernel_idempotency_age ON kernel_idempotency (created_at);

-- The audit log. Rows never change and are retained for a year (365 days): the trigger refuses to delete younger ones,
-- whatever the program's clock says.
CREATE TABLE kernel_audit (
    id INTEGER PRIMARY KEY,
    at INTEGER NOT NULL,
    actor INTEGER,                          -- user id; absent when the shop itself acted
    action TEXT NOT NULL,                   -- like auth.logged_in
    subject TEXT NOT NULL,                  -- like user:12
    details TEXT NOT NULL                   -- JSON; never a password, token, mobile number or email address
) STRICT;

CREATE INDEX kernel_audit_by_time ON kernel_audit (at);
CREATE INDEX kernel_audit_by_actor ON kernel_audit (actor, id);
CREATE INDEX kernel_audit_by_action ON kernel_audit (action, id);

CREATE TRIGGER kernel_audit_keeps_its_rows BEFORE DELETE ON kernel_audit
WHEN OLD.at > unixepoch() - 31536000
BEGIN SELECT RAISE(ABORT, 'the audit log keeps its rows'); END;

CREATE TRIGGER kernel_audit_keeps_its_text BEFORE UPDATE ON kernel_audit
BEGIN SELECT RAISE(ABORT, 'the audit log keeps its wording'); END;

-- Events of which people are notified on their devices. A row is inserted in the transaction that causes the event, and
-- deleted once it is queued for every device.
CREATE TABLE kernel_notification (
    id INTEGER PRIMARY KEY,
    event TEXT NOT NULL,
    user_id INTEGER,                        -- absent: every team member who may know of it
    template TEXT NOT NULL,                 -- mail template of its text
    data TEXT NOT NULL,                     -- JSON that the template is filled with
    mail_id INTEGER,                        -- withdrawn together with this mail
    act TEXT,                               -- withdrawn when this act is undone
    created_at INTEGER NOT NULL,
    due_at INTEGER NOT NULL
) STRICT;

-- Messages to customers by WhatsApp or SMS. A row is inserted in the transaction that causes the message; a worker
-- delivers it after the commit. Queued only for customers who agreed, and once for each event and subject.
CREATE TABLE kernel_message (
    id INTEGER PRIMARY KEY,
    event TEXT NOT NULL,
    subject TEXT NOT NULL,                  -- what it is about, like "order:1048"
    user_id INTEGER NOT NULL,
    data TEXT NOT NULL,                     -- JSON that its template is filled with
    guard TEXT,                             -- the mail template whose guard is asked before it is sent
    act TEXT,                               -- withdrawn when this act is undone
    valid_until INTEGER,                    -- not sent after that; Unix seconds
    created_at INTEGER NOT NULL,
    due_at INTEGER NOT NULL,
    attempts INTEGER NOT NULL DEFAULT 0,
    state TEXT NOT NULL DEFAULT 'waiting' CHECK (state IN ('waiting', 'sent', 'failed', 'expired')),
    channel TEXT,                           -- 'whatsapp' or 'sms'; absent before the first attempt
    recipient TEXT,                         -- mobile number; absent before the first attempt
    text TEXT,                              -- as it was sent
    service_id TEXT,                        -- id at the messaging service
    sent_at INTEGER,
    delivered_at INTEGER,                   -- to the customer's phone, as the service reports
    read_at INTEGER,                        -- as the service reports
    last_error TEXT,
    UNIQUE (event, subject)
) STRICT;

CREATE INDEX kernel_message_due ON kernel_message (due_at) WHERE state = 'waiting';
CREATE INDEX kernel_message_of_user ON kernel_message (user_id);
CREATE INDEX kernel_message_of_act ON kernel_message (act) WHERE act IS NOT NULL;
CREATE UNIQUE INDEX kernel_message_by_service_id ON kernel_message (service_id) WHERE service_id IS NOT NULL;
