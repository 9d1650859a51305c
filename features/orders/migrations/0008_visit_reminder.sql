-- The day and time of which its customer was reminded the evening before; another one is another reminder.
ALTER TABLE orders_order ADD COLUMN visit_reminded TEXT;
