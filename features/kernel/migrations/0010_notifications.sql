-- What happened, for those who are notified of it on their devices: written in the transaction that causes it, removed
-- once it is queued for every device.
CREATE TABLE kernel_notification (
    id INTEGER PRIMARY KEY,
    event TEXT NOT NULL,
    user_id INTEGER,                        -- whom it is for; absent for everyone of the team who may know
    template TEXT NOT NULL,                 -- the mail template that words it
    data TEXT NOT NULL,
    mail_id INTEGER,                        -- withdrawn together with this mail
    created_at INTEGER NOT NULL,
    due_at INTEGER NOT NULL
) STRICT;
