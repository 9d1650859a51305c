-- Versions of the program that have opened this store. An older program recognizes by them that it is older.
CREATE TABLE kernel_program (
    version TEXT NOT NULL PRIMARY KEY,
    first_opened_at INTEGER NOT NULL
) STRICT, WITHOUT ROWID;
