-- Queries of visitors without results, counted by day for the owner. No address, no time of day, no person.
CREATE TABLE search_missed (
    day TEXT NOT NULL,                      -- yyyy-mm-dd in India
    query TEXT NOT NULL,                    -- lower case, single blanks, at most 100 characters
    times INTEGER NOT NULL,
    PRIMARY KEY (day, query)
) STRICT, WITHOUT ROWID;

-- One row: synonyms of the shop's visitors, beside those of every shop (src/spellings.txt).
CREATE TABLE search_setting (
    id INTEGER PRIMARY KEY CHECK (id = 1),
    synonyms TEXT NOT NULL                  -- a group for each line, separated by commas
) STRICT;

INSERT INTO search_setting (id, synonyms) VALUES (1, '');
