-- What visitors looked for and did not find, counted for the owner. No address, no time of day, no person.
CREATE TABLE search_missed_query (
    query TEXT NOT NULL PRIMARY KEY,    -- trimmed, lower case, at most 100 characters
    times INTEGER NOT NULL,
    last_day TEXT NOT NULL              -- yyyy-mm-dd in India
) STRICT, WITHOUT ROWID;
