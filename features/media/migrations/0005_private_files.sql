-- Files that customers download, such as patterns. They lie where no plain address leads. Several rows may share one
-- file on disk: a copied course has the files of its original.
CREATE TABLE media_private_file (
    id INTEGER PRIMARY KEY AUTOINCREMENT,   -- never given twice: an old id must not open another file
    file TEXT NOT NULL,
    stored_at INTEGER NOT NULL
) STRICT;
