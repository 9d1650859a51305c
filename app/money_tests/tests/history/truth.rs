//! What must hold once everything has come to rest. Each question lists what is wrong.

use kernel::Db;

const QUESTIONS: [(&str, &str); 12] = [
    (
        "a capture that was not recorded",
        "SELECT c.payment FROM test_charge c WHERE c.buyer IN (?1, ?2)
           AND NOT EXISTS (SELECT 1 FROM payments_payment w WHERE w.provider_payment_id = c.payment)",
    ),
    (
        "a payment that was not captured",
        "SELECT w.provider_payment_id FROM payments_payment w JOIN payments_order o ON o.id = w.order_id
         WHERE o.user_id IN (?1, ?2) AND NOT EXISTS (SELECT 1 FROM test_charge c
           WHERE c.payment = w.provider_payment_id AND c.buyer = o.user_id AND c.paise = w.amount_paise)",
    ),
    (
        "a charge without a grant or a refund due",
        "SELECT w.provider_payment_id FROM payments_payment w JOIN payments_order o ON o.id = w.order_id
         WHERE o.user_id IN (?1, ?2) AND w.state = 'settled'
           AND (o.state <> 'fulfilled' OR NOT EXISTS (SELECT 1 FROM test_grant g WHERE g.purchase = o.id))",
    ),
    (
        "a purchase or an item granted twice",
        "SELECT 'purchase ' || group_concat(purchase) FROM test_grant WHERE buyer IN (?1, ?2)
         GROUP BY buyer, reference HAVING count(*) > 1",
    ),
    (
        "a grant without exactly one charge",
        "SELECT 'purchase ' || g.purchase FROM test_grant g JOIN payments_order o ON o.id = g.purchase
         WHERE g.buyer IN (?1, ?2) AND (o.state <> 'fulfilled' OR (o.amount_paise > 0) <> (
           SELECT count(*) FROM payments_payment w
           WHERE w.order_id = o.id AND w.state = 'settled' AND w.amount_paise = o.amount_paise))",
    ),
    (
        "a coupon used twice by one customer",
        "SELECT 'coupon ' || coupon_id FROM payments_order
         WHERE user_id IN (?1, ?2) AND state = 'fulfilled' AND coupon_id IS NOT NULL AND coupon_released_at IS NULL
         GROUP BY coupon_id, user_id HAVING count(*) > 1",
    ),
    (
        "a coupon used more often than its limit",
        "SELECT 'coupon ' || o.coupon_id FROM payments_order o JOIN payments_coupon c ON c.id = o.coupon_id
         WHERE o.user_id IN (?1, ?2) AND o.state = 'fulfilled' AND o.coupon_released_at IS NULL
         GROUP BY o.coupon_id HAVING count(*) > max(c.most_uses)",
    ),
    (
        "a discount whose coupon is not used up",
        "SELECT 'purchase ' || o.id FROM payments_order o
         WHERE o.user_id IN (?1, ?2) AND o.state = 'fulfilled' AND o.coupon_id IS NOT NULL
           AND NOT EXISTS (SELECT 1 FROM payments_coupon_use u
             WHERE u.coupon_id = o.coupon_id AND u.user_id = o.user_id AND u.state = 'consumed')",
    ),
    (
        "a coupon that is set aside for ever",
        "SELECT 'purchase ' || order_id FROM payments_coupon_use u JOIN payments_order o ON o.id = u.order_id
         WHERE o.user_id IN (?1, ?2) AND (u.state = 'reserved' OR o.state <> 'fulfilled')",
    ),
    (
        "a payment that is not in the ledger exactly once",
        "SELECT w.provider_payment_id FROM payments_payment w JOIN payments_order o ON o.id = w.order_id
         WHERE o.user_id IN (?1, ?2) AND 1 <> (SELECT count(*) FROM payments_ledger l
           WHERE l.payment_id = w.id AND l.amount_paise = w.amount_paise)",
    ),
    (
        "a settled payment without exactly one document",
        "SELECT w.provider_payment_id FROM payments_payment w JOIN payments_order o ON o.id = w.order_id
         WHERE o.user_id IN (?1, ?2) AND w.state = 'settled' AND 1 <> (SELECT count(*) FROM invoices_document d
           WHERE d.payment_id = w.id AND d.amount_paise = w.amount_paise)",
    ),
    (
        "a purchase that is still open",
        "SELECT 'purchase ' || id || ' ' || state FROM payments_order
         WHERE user_id IN (?1, ?2) AND state IN ('created', 'awaiting_payment', 'paid')",
    ),
];

pub async fn violations(db: &Db, buyers: &[i64; 2]) -> Vec<String> {
    let mut wrong = Vec::new();
    for (name, question) in QUESTIONS {
        let found: Vec<String> = sqlx::query_scalar(question)
            .bind(buyers[0])
            .bind(buyers[1])
            .fetch_all(db.read())
            .await
            .unwrap();
        wrong.extend(found.into_iter().map(|row| format!("{name}: {row}")));
    }
    let settlements: i64 = sqlx::query_scalar(
        "SELECT (SELECT count(*) FROM payments_ledger) - (SELECT count(*) FROM kernel_outbox WHERE template LIKE 'payments.%')",
    )
    .fetch_one(db.read())
    .await
    .unwrap();
    if settlements != 0 {
        wrong.push(format!("{settlements} settlements without their mail"));
    }
    wrong
}

/// How much the histories went through.
#[derive(Debug, sqlx::FromRow)]
pub struct Variety {
    pub fulfilled: i64,
    pub refund_due: i64,
    pub coupons: i64,
}

pub async fn variety(db: &Db) -> Variety {
    sqlx::query_as(
        "SELECT (SELECT count(*) FROM payments_order WHERE state = 'fulfilled') AS fulfilled,
                (SELECT count(*) FROM payments_payment WHERE state = 'refund_due') AS refund_due,
                (SELECT count(*) FROM payments_coupon_use WHERE state = 'consumed') AS coupons",
    )
    .fetch_one(db.read())
    .await
    .unwrap()
}
