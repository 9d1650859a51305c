//! Personal records for data download and account deletion.

use kernel::{Db, Failure, Timestamp, Tx};
use serde_json::{Value, json};

/// Everything stored about a user: the wish list.
///
/// # Errors
/// The database cannot be read.
pub async fn records_of(db: &Db, user: i64) -> Result<Value, Failure> {
    let wishes = sqlx::query!(
        r#"SELECT s.name || ', ' || p.model AS "product!: String", w.added_at AS "added_at: Timestamp"
           FROM catalogue_wish w JOIN catalogue_product p ON p.id = w.product_id
           JOIN catalogue_service s ON s.id = p.service_id
           WHERE w.user_id = ? ORDER BY w.added_at DESC"#,
        user
    )
    .fetch_all(db.read())
    .await?;
    let wishes = wishes
        .into_iter()
        .map(|wish| json!({"product": wish.product, "addedOn": wish.added_at.day().to_string()}));
    Ok(json!({"wishList": wishes.collect::<Vec<_>>()}))
}

/// Deletes all of it.
///
/// # Errors
/// The database cannot be written.
pub async fn forget_person(tx: &mut Tx, user: i64) -> Result<(), Failure> {
    sqlx::query!("DELETE FROM catalogue_wish WHERE user_id = ?", user)
        .execute(&mut **tx)
        .await?;
    Ok(())
}
