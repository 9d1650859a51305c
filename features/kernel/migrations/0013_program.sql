-- Versions of the program that have opened this store, by which an older one knows that it is.
CREATE TABLE kernel_program (
    version TEXT NOT NULL PRIMARY KEY,
    first_opened_at INTEGER NOT NULL
) STRICT, WITHOUT ROWID;
