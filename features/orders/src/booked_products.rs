//! Which products customers book, and who has had one delivered.

use kernel::{Db, Failure, Timestamp};

/// Each product that was booked since then and how often, most often and then latest first. Requests that were rejected or cancelled do
/// not count.
///
/// # Errors
/// The database cannot be read.
pub async fn booked_products(db: &Db, since: Timestamp) -> Result<Vec<(i64, i64)>, Failure> {
    let rows = sqlx::query!(
        r#"SELECT piece.product_id AS "product_id!", count(*) AS "times!: i64"
           FROM orders_piece AS piece JOIN orders_order AS o ON o.id = piece.order_id
           WHERE piece.product_id IS NOT NULL AND o.created_at >= ?1 AND o.status NOT IN ('Rejected', 'Cancelled')
           GROUP BY piece.product_id ORDER BY 2 DESC, max(o.id) DESC, 1"#,
        since.0
    )
    .fetch_all(db.read())
    .await?;
    Ok(rows
        .into_iter()
        .map(|row| (row.product_id, row.times))
        .collect())
}

/// Whether a piece of this product was delivered to the customer.
///
/// # Errors
/// The database cannot be read.
pub async fn has_delivered_piece(db: &Db, user: i64, product: i64) -> Result<bool, Failure> {
    let found = sqlx::query_scalar!(
        r#"SELECT EXISTS (SELECT 1 FROM orders_piece AS piece JOIN orders_order AS o ON o.id = piece.order_id
             WHERE o.user_id = ?1 AND piece.product_id = ?2 AND piece.status = 'Delivered') AS "found!: bool""#,
        user,
        product
    );
    Ok(found.fetch_one(db.read()).await?)
}
