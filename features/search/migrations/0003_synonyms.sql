-- Words that mean the same to the shop's visitors, beside those that every shop's visitors use (src/spellings.txt).
CREATE TABLE search_setting (
    id INTEGER PRIMARY KEY CHECK (id = 1),
    synonyms TEXT NOT NULL                  -- a group in each line, its words parted by commas
) STRICT;

INSERT INTO search_setting (id, synonyms) VALUES (1, '');
