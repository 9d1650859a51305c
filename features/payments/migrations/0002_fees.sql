-- What the provider charged the shop for the payment, tax included; nothing where the buyer bore it, and not known where
-- the provider did not say.
ALTER TABLE payments_payment ADD COLUMN fee_paise INTEGER;
