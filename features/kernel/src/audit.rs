//! Who did what, in a table that cannot be changed afterwards.

use serde_json::Value;

use crate::{calendar::Timestamp, db::Tx, problem::Failure};

/// One line of the log. Never a password, token, mobile or e-mail.
pub struct Entry<'a> {
    /// User id; `None` when the shop itself acted.
    pub actor: Option<i64>,
    /// Feature and past participle, like `orders.cancelled`.
    pub action: &'static str,
    /// Kind and id, like `order:12`.
    pub subject: &'a str,
    pub details: Value,
}

/// Writes the line in the transaction of what it tells.
pub async fn record(tx: &mut Tx, at: Timestamp, entry: Entry<'_>) -> Result<(), Failure> {
    let details = entry.details.to_string();
    sqlx::query(
        "INSERT INTO kernel_audit (at, actor, action, subject, details) VALUES (?, ?, ?, ?, ?)",
    )
    .bind(at.0)
    .bind(entry.actor)
    .bind(entry.action)
    .bind(entry.subject)
    .bind(details)
    .execute(&mut **tx)
    .await?;
    Ok(())
}
