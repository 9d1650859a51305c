-- Who answered an enquiry, and when. What was read before that could be noted counts as answered: nobody is asked about
-- questions of years ago.
ALTER TABLE content_enquiry ADD COLUMN answered_at INTEGER;
ALTER TABLE content_enquiry ADD COLUMN answered_by INTEGER;     -- user id
UPDATE content_enquiry SET answered_at = read_at;
CREATE INDEX content_enquiry_unanswered ON content_enquiry (id) WHERE answered_at IS NULL AND deleted_at IS NULL;
