//! Whether the shop is open to visitors, or still prepared by its owner.

use kernel::{Db, Failure, Tx};

/// Whether visitors read that the shop opens soon.
///
/// # Errors
/// The database cannot be read.
pub async fn is_preparing(db: &Db) -> Result<bool, Failure> {
    let preparing = sqlx::query_scalar!(
        r#"SELECT preparing AS "preparing: bool" FROM content_setting WHERE id = 1"#
    )
    .fetch_one(db.read())
    .await?;
    Ok(preparing)
}

/// Closes a new shop to visitors until its owner opens it.
///
/// # Errors
/// The database cannot be written.
pub async fn prepare(tx: &mut Tx) -> Result<(), Failure> {
    sqlx::query!("UPDATE content_setting SET preparing = 1 WHERE id = 1")
        .execute(&mut **tx)
        .await?;
    Ok(())
}
