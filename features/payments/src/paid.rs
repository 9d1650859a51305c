//! What came for something so far, online and at the counter, less what went back. Payments in test mode are no money.

use std::collections::HashMap;

use kernel::{Db, Failure, Tx};
use serde_json::{Value, json};
use sqlx::SqliteExecutor;

/// In paise, for each of these references for which anything came.
pub async fn paid_for(
    db: &Db,
    kind: &str,
    references: &[String],
) -> Result<HashMap<String, i64>, Failure> {
    sums(db.read(), kind, &json!(references)).await
}

/// The same for one of them, inside the transaction that changes it.
pub async fn paid_now(tx: &mut Tx, kind: &str, reference: &str) -> Result<i64, Failure> {
    let paid = sums(&mut **tx, kind, &json!([reference])).await?;
    Ok(paid.get(reference).copied().unwrap_or(0))
}

/// What came at the counter alone, less what was taken back.
pub async fn came_at_the_counter(tx: &mut Tx, kind: &str, reference: &str) -> Result<i64, Failure> {
    Ok(sqlx::query_scalar!(
        r#"SELECT coalesce(sum(amount_paise), 0) AS "total!: i64" FROM payments_counter_payment
               WHERE kind = ?1 AND reference = ?2"#,
        kind,
        reference
    )
    .fetch_one(&mut **tx)
    .await?)
}

async fn sums(
    executor: impl SqliteExecutor<'_>,
    kind: &str,
    references: &Value,
) -> Result<HashMap<String, i64>, Failure> {
    let references = references.to_string();
    let rows = sqlx::query!(
        r#"WITH wanted (reference) AS (SELECT value FROM json_each(?2))
           SELECT reference AS "reference!: String", sum(paise) AS "paise!: i64" FROM (
               SELECT o.reference, p.amount_paise AS paise FROM payments_payment p
                   JOIN payments_order o ON o.id = p.order_id
                   WHERE o.kind = ?1 AND o.reference IN wanted AND p.reason IS NULL AND NOT o.test
               UNION ALL
               SELECT o.reference, -r.amount_paise FROM payments_refund r
                   JOIN payments_payment p ON p.id = r.payment_id JOIN payments_order o ON o.id = p.order_id
                   WHERE o.kind = ?1 AND o.reference IN wanted AND p.reason IS NULL AND r.state = 'processed'
                     AND NOT o.test
               UNION ALL
               SELECT reference, amount_paise FROM payments_counter_payment WHERE kind = ?1 AND reference IN wanted
           ) GROUP BY reference"#,
        kind,
        references
    )
    .fetch_all(executor)
    .await?;
    Ok(rows
        .into_iter()
        .map(|row| (row.reference, row.paise))
        .collect())
}
