-- Who did what. Nobody changes it afterwards.
CREATE TABLE kernel_audit (
    id INTEGER PRIMARY KEY,
    at INTEGER NOT NULL,
    actor INTEGER,                          -- user id; absent when the shop itself acted
    action TEXT NOT NULL,                   -- like auth.logged_in
    subject TEXT NOT NULL,                  -- like user:12
    details TEXT NOT NULL                   -- JSON; never a password, token, mobile or e-mail
) STRICT;

CREATE INDEX kernel_audit_by_time ON kernel_audit (at);

CREATE TRIGGER kernel_audit_keeps_its_rows BEFORE DELETE ON kernel_audit
BEGIN SELECT RAISE(ABORT, 'the audit log keeps its rows'); END;

CREATE TRIGGER kernel_audit_keeps_its_text BEFORE UPDATE ON kernel_audit
BEGIN SELECT RAISE(ABORT, 'the audit log keeps its wording'); END;
