-- One of a few colour schemes that are readable, instead of any colour at all.
ALTER TABLE content_setting ADD COLUMN colours TEXT NOT NULL DEFAULT 'rani';
ALTER TABLE content_setting DROP COLUMN theme_colour;
