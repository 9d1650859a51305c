//! Whether the shop has orders.

use kernel::{Db, Failure};

/// Whether there is any order or request for one, whatever its state.
///
/// # Errors
/// The database cannot be read.
pub async fn has_orders(db: &Db) -> Result<bool, Failure> {
    let any = sqlx::query_scalar!(r#"SELECT EXISTS (SELECT 1 FROM orders_order) AS "any: bool""#)
        .fetch_one(db.read())
        .await?;
    Ok(any)
}
