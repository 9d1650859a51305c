//! What came online for something so far, less what went back. Payments in test mode are no money.

use std::collections::HashMap;

use kernel::{Db, Failure, Tx};
use serde_json::{Value, json};
use sqlx::SqliteExecutor;

/// In paise, for each of these references for which anything came.
///
/// # Errors
/// The database cannot be read.
pub async fn received(
    db: &Db,
    kind: &str,
    references: &[String],
) -> Result<HashMap<String, i64>, Failure> {
    let which = Which::default();
    sums(db.read(), kind, &json!(references), which).await
}

/// The same for what was paid in test mode, until that ends.
///
/// # Errors
/// The database cannot be read.
pub async fn received_in_test(
    db: &Db,
    kind: &str,
    references: &[String],
) -> Result<HashMap<String, i64>, Failure> {
    let which = Which {
        test: true,
        ..Which::default()
    };
    sums(db.read(), kind, &json!(references), which).await
}

/// The same for one of them, inside the transaction that changes it.
///
/// # Errors
/// The database cannot be read.
pub async fn received_now(tx: &mut Tx, kind: &str, reference: &str) -> Result<i64, Failure> {
    received_without(tx, kind, reference, None).await
}

/// The same, leaving out what this purchase brought.
///
/// # Errors
/// The database cannot be read.
pub async fn received_without(
    tx: &mut Tx,
    kind: &str,
    reference: &str,
    without: Option<i64>,
) -> Result<i64, Failure> {
    let which = Which {
        without,
        ..Which::default()
    };
    let received = sums(&mut **tx, kind, &json!([reference]), which).await?;
    Ok(received.get(reference).copied().unwrap_or(0))
}

/// Which payments are summed.
#[derive(Clone, Copy, Default)]
struct Which {
    /// Those of test mode instead of real ones.
    test: bool,
    /// Not those of this purchase.
    without: Option<i64>,
}

async fn sums(
    executor: impl SqliteExecutor<'_>,
    kind: &str,
    references: &Value,
    which: Which,
) -> Result<HashMap<String, i64>, Failure> {
    let references = references.to_string();
    let rows = sqlx::query!(
        r#"WITH wanted (reference) AS (SELECT value FROM json_each(?2))
           SELECT reference AS "reference!: String", sum(paise) AS "paise!: i64" FROM (
               SELECT o.reference, p.amount_paise AS paise FROM payments_payment p
                   JOIN payments_order o ON o.id = p.order_id
                   WHERE o.kind = ?1 AND o.reference IN wanted AND p.reason IS NULL AND o.test = ?3
                     AND o.test_ended_at IS NULL AND (?4 IS NULL OR o.id <> ?4)
               UNION ALL
               SELECT o.reference, -r.amount_paise FROM payments_refund r
                   JOIN payments_payment p ON p.id = r.payment_id JOIN payments_order o ON o.id = p.order_id
                   WHERE o.kind = ?1 AND o.reference IN wanted AND p.reason IS NULL AND r.state = 'processed'
                     AND o.test = ?3 AND o.test_ended_at IS NULL AND (?4 IS NULL OR o.id <> ?4)
           ) GROUP BY reference"#,
        kind,
        references,
        which.test,
        which.without
    )
    .fetch_all(executor)
    .await?;
    Ok(rows
        .into_iter()
        .map(|row| (row.reference, row.paise))
        .collect())
}
