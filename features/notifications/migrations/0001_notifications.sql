-- Browsers that show notifications, with what their push service and RFC 8291 need.
CREATE TABLE notifications_device (
    id INTEGER PRIMARY KEY AUTOINCREMENT,
    user_id INTEGER NOT NULL,
    session_id INTEGER NOT NULL,            -- removed when this session is ended
    role TEXT NOT NULL,                     -- in that session: owner, manager, counter, maker, editor or customer
    endpoint TEXT NOT NULL UNIQUE,
    p256dh BLOB NOT NULL,                   -- the browser's public key, 65 bytes
    auth BLOB NOT NULL,                     -- the browser's secret, 16 bytes
    server_key TEXT NOT NULL,               -- the shop's public key that the browser subscribed with
    label TEXT NOT NULL,                    -- like "Chrome on Android"
    created_at INTEGER NOT NULL,
    sent_at INTEGER,                        -- when the push service last accepted a notification
    problem TEXT                            -- why the last notification was not delivered
) STRICT;

CREATE INDEX notifications_device_of_user ON notifications_device (user_id);

-- Notifications that wait to be sent, each to one device.
CREATE TABLE notifications_push (
    id INTEGER PRIMARY KEY,
    device_id INTEGER NOT NULL REFERENCES notifications_device (id) ON DELETE CASCADE,
    event TEXT NOT NULL,
    title TEXT NOT NULL,
    body TEXT NOT NULL,
    path TEXT NOT NULL,                     -- what a tap opens
    created_at INTEGER NOT NULL,
    due_at INTEGER NOT NULL,
    attempts INTEGER NOT NULL DEFAULT 0
) STRICT;

CREATE INDEX notifications_push_of_device ON notifications_push (device_id);

-- Events of which a user turned notifications off. All others are on.
CREATE TABLE notifications_push_off (
    user_id INTEGER NOT NULL,
    event TEXT NOT NULL,
    PRIMARY KEY (user_id, event)
) STRICT;

-- Minutes after midnight in India; from may be after until.
CREATE TABLE notifications_quiet_hours (
    user_id INTEGER PRIMARY KEY,
    quiet_from INTEGER NOT NULL,
    quiet_until INTEGER NOT NULL
) STRICT;

-- Events of which the shop gets no emails. All others are on.
CREATE TABLE notifications_email_off (event TEXT PRIMARY KEY) STRICT;
