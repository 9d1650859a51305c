//! Audit log: who did what, in an append-only table.

use std::{collections::HashMap, future::Future};

use serde_json::{Map, Value, json};

use crate::{
    calendar::{Day, Timestamp},
    db::{Db, Tx},
    limits::{Limit, Limits},
    problem::Failure,
};

/// Days for which entries are retained.
pub const RETAINED_DAYS: i64 = 365;
/// Rows deleted per transaction.
const FORGOTTEN_AT_ONCE: i64 = 1_000;

tokio::task_local! {
    /// Name of the access token that the running request came with.
    static TOKEN: String;
    /// Limit of entries for each actor, in the running request.
    static LIMIT: (Limits, Limit);
}

/// Runs the request of an access token: its entries name the token among their details.
pub async fn with_token<F: Future>(name: String, request: F) -> F::Output {
    TOKEN.scope(name, request).await
}

/// Runs the request of a caller who could cause any number of entries, which cannot be deleted for a
/// year. An entry beyond the limit of its actor is refused, and the action with it.
pub async fn limited<F: Future>(limits: Limits, limit: Limit, request: F) -> F::Output {
    LIMIT.scope((limits, limit), request).await
}

fn count(actor: Option<i64>) -> Result<(), Failure> {
    let Some(actor) = actor else {
        return Ok(());
    };
    let count = |(limits, limit): &(Limits, Limit)| {
        // As limits of addresses, off in a demo store on loopback, whose few accounts all callers share.
        limits.allow_address(*limit, &actor.to_string())
    };
    LIMIT.try_with(count).unwrap_or(Ok(()))
}

/// The details, and the access token that this was done with.
fn with_its_token(mut details: Value) -> Value {
    if let (Ok(token), Some(details)) = (TOKEN.try_with(Clone::clone), details.as_object_mut()) {
        details.insert("accessToken".to_owned(), json!(token));
    }
    details
}

/// An entry to record. Never contains a password, token, mobile number or email address.
pub struct Entry<'a> {
    /// User id; `None` for the system itself.
    pub actor: Option<i64>,
    /// Feature and past participle, like `orders.cancelled`.
    pub action: &'a str,
    /// Kind and id, like `order:12`.
    pub subject: &'a str,
    pub details: Value,
}

/// Returns the fields that differ between two versions, each with `from` and `to`.
pub fn changes(before: &Value, after: &Value) -> Value {
    let names = [before, after]
        .into_iter()
        .filter_map(Value::as_object)
        .flat_map(Map::keys);
    let changes = names
        .filter(|name| before[name.as_str()] != after[name.as_str()])
        .map(|name| {
            let change = json!({"from": before[name.as_str()], "to": after[name.as_str()]});
            (name.clone(), change)
        });
    Value::Object(changes.collect())
}

/// Records an entry in the transaction of the action it describes.
///
/// # Errors
/// The database cannot be written, or the actor has reached the limit of this request ([`limited`]).
pub async fn record(tx: &mut Tx, at: Timestamp, entry: Entry<'_>) -> Result<(), Failure> {
    count(entry.actor)?;
    let details = with_its_token(entry.details).to_string();
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

/// Writes the line in a transaction of its own, for what changes nothing.
///
/// # Errors
/// The database cannot be written.
pub async fn record_alone(db: &Db, at: Timestamp, entry: Entry<'_>) -> Result<(), Failure> {
    let mut tx = db.write().await?;
    record(&mut tx, at, entry).await?;
    Ok(tx.commit().await?)
}

/// A line that was written.
#[derive(Clone, Debug)]
pub struct Written {
    pub id: i64,
    pub at: Timestamp,
    pub actor: Option<i64>,
    pub action: String,
    pub subject: String,
    pub details: Value,
}

/// Criteria of a search.
#[derive(Clone, Debug, Default)]
pub struct Filter {
    pub actor: Option<i64>,
    /// Prefix of the action: a feature, such as `orders.`, or a whole action.
    pub action: Option<String>,
    pub day: Option<Day>,
    /// Id of the last entry of the previous page.
    pub before: Option<i64>,
}

#[derive(sqlx::FromRow)]
struct Row {
    id: i64,
    at: i64,
    actor: Option<i64>,
    action: String,
    subject: String,
    details: String,
}

impl Row {
    fn written(self) -> Result<Written, Failure> {
        Ok(Written {
            id: self.id,
            at: Timestamp(self.at),
            actor: self.actor,
            action: self.action,
            subject: self.subject,
            details: serde_json::from_str(&self.details).map_err(Failure::internal)?,
        })
    }
}

/// Returns a page of at most `most` entries, newest first.
///
/// # Errors
/// The database cannot be read.
pub async fn page(db: &Db, filter: &Filter, most: i64) -> Result<Vec<Written>, Failure> {
    let from = filter.day.map(|day| day.start().0);
    let until = filter.day.map(|day| day.plus_days(1).start().0);
    let rows: Vec<Row> = sqlx::query_as(
        "SELECT id, at, actor, action, subject, details FROM kernel_audit
         WHERE (?1 IS NULL OR id < ?1) AND (?2 IS NULL OR actor = ?2)
           AND (?3 IS NULL OR substr(action, 1, length(?3)) = ?3) AND (?4 IS NULL OR at >= ?4 AND at < ?5)
         ORDER BY id DESC LIMIT ?6",
    )
    .bind(filter.before)
    .bind(filter.actor)
    .bind(filter.action.as_deref())
    .bind(from)
    .bind(until)
    .bind(most)
    .fetch_all(db.read())
    .await?;
    rows.into_iter().map(Row::written).collect()
}

/// When each record of a kind was last changed, by its id, as far as the log goes back. `feature` and `kind` are what
/// their actions begin with, like `catalogue` and `product`.
///
/// # Errors
/// The database cannot be read.
pub async fn last_changes(
    db: &Db,
    feature: &str,
    kind: &str,
) -> Result<HashMap<i64, Timestamp>, Failure> {
    let rows: Vec<(i64, i64)> = sqlx::query_as(
        "SELECT CAST(substr(subject, length(?2) + 1) AS INTEGER), max(at) FROM kernel_audit
         WHERE substr(action, 1, length(?1)) = ?1 AND substr(subject, 1, length(?2)) = ?2 GROUP BY subject",
    )
    .bind(format!("{feature}.{kind}_"))
    .bind(format!("{kind}:"))
    .fetch_all(db.read())
    .await?;
    Ok(rows
        .into_iter()
        .map(|(id, at)| (id, Timestamp(at)))
        .collect())
}

/// Deletes a batch of entries older than a year. Returns whether more may be left.
///
/// # Errors
/// If the database cannot be written.
pub async fn forget_old(db: &Db, now: Timestamp) -> Result<bool, Failure> {
    let before = now.plus_days(-RETAINED_DAYS).0;
    let mut tx = db.write().await?;
    // A trigger refuses to delete entries that are recent by the system clock, so that clock is
    // checked too.
    let forgotten = sqlx::query(
        "DELETE FROM kernel_audit WHERE id IN (
             SELECT id FROM kernel_audit WHERE at < min(?1, unixepoch() - ?2 * 86400) ORDER BY at LIMIT ?3)",
    )
    .bind(before)
    .bind(RETAINED_DAYS)
    .bind(FORGOTTEN_AT_ONCE)
    .execute(&mut *tx)
    .await?
    .rows_affected();
    tx.commit().await?;
    Ok(forgotten == FORGOTTEN_AT_ONCE.unsigned_abs())
}

/// The latest entry with this action.
///
/// # Errors
/// The database cannot be read.
pub async fn last(db: &Db, action: &str) -> Result<Option<Written>, Failure> {
    let row: Option<Row> = sqlx::query_as(
        "SELECT id, at, actor, action, subject, details FROM kernel_audit WHERE action = ? ORDER BY id DESC LIMIT 1",
    )
    .bind(action)
    .fetch_optional(db.read())
    .await?;
    row.map(Row::written).transpose()
}

#[cfg(test)]
mod tests {
    use super::*;

    #[tokio::test]
    async fn what_a_token_does_names_it() {
        let details = async { with_its_token(json!({"order": 7})) };
        let named = with_token("Accounts sync".to_owned(), details).await;
        assert_eq!(named, json!({"order": 7, "accessToken": "Accounts sync"}));
        assert_eq!(with_its_token(json!({})), json!({}));
    }

    #[test]
    fn changes_contain_only_what_differs() {
        let before = json!({"code": "A", "percent": 10, "uses": 5});
        let after = json!({"code": "A", "percent": 25, "days": 3});
        let changes = changes(&before, &after);
        assert_eq!(
            changes,
            json!({"percent": {"from": 10, "to": 25}, "uses": {"from": 5, "to": null}, "days": {"from": null, "to": 3}})
        );
    }
}
