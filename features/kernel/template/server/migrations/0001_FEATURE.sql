CREATE TABLE FEATURE_item (
    id INTEGER PRIMARY KEY AUTOINCREMENT,
    name TEXT NOT NULL,
    position INTEGER NOT NULL,              -- the owner's order
    published INTEGER NOT NULL DEFAULT 1 CHECK (published IN (0, 1)),
    version INTEGER NOT NULL DEFAULT 1,     -- each change adds one
    deleted_at INTEGER                      -- since when it is in the trash
) STRICT;
