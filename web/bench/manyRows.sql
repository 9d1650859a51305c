-- A big shop on top of the demo store: 2,000 products, 500 courses, 5,000 customers, 10,000 orders, 5,000 enrolments,
-- 900 finished pieces, 1,000 enquiries, 1,000 reviews.
-- Nothing is random: two runs make the same shop.
BEGIN IMMEDIATE;

WITH RECURSIVE n(i) AS (SELECT 1 UNION ALL SELECT i + 1 FROM n WHERE i < 40)
INSERT INTO catalogue_service (category_id, name, service_type, picture_id, position)
SELECT c.id, 'Service ' || i, c.name, c.picture_id, 100 + i
FROM n JOIN (SELECT id, name, picture_id FROM catalogue_category ORDER BY id LIMIT 1) c;

WITH RECURSIVE n(i) AS (SELECT 1 UNION ALL SELECT i + 1 FROM n WHERE i < 2000)
INSERT INTO catalogue_product
    (service_id, model, main_title, main_description, price_paise, day, picture_id, position)
SELECT s.id, 'Model ' || i, 'Model ' || i || ' with piping', 'Cut to measure and finished by hand.',
       (500 + i) * 100, '2026-01-15', s.picture_id, i
FROM n JOIN catalogue_service s ON s.name = 'Service ' || (1 + i % 40);

WITH RECURSIVE n(i) AS (SELECT 1 UNION ALL SELECT i + 1 FROM n WHERE i < 500)
INSERT INTO courses_course
    (category_id, service_name, service_model, main_description, price_paise, duration, picture_id, preview_film_id,
     position)
SELECT c.category_id, 'Course ' || i, 'Part ' || i, 'From the first seam to the last button.', (900 + i) * 100,
       '2 hours', c.picture_id, c.preview_film_id, 100 + i
FROM n JOIN (SELECT * FROM courses_course ORDER BY id LIMIT 1) c;

WITH RECURSIVE n(i) AS (SELECT 1 UNION ALL SELECT i + 1 FROM n WHERE i < 5000)
INSERT INTO auth_user (id, name, mobile, email, role, password_hash, created_at)
SELECT 10000 + i, 'Customer Number' || i, '+9170000' || printf('%05d', i), 'customer' || i || '@example.com',
       'customer', '$argon2id$v=19$m=19456,t=2,p=1$bm9ib2R5bG9ncw$bm9ib2R5bG9nc2luYXRhbGw', unixepoch() - i * 3600
FROM n;

WITH RECURSIVE n(i) AS (SELECT 1 UNION ALL SELECT i + 1 FROM n WHERE i < 10000)
INSERT INTO orders_order
    (id, user_id, service_name, service_model, picture_id, first_name, last_name, contact_number, email, address,
     land_mark, pin_code, day, slot, message, status, advance_paise, promised_day, request_hash, created_at)
SELECT 20000 + i, 10001 + i % 5000, 'Blouses - Princess Cut - Model ' || i, 'Model ' || i, c.picture_id,
       'Customer', 'Number' || (1 + i % 5000), '+9170000' || printf('%05d', 1 + i % 5000),
       'customer' || (1 + i % 5000) || '@example.com', i || ', Second Main Road', '', '600020',
       date('now', (40 - i % 400) || ' days'),
       CASE i % 4 WHEN 0 THEN '11:00 AM To 1:00PM' WHEN 1 THEN '1:00PM To 3:00PM' WHEN 2 THEN '3:00PM To 5:00PM'
                  ELSE '5:00PM To 7:00PM' END,
       '',
       CASE WHEN i % 400 < 40 AND i % 7 = 0 THEN 'Pending' WHEN i % 10 = 1 THEN 'Order Placed'
            WHEN i % 10 = 2 THEN 'Cutting Started' WHEN i % 10 = 3 THEN 'Stitching In Progress'
            WHEN i % 10 = 4 THEN 'Ready for Pickup' WHEN i % 10 = 5 THEN 'Cancelled' ELSE 'Delivered' END,
       CASE WHEN i % 3 = 0 THEN 50000 END, date('now', (50 - i % 400) || ' days'), '', unixepoch() - i * 1800
FROM n JOIN (SELECT picture_id FROM catalogue_category ORDER BY id LIMIT 1) c;

INSERT INTO orders_status_change (order_id, status, actor, at)
SELECT id, status, 1, created_at FROM orders_order WHERE id > 20000;

WITH RECURSIVE n(i) AS (SELECT 1 UNION ALL SELECT i + 1 FROM n WHERE i < 5000)
INSERT INTO courses_enrolment (user_id, course_id, started_at, expires_at)
SELECT 10000 + i, c.id, unixepoch() - i * 3600, unixepoch() - i * 3600 + 180 * 86400
FROM n JOIN courses_course c ON c.service_name = 'Course ' || (1 + i % 500);

WITH RECURSIVE n(i) AS (SELECT 1 UNION ALL SELECT i + 1 FROM n WHERE i < 900)
INSERT INTO content_gallery_item (id, position, title, category) SELECT 5000 + i, 100 + i, 'Piece ' || i, 'Blouses' FROM n;

INSERT INTO content_gallery_picture (item_id, position, picture_id)
SELECT i.id, 0, c.picture_id
FROM content_gallery_item i JOIN (SELECT picture_id FROM catalogue_category ORDER BY id LIMIT 1) c WHERE i.id > 5000;

WITH RECURSIVE n(i) AS (SELECT 1 UNION ALL SELECT i + 1 FROM n WHERE i < 1000)
INSERT INTO content_enquiry (name, phone, message, created_at)
SELECT 'Visitor Number' || i, '+9180000' || printf('%05d', i), 'Do you stitch for a whole wedding? There are ' || i || ' of us.',
       unixepoch() - i * 3600
FROM n;

WITH RECURSIVE n(i) AS (SELECT 1 UNION ALL SELECT i + 1 FROM n WHERE i < 1000)
INSERT INTO courses_review (course_id, name, stars, text, written_at)
SELECT c.id, 'Reader Number' || i, 1 + i % 5, 'Every seam is shown from above the table.', unixepoch() - i * 3600
FROM n JOIN (SELECT id FROM courses_course ORDER BY id LIMIT 1) c;

COMMIT;
PRAGMA optimize;
