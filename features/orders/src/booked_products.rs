//! Which products customers book.

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
