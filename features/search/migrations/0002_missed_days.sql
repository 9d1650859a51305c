-- The same by day, so that a month can be looked at. Still no address, no time of day, no person.
CREATE TABLE search_missed (
    day TEXT NOT NULL,                  -- yyyy-mm-dd in India
    query TEXT NOT NULL,                -- lower case, single blanks, at most 100 characters
    times INTEGER NOT NULL,
    PRIMARY KEY (day, query)
) STRICT, WITHOUT ROWID;

INSERT INTO search_missed (day, query, times) SELECT last_day, query, times FROM search_missed_query;

DROP TABLE search_missed_query;
