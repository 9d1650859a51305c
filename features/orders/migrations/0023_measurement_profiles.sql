-- The garment type for which the lengths were taken; absent for those of the body, as all were before.
ALTER TABLE orders_profile_measurement ADD COLUMN garment_type_id INTEGER;
ALTER TABLE orders_profile_measurement ADD COLUMN measured_by TEXT NOT NULL DEFAULT 'customer'
    CHECK (measured_by IN ('customer', 'shop'));
-- The piece for which the shop took them.
ALTER TABLE orders_profile_measurement ADD COLUMN piece_id INTEGER REFERENCES orders_piece (id) ON DELETE SET NULL;

CREATE INDEX orders_profile_measurement_by_piece ON orders_profile_measurement (piece_id) WHERE piece_id IS NOT NULL;

-- When the lengths of a piece were taken; absent without lengths, and for those taken before this was noted.
ALTER TABLE orders_piece ADD COLUMN measured_at INTEGER;

CREATE INDEX orders_piece_by_profile ON orders_piece (profile_id) WHERE profile_id IS NOT NULL;
