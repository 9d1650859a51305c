-- Files of which the bucket has a whole copy. Names are random and never given twice, so both folders share one list.
CREATE TABLE media_bucket_file (
    file TEXT PRIMARY KEY,
    public INTEGER NOT NULL CHECK (public IN (0, 1)),
    bytes INTEGER NOT NULL CHECK (bytes >= 0),
    copied_at INTEGER NOT NULL
) STRICT, WITHOUT ROWID;
