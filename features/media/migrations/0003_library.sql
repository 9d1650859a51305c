-- An image that was cut from another one remembers how, so that it can be cut differently later.
ALTER TABLE media_image ADD COLUMN source_id INTEGER;
-- How it was cut: fractions of the source once it was turned, as JSON.
ALTER TABLE media_image ADD COLUMN crop TEXT;
ALTER TABLE media_image ADD COLUMN deleted_at INTEGER;
CREATE INDEX media_image_by_source ON media_image (source_id) WHERE source_id IS NOT NULL;

-- A video is known from the first byte of its upload, so its facts come later than its row.
CREATE TABLE media_old_video AS SELECT * FROM media_video;
DROP TABLE media_video;

CREATE TABLE media_video (
    id INTEGER PRIMARY KEY AUTOINCREMENT,   -- never given twice: a lesson may still name an upload that was given up
    title TEXT NOT NULL,
    public INTEGER NOT NULL CHECK (public IN (0, 1)),
    state TEXT NOT NULL CHECK (state IN ('uploading', 'processing', 'ready', 'failed')),
    problem TEXT,                           -- the code's name of what went wrong
    file TEXT UNIQUE,                       -- absent until it can be watched
    width INTEGER CHECK (width > 0),
    height INTEGER CHECK (height > 0),
    seconds INTEGER CHECK (seconds > 0),
    bytes INTEGER NOT NULL,                 -- 0 for videos from before this was noted
    plays_late INTEGER NOT NULL DEFAULT 0 CHECK (plays_late IN (0, 1)),   -- only once it has loaded whole
    smaller_file TEXT UNIQUE,               -- for slow networks
    smaller_width INTEGER,
    smaller_height INTEGER,
    smaller_bytes INTEGER,
    smaller_of INTEGER REFERENCES media_video (id) ON DELETE CASCADE,      -- a smaller file made by hand, on its way
    cover_id INTEGER,                       -- an image of the library
    stored_by INTEGER,
    version INTEGER NOT NULL DEFAULT 1,     -- each change adds one
    stored_at INTEGER NOT NULL,
    deleted_at INTEGER,
    CHECK (state != 'ready' OR (file IS NOT NULL AND width IS NOT NULL AND height IS NOT NULL AND seconds IS NOT NULL))
) STRICT;

CREATE INDEX media_video_in_work ON media_video (state, id) WHERE state IN ('uploading', 'processing');

CREATE TABLE media_video_captions (
    video_id INTEGER NOT NULL REFERENCES media_video (id) ON DELETE CASCADE,
    language TEXT NOT NULL,                 -- two or three letters: en, ta
    file TEXT NOT NULL UNIQUE,
    PRIMARY KEY (video_id, language)
) STRICT, WITHOUT ROWID;

-- Videos from before were described by their file alone.
INSERT INTO media_video (id, title, public, state, file, width, height, seconds, bytes, stored_at)
    SELECT id, 'Video ' || id, public, 'ready', file, width, height, seconds, 0, stored_at FROM media_old_video;
INSERT INTO media_video_captions (video_id, language, file)
    SELECT id, 'en', captions FROM media_old_video WHERE captions IS NOT NULL;
DROP TABLE media_old_video;

-- A file that is still arriving, or has arrived and was not looked at yet. It lies in the folder of unfinished files.
CREATE TABLE media_video_upload (
    video_id INTEGER PRIMARY KEY REFERENCES media_video (id) ON DELETE CASCADE,
    user_id INTEGER NOT NULL,
    file_name TEXT NOT NULL,                -- as her phone calls it
    file TEXT NOT NULL UNIQUE,
    bytes INTEGER NOT NULL CHECK (bytes > 0),
    last_at INTEGER NOT NULL                -- when something of it last arrived
) STRICT;

-- What is done with a video before it is ready. A step that was interrupted begins again.
CREATE TABLE media_video_step (
    video_id INTEGER NOT NULL REFERENCES media_video (id) ON DELETE CASCADE,
    place INTEGER NOT NULL,
    step TEXT NOT NULL CHECK (step IN ('check', 'prepare', 'cover', 'smaller')),
    state TEXT NOT NULL CHECK (state IN ('waiting', 'running', 'done', 'skipped', 'failed')),
    PRIMARY KEY (video_id, place)
) STRICT, WITHOUT ROWID;
