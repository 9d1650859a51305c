-- A new store has its pages from the first minute, in words that are true of any shop of this kind. The owner's own
-- texts (and the demo's) take their place.
INSERT INTO content_page (slug, title, changed_on) VALUES
    ('about', 'About us', '2026-11-01'),
    ('stories', 'Our Stories', '2026-11-01'),
    ('privacy', 'Privacy Policy', '2026-11-01'),
    ('terms', 'Terms and Conditions', '2026-11-01'),
    ('refunds', 'Payments and refunds', '2026-11-01'),
    ('quality', 'Quality standards', '2026-11-01');

INSERT INTO content_page_section (slug, position, anchor, heading, text) VALUES
    ('about', 0, 'story', 'Our story', 'We measure at your door, stitch to order and bring the garment back.'),
    ('about', 1, 'what-we-do', 'What we do', 'Ladies'' wear, kids'' wear, sets for families, bridal and occasion wear, blouses and alterations. And courses on video, for those who want to stitch themselves.'),
    ('about', 2, 'why-choose-us', 'Why choose us', 'You are measured at home. The price is said before we cut. You pay an advance only after we have approved your request.'),
    ('stories', 0, 'measured', 'Made to your measure, and to nobody else''s.', 'We come home with a tape and a pattern book. You keep your afternoon.'),
    ('privacy', 0, 'what-we-collect', 'What we collect', 'Your name, email address, contact and payment details when you book, buy or write to us, and what your browser and device send when you visit.'),
    ('privacy', 1, 'use', 'What we use it for', 'To measure, stitch and deliver, to open the courses you bought, to be paid, and to answer you.'),
    ('privacy', 2, 'no-sale', 'No sale of data', 'We do not sell personal data.'),
    ('privacy', 3, 'cookies', 'Cookies', 'There is one cookie, and only after you log in: it remembers that you are logged in.'),
    ('privacy', 4, 'your-rights', 'Your rights', 'You may ask to see, correct or erase what we hold about you. Write to us.'),
    ('terms', 0, 'acceptance', 'Acceptance', 'By booking or buying here you agree to these terms.'),
    ('terms', 1, 'your-part', 'Intellectual property and your duties', 'Texts, images and videos are the intellectual property of the shop. A course is for the person who bought it. Please give us details that are right.'),
    ('terms', 2, 'payments', 'Payments', 'Payments are not refunded after a course purchase. Advance payments are non-refundable once stitching has started.'),
    ('terms', 3, 'cancellation', 'Cancellation', 'Cancellation is only possible before processing.'),
    ('terms', 4, 'delivery', 'Shipping', 'We pick up and deliver at the pin codes listed on the home page. Expected delivery is 10 days.'),
    ('terms', 5, 'liability', 'Liability', 'If we spoil or lose your cloth we replace it or pay what it is worth. Otherwise we answer up to the price of the order, except where the law says otherwise.'),
    ('terms', 6, 'two-days', 'Two days to tell us', 'For a refund question or a technical problem, contact us within 2 days.'),
    ('terms', 7, 'amendments', 'Changes to these terms', 'We may change these terms. For an order already paid, the terms of that day go on.'),
    ('refunds', 0, 'payments', 'Payments and refunds', 'Advance payments are non-refundable once stitching has started; payments are not refunded after a course purchase. For anything that went wrong, contact us within 2 days.'),
    ('quality', 0, 'quality', 'Quality standards', 'If a garment does not fit to the measurements taken, we alter it without charge.');
