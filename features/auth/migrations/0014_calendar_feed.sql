-- The secret address with which a team member's calendar program reads the visits; at most one each.
CREATE TABLE auth_calendar_feed (
    user_id INTEGER PRIMARY KEY REFERENCES auth_user (id),
    token_hash TEXT NOT NULL UNIQUE,        -- SHA-256 of the secret
    created_at INTEGER NOT NULL,
    used_at INTEGER                         -- accurate to an hour
) STRICT;
