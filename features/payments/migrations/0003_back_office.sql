-- Coupons are edited by hand, and can come back after they were deleted. A code stays with its coupon even then: who has
-- used it must not get it again.
ALTER TABLE payments_coupon ADD COLUMN version INTEGER NOT NULL DEFAULT 1;
ALTER TABLE payments_coupon ADD COLUMN deleted_at INTEGER;
