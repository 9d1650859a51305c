-- What was told of refunds before their payments were known: looked through with each payment that is written down.
CREATE INDEX payments_webhook_event_early_refund ON payments_webhook_event (provider) WHERE effect = 'unknown payment';
