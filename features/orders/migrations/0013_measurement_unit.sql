-- The unit in which the lengths were typed; none for those from before: they are shown in the unit of the shop.
ALTER TABLE orders_measurement ADD COLUMN unit TEXT CHECK (unit IN ('in', 'cm'));
ALTER TABLE orders_profile_measurement ADD COLUMN unit TEXT CHECK (unit IN ('in', 'cm'));
