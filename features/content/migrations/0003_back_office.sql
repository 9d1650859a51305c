-- Each row counts its versions, so that two people with the same form open are told; a deleted row can come back for a
-- while.
ALTER TABLE content_banner ADD COLUMN version INTEGER NOT NULL DEFAULT 1;
ALTER TABLE content_banner ADD COLUMN deleted_at INTEGER;
ALTER TABLE content_offer ADD COLUMN version INTEGER NOT NULL DEFAULT 1;
ALTER TABLE content_offer ADD COLUMN deleted_at INTEGER;
ALTER TABLE content_testimonial ADD COLUMN version INTEGER NOT NULL DEFAULT 1;
ALTER TABLE content_testimonial ADD COLUMN deleted_at INTEGER;

-- When somebody of the shop read it.
ALTER TABLE content_enquiry ADD COLUMN read_at INTEGER;
ALTER TABLE content_enquiry ADD COLUMN deleted_at INTEGER;
CREATE INDEX content_enquiry_unread ON content_enquiry (id) WHERE read_at IS NULL AND deleted_at IS NULL;

ALTER TABLE content_setting ADD COLUMN version INTEGER NOT NULL DEFAULT 1;
