//! Which pictures orders show: what she chose stays in sight for years.

use async_trait::async_trait;
use kernel::{Failure, KeptUse, KeptUses, PictureId};

use crate::Orders;

#[async_trait]
impl KeptUses for Orders {
    /// A picture that sells well is in thousands of orders: they are told as one.
    async fn of_pictures(
        &self,
        pictures: &[PictureId],
    ) -> Result<Vec<(PictureId, KeptUse)>, Failure> {
        let pictures = format!("{pictures:?}");
        let rows = sqlx::query!(
            r#"SELECT picture_id AS "picture!", count(*) AS "orders!", min(service_name) AS "name!: String"
               FROM orders_order WHERE picture_id IN (SELECT value FROM json_each(?1)) GROUP BY picture_id"#,
            pictures
        )
        .fetch_all(self.deps.db.read())
        .await?;
        let used = rows.into_iter().map(|row| {
            let title = match row.orders {
                1 => row.name,
                orders => format!("{} ({orders} times)", row.name),
            };
            (row.picture, KeptUse::new("Order", title, "/admin/orders"))
        });
        Ok(used.collect())
    }
}
