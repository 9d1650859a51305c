-- A mail is a row in the transaction that causes it; a worker delivers it after the commit.
CREATE TABLE kernel_outbox (
    id INTEGER PRIMARY KEY,
    message_id TEXT NOT NULL UNIQUE,        -- fixed, so that a mail sent twice is one mail to its reader
    template TEXT NOT NULL,
    recipient TEXT NOT NULL,
    data TEXT NOT NULL,                     -- JSON that the template is filled with
    secret TEXT,                            -- of the link inside; erased once sent
    valid_until INTEGER,                    -- a dead link is not sent; Unix seconds
    created_at INTEGER NOT NULL,
    due_at INTEGER NOT NULL,
    attempts INTEGER NOT NULL DEFAULT 0,
    state TEXT NOT NULL DEFAULT 'waiting' CHECK (state IN ('waiting', 'sent', 'failed', 'expired')),
    sent_at INTEGER,
    last_error TEXT
) STRICT;

CREATE INDEX kernel_outbox_due ON kernel_outbox (due_at) WHERE state = 'waiting';
