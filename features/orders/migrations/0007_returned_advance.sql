-- What went back of the advance that was paid online. It stays when the advance counts as unpaid again.
ALTER TABLE orders_order ADD COLUMN advance_returned_paise INTEGER CHECK (advance_returned_paise > 0);
