//! Orders and measurements of records that an import may have created.

use async_trait::async_trait;
use kernel::{
    Failure, Tx,
    import::{ImportKind, ImportUses},
};

use crate::Orders;

#[async_trait]
impl ImportUses for Orders {
    async fn used(
        &self,
        tx: &mut Tx,
        kind: ImportKind,
        record: i64,
    ) -> Result<Option<&'static str>, Failure> {
        let used = match kind {
            ImportKind::Customers => {
                sqlx::query_scalar!(
                    r#"SELECT CASE
                           WHEN EXISTS (SELECT 1 FROM orders_order WHERE user_id = ?1) THEN 'order'
                           WHEN EXISTS (SELECT 1 FROM orders_past_order WHERE user_id = ?1) THEN 'past'
                           WHEN EXISTS (SELECT 1 FROM orders_profile WHERE user_id = ?1) THEN 'profile'
                       END AS "used: String""#,
                    record
                )
                .fetch_one(&mut **tx)
                .await?
            }
            ImportKind::Products => {
                sqlx::query_scalar!(
                    r#"SELECT CASE WHEN EXISTS (SELECT 1 FROM orders_piece WHERE product_id = ?1) THEN 'order'
                       END AS "used: String""#,
                    record
                )
                .fetch_one(&mut **tx)
                .await?
            }
            _ => None,
        };
        Ok(match used.as_deref() {
            Some("order") => Some("Has an order."),
            Some("past") => Some("Has past orders."),
            Some(_) => Some("Has measurements that were added since."),
            None => None,
        })
    }
}
