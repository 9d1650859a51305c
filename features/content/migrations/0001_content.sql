-- What the shop tells about itself: one row. A new store opens with these texts until the owner writes her own.
CREATE TABLE content_setting (
    id INTEGER PRIMARY KEY CHECK (id = 1),
    business_name TEXT NOT NULL DEFAULT 'The Boutique',
    legal_name TEXT NOT NULL DEFAULT 'The Boutique',
    tagline TEXT NOT NULL DEFAULT 'Custom tailoring, measured at your door.',
    greeting TEXT NOT NULL DEFAULT 'Hello',
    -- Digits with country code; the chat button is hidden without it.
    whatsapp TEXT,
    phone TEXT NOT NULL DEFAULT '',
    email TEXT NOT NULL DEFAULT '',
    -- One line of the address per line.
    address TEXT NOT NULL DEFAULT '',
    grievance_name TEXT NOT NULL DEFAULT '',
    grievance_designation TEXT NOT NULL DEFAULT 'Grievance Officer',
    grievance_phone TEXT NOT NULL DEFAULT '',
    grievance_email TEXT NOT NULL DEFAULT '',
    copyright_year INTEGER NOT NULL DEFAULT 2025,
    designer_name TEXT,
    designer_url TEXT,
    theme_colour TEXT NOT NULL DEFAULT '#B5105B',
    order_prefix TEXT NOT NULL DEFAULT 'HM',
    -- In which lengths of the body are shown; they are stored in mm.
    measurement_unit TEXT NOT NULL DEFAULT 'in' CHECK (measurement_unit IN ('in', 'cm'))
) STRICT;

INSERT INTO content_setting (id) VALUES (1);

CREATE TABLE content_opening_hours (
    id INTEGER PRIMARY KEY,
    position INTEGER NOT NULL,
    days TEXT NOT NULL,
    hours TEXT NOT NULL
) STRICT;

CREATE TABLE content_banner (
    id INTEGER PRIMARY KEY,
    position INTEGER NOT NULL,
    subtitle TEXT NOT NULL,
    published INTEGER NOT NULL DEFAULT 1 CHECK (published IN (0, 1))
) STRICT;

CREATE TABLE content_offer (
    id INTEGER PRIMARY KEY,
    position INTEGER NOT NULL,
    text TEXT NOT NULL,
    published INTEGER NOT NULL DEFAULT 1 CHECK (published IN (0, 1))
) STRICT;

CREATE TABLE content_gallery_item (
    id INTEGER PRIMARY KEY,
    position INTEGER NOT NULL,
    title TEXT NOT NULL,
    category TEXT NOT NULL,
    published INTEGER NOT NULL DEFAULT 1 CHECK (published IN (0, 1))
) STRICT;

-- At most ten images an item, and ten beside the main one for an event: places 0 to 9.
CREATE TABLE content_gallery_image (
    item_id INTEGER NOT NULL REFERENCES content_gallery_item (id) ON DELETE CASCADE,
    position INTEGER NOT NULL CHECK (position BETWEEN 0 AND 9),
    image_id INTEGER NOT NULL,
    PRIMARY KEY (item_id, position)
) STRICT, WITHOUT ROWID;

CREATE TABLE content_event (
    id INTEGER PRIMARY KEY,
    title TEXT NOT NULL,
    -- Plain text; a blank line parts paragraphs.
    description TEXT NOT NULL,
    -- A day in India, yyyy-mm-dd.
    day TEXT NOT NULL CHECK (day = date(day)),
    main_image_id INTEGER NOT NULL,
    published INTEGER NOT NULL DEFAULT 1 CHECK (published IN (0, 1))
) STRICT;

CREATE INDEX content_event_newest_first ON content_event (day DESC, id DESC);

CREATE TABLE content_event_image (
    event_id INTEGER NOT NULL REFERENCES content_event (id) ON DELETE CASCADE,
    position INTEGER NOT NULL CHECK (position BETWEEN 0 AND 9),
    image_id INTEGER NOT NULL,
    PRIMARY KEY (event_id, position)
) STRICT, WITHOUT ROWID;

CREATE TABLE content_testimonial (
    id INTEGER PRIMARY KEY,
    name TEXT NOT NULL,
    company TEXT NOT NULL,
    quote TEXT NOT NULL,
    day TEXT NOT NULL CHECK (day = date(day)),
    image_id INTEGER NOT NULL,
    published INTEGER NOT NULL DEFAULT 1 CHECK (published IN (0, 1))
) STRICT;

CREATE INDEX content_testimonial_newest_first ON content_testimonial (day DESC, id DESC);

CREATE TABLE content_measure_video (
    id INTEGER PRIMARY KEY,
    position INTEGER NOT NULL,
    video_id INTEGER NOT NULL,
    image_id INTEGER NOT NULL,
    published INTEGER NOT NULL DEFAULT 1 CHECK (published IN (0, 1))
) STRICT;

CREATE TABLE content_page (
    slug TEXT PRIMARY KEY,
    title TEXT NOT NULL,
    -- The day the text last changed, yyyy-mm-dd, as the page says.
    changed_on TEXT NOT NULL CHECK (changed_on = date(changed_on))
) STRICT, WITHOUT ROWID;

CREATE TABLE content_page_section (
    slug TEXT NOT NULL REFERENCES content_page (slug) ON DELETE CASCADE,
    position INTEGER NOT NULL,
    -- What an address names after its hash.
    anchor TEXT NOT NULL,
    heading TEXT,
    text TEXT NOT NULL,
    PRIMARY KEY (slug, position),
    UNIQUE (slug, anchor)
) STRICT, WITHOUT ROWID;

CREATE TABLE content_enquiry (
    id INTEGER PRIMARY KEY,
    name TEXT NOT NULL,
    phone TEXT NOT NULL,
    email TEXT,
    message TEXT NOT NULL,
    created_at INTEGER NOT NULL
) STRICT;

CREATE INDEX content_enquiry_newest_first ON content_enquiry (created_at DESC, id DESC);
