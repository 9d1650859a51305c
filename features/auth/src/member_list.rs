//! People by their ids, for lists that say who did something.

use kernel::{Db, Failure};
use serde_json::json;

/// Somebody with an account.
pub struct Named {
    pub id: i64,
    pub name: String,
    pub email: Option<String>,
}

/// Those of these who still have an account.
pub async fn named(db: &Db, ids: &[i64]) -> Result<Vec<Named>, Failure> {
    let ids = json!(ids).to_string();
    Ok(sqlx::query_as!(
        Named,
        "SELECT id, name, email FROM auth_user
         WHERE id IN (SELECT value FROM json_each(?)) AND deleted_at IS NULL",
        ids
    )
    .fetch_all(db.read())
    .await?)
}

/// Whom the shop belongs to.
pub async fn owners(db: &Db) -> Result<Vec<Named>, Failure> {
    Ok(sqlx::query_as!(
        Named,
        "SELECT id, name, email FROM auth_user WHERE role = 'owner' AND deleted_at IS NULL ORDER BY id"
    )
    .fetch_all(db.read())
    .await?)
}

/// Owner and staff.
pub async fn team(db: &Db) -> Result<Vec<Named>, Failure> {
    Ok(sqlx::query_as!(
        Named,
        "SELECT id, name, email FROM auth_user WHERE role <> 'customer' AND deleted_at IS NULL ORDER BY id"
    )
    .fetch_all(db.read())
    .await?)
}
