-- After a backup was brought back: purchases made since then are made anew from what the provider knows of them.
CREATE TABLE payments_rebuild (
    only INTEGER PRIMARY KEY CHECK (only = 1),
    since INTEGER NOT NULL
) STRICT;
