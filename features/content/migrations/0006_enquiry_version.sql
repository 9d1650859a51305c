-- Every record that can be moved to the trash counts its versions.
ALTER TABLE content_enquiry ADD COLUMN version INTEGER NOT NULL DEFAULT 1;
