-- One kept image. Files lie in the public folder; they never change once kept.
CREATE TABLE media_image (
    id INTEGER PRIMARY KEY,
    alt TEXT NOT NULL,
    -- The largest copy.
    file TEXT NOT NULL UNIQUE,
    width INTEGER NOT NULL CHECK (width > 0),
    height INTEGER NOT NULL CHECK (height > 0),
    -- The card that a pasted link shows.
    preview TEXT NOT NULL UNIQUE,
    -- A whole `data:` address, so that lists need no file for it.
    placeholder TEXT NOT NULL,
    version INTEGER NOT NULL DEFAULT 1,     -- each change adds one
    stored_at INTEGER NOT NULL
) STRICT;

-- Narrower copies. The widest may be the image's own file, when that is narrow enough.
CREATE TABLE media_image_size (
    image_id INTEGER NOT NULL REFERENCES media_image (id) ON DELETE CASCADE,
    width INTEGER NOT NULL CHECK (width > 0),
    file TEXT NOT NULL UNIQUE,
    PRIMARY KEY (image_id, width)
) STRICT, WITHOUT ROWID;

-- One kept video. Public ones lie in the public folder, the others where no plain address leads.
CREATE TABLE media_video (
    id INTEGER PRIMARY KEY,
    public INTEGER NOT NULL CHECK (public IN (0, 1)),
    file TEXT NOT NULL UNIQUE,
    captions TEXT UNIQUE,
    width INTEGER NOT NULL CHECK (width > 0),
    height INTEGER NOT NULL CHECK (height > 0),
    seconds INTEGER NOT NULL CHECK (seconds > 0),
    stored_at INTEGER NOT NULL
) STRICT;
