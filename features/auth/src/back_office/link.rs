//! Linking a walk-in to the account of the same person, and undoing it.

use kernel::{Failure, Timestamp, edit::DAYS_TO_RESTORE};
use poem_openapi::Object;
use serde_json::{Map, Value, json};

use super::record;
use crate::{auth::Auth, codes};

/// A walk-in linked to this account.
#[derive(Object, Debug)]
#[oai(rename_all = "camelCase", skip_serializing_if_is_none)]
pub struct LinkedWalkIn {
    /// Id of the walk-in.
    pub id: i64,
    /// Name of the walk-in.
    pub name: String,
    /// Mobile number of the walk-in.
    pub mobile: Option<String>,
    /// When the two were linked.
    pub linked_at: Timestamp,
    /// Whether the link can still be undone.
    pub can_undo: bool,
}

/// The walk-in to link.
#[derive(Object, Debug)]
#[oai(rename_all = "camelCase")]
pub struct WalkInLink {
    /// Id of the walk-in.
    pub walk_in: i64,
}

pub async fn list(auth: &Auth, account: i64) -> Result<Vec<LinkedWalkIn>, Failure> {
    let oldest = auth.deps.clock.now().plus_days(-DAYS_TO_RESTORE).0;
    let rows = sqlx::query!(
        r#"SELECT u.id AS "id!", u.name, u.mobile, l.linked_at
           FROM auth_link l JOIN auth_user u ON u.id = l.walk_in WHERE l.account = ? ORDER BY l.linked_at DESC"#,
        account
    )
    .fetch_all(auth.deps.db.read())
    .await?;
    Ok(rows
        .into_iter()
        .map(|row| LinkedWalkIn {
            id: row.id,
            name: row.name,
            mobile: row.mobile,
            linked_at: Timestamp(row.linked_at),
            can_undo: row.linked_at > oldest,
        })
        .collect())
}

/// Moves everything that belongs to the walk-in to the account.
pub async fn link(auth: &Auth, actor: i64, account: i64, walk_in: i64) -> Result<(), Failure> {
    let now = auth.deps.clock.now();
    let mut tx = auth.deps.db.write().await?;
    let is_account = sqlx::query_scalar!(
        r#"SELECT EXISTS (SELECT 1 FROM auth_user
             WHERE id = ? AND walk_in = 0 AND deleted_at IS NULL) AS "is!: bool""#,
        account
    )
    .fetch_one(&mut *tx)
    .await?;
    if !is_account {
        return Err(codes::CUSTOMER_NOT_FOUND.into());
    }
    let linked = sqlx::query!(
        "UPDATE auth_user SET linked_to = ?1
         WHERE id = ?2 AND walk_in = 1 AND linked_to IS NULL AND deleted_at IS NULL",
        account,
        walk_in
    )
    .execute(&mut *tx)
    .await?
    .rows_affected();
    if linked == 0 {
        return Err(codes::WALK_IN_NOT_FOUND.into());
    }
    let mut moved = Map::new();
    for records in &auth.neighbours.records {
        let went = records.hand_over(&mut tx, walk_in, account).await?;
        moved.insert(records.name().to_owned(), went);
    }
    let stored = Value::Object(moved).to_string();
    sqlx::query!(
        "INSERT INTO auth_link (walk_in, account, moved, linked_at) VALUES (?, ?, ?, ?)",
        walk_in,
        account,
        stored,
        now.0
    )
    .execute(&mut *tx)
    .await?;
    let details = json!({"walkIn": walk_in});
    record(&mut tx, now, actor, "auth.walk_in_linked", account, details).await?;
    Ok(tx.commit().await?)
}

/// Moves back to the walk-in what linking moved; anything added since stays with the account.
pub async fn unlink(auth: &Auth, actor: i64, account: i64, walk_in: i64) -> Result<(), Failure> {
    let now = auth.deps.clock.now();
    let oldest = now.plus_days(-DAYS_TO_RESTORE).0;
    let mut tx = auth.deps.db.write().await?;
    let moved = sqlx::query_scalar!(
        "DELETE FROM auth_link WHERE walk_in = ? AND account = ? AND linked_at > ? RETURNING moved",
        walk_in,
        account,
        oldest
    )
    .fetch_optional(&mut *tx)
    .await?
    .ok_or(codes::WALK_IN_NOT_FOUND)?;
    let moved: Value = serde_json::from_str(&moved).map_err(Failure::internal)?;
    for records in &auth.neighbours.records {
        let went = &moved[records.name()];
        records
            .undo_hand_over(&mut tx, walk_in, account, went)
            .await?;
    }
    sqlx::query!(
        "UPDATE auth_user SET linked_to = NULL WHERE id = ?",
        walk_in
    )
    .execute(&mut *tx)
    .await?;
    let details = json!({"walkIn": walk_in});
    record(
        &mut tx,
        now,
        actor,
        "auth.walk_in_unlinked",
        account,
        details,
    )
    .await?;
    Ok(tx.commit().await?)
}
