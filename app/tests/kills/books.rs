//! The database file of a store, read and changed while no program has it open, or read only.

use std::path::Path;

use boutique::store::Store;
use kernel::demo::DEMO_CUSTOMER;
use serde_json::{Value, json};
use sqlx::AssertSqlSafe;

use crate::kills::counter::CounterSales;

/// An item that the demo customer can pay once.
pub struct Item {
    kind: &'static str,
    reference: i64,
    coupon: Option<&'static str>,
}

impl Item {
    pub fn input(&self) -> Value {
        let mut input = json!({"kind": self.kind, "reference": self.reference.to_string()});
        if let Some(coupon) = self.coupon {
            input["coupon"] = json!(coupon);
        }
        input
    }
}

fn wait<T>(work: impl Future<Output = T>) -> T {
    let runtime = tokio::runtime::Builder::new_current_thread()
        .enable_all()
        .build();
    runtime.unwrap().block_on(work)
}

/// Items to pay: courses the customer does not have, two of them with a coupon, and copies of the
/// demo store's orders with an advance due.
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
                 WHERE user_id = {DEMO_CUSTOMER} AND status = 'Order Placed' AND advance_paise > 0 AND advance_paid_at IS NULL LIMIT 1 RETURNING id"
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

/// How often the sandbox has captured money for an order.
pub fn charges_of_sandbox(data: &Path, order: &str) -> usize {
    let saved = std::fs::read(data.join("sandbox.json")).unwrap();
    let saved: Value = serde_json::from_slice(&saved).unwrap();
    let payments = saved["payments"].as_array().unwrap().iter();
    payments
        .filter(|payment| payment["order_id"] == order && payment["captured"] == true)
        .count()
}

/// Moves a closed store one hour ahead: everything scheduled at the provider is due.
pub fn an_hour_goes_by(data: &Path) {
    const LATER: &str = "
        UPDATE payments_order SET check_due_at = check_due_at - 3600 WHERE check_due_at IS NOT NULL;
        UPDATE payments_refund SET due_at = due_at - 3600 WHERE due_at IS NOT NULL;";
    wait(async {
        let store = Store::open(data).await.unwrap();
        let mut tx = store.db.write().await.unwrap();
        sqlx::raw_sql(LATER).execute(&mut *tx).await.unwrap();
        tx.commit().await.unwrap();
        store.db.close().await;
    });
}

/// Result of a query for one number on a closed store.
pub fn number(data: &Path, question: &'static str) -> i64 {
    wait(async {
        let store = Store::open(data).await.unwrap();
        let found = sqlx::query_scalar(question)
            .fetch_one(store.db.read())
            .await
            .unwrap();
        store.db.close().await;
        found
    })
}

/// Checks for each item exactly one capture, one recorded payment, one ledger row, one grant and
/// one receipt.
pub fn wrong(data: &Path, counter: &CounterSales, items: &[Item]) -> Vec<String> {
    const COUNTS: [(&str, &str); 7] = [
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
            "receipts",
            "SELECT count(*) FROM invoices_document r JOIN payments_payment p ON p.id = r.payment_id
             JOIN payments_order o ON o.id = p.order_id
             WHERE o.kind = ?1 AND o.reference = ?2 AND r.amount_paise = o.amount_paise",
        ),
        (
            "grants",
            "SELECT count(*) FROM kernel_audit a JOIN payments_order o ON a.details LIKE '%\"purchase\":' || o.id || ',%'
             WHERE o.kind = ?1 AND o.reference = ?2 AND a.action IN ('orders.advance_paid', 'courses.enrolled')",
        ),
        (
            "items granted to the customer",
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
    let mut wrong = wait(async {
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
        store.db.close().await;
        wrong
    });
    for item in items {
        let charges: usize = orders_at_provider(data, item)
            .iter()
            .map(|order| counter.charges(data, order))
            .sum();
        if charges != 1 {
            let (kind, reference) = (item.kind, item.reference);
            wrong.push(format!(
                "{kind} {reference}: {charges} captures at the provider"
            ));
        }
    }
    wrong.extend(unsound(data));
    wrong
}

/// Invariants of the ledger of every shop.
pub fn unsound(data: &Path) -> Vec<String> {
    const NONE: [(&str, &str); 2] = [
        (
            "emails to customers about money too many or too few",
            "SELECT abs((SELECT count(*) FROM payments_ledger)
                      - (SELECT count(*) FROM kernel_outbox
                         WHERE template LIKE 'payments.%' AND template <> 'payments.sale'))",
        ),
        (
            "series of receipts with a gap or a number given twice",
            "SELECT count(*) FROM invoices_number n
             WHERE (SELECT count(DISTINCT position) || ' ' || max(position) FROM invoices_document r
                    WHERE r.series = n.series AND r.year = n.year) <> last || ' ' || last",
        ),
    ];
    let found = NONE.map(|(what, question)| (what, number(data, question)));
    let wrong = found.into_iter().filter(|(_, found)| *found != 0);
    wrong
        .map(|(what, found)| format!("{found} {what}"))
        .collect()
}

fn orders_at_provider(data: &Path, item: &Item) -> Vec<String> {
    wait(async {
        let store = Store::open(data).await.unwrap();
        let found = sqlx::query_scalar(
            "SELECT provider_order_id FROM payments_order
             WHERE kind = ? AND reference = ? AND provider_order_id IS NOT NULL",
        )
        .bind(item.kind)
        .bind(item.reference.to_string())
        .fetch_all(store.db.read())
        .await
        .unwrap();
        store.db.close().await;
        found
    })
}
