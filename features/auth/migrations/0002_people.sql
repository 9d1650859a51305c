-- An empty mobile or e-mail of an account is one that the owner released: somebody else had a better right to it.
DROP INDEX auth_user_mobile;
DROP INDEX auth_user_email;
CREATE UNIQUE INDEX auth_user_mobile ON auth_user (mobile) WHERE walk_in = 0 AND mobile <> '';
CREATE UNIQUE INDEX auth_user_email ON auth_user (email) WHERE walk_in = 0 AND email <> '';

-- Of a walk-in: whose account she is. What was kept of her is with the account from then on.
ALTER TABLE auth_user ADD COLUMN linked_to INTEGER REFERENCES auth_user (id);
-- Two people may have a walk-in's form open.
ALTER TABLE auth_user ADD COLUMN version INTEGER NOT NULL DEFAULT 1;

CREATE INDEX auth_user_walk_in ON auth_user (mobile) WHERE walk_in = 1;
CREATE INDEX auth_user_linked ON auth_user (linked_to) WHERE linked_to IS NOT NULL;
CREATE INDEX auth_user_shop ON auth_user (role) WHERE role <> 'customer';

-- What went along when a walk-in was linked, so that it can be taken back.
CREATE TABLE auth_link (
    walk_in INTEGER PRIMARY KEY REFERENCES auth_user (id),
    account INTEGER NOT NULL REFERENCES auth_user (id),
    moved TEXT NOT NULL,                    -- JSON, by who keeps it
    linked_at INTEGER NOT NULL
) STRICT;

-- What the shop wrote down about a customer. Only the shop reads it.
CREATE TABLE auth_note (
    id INTEGER PRIMARY KEY AUTOINCREMENT,
    user_id INTEGER NOT NULL REFERENCES auth_user (id),
    author INTEGER NOT NULL REFERENCES auth_user (id),
    text TEXT NOT NULL,
    at INTEGER NOT NULL
) STRICT;

CREATE INDEX auth_note_of_user ON auth_note (user_id, id);

-- A link that somebody who shall work for the shop sets her first password with.
ALTER TABLE auth_reset ADD COLUMN invites INTEGER NOT NULL DEFAULT 0 CHECK (invites IN (0, 1));

-- The second step of logging in: an app that shows a new number every 30 seconds.
CREATE TABLE auth_two_factor (
    user_id INTEGER PRIMARY KEY REFERENCES auth_user (id),
    sealed_secret TEXT NOT NULL,            -- the app's secret, encrypted with a key that no backup holds
    confirmed_at INTEGER,                   -- absent while it is being set up
    last_step INTEGER NOT NULL DEFAULT 0    -- 30-second step of the last number that was taken: none works twice
) STRICT;

-- For somebody who lost the phone. Each works once.
CREATE TABLE auth_recovery_code (
    user_id INTEGER NOT NULL REFERENCES auth_user (id),
    code_hash TEXT NOT NULL,
    used_at INTEGER,
    PRIMARY KEY (user_id, code_hash)
) STRICT, WITHOUT ROWID;
