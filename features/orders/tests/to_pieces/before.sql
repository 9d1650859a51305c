-- 10,000 orders as they were before they had pieces: every status, every tenth one taken in the shop.
CREATE TABLE step (place INTEGER PRIMARY KEY, status TEXT);
INSERT INTO step VALUES (0, 'Pending'), (1, 'Order Placed'), (2, 'Cutting Started'), (3, 'Stitching In Progress'),
    (4, 'Ready for Pickup'), (5, 'Delivered');

WITH RECURSIVE n (i) AS (SELECT 1 UNION ALL SELECT i + 1 FROM n WHERE i < 10000)
INSERT INTO orders_order (id, user_id, product_id, service_name, service_model, image_id, first_name, last_name,
    contact_number, email, address, land_mark, pin_code, message, status, reason, advance_paise, advance_paid_paise,
    advance_paid_at, promised_day, request_hash, created_at, day, slot, taken_by, fabric, price_paise, trial_day,
    trial_slot, assigned_to, status_key)
SELECT 1000 + i, 1 + i % 700, iif(i % 10 = 0, NULL, 1 + i % 40), 'Blouse - Cut ' || (i % 40) || ' - Model ' || i,
    'Model ' || i, iif(i % 10 = 0, NULL, 70 + i % 40), 'First ' || i, 'Last', '+919876500000', '', 'Street ' || i, '',
    '600020', '', CASE WHEN i % 8 < 6 THEN (SELECT status FROM step WHERE place = i % 8)
        WHEN i % 8 = 6 THEN 'Rejected' ELSE 'Cancelled' END,
    iif(i % 8 > 5, 'Too far', NULL), iif(i % 3 = 0, 50000, NULL), iif(i % 6 = 0, 50000, NULL),
    iif(i % 6 = 0, 1785000000, NULL), iif(i % 4 = 0, NULL, date('2026-08-01', (i % 60) || ' days')), hex(i), 1780000000 + i,
    iif(i % 10 = 0, NULL, date('2026-07-01', (i % 90) || ' days')), iif(i % 10 = 0, NULL, '3:00PM To 5:00PM'),
    iif(i % 10 = 0, 3, NULL), iif(i % 5 = 0, 'Silk ' || i, ''), iif(i % 7 = 0, NULL, 100000 + i * 13),
    iif(i % 9 = 0, date('2026-08-01', (i % 60) || ' days'), NULL), iif(i % 18 = 0, 'Full Day', NULL),
    iif(i % 11 = 0, 3 + i % 2, NULL), printf('%032x', i)
FROM n;

-- Every step up to the order's; called off ones had come to different steps.
INSERT INTO orders_status_change (order_id, status, actor, at)
SELECT o.id, s.status, iif(s.place = 0, o.user_id, 1), o.created_at + s.place
FROM orders_order o JOIN step s ON s.place <= CASE o.status WHEN 'Rejected' THEN 0 WHEN 'Cancelled' THEN o.id % 5
        ELSE (SELECT place FROM step WHERE status = o.status) END AND (s.place > 0 OR o.taken_by IS NULL OR o.status = 'Pending')
ORDER BY o.id, s.place;
INSERT INTO orders_status_change (order_id, status, actor, at)
SELECT id, status, 1, created_at + 9 FROM orders_order WHERE status IN ('Rejected', 'Cancelled') ORDER BY id;
-- A step that was undone.
INSERT INTO orders_status_change (order_id, status, actor, at, undone_at)
SELECT id, 'Delivered', 1, created_at + 8, created_at + 9 FROM orders_order WHERE id % 13 = 0 AND status <> 'Delivered' ORDER BY id;

INSERT INTO orders_measurement (order_id, height, shoulder, front_neck, back_neck, around_arm, around_waist, around_hip,
    around_bust, unit)
SELECT id, 1500 + id % 100, 350, iif(id % 3 = 0, NULL, 180), 200, iif(id % 4 = 0, NULL, 300 + id % 7), 700 + id % 50, NULL,
    860 + id % 90, iif(id % 2 = 0, 'cm', 'in') FROM orders_order WHERE id % 3 > 0;
INSERT INTO orders_photo (order_id, stored_photo, added_at, kind, shown)
SELECT id, id, created_at, iif(id % 12 = 0, 'cloth', 'reference'), id % 24 > 0 FROM orders_order WHERE id % 6 = 0;
INSERT INTO orders_profile (id, user_id, name, relation)
WITH RECURSIVE n (i) AS (SELECT 1 UNION ALL SELECT i + 1 FROM n WHERE i < 700) SELECT i, i, 'Meena', 'sister' FROM n;
INSERT INTO orders_profile_measurement (profile_id, measured_at, height, around_bust, unit)
SELECT id, 1780000000, 1500 + id % 100, iif(id % 2 = 0, NULL, 860), 'in' FROM orders_profile;

CREATE TABLE was_order AS SELECT * FROM orders_order;
CREATE TABLE was_measurement AS SELECT * FROM orders_measurement;
CREATE TABLE was_photo AS SELECT * FROM orders_photo;
CREATE TABLE was_change AS SELECT * FROM orders_status_change;
CREATE TABLE was_profile_measurement AS SELECT * FROM orders_profile_measurement;
