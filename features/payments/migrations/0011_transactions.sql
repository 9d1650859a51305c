-- Every movement of money: 1 what came online, 2 what came at the counter, 3 what went back or is to.
CREATE VIEW payments_transaction AS
SELECT 1 AS source, p.id, p.captured_at AS at, o.id AS purchase, o.kind, o.reference, o.title, o.user_id,
       p.amount_paise AS paise,
       (SELECT coalesce(sum(r.amount_paise), 0) FROM payments_refund r
        WHERE r.payment_id = p.id AND r.state = 'processed') AS returned,
       p.method AS method, p.state, p.id AS payment, NULL AS note, NULL AS failure, NULL AS actor,
       p.reason IS NULL AS counts,                  -- what is due back from the first does not
       lower(o.title || ' ' || p.provider_payment_id || ' ' || coalesce(o.provider_order_id, '')) AS texts,
       NOT EXISTS (SELECT 1 FROM payments_refund r WHERE r.payment_id = p.id AND r.state <> 'failed')
         AND NOT EXISTS (SELECT 1 FROM payments_retained k WHERE k.payment_id = p.id) AS undecided
FROM payments_payment p JOIN payments_order o ON o.id = p.order_id
UNION ALL
-- One that was written down later stands at noon of its day in India.
SELECT 2, t.id, CASE WHEN date(t.at + 19800, 'unixepoch') = t.day THEN t.at ELSE unixepoch(t.day) + 23400 END,
       NULL, t.kind, t.reference, t.title, t.user_id, t.amount_paise, 0, t.method,
       CASE WHEN t.takes_back IS NOT NULL THEN 'takes_back'
            WHEN EXISTS (SELECT 1 FROM payments_counter_payment b WHERE b.takes_back = t.id) THEN 'taken_back'
            ELSE 'settled' END,
       NULL, nullif(t.note, ''), NULL, t.actor, 1, lower(t.title || ' ' || t.note), 0
FROM payments_counter_payment t
UNION ALL
SELECT 3, r.id, CASE WHEN r.state = 'processed' THEN r.done_at ELSE r.requested_at END, o.id, o.kind, o.reference,
       o.title, o.user_id, -r.amount_paise, 0, p.method, r.state, p.id, r.reason, r.failure, r.actor, p.reason IS NULL,
       lower(o.title || ' ' || p.provider_payment_id || ' ' || coalesce(r.provider_refund_id, '') || ' ' || r.reason),
       r.state = 'failed'
         AND NOT EXISTS (SELECT 1 FROM payments_refund l WHERE l.payment_id = p.id AND l.id > r.id)
         AND NOT EXISTS (SELECT 1 FROM payments_retained k WHERE k.payment_id = p.id AND k.at >= r.requested_at)
FROM payments_refund r JOIN payments_payment p ON p.id = r.payment_id JOIN payments_order o ON o.id = p.order_id;
