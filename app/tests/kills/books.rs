//! What stands in the store's file, read and written while no program has it open, or only looked at.

use std::path::Path;

use boutique::store::Store;
use serde_json::{Value, json};
use sqlx::{AssertSqlSafe, Connection, SqliteConnection, sqlite::SqliteConnectOptions};

/// Something that the demo customer can pay once.
pub struct Item {
    kind: &'static str,
    reference: i64,
    coupon: Option<&'static str>,
}

impl Item {
    pub fn wish(&self) -> Value {
        let mut wish = json!({"kind": self.kind, "reference": self.reference.to_string()});
        if let Some(coupon) = self.coupon {
            wish["coupon"] = json!(coupon);
        }
        wish
    }
}

fn wait<T>(work: impl Future<Output = T>) -> T {
    let runtime = tokio::runtime::Builder::new_current_thread()
        .enable_all()
        .build();
    runtime.unwrap().block_on(work)
}

/// Courses that she does not have, two of them with a coupon, and orders with an advance due: the demo store's own, so
/// many times.
pub fn things_to_pay(data: &Path, number: usize) -> Vec<Item> {
    const SAME: &str = "user_id, service_name, service_model, first_name, last_name, contact_number, email, address,
        land_mark, pin_code, day, slot, message, status, advance_paise, request_hash, created_at";
    wait(async {
        let store = Store::open(data).await.unwrap();
        let mut tx = store.db.write().await.unwrap();
        let courses: Vec<i64> = sqlx::query_scalar(
            "SELECT id FROM courses_course WHERE id NOT IN (SELECT course_id FROM courses_enrolment) ORDER BY id",
        )
        .fetch_all(&mut *tx)
        .await
        .unwrap();
        let coupons = [Some("WELCOME10"), Some("STITCH25")].into_iter();
        let mut items: Vec<Item> = courses
            .into_iter()
            .take(number / 2)
            .zip(coupons.chain(std::iter::repeat(None)))
            .map(|(reference, coupon)| Item {
                kind: "course",
                reference,
                coupon,
            })
            .collect();
        while items.len() < number {
            let copy = format!(
                "INSERT INTO orders_order ({SAME}) SELECT {SAME} FROM orders_order
                 WHERE status = 'Order Placed' AND advance_paise > 0 AND advance_paid_at IS NULL LIMIT 1 RETURNING id"
            );
            let reference = sqlx::query_scalar(AssertSqlSafe(copy))
                .fetch_one(&mut *tx)
                .await
                .unwrap();
            items.push(Item {
                kind: "advance",
                reference,
                coupon: None,
            });
        }
        tx.commit().await.unwrap();
        store.db.close().await;
        items
    })
}

/// Whether the provider has the money of this checkout.
pub fn is_charged(data: &Path, begun: &Value) -> bool {
    let order = begun["checkout"]["providerOrderId"].as_str().unwrap();
    wait(async {
        let options = SqliteConnectOptions::new()
            .filename(data.join("shop.db"))
            .read_only(true);
        let mut connection = SqliteConnection::connect_with(&options).await.unwrap();
        let charged: i64 = sqlx::query_scalar(
            "SELECT count(*) FROM payments_sandbox_payment WHERE order_id = ? AND status = 'captured'",
        )
        .bind(order)
        .fetch_one(&mut connection)
        .await
        .unwrap();
        connection.close().await.unwrap();
        charged > 0
    })
}

/// For each thing exactly one capture, one payment written down, one line in the ledger, one grant and one receipt.
pub fn wrong(data: &Path, items: &[Item]) -> Vec<String> {
    const COUNTS: [(&str, &str); 7] = [
        (
            "captures at the provider",
            "SELECT count(*) FROM payments_sandbox_payment p JOIN payments_order o ON o.provider_order_id = p.order_id
             WHERE o.kind = ?1 AND o.reference = ?2 AND p.status = 'captured'",
        ),
        (
            "purchases that are fulfilled",
            "SELECT count(*) FROM payments_order o WHERE o.kind = ?1 AND o.reference = ?2 AND o.state = 'fulfilled'",
        ),
        (
            "settled payments",
            "SELECT count(*) FROM payments_payment p JOIN payments_order o ON o.id = p.order_id
             WHERE o.kind = ?1 AND o.reference = ?2 AND p.state = 'settled'",
        ),
        (
            "lines in the ledger",
            "SELECT count(*) FROM payments_ledger l JOIN payments_order o ON o.id = l.order_id
             WHERE o.kind = ?1 AND o.reference = ?2",
        ),
        (
            "grants",
            "SELECT count(*) FROM kernel_audit a JOIN payments_order o ON a.details LIKE '%\"purchase\":' || o.id || ',%'
             WHERE o.kind = ?1 AND o.reference = ?2 AND a.action IN ('orders.advance_paid', 'courses.enrolled')",
        ),
        (
            "things that are hers",
            "SELECT (SELECT count(*) FROM orders_order g WHERE g.advance_purchase = o.id AND g.id = ?2
                       AND g.advance_paid_paise = o.amount_paise)
                  + (SELECT count(*) FROM courses_purchase g JOIN courses_enrolment e ON e.id = g.enrolment_id
                     WHERE g.purchase = o.id AND e.course_id = ?2 AND g.paid_paise = o.amount_paise)
             FROM payments_order o WHERE o.kind = ?1 AND o.reference = ?2",
        ),
        (
            "coupons used as promised",
            "SELECT count(*) FROM payments_order o WHERE o.kind = ?1 AND o.reference = ?2 AND (o.coupon_id IS NOT NULL) = (
               SELECT count(*) FROM payments_coupon_use u WHERE u.order_id = o.id AND u.state = 'consumed')",
        ),
    ];
    wait(async {
        let store = Store::open(data).await.unwrap();
        let mut wrong = Vec::new();
        for item in items {
            for (what, question) in COUNTS {
                let found: i64 = sqlx::query_scalar(question)
                    .bind(item.kind)
                    .bind(item.reference.to_string())
                    .fetch_one(store.db.read())
                    .await
                    .unwrap();
                if found != 1 {
                    wrong.push(format!("{} {}: {found} {what}", item.kind, item.reference));
                }
            }
        }
        let purchases: i64 = sqlx::query_scalar("SELECT count(*) FROM payments_ledger")
            .fetch_one(store.db.read())
            .await
            .unwrap();
        let receipts: i64 = sqlx::query_scalar(
            "SELECT count(*) FROM kernel_outbox WHERE template LIKE 'payments.%'",
        )
        .fetch_one(store.db.read())
        .await
        .unwrap();
        if purchases != receipts {
            wrong.push(format!("{purchases} settlements and {receipts} receipts"));
        }
        store.db.close().await;
        wrong
    })
}
