//! Images that orders show, which must stay available for years.

use async_trait::async_trait;
use kernel::{Failure, ImageId, MediaUse, MediaUses};

use crate::Orders;

#[async_trait]
impl MediaUses for Orders {
    /// Reports all orders that show the same image as one use: a popular image can be in thousands.
    async fn of_images(&self, images: &[ImageId]) -> Result<Vec<(ImageId, MediaUse)>, Failure> {
        let images = format!("{images:?}");
        let rows = sqlx::query!(
            r#"SELECT image_id AS "image!", count(DISTINCT order_id) AS "orders!: i64", min(order_id) AS "first!: i64", min(service_name) AS "name!: String"
               FROM orders_piece WHERE image_id IN (SELECT value FROM json_each(?1)) GROUP BY image_id"#,
            images
        )
        .fetch_all(self.deps.db.read())
        .await?;
        let used = rows.into_iter().map(|row| {
            let (id, title) = match row.orders {
                1 => (Some(row.first), row.name),
                orders => (None, format!("{} ({orders} times)", row.name)),
            };
            (row.image, MediaUse::new("order", "Order", id, title))
        });
        Ok(used.collect())
    }
}
