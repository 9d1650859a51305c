//! Personal records for data download and account deletion.

use kernel::{Db, Failure, Timestamp, Tx};
use serde_json::{Value, json};

/// Everything stored about a user: the wish list.
///
/// # Errors
/// The database cannot be read.
pub async fn records_of(db: &Db, user: i64) -> Result<Value, Failure> {
    let favourites = sqlx::query!(
        r#"SELECT s.name || ', ' || p.model AS "product!: String", w.added_at AS "added_at: Timestamp"
           FROM catalogue_favourite w JOIN catalogue_product p ON p.id = w.product_id
           JOIN catalogue_service s ON s.id = p.service_id
           WHERE w.user_id = ? ORDER BY w.added_at DESC"#,
        user
    )
    .fetch_all(db.read())
    .await?;
    let favourites = favourites
        .into_iter()
        .map(|favourite| json!({"product": favourite.product, "addedOn": favourite.added_at.day().to_string()}));
    Ok(json!({"favourites": favourites.collect::<Vec<_>>()}))
}

/// Deletes all of it.
///
/// # Errors
/// The database cannot be written.
pub async fn forget_person(tx: &mut Tx, user: i64) -> Result<(), Failure> {
    sqlx::query!("DELETE FROM catalogue_favourite WHERE user_id = ?", user)
        .execute(&mut **tx)
        .await?;
    Ok(())
}
