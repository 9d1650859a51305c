-- A big shop on top of the demo store: 2,000 products, 500 courses, 5,000 customers, 10,000 orders of 15,000 pieces, 5,000 enrolments,
-- 900 finished pieces, 1,000 enquiries, 1,000 reviews, 3,000 payments with their receipts, 1,000 uses of a coupon,
-- 2,000 images, 3,000 mails, 5,000 lines of the log.
-- Nothing is random: two runs make the same shop.
BEGIN IMMEDIATE;

WITH RECURSIVE n(i) AS (SELECT 1 UNION ALL SELECT i + 1 FROM n WHERE i < 40)
INSERT INTO catalogue_service (category_id, name, service_type, image_id, position)
SELECT c.id, 'Service ' || i, c.name, c.image_id, 100 + i
FROM n JOIN (SELECT id, name, image_id FROM catalogue_category ORDER BY id LIMIT 1) c;

WITH RECURSIVE n(i) AS (SELECT 1 UNION ALL SELECT i + 1 FROM n WHERE i < 2000)
INSERT INTO catalogue_product
    (service_id, model, main_title, main_description, price_paise, day, image_id, position)
SELECT s.id, 'Model ' || i, 'Model ' || i || ' with piping', 'Cut to measure and finished by hand.',
       (500 + i) * 100, '2026-01-15', s.image_id, i
FROM n JOIN catalogue_service s ON s.name = 'Service ' || (1 + i % 40);

WITH RECURSIVE n(i) AS (SELECT 1 UNION ALL SELECT i + 1 FROM n WHERE i < 500)
INSERT INTO courses_course
    (category_id, service_name, service_model, main_description, price_paise, duration, image_id, preview_video_id,
     position)
SELECT c.category_id, 'Course ' || i, 'Part ' || i, 'From the first seam to the last button.', (900 + i) * 100,
       '2 hours', c.image_id, c.preview_video_id, 100 + i
FROM n JOIN (SELECT * FROM courses_course ORDER BY id LIMIT 1) c;

WITH RECURSIVE n(i) AS (SELECT 1 UNION ALL SELECT i + 1 FROM n WHERE i < 5000)
INSERT INTO auth_user (id, name, mobile, email, role, password_hash, created_at)
SELECT 10000 + i, 'Customer Number' || i, '+9170000' || printf('%05d', i), 'customer' || i || '@example.com',
       'customer', '$argon2id$v=19$m=19456,t=2,p=1$bm9ib2R5bG9ncw$bm9ib2R5bG9nc2luYXRhbGw', unixepoch() - i * 3600
FROM n;

WITH RECURSIVE n(i) AS (SELECT 1 UNION ALL SELECT i + 1 FROM n WHERE i < 10000)
INSERT INTO orders_order
    (id, user_id, service_name, service_model, image_id, first_name, last_name, contact_number, email, address,
     land_mark, pin_code, day, slot, message, status, advance_paise, promised_day, request_hash, created_at)
SELECT 20000 + i, 10001 + i % 5000, 'Blouses - Princess Cut - Model ' || i, 'Model ' || i, c.image_id,
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
FROM n JOIN (SELECT image_id FROM catalogue_category ORDER BY id LIMIT 1) c;

INSERT INTO orders_piece
    (order_id, position, service_name, service_model, image_id, garment_type_id, quantity, status, promised_day,
     assigned_to)
SELECT o.id, p.position, o.service_name, o.service_model, o.image_id, t.id, 1,
       iif(o.status = 'Cancelled', 'Order Placed', o.status), o.promised_day, CASE o.id % 3 WHEN 0 THEN 1 WHEN 1 THEN 3 END
FROM orders_order o JOIN (SELECT 1 AS position UNION ALL SELECT 2) p ON p.position = 1 OR o.id % 2 = 0
    JOIN (SELECT id FROM garments_garment_type ORDER BY id LIMIT 1) t
WHERE o.id > 20000;

INSERT INTO orders_status_change (order_id, status, actor, at)
SELECT id, status, 1, created_at FROM orders_order WHERE id > 20000;

INSERT INTO orders_piece_change (piece_id, status, actor, at)
SELECT p.id, p.status, 1, o.created_at FROM orders_piece p JOIN orders_order o ON o.id = p.order_id WHERE o.id > 20000;

WITH RECURSIVE n(i) AS (SELECT 1 UNION ALL SELECT i + 1 FROM n WHERE i < 5000)
INSERT INTO courses_enrolment (user_id, course_id, started_at, expires_at)
SELECT 10000 + i, c.id, unixepoch() - i * 3600, unixepoch() - i * 3600 + 180 * 86400
FROM n JOIN courses_course c ON c.service_name = 'Course ' || (1 + i % 500);

WITH RECURSIVE n(i) AS (SELECT 1 UNION ALL SELECT i + 1 FROM n WHERE i < 900)
INSERT INTO content_gallery_item (id, position, title, category) SELECT 5000 + i, 100 + i, 'Piece ' || i, 'Blouses' FROM n;

INSERT INTO content_gallery_image (item_id, position, image_id)
SELECT i.id, 0, c.image_id
FROM content_gallery_item i JOIN (SELECT image_id FROM catalogue_category ORDER BY id LIMIT 1) c WHERE i.id > 5000;

WITH RECURSIVE n(i) AS (SELECT 1 UNION ALL SELECT i + 1 FROM n WHERE i < 1000)
INSERT INTO content_enquiry (name, phone, message, created_at)
SELECT 'Visitor Number' || i, '+9180000' || printf('%05d', i), 'Do you stitch for a whole wedding? There are ' || i || ' of us.',
       unixepoch() - i * 3600
FROM n;

WITH RECURSIVE n(i) AS (SELECT 1 UNION ALL SELECT i + 1 FROM n WHERE i < 1000)
INSERT INTO courses_review (course_id, name, stars, text, written_at)
SELECT c.id, 'Reader Number' || i, 1 + i % 5, 'Every seam is shown from above the table.', unixepoch() - i * 3600
FROM n JOIN (SELECT id FROM courses_course ORDER BY id LIMIT 1) c;

WITH RECURSIVE n(i) AS (SELECT 1 UNION ALL SELECT i + 1 FROM n WHERE i < 3000)
INSERT INTO payments_order
    (id, user_id, kind, reference, title, price_paise, percent, amount_paise, terms, coupon_id, provider,
     provider_order_id, state, created_at, opened_at, paid_at, fulfilled_at)
SELECT 30000 + i, 10000 + i, 'course', c.id, c.service_name, c.price_paise, 0, c.price_paise, '{}',
       CASE WHEN i <= 1000 THEN (SELECT min(id) FROM payments_coupon) END, 'sandbox', 'order_many_' || i, 'fulfilled',
       unixepoch() - i * 3600, unixepoch() - i * 3600, unixepoch() - i * 3600, unixepoch() - i * 3600
FROM n JOIN courses_course c ON c.service_name = 'Course ' || (1 + i % 500);

INSERT INTO payments_payment
    (id, order_id, provider, provider_payment_id, amount_paise, currency, method, captured_at, recorded_at, recorded_by,
     state)
SELECT id, id, provider, 'pay_many_' || id, amount_paise, 'INR', 'upi', paid_at, paid_at, 'confirm', 'settled'
FROM payments_order WHERE id > 30000;

INSERT INTO payments_ledger (at, order_id, payment_id, entry, amount_paise)
SELECT paid_at, id, id, 'captured', amount_paise FROM payments_order WHERE id > 30000;

INSERT INTO payments_coupon_use (coupon_id, user_id, order_id, state, reserved_until, consumed_at)
SELECT coupon_id, user_id, id, 'consumed', paid_at, paid_at FROM payments_order WHERE id > 30000 AND coupon_id IS NOT NULL;

INSERT INTO invoices_document
    (series, year, position, number, kind, user_id, item_kind, item_reference, payment_id, amount_paise, day, issued_at,
     tax_document)
SELECT 'sale', '25-26', o.id - 30000, 'HM/25-26/' || printf('%06d', o.id - 30000), r.kind, o.user_id, o.kind,
       o.reference, o.id, o.amount_paise, date(o.paid_at, 'unixepoch'), o.paid_at,
       json_set(r.tax_document, '$.number', 'HM/25-26/' || printf('%06d', o.id - 30000))
FROM payments_order o JOIN (SELECT kind, tax_document FROM invoices_document ORDER BY id LIMIT 1) r WHERE o.id > 30000;

WITH RECURSIVE n(i) AS (SELECT 1 UNION ALL SELECT i + 1 FROM n WHERE i < 2000)
INSERT INTO media_image (id, alt, file, width, height, preview, placeholder, stored_at)
SELECT 40000 + i, 'Image ' || i, 'many-' || i || '.webp', p.width, p.height, 'many-' || i || '.jpg', p.placeholder,
       unixepoch() - i * 3600
FROM n JOIN (SELECT * FROM media_image ORDER BY id LIMIT 1) p;

WITH RECURSIVE n(i) AS (SELECT 1 UNION ALL SELECT i + 1 FROM n WHERE i < 3000)
INSERT INTO kernel_outbox
    (message_id, template, recipient, data, created_at, due_at, attempts, state, sent_at, subject)
SELECT 'many-' || i, 'courses.expiring', 'customer' || i || '@example.com',
       json_object('name', 'Customer Number' || i, 'course', 'Course ' || i), unixepoch() - i * 1800,
       unixepoch() - i * 1800, 1, 'sent', unixepoch() - i * 1800, 'Course ' || i || ' ends soon'
FROM n;

WITH RECURSIVE n(i) AS (SELECT 1 UNION ALL SELECT i + 1 FROM n WHERE i < 5000)
INSERT INTO kernel_audit (at, actor, action, subject, details)
SELECT unixepoch() - (5000 - i) * 600, 1, 'auth.logged_in', 'user:1', '{}' FROM n;

COMMIT;
PRAGMA optimize;
