-- Answers that a repeated request gets again. Kept for 24 hours.
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
