-- Where a walk-in lives, as the shop wrote it down. Accounts have none: their visits have addresses of their own.
ALTER TABLE auth_user ADD COLUMN address TEXT NOT NULL DEFAULT '';
