//! What came at the counter so far, less what was reversed.

use std::collections::HashMap;

use kernel::{Db, Failure, Tx};
use serde_json::json;

/// In paise, for each of these references for which anything came.
///
/// # Errors
/// The database cannot be read.
pub async fn received(
    db: &Db,
    kind: &str,
    references: &[String],
) -> Result<HashMap<String, i64>, Failure> {
    let references = json!(references).to_string();
    let rows = sqlx::query!(
        r#"SELECT reference, sum(amount_paise) AS "paise!: i64" FROM ledger_counter_payment
           WHERE kind = ?1 AND reference IN (SELECT value FROM json_each(?2)) GROUP BY reference"#,
        kind,
        references
    )
    .fetch_all(db.read())
    .await?;
    let received = rows.into_iter().map(|row| (row.reference, row.paise));
    Ok(received.collect())
}

/// The same for one of them, inside the transaction that changes it.
///
/// # Errors
/// The database cannot be read.
pub async fn received_now(tx: &mut Tx, kind: &str, reference: &str) -> Result<i64, Failure> {
    Ok(sqlx::query_scalar!(
        r#"SELECT coalesce(sum(amount_paise), 0) AS "total!: i64" FROM ledger_counter_payment
           WHERE kind = ?1 AND reference = ?2"#,
        kind,
        reference
    )
    .fetch_one(&mut **tx)
    .await?)
}
