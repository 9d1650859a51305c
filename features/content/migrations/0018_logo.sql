-- The shop's own logo, beside its name; without one there is the flower.
ALTER TABLE content_setting ADD COLUMN logo_image_id INTEGER;
