-- AUTOINCREMENT: the id of a person is never given to another one.
CREATE TABLE auth_user (
    id INTEGER PRIMARY KEY AUTOINCREMENT,
    name TEXT NOT NULL,
    mobile TEXT,                            -- +91XXXXXXXXXX
    email TEXT,                             -- trimmed and case-folded
    role TEXT NOT NULL DEFAULT 'customer' CHECK (role IN ('customer', 'staff', 'owner')),
    -- A walk-in is a customer without a log-in. Her mobile is not verified, so it may also be somebody's account.
    walk_in INTEGER NOT NULL DEFAULT 0 CHECK (walk_in IN (0, 1)),
    password_hash TEXT,                     -- argon2id, PHC string
    blocked_at INTEGER,
    created_at INTEGER NOT NULL,
    deleted_at INTEGER,                     -- the profile is stripped, the row stays for invoices
    CHECK (
        deleted_at IS NOT NULL AND mobile IS NULL AND email IS NULL AND password_hash IS NULL
        OR walk_in = 1 AND password_hash IS NULL
        OR walk_in = 0 AND mobile IS NOT NULL AND email IS NOT NULL AND password_hash IS NOT NULL
    )
) STRICT;

CREATE UNIQUE INDEX auth_user_mobile ON auth_user (mobile) WHERE walk_in = 0;
CREATE UNIQUE INDEX auth_user_email ON auth_user (email) WHERE walk_in = 0;

CREATE TABLE auth_session (
    id INTEGER PRIMARY KEY AUTOINCREMENT,   -- what "device" means elsewhere, so never given again
    user_id INTEGER NOT NULL REFERENCES auth_user (id),
    token_hash TEXT NOT NULL UNIQUE,        -- SHA-256; whoever reads the table cannot log in with it
    browser TEXT NOT NULL,                  -- like "Chrome on Android"
    created_at INTEGER NOT NULL,
    seen_at INTEGER NOT NULL,
    authenticated_at INTEGER NOT NULL,      -- when the password was last given
    ended_at INTEGER
) STRICT;

CREATE INDEX auth_session_of_user ON auth_session (user_id, id);

-- A browser that logged in before is not locked out by the failures of others.
CREATE TABLE auth_known_browser (
    user_id INTEGER NOT NULL REFERENCES auth_user (id),
    token_hash TEXT NOT NULL,
    used_at INTEGER NOT NULL,
    PRIMARY KEY (user_id, token_hash)
) STRICT, WITHOUT ROWID;

CREATE INDEX auth_known_browser_token ON auth_known_browser (token_hash);

-- At most one live link a person: the newest.
CREATE TABLE auth_reset (
    user_id INTEGER PRIMARY KEY REFERENCES auth_user (id),
    token_hash TEXT NOT NULL UNIQUE,
    expires_at INTEGER NOT NULL,
    mail_id INTEGER NOT NULL                -- of the outbox; taken back when the link dies
) STRICT;

-- A new mobile or e-mail that has not been confirmed yet.
CREATE TABLE auth_contact_change (
    user_id INTEGER NOT NULL REFERENCES auth_user (id),
    kind TEXT NOT NULL CHECK (kind IN ('mobile', 'email')),
    value TEXT NOT NULL,
    token_hash TEXT NOT NULL UNIQUE,
    expires_at INTEGER NOT NULL,
    mail_id INTEGER NOT NULL,
    PRIMARY KEY (user_id, kind)
) STRICT, WITHOUT ROWID;
