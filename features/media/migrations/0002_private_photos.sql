-- Photos that people sent for the shop alone. Their files lie where no plain address leads.
CREATE TABLE media_private_photo (
    id INTEGER PRIMARY KEY AUTOINCREMENT,   -- never given twice: an old id must not open somebody else's photo
    file TEXT NOT NULL UNIQUE,
    stored_at INTEGER NOT NULL
) STRICT;
