ALTER TABLE content_gallery_item ADD COLUMN version INTEGER NOT NULL DEFAULT 1;
ALTER TABLE content_gallery_item ADD COLUMN deleted_at INTEGER;
ALTER TABLE content_event ADD COLUMN version INTEGER NOT NULL DEFAULT 1;
ALTER TABLE content_event ADD COLUMN deleted_at INTEGER;
-- Each image of a story can be hidden alone.
ALTER TABLE content_event_image ADD COLUMN published INTEGER NOT NULL DEFAULT 1 CHECK (published IN (0, 1));
ALTER TABLE content_measure_video ADD COLUMN version INTEGER NOT NULL DEFAULT 1;
ALTER TABLE content_measure_video ADD COLUMN deleted_at INTEGER;
ALTER TABLE content_page ADD COLUMN version INTEGER NOT NULL DEFAULT 1;
