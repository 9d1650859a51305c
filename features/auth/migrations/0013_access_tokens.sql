-- Access tokens of programs. A revoked one is deleted; AUTOINCREMENT, because limits and the audit log know it by its id.
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
