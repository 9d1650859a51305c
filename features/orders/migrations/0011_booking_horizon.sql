-- How far ahead customers can book, in days. One row.
CREATE TABLE orders_booking_setting (
    id INTEGER PRIMARY KEY CHECK (id = 1),
    horizon_days INTEGER NOT NULL CHECK (horizon_days BETWEEN 1 AND 365)
) STRICT;

INSERT INTO orders_booking_setting (id, horizon_days) VALUES (1, 90);

-- Requests that wait, of one customer.
CREATE INDEX orders_order_waiting ON orders_order (user_id) WHERE status = 'Pending';
