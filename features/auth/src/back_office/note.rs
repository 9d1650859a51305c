//! Notes about a customer, such as "Likes hooks at the front."

use kernel::{Failure, Timestamp, User};
use poem_openapi::Object;

use super::{record_plain, sees_team};
use crate::{auth::Auth, codes};

/// A note about a customer, visible in the back office only.
#[derive(Object, Debug)]
pub struct CustomerNote {
    /// Id of the note.
    pub id: i64,
    /// Text.
    pub text: String,
    /// Name of the author.
    pub author: String,
    /// When the note was written.
    pub at: Timestamp,
}

/// Lists the notes about a customer, including those about walk-ins linked to the account.
pub async fn list(auth: &Auth, customer: i64) -> Result<Vec<CustomerNote>, Failure> {
    let rows = sqlx::query!(
        r#"SELECT n.id AS "id!", n.text, n.at, a.name AS author
           FROM auth_note n JOIN auth_user a ON a.id = n.author
           WHERE n.user_id = ?1 OR n.user_id IN (SELECT id FROM auth_user WHERE linked_to = ?1)
           ORDER BY n.at DESC, n.id DESC"#,
        customer
    )
    .fetch_all(auth.deps.db.read())
    .await?;
    Ok(rows
        .into_iter()
        .map(|row| CustomerNote {
            id: row.id,
            text: row.text,
            author: row.author,
            at: Timestamp(row.at),
        })
        .collect())
}

/// Adds a note about a customer whom the caller sees.
///
/// # Errors
/// There is no such customer, or the database cannot be written.
pub async fn create(auth: &Auth, caller: &User, customer: i64, text: &str) -> Result<(), Failure> {
    let sees_team = sees_team(caller);
    let now = auth.deps.clock.now();
    let text = text.trim();
    let mut tx = auth.deps.db.write().await?;
    let written = sqlx::query!(
        "INSERT INTO auth_note (user_id, author, text, at)
         SELECT id, ?2, ?3, ?4 FROM auth_user
         WHERE id = ?1 AND (role = 'customer' OR ?5) AND deleted_at IS NULL AND linked_to IS NULL",
        customer,
        caller.id,
        text,
        now.0,
        sees_team
    )
    .execute(&mut *tx)
    .await?
    .rows_affected();
    if written == 0 {
        return Err(codes::CUSTOMER_NOT_FOUND.into());
    }
    record_plain(&mut tx, now, caller.id, "auth.note_written", customer).await?;
    Ok(tx.commit().await?)
}

/// Deletes a note about a customer whom the caller sees.
///
/// # Errors
/// There is no such note, or the database cannot be written.
pub async fn delete(auth: &Auth, caller: &User, customer: i64, note: i64) -> Result<(), Failure> {
    let sees_team = sees_team(caller);
    let now = auth.deps.clock.now();
    let mut tx = auth.deps.db.write().await?;
    let deleted = sqlx::query!(
        "DELETE FROM auth_note
         WHERE id = ?1 AND (user_id = ?2 OR user_id IN (SELECT id FROM auth_user WHERE linked_to = ?2))
           AND (?3 OR EXISTS (SELECT 1 FROM auth_user WHERE id = ?2 AND role = 'customer'))",
        note,
        customer,
        sees_team
    )
    .execute(&mut *tx)
    .await?
    .rows_affected();
    if deleted == 0 {
        return Err(codes::NOTE_NOT_FOUND.into());
    }
    record_plain(&mut tx, now, caller.id, "auth.note_deleted", customer).await?;
    Ok(tx.commit().await?)
}
