-- Times are in Unix seconds, days are days in India (yyyy-mm-dd). Ids of images, videos and users belong to other
-- features and have no foreign key, because features do not share tables.

-- What the shop says about itself: one row. A new store has these values until the owner changes them.
CREATE TABLE content_setting (
    id INTEGER PRIMARY KEY CHECK (id = 1),
    business_name TEXT NOT NULL DEFAULT 'The Boutique',
    legal_name TEXT NOT NULL DEFAULT 'The Boutique',
    tagline TEXT NOT NULL DEFAULT 'Custom tailoring, measured at your door.',
    greeting TEXT NOT NULL DEFAULT 'Hello',
    whatsapp TEXT,                          -- digits with country code; absent: no chat button
    phone TEXT NOT NULL DEFAULT '',
    email TEXT NOT NULL DEFAULT '',
    address TEXT NOT NULL DEFAULT '',       -- one line of the address on each line
    grievance_name TEXT NOT NULL DEFAULT '',
    grievance_designation TEXT NOT NULL DEFAULT 'Grievance Officer',
    grievance_phone TEXT NOT NULL DEFAULT '',
    grievance_email TEXT NOT NULL DEFAULT '',
    copyright_year INTEGER NOT NULL DEFAULT 2025,
    designer_name TEXT,                     -- credit in the footer: this and the next, or none
    designer_url TEXT,
    order_prefix TEXT NOT NULL DEFAULT 'HM',   -- HM in HM-1048
    -- Unit in which body measurements are shown; they are stored in mm.
    measurement_unit TEXT NOT NULL DEFAULT 'in' CHECK (measurement_unit IN ('in', 'cm')),
    version INTEGER NOT NULL DEFAULT 1,     -- each change adds one
    -- The owner prepares a new shop until they open it; visitors read that it opens soon.
    preparing INTEGER NOT NULL DEFAULT 0 CHECK (preparing IN (0, 1)),
    logo_image_id INTEGER,                  -- beside the name; absent: the flower
    latitude REAL,                          -- in degrees; both or neither
    longitude REAL,
    colours TEXT NOT NULL DEFAULT 'rani'    -- one of a few readable schemes (src/colours.rs)
) STRICT;

INSERT INTO content_setting (id) VALUES (1);

-- Steps of the set-up that the owner decided without a setting of their own, such as payment at the counter only. All
-- other steps follow from what the shop has.
CREATE TABLE content_setup_step (
    step TEXT PRIMARY KEY CHECK (step IN ('payments', 'email', 'gst', 'look', 'courses', 'backup'))
) STRICT, WITHOUT ROWID;

CREATE TABLE content_opening_hours (
    id INTEGER PRIMARY KEY,
    position INTEGER NOT NULL,
    days TEXT NOT NULL,
    hours TEXT NOT NULL
) STRICT;

-- In this and the other tables with `version`, each change adds one: a form with an outdated version is refused.
-- With `deleted_at`, a record is in the trash and can be restored for a while.
CREATE TABLE content_banner (
    id INTEGER PRIMARY KEY AUTOINCREMENT,
    position INTEGER NOT NULL,
    subtitle TEXT NOT NULL,
    published INTEGER NOT NULL DEFAULT 1 CHECK (published IN (0, 1)),
    version INTEGER NOT NULL DEFAULT 1,
    deleted_at INTEGER
) STRICT;

CREATE TABLE content_offer (
    id INTEGER PRIMARY KEY AUTOINCREMENT,
    position INTEGER NOT NULL,
    text TEXT NOT NULL,
    published INTEGER NOT NULL DEFAULT 1 CHECK (published IN (0, 1)),
    version INTEGER NOT NULL DEFAULT 1,
    deleted_at INTEGER
) STRICT;

CREATE TABLE content_gallery_item (
    id INTEGER PRIMARY KEY AUTOINCREMENT,
    position INTEGER NOT NULL,
    title TEXT NOT NULL,
    category TEXT NOT NULL,
    published INTEGER NOT NULL DEFAULT 1 CHECK (published IN (0, 1)),
    version INTEGER NOT NULL DEFAULT 1,
    deleted_at INTEGER
) STRICT;

-- At most ten images for each item.
CREATE TABLE content_gallery_image (
    item_id INTEGER NOT NULL REFERENCES content_gallery_item (id) ON DELETE CASCADE,
    position INTEGER NOT NULL CHECK (position BETWEEN 0 AND 9),
    image_id INTEGER NOT NULL,
    PRIMARY KEY (item_id, position)
) STRICT, WITHOUT ROWID;

CREATE TABLE content_event (
    id INTEGER PRIMARY KEY AUTOINCREMENT,   -- never used twice: an old link must not open another event
    title TEXT NOT NULL,
    description TEXT NOT NULL,              -- plain text; a blank line separates paragraphs
    day TEXT NOT NULL CHECK (day = date(day)),
    main_image_id INTEGER NOT NULL,
    published INTEGER NOT NULL DEFAULT 1 CHECK (published IN (0, 1)),
    version INTEGER NOT NULL DEFAULT 1,
    deleted_at INTEGER
) STRICT;

CREATE INDEX content_event_newest_first ON content_event (day DESC, id DESC);

-- At most ten images beside the main one. Each can be hidden separately.
CREATE TABLE content_event_image (
    event_id INTEGER NOT NULL REFERENCES content_event (id) ON DELETE CASCADE,
    position INTEGER NOT NULL CHECK (position BETWEEN 0 AND 9),
    image_id INTEGER NOT NULL,
    published INTEGER NOT NULL DEFAULT 1 CHECK (published IN (0, 1)),
    PRIMARY KEY (event_id, position)
) STRICT, WITHOUT ROWID;

CREATE TABLE content_testimonial (
    id INTEGER PRIMARY KEY AUTOINCREMENT,
    name TEXT NOT NULL,
    company TEXT NOT NULL,
    quote TEXT NOT NULL,
    day TEXT NOT NULL CHECK (day = date(day)),
    image_id INTEGER NOT NULL,
    published INTEGER NOT NULL DEFAULT 1 CHECK (published IN (0, 1)),
    version INTEGER NOT NULL DEFAULT 1,
    deleted_at INTEGER
) STRICT;

CREATE INDEX content_testimonial_newest_first ON content_testimonial (day DESC, id DESC);

-- Videos that show how to measure.
CREATE TABLE content_measure_video (
    id INTEGER PRIMARY KEY AUTOINCREMENT,
    position INTEGER NOT NULL,
    video_id INTEGER NOT NULL,
    image_id INTEGER NOT NULL,
    published INTEGER NOT NULL DEFAULT 1 CHECK (published IN (0, 1)),
    version INTEGER NOT NULL DEFAULT 1,
    deleted_at INTEGER
) STRICT;

CREATE TABLE content_page (
    slug TEXT PRIMARY KEY,
    title TEXT NOT NULL,
    changed_on TEXT NOT NULL CHECK (changed_on = date(changed_on)),   -- the day its text last changed; the page says it
    version INTEGER NOT NULL DEFAULT 1
) STRICT, WITHOUT ROWID;

CREATE TABLE content_page_section (
    slug TEXT NOT NULL REFERENCES content_page (slug) ON DELETE CASCADE,
    position INTEGER NOT NULL,
    anchor TEXT NOT NULL,                   -- what an address names after its hash
    heading TEXT,
    text TEXT NOT NULL,
    PRIMARY KEY (slug, position),
    UNIQUE (slug, anchor)
) STRICT, WITHOUT ROWID;

-- The pages of a new store, with text that is true of any shop of this kind. The owner's own text (and that of the demo
-- shop) replaces it.
INSERT INTO content_page (slug, title, changed_on)
SELECT column1, column2, date('now', '+330 minutes') FROM (VALUES  -- today in India
    ('about', 'About us'),
    ('stories', 'Our Stories'),
    ('privacy', 'Privacy Policy'),
    ('terms', 'Terms and Conditions'),
    ('refunds', 'Payments and refunds'),
    ('quality', 'Quality standards'));

INSERT INTO content_page_section (slug, position, anchor, heading, text) VALUES
    ('about', 0, 'story', 'Our story', 'We measure at your door, stitch to order and bring the garment back.'),
    ('about', 1, 'what-we-do', 'What we do',
        'Ladies'' wear, kids'' wear, sets for families, bridal and occasion wear, blouses and alterations. And '
        || 'courses on video, for those who want to stitch themselves.'),
    ('about', 2, 'why-choose-us', 'Why choose us',
        'You are measured at home. The price is said before we cut. You pay an advance only after we have approved '
        || 'your request.'),
    ('stories', 0, 'measured', 'Made to your measure, and to nobody else''s.',
        'We come home with a tape and a pattern book. You keep your afternoon.'),
    ('privacy', 0, 'what-we-collect', 'What we collect',
        'Your name, email address, contact and payment details when you book, buy or write to us, and what your '
        || 'browser and device send when you visit.'),
    ('privacy', 1, 'use', 'What we use it for',
        'To measure, stitch and deliver, to open the courses you bought, to be paid, and to answer you.'),
    ('privacy', 2, 'no-sale', 'No sale of data', 'We do not sell personal data.'),
    ('privacy', 3, 'cookies', 'Cookies',
        'There is one cookie, and only after you log in: it remembers that you are logged in.'),
    ('privacy', 4, 'your-rights', 'Your rights',
        'You may ask to see, correct or erase what we hold about you. Write to us.'),
    ('terms', 0, 'acceptance', 'Acceptance', 'By booking or buying here you agree to these terms.'),
    ('terms', 1, 'your-part', 'Intellectual property and your duties',
        'Texts, images and videos are the intellectual property of the shop. A course is for the person who bought '
        || 'it. Please give us details that are right.'),
    ('terms', 2, 'payments', 'Payments',
        'Payments are not refunded after a course purchase. Advance payments are non-refundable once stitching has '
        || 'started.'),
    ('terms', 3, 'cancellation', 'Cancellation', 'Cancellation is only possible before processing.'),
    ('terms', 4, 'delivery', 'Shipping',
        'We pick up and deliver at the pin codes listed on the home page. Expected delivery is 10 days.'),
    ('terms', 5, 'liability', 'Liability',
        'If we spoil or lose your cloth we replace it or pay what it is worth. Otherwise we answer up to the price '
        || 'of the order, except where the law says otherwise.'),
    ('terms', 6, 'two-days', 'Two days to tell us',
        'For a refund question or a technical problem, contact us within 2 days.'),
    ('terms', 7, 'amendments', 'Changes to these terms',
        'We may change these terms. For an order already paid, the terms of that day go on.'),
    ('refunds', 0, 'payments', 'Payments and refunds',
        'Advance payments are non-refundable once stitching has started; payments are not refunded after a course '
        || 'purchase. For anything that went wrong, contact us within 2 days.'),
    ('quality', 0, 'quality', 'Quality standards',
        'If a garment does not fit to the measurements taken, we alter it without charge.');

-- Enquiries from visitors: unread, read or answered.
CREATE TABLE content_enquiry (
    id INTEGER PRIMARY KEY AUTOINCREMENT,
    name TEXT NOT NULL,
    phone TEXT NOT NULL,
    email TEXT,
    message TEXT NOT NULL,
    created_at INTEGER NOT NULL,
    read_at INTEGER,                        -- when the team read it
    answered_at INTEGER,
    answered_by INTEGER,                    -- user id
    version INTEGER NOT NULL DEFAULT 1,
    deleted_at INTEGER
) STRICT;

CREATE INDEX content_enquiry_unread ON content_enquiry (id) WHERE read_at IS NULL AND deleted_at IS NULL;
CREATE INDEX content_enquiry_unanswered ON content_enquiry (id) WHERE answered_at IS NULL AND deleted_at IS NULL;
