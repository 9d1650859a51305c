-- Where the shop picks up.
CREATE TABLE orders_pin_code (
    id INTEGER PRIMARY KEY,
    pin_code TEXT NOT NULL CHECK (length(pin_code) = 6),
    location TEXT NOT NULL,
    UNIQUE (pin_code, location)     -- one pin code may serve several localities
) STRICT;
