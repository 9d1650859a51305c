-- Customers, the team, and walk-ins: customers without an account. Ids are never reused.
CREATE TABLE auth_user (
    id INTEGER PRIMARY KEY AUTOINCREMENT,
    name TEXT NOT NULL,
    mobile TEXT,                            -- +91XXXXXXXXXX; empty once the owner released it
    email TEXT,                             -- trimmed and case-folded; empty once the owner released it
    address TEXT NOT NULL DEFAULT '',       -- of a walk-in, as the shop recorded it; visits of accounts have their own
    role TEXT NOT NULL DEFAULT 'customer' CHECK (role IN ('customer', 'staff', 'owner')),
    -- What a team member with the role staff may do.
    staff_role TEXT NOT NULL DEFAULT 'manager'
        CHECK (staff_role IN ('manager', 'counter', 'maker', 'editor')),
    -- 1: without a login. The mobile of a walk-in is not verified, so an account may have the same one.
    walk_in INTEGER NOT NULL DEFAULT 0 CHECK (walk_in IN (0, 1)),
    linked_to INTEGER REFERENCES auth_user (id),    -- the account of a walk-in, which has the walk-in's records
    password_hash TEXT,                     -- argon2id, PHC string
    blocked_at INTEGER,
    created_at INTEGER NOT NULL,
    version INTEGER NOT NULL DEFAULT 1,     -- each change of a walk-in adds one
    deleted_at INTEGER,                     -- personal data is erased, the row stays for invoices
    CHECK (
        deleted_at IS NOT NULL AND mobile IS NULL AND email IS NULL AND password_hash IS NULL
        OR walk_in = 1 AND password_hash IS NULL
        OR walk_in = 0 AND mobile IS NOT NULL AND email IS NOT NULL AND password_hash IS NOT NULL
    )
) STRICT;

CREATE UNIQUE INDEX auth_user_mobile ON auth_user (mobile) WHERE walk_in = 0 AND mobile <> '';
CREATE UNIQUE INDEX auth_user_email ON auth_user (email) WHERE walk_in = 0 AND email <> '';
CREATE INDEX auth_user_walk_in ON auth_user (mobile) WHERE walk_in = 1;
CREATE INDEX auth_user_linked ON auth_user (linked_to) WHERE linked_to IS NOT NULL;
CREATE INDEX auth_user_shop ON auth_user (role) WHERE role <> 'customer';

-- What linking a walk-in to an account moved, so that it can be undone.
CREATE TABLE auth_link (
    walk_in INTEGER PRIMARY KEY REFERENCES auth_user (id),
    account INTEGER NOT NULL REFERENCES auth_user (id),
    moved TEXT NOT NULL,                    -- JSON, by the name of the records
    linked_at INTEGER NOT NULL
) STRICT;

-- Notes of the shop about a customer. Only the shop reads them.
CREATE TABLE auth_note (
    id INTEGER PRIMARY KEY AUTOINCREMENT,
    user_id INTEGER NOT NULL REFERENCES auth_user (id),
    author INTEGER NOT NULL REFERENCES auth_user (id),
    text TEXT NOT NULL,
    at INTEGER NOT NULL
) STRICT;

CREATE INDEX auth_note_of_user ON auth_note (user_id, id);

CREATE TABLE auth_session (
    id INTEGER PRIMARY KEY AUTOINCREMENT,   -- a "device" elsewhere, so never reused
    user_id INTEGER NOT NULL REFERENCES auth_user (id),
    token_hash TEXT NOT NULL UNIQUE,        -- SHA-256: a copy of the table opens no session
    browser TEXT NOT NULL,                  -- like "Chrome on Android"
    created_at INTEGER NOT NULL,
    seen_at INTEGER NOT NULL,
    authenticated_at INTEGER NOT NULL,      -- when the password was last entered
    ended_at INTEGER
) STRICT;

CREATE INDEX auth_session_of_user ON auth_session (user_id, id);

-- Browsers that have logged in. Failed logins from elsewhere do not lock them out.
CREATE TABLE auth_known_browser (
    user_id INTEGER NOT NULL REFERENCES auth_user (id),
    token_hash TEXT NOT NULL,
    used_at INTEGER NOT NULL,
    PRIMARY KEY (user_id, token_hash)
) STRICT, WITHOUT ROWID;

CREATE INDEX auth_known_browser_token ON auth_known_browser (token_hash);

-- Password links and invitations. At most one is valid for each user: the newest.
CREATE TABLE auth_reset (
    user_id INTEGER PRIMARY KEY REFERENCES auth_user (id),
    token_hash TEXT NOT NULL UNIQUE,
    invites INTEGER NOT NULL DEFAULT 0 CHECK (invites IN (0, 1)),   -- 1: sets the first password of a team member
    expires_at INTEGER NOT NULL,
    mail_id INTEGER NOT NULL                -- in the outbox, withdrawn with the link; 0 for none
) STRICT;

-- New mobile numbers and email addresses that are not confirmed yet.
CREATE TABLE auth_contact_change (
    user_id INTEGER NOT NULL REFERENCES auth_user (id),
    kind TEXT NOT NULL CHECK (kind IN ('mobile', 'email')),
    value TEXT NOT NULL,
    token_hash TEXT NOT NULL UNIQUE,
    expires_at INTEGER NOT NULL,
    mail_id INTEGER NOT NULL,               -- in the outbox, withdrawn with the change
    PRIMARY KEY (user_id, kind)
) STRICT, WITHOUT ROWID;

-- Two-factor authentication by an authenticator app (TOTP, RFC 6238).
CREATE TABLE auth_two_factor (
    user_id INTEGER PRIMARY KEY REFERENCES auth_user (id),
    sealed_secret TEXT NOT NULL,            -- the app's secret, encrypted with a key that is in no backup
    confirmed_at INTEGER,                   -- absent during set-up
    last_step INTEGER NOT NULL DEFAULT 0    -- TOTP step (30 seconds) of the last accepted code: each works once
) STRICT;

-- Replace the authenticator app of a lost phone. Each works once.
CREATE TABLE auth_recovery_code (
    user_id INTEGER NOT NULL REFERENCES auth_user (id),
    code_hash TEXT NOT NULL,
    used_at INTEGER,
    PRIMARY KEY (user_id, code_hash)
) STRICT, WITHOUT ROWID;

-- Access tokens of programs. Revoking one deletes it. Limits and the audit log refer to ids, so they are never reused.
CREATE TABLE auth_access_token (
    id INTEGER PRIMARY KEY AUTOINCREMENT,
    user_id INTEGER NOT NULL REFERENCES auth_user (id),
    name TEXT NOT NULL,
    token_hash TEXT NOT NULL UNIQUE,        -- SHA-256 of the secret
    scopes TEXT NOT NULL,                   -- names separated by spaces
    created_at INTEGER NOT NULL,
    expires_at INTEGER NOT NULL,
    used_at INTEGER                         -- accurate to an hour
) STRICT;

CREATE INDEX auth_access_token_of_user ON auth_access_token (user_id);

-- Secret addresses at which calendar programs read the visits; at most one for each team member.
CREATE TABLE auth_calendar_feed (
    user_id INTEGER PRIMARY KEY REFERENCES auth_user (id),
    token_hash TEXT NOT NULL UNIQUE,        -- SHA-256 of the secret
    created_at INTEGER NOT NULL,
    used_at INTEGER                         -- accurate to an hour
) STRICT;
