-- Images. Their files are in the public folder and never change.
CREATE TABLE media_image (
    id INTEGER PRIMARY KEY AUTOINCREMENT,
    alt TEXT NOT NULL,
    file TEXT NOT NULL UNIQUE,              -- the largest copy
    width INTEGER NOT NULL CHECK (width > 0),
    height INTEGER NOT NULL CHECK (height > 0),
    preview TEXT NOT NULL UNIQUE,           -- JPEG for previews of links
    placeholder TEXT NOT NULL,              -- a whole `data:` address, so that lists need no file for it
    source_id INTEGER,                      -- the image that this one is a crop of
    crop TEXT,                              -- JSON: fractions of the source, after it was rotated upright
    version INTEGER NOT NULL DEFAULT 1,     -- each change adds one
    stored_at INTEGER NOT NULL,
    deleted_at INTEGER
) STRICT;

CREATE INDEX media_image_by_source ON media_image (source_id) WHERE source_id IS NOT NULL;

-- Narrower copies. The widest may be the image's own file, if that is narrow enough.
CREATE TABLE media_image_size (
    image_id INTEGER NOT NULL REFERENCES media_image (id) ON DELETE CASCADE,
    width INTEGER NOT NULL CHECK (width > 0),
    file TEXT NOT NULL UNIQUE,
    PRIMARY KEY (image_id, width)
) STRICT, WITHOUT ROWID;

-- Videos, from the first byte of their upload on. Files of public ones are in the public folder; those of others have
-- no public address.
CREATE TABLE media_video (
    id INTEGER PRIMARY KEY AUTOINCREMENT,   -- never reused: a lesson may still refer to an abandoned upload
    title TEXT NOT NULL,
    public INTEGER NOT NULL CHECK (public IN (0, 1)),
    state TEXT NOT NULL CHECK (state IN ('uploading', 'processing', 'ready', 'failed')),
    problem TEXT,                           -- error code
    file TEXT UNIQUE,                       -- absent until the video can be watched
    width INTEGER CHECK (width > 0),
    height INTEGER CHECK (height > 0),
    seconds INTEGER CHECK (seconds > 0),
    bytes INTEGER NOT NULL,                 -- size of the file; of the upload until that is processed
    plays_late INTEGER NOT NULL DEFAULT 0 CHECK (plays_late IN (0, 1)),     -- only after the whole file has loaded
    smaller_file TEXT UNIQUE,               -- for slow networks
    smaller_width INTEGER,
    smaller_height INTEGER,
    smaller_bytes INTEGER,
    smaller_of INTEGER REFERENCES media_video (id) ON DELETE CASCADE,   -- upload of a manually made smaller file
    cover_id INTEGER,                       -- an image of the library
    stored_by INTEGER,                      -- user id
    version INTEGER NOT NULL DEFAULT 1,     -- each change adds one
    stored_at INTEGER NOT NULL,
    deleted_at INTEGER,
    CHECK (state != 'ready' OR (file IS NOT NULL AND width IS NOT NULL AND height IS NOT NULL AND seconds IS NOT NULL))
) STRICT;

CREATE INDEX media_video_in_work ON media_video (id) WHERE state = 'processing';

CREATE TABLE media_video_captions (
    video_id INTEGER NOT NULL REFERENCES media_video (id) ON DELETE CASCADE,
    language TEXT NOT NULL,                 -- two or three letters: en, ta
    file TEXT NOT NULL UNIQUE,
    PRIMARY KEY (video_id, language)
) STRICT, WITHOUT ROWID;

-- Files that are still arriving, or have arrived and are not checked yet. They are in the folder of unfinished files.
CREATE TABLE media_video_upload (
    video_id INTEGER PRIMARY KEY REFERENCES media_video (id) ON DELETE CASCADE,
    user_id INTEGER NOT NULL,
    file TEXT NOT NULL UNIQUE,
    bytes INTEGER NOT NULL CHECK (bytes > 0),
    last_at INTEGER NOT NULL                -- when the last bytes arrived
) STRICT;

-- Steps of processing a video before it is ready. An interrupted step starts again.
CREATE TABLE media_video_step (
    video_id INTEGER NOT NULL REFERENCES media_video (id) ON DELETE CASCADE,
    place INTEGER NOT NULL,                 -- order of the steps
    step TEXT NOT NULL CHECK (step IN ('check', 'prepare', 'cover', 'smaller')),
    state TEXT NOT NULL CHECK (state IN ('waiting', 'running', 'done', 'skipped', 'failed')),
    PRIMARY KEY (video_id, place)
) STRICT, WITHOUT ROWID;

-- Photos that customers sent to the shop only. Their files have no public address.
CREATE TABLE media_private_photo (
    id INTEGER PRIMARY KEY AUTOINCREMENT,   -- never reused: an old id must not open the photo of another customer
    file TEXT NOT NULL UNIQUE,
    small_file TEXT,                        -- a copy for lists; absent if the photo itself is small enough
    stored_at INTEGER NOT NULL
) STRICT;

-- Files that customers download, such as patterns. They have no public address. Rows may share a file on disk: a copied
-- course has the files of its original.
CREATE TABLE media_private_file (
    id INTEGER PRIMARY KEY AUTOINCREMENT,   -- never reused: an old id must not open another file
    file TEXT NOT NULL,
    stored_at INTEGER NOT NULL
) STRICT;

-- Files of which the bucket has a whole copy. Names are random and never reused, so both folders share one list.
CREATE TABLE media_bucket_file (
    file TEXT PRIMARY KEY,
    public INTEGER NOT NULL CHECK (public IN (0, 1)),
    bytes INTEGER NOT NULL CHECK (bytes >= 0),
    copied_at INTEGER NOT NULL
) STRICT, WITHOUT ROWID;
