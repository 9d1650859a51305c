-- The board by piece: the most urgent pieces first, those without a promised day last.
CREATE INDEX orders_piece_on_board ON orders_piece (promised_day IS NULL, promised_day, id, order_id, status, assigned_to)
    WHERE status NOT IN ('Pending', 'Delivered');
CREATE INDEX orders_piece_by_promise ON orders_piece (promised_day) WHERE promised_day IS NOT NULL;

-- Work that a maker does in a day, in points of the garment types.
ALTER TABLE orders_booking_setting ADD COLUMN points_per_day INTEGER NOT NULL DEFAULT 8
    CHECK (points_per_day BETWEEN 1 AND 100);

-- What a visit is for, if the shop says so; otherwise it follows from the order's step.
ALTER TABLE orders_order ADD COLUMN visit_purpose TEXT CHECK (visit_purpose IN ('measure', 'trial', 'hand_over'));
