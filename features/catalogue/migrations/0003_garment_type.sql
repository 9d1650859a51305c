-- Which garment is made, so which measurements and choices it has. A product's own replaces that of its service.
ALTER TABLE catalogue_service ADD COLUMN garment_type_id INTEGER;   -- of the garments feature
ALTER TABLE catalogue_product ADD COLUMN garment_type_id INTEGER;
