-- Previous websites of the shop, whose lists the program reads.
CREATE TABLE imports_website (
    id INTEGER PRIMARY KEY AUTOINCREMENT,
    address TEXT NOT NULL,                  -- without a slash at the end
    uploads TEXT NOT NULL,                  -- folder of its images, below the address
    actor INTEGER NOT NULL,                 -- user id of the owner
    stopped INTEGER NOT NULL DEFAULT 0 CHECK (stopped IN (0, 1)),   -- reading and importing are paused
    created_at INTEGER NOT NULL
) STRICT;

-- Imports: each of an uploaded file, or of a list of a website.
CREATE TABLE imports_run (
    id INTEGER PRIMARY KEY AUTOINCREMENT,
    website_id INTEGER REFERENCES imports_website (id) ON DELETE CASCADE,
    kind TEXT NOT NULL,
    file_name TEXT NOT NULL,
    status TEXT NOT NULL CHECK (status IN ('draft', 'running', 'done', 'undoing', 'undone')),
    unit TEXT NOT NULL CHECK (unit IN ('in', 'cm')),    -- of lengths that name none
    columns TEXT NOT NULL,                  -- headers: ["Name","Phone"]
    fields TEXT NOT NULL,                   -- what each column is, empty for what is not imported: ["name","mobile"]
    row_count INTEGER NOT NULL,
    created INTEGER NOT NULL DEFAULT 0,
    updated INTEGER NOT NULL DEFAULT 0,
    unchanged INTEGER NOT NULL DEFAULT 0,
    rejected INTEGER NOT NULL DEFAULT 0,
    undone INTEGER NOT NULL DEFAULT 0,
    not_undone INTEGER NOT NULL DEFAULT 0,  -- left by an undo, because they were used or changed since
    actor INTEGER NOT NULL,                 -- user id of the owner
    created_at INTEGER NOT NULL,
    started_at INTEGER,
    ended_at INTEGER,
    undone_at INTEGER
) STRICT;

CREATE INDEX imports_run_by_website ON imports_run (website_id) WHERE website_id IS NOT NULL;

-- Rows of an import. They are deleted 30 days after it, with what is needed to undo it.
CREATE TABLE imports_row (
    run_id INTEGER NOT NULL REFERENCES imports_run (id) ON DELETE CASCADE,
    number INTEGER NOT NULL,                -- as in a spreadsheet
    cells TEXT NOT NULL,                    -- by column: ["Lakshmi R","9876543210"]
    outcome TEXT CHECK (outcome IN ('created', 'updated', 'unchanged', 'rejected')),    -- absent until it is imported
    record_id INTEGER,
    person_id INTEGER,                      -- user id of the customer it is about
    undo TEXT,                              -- what the targets did, in their order
    problems TEXT,                          -- of a rejected row: [{"field":"Mobile","message":"…"}]
    undone INTEGER CHECK (undone IN (0, 1)),
    undo_problem TEXT,
    PRIMARY KEY (run_id, number)
) STRICT;

CREATE INDEX imports_row_waiting ON imports_row (run_id, number) WHERE outcome IS NULL;
CREATE INDEX imports_row_by_record ON imports_row (run_id, record_id) WHERE record_id IS NOT NULL;
CREATE INDEX imports_row_by_person ON imports_row (person_id) WHERE person_id IS NOT NULL;

-- The field that columns with this header were last imported as.
CREATE TABLE imports_known_header (
    kind TEXT NOT NULL,
    header TEXT NOT NULL,
    field TEXT NOT NULL,                    -- empty: not imported
    PRIMARY KEY (kind, header)
) STRICT, WITHOUT ROWID;

-- Lists of a website, in the order in which they are imported: a list comes after those that it refers to.
CREATE TABLE imports_website_list (
    website_id INTEGER NOT NULL REFERENCES imports_website (id) ON DELETE CASCADE,
    position INTEGER NOT NULL,
    kind TEXT NOT NULL,
    path TEXT NOT NULL,                     -- empty: not known
    status TEXT NOT NULL CHECK (status IN ('waiting', 'read', 'failed', 'unknown')),
    problem TEXT,                           -- why it could not be read
    notes TEXT NOT NULL DEFAULT '',         -- what was left out, one sentence per line
    run_id INTEGER REFERENCES imports_run (id) ON DELETE SET NULL,
    PRIMARY KEY (website_id, position)
) STRICT, WITHOUT ROWID;

CREATE INDEX imports_website_list_by_run ON imports_website_list (run_id);

-- Images of websites, so that none is fetched and stored twice.
CREATE TABLE imports_image (
    address TEXT PRIMARY KEY,               -- empty: the blank image
    image_id INTEGER,                       -- of the media feature; absent if it could not be fetched
    problem TEXT,                           -- why it could not be fetched
    website_id INTEGER NOT NULL             -- the website that it was last fetched for
) STRICT, WITHOUT ROWID;
