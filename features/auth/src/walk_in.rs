//! Walk-ins: customers without an account, recorded when they come to the shop.

use kernel::{Email, Failure, Mobile, NewPerson, Timestamp, Tx, audit::Entry};
use serde_json::json;

/// Finds the walk-in with this mobile, or creates one, in the caller's transaction. A walk-in that was linked to an
/// account resolves to that account. An account is never found by its mobile alone, because the customer at the
/// counter has not proved that the number is theirs.
///
/// # Errors
/// The database cannot be written.
pub async fn walk_in(
    tx: &mut Tx,
    now: Timestamp,
    actor: i64,
    person: &NewPerson,
) -> Result<i64, Failure> {
    let known = match &person.mobile {
        Some(mobile) => known(tx, mobile).await?,
        None => None,
    };
    if let Some(known) = known {
        return Ok(known);
    }
    create(tx, now, actor, person).await
}

/// The walk-in with this mobile, or the account that it was linked to.
pub async fn known(tx: &mut Tx, mobile: &Mobile) -> Result<Option<i64>, Failure> {
    let mobile = mobile.as_str();
    Ok(sqlx::query_scalar!(
        r#"SELECT coalesce(linked_to, id) AS "id!" FROM auth_user
           WHERE mobile = ? AND walk_in = 1 AND deleted_at IS NULL ORDER BY id LIMIT 1"#,
        mobile
    )
    .fetch_optional(&mut **tx)
    .await?)
}

/// Creates a new record, even if another one has the same number.
pub async fn create(
    tx: &mut Tx,
    now: Timestamp,
    actor: i64,
    person: &NewPerson,
) -> Result<i64, Failure> {
    let name = person.name.trim();
    let mobile = person.mobile.as_ref().map(Mobile::as_str);
    let email = person.email.as_ref().map(Email::as_str);
    let id = sqlx::query!(
        "INSERT INTO auth_user (name, mobile, email, walk_in, created_at) VALUES (?, ?, ?, 1, ?)",
        name,
        mobile,
        email,
        now.0
    )
    .execute(&mut **tx)
    .await?
    .last_insert_rowid();
    let subject = format!("user:{id}");
    let entry = Entry {
        actor: Some(actor),
        action: "auth.walk_in_created",
        subject: &subject,
        details: json!({}),
    };
    kernel::audit::record(tx, now, entry).await?;
    Ok(id)
}
