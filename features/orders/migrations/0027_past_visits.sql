-- Visits that were made, as they were when another one was added. The order itself has the coming or last one.
CREATE TABLE orders_past_visit (
    id INTEGER PRIMARY KEY,
    order_id INTEGER NOT NULL REFERENCES orders_order (id),
    day TEXT NOT NULL,
    slot TEXT NOT NULL CHECK (slot IN
        ('11:00 AM To 1:00PM', '1:00PM To 3:00PM', '3:00PM To 5:00PM', '5:00PM To 7:00PM', 'Full Day')),
    purpose TEXT NOT NULL CHECK (purpose IN ('measure', 'trial', 'hand_over')),
    assigned_to INTEGER,                    -- user id of the team member who went
    UNIQUE (order_id, day, slot)
) STRICT;
CREATE INDEX orders_past_visit_by_day ON orders_past_visit (day);
