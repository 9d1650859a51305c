-- What undoing an act withdraws, beside its mail.
ALTER TABLE kernel_notification ADD COLUMN act TEXT;

-- A message to a customer by WhatsApp or SMS: a row in the transaction that causes it; a worker delivers it after the
-- commit. It is queued only for those who agreed, and once for each event and subject.
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
    channel TEXT,                           -- 'whatsapp' or 'sms', once it was tried
    recipient TEXT,                         -- the number, once it was tried
    text TEXT,                              -- as it was sent
    sent_at INTEGER,
    last_error TEXT,
    UNIQUE (event, subject)
) STRICT;

CREATE INDEX kernel_message_due ON kernel_message (due_at) WHERE state = 'waiting';
CREATE INDEX kernel_message_of_user ON kernel_message (user_id);
CREATE INDEX kernel_message_of_act ON kernel_message (act) WHERE act IS NOT NULL;
