-- An uploaded file and what became of it.
CREATE TABLE imports_run (
    id INTEGER PRIMARY KEY AUTOINCREMENT,
    kind TEXT NOT NULL CHECK (kind IN ('customers', 'products', 'past_orders')),
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
    not_undone INTEGER NOT NULL DEFAULT 0,        -- what an undo left, because it was used or changed since
    actor INTEGER NOT NULL,                 -- user id of the owner
    created_at INTEGER NOT NULL,
    started_at INTEGER,
    ended_at INTEGER,
    undone_at INTEGER
) STRICT;

-- Its rows. They are deleted 30 days after the import, as is what is needed to undo it.
CREATE TABLE imports_row (
    run_id INTEGER NOT NULL REFERENCES imports_run (id) ON DELETE CASCADE,
    number INTEGER NOT NULL,                -- as a spreadsheet counts
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

-- What columns with this header were imported as the last time.
CREATE TABLE imports_known_header (
    kind TEXT NOT NULL,
    header TEXT NOT NULL,
    field TEXT NOT NULL,                    -- empty: not imported
    PRIMARY KEY (kind, header)
) STRICT, WITHOUT ROWID;
