-- 10,000 orders, newest last: 40 requests, 400 in progress, a tenth cancelled, the others delivered. Every second one
-- has two pieces. Today is 1 August 2026.
WITH RECURSIVE n(i) AS (SELECT 1 UNION ALL SELECT i + 1 FROM n WHERE i < 10000)
INSERT INTO orders_order
    (id, user_id, service_name, service_model, first_name, last_name, contact_number, email, address, land_mark,
     pin_code, day, slot, message, status, advance_paise, advance_paid_paise, advance_paid_at, price_paise, promised_day,
     request_hash, created_at)
SELECT 10000 + i, 10001 + i % 5000, 'Blouses - Princess Cut - Model ' || i, 'Model ' || i, 'Customer',
       'Number' || (1 + i % 5000), '+9170000' || printf('%05d', 1 + i % 5000),
       'customer' || (1 + i % 5000) || '@example.com', i || ', Second Main Road', 'Near the temple', '600020',
       date('2026-08-01', ((i - 9900) / 20) || ' days'),
       CASE i % 4 WHEN 0 THEN '11:00 AM To 1:00PM' WHEN 1 THEN '1:00PM To 3:00PM' WHEN 2 THEN '3:00PM To 5:00PM'
                  ELSE '5:00PM To 7:00PM' END,
       'Please call before you come.',
       CASE WHEN i > 9960 THEN 'Pending' WHEN i > 9560 THEN
                CASE i % 4 WHEN 0 THEN 'Order Placed' WHEN 1 THEN 'Cutting Started' WHEN 2 THEN 'Stitching In Progress'
                           ELSE 'Ready for Pickup' END
            WHEN i % 10 = 5 THEN 'Cancelled' ELSE 'Delivered' END,
       CASE WHEN i % 3 = 0 THEN 50000 END, CASE WHEN i % 6 = 0 THEN 50000 END, CASE WHEN i % 6 = 0 THEN 1 END, 250000,
       date('2026-08-01', ((i - 9600) / 20) || ' days'), '', unixepoch('2026-08-01') - (10000 - i) * 1800
FROM n;

INSERT INTO orders_piece
    (order_id, position, product_id, service_name, service_model, garment_type_id, quantity, price_paise, status,
     promised_day, trial_day, assigned_to)
SELECT o.id, p.position, 7, o.service_name, o.service_model, 1, 1, 250000,
       iif(o.status = 'Cancelled', 'Order Placed', o.status), o.promised_day,
       CASE WHEN o.id % 5 = 0 THEN date(o.promised_day, '-2 days') END,
       CASE o.id % 3 WHEN 0 THEN 3 WHEN 1 THEN 4 END
FROM orders_order o JOIN (SELECT 1 AS position UNION ALL SELECT 2) p ON p.position = 1 OR o.id % 2 = 0;

INSERT INTO orders_status_change (order_id, status, actor, at)
SELECT id, status, 1, created_at FROM orders_order;

INSERT INTO orders_piece_change (piece_id, status, actor, at) SELECT id, status, 1, 1 FROM orders_piece;
PRAGMA optimize;
