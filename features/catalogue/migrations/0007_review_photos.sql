-- Photos of reviews. Visitors see those of approved reviews.
CREATE TABLE catalogue_review_photo (
    id INTEGER PRIMARY KEY AUTOINCREMENT,   -- never given twice: an old id must not open another photo
    review_id INTEGER NOT NULL REFERENCES catalogue_review (id),
    stored_photo INTEGER NOT NULL,          -- private, of the media feature
    added_at INTEGER NOT NULL               -- Unix seconds
) STRICT;

CREATE INDEX catalogue_review_photo_by_review ON catalogue_review_photo (review_id);
