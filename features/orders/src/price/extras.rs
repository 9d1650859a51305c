//! Extras of an order: what it costs beside its pieces.

use std::collections::HashMap;

use kernel::{Failure, Tx};
use poem_openapi::Object;

use crate::Orders;

/// Something that an order costs beside its pieces, such as latkan.
#[derive(Object, Clone, Debug, PartialEq, Eq)]
#[oai(rename_all = "camelCase")]
pub struct OrderExtra {
    /// What it is.
    #[oai(validator(min_length = 1, max_length = 60))]
    pub label: String,
    /// Its price in paise.
    #[oai(validator(minimum(value = "0"), maximum(value = "1000000000")))]
    pub price_paise: i64,
}

/// Replaces the extras of an order. Call `refresh` afterwards.
pub async fn store_extras(tx: &mut Tx, order: i64, extras: &[OrderExtra]) -> Result<(), Failure> {
    sqlx::query!("DELETE FROM orders_extra WHERE order_id = ?1", order)
        .execute(&mut **tx)
        .await?;
    for (position, extra) in (1_i64..).zip(extras) {
        let label = extra.label.trim();
        sqlx::query!(
            "INSERT INTO orders_extra (order_id, position, label, price_paise) VALUES (?1, ?2, ?3, ?4)",
            order,
            position,
            label,
            extra.price_paise
        )
        .execute(&mut **tx)
        .await?;
    }
    Ok(())
}

/// Sum of an order's extras, in paise.
pub async fn sum_of_extras(tx: &mut Tx, order: i64) -> Result<i64, Failure> {
    Ok(sqlx::query_scalar!(
        r#"SELECT coalesce(sum(price_paise), 0) AS "sum!: i64" FROM orders_extra WHERE order_id = ?1"#,
        order
    )
    .fetch_one(&mut **tx)
    .await?)
}

impl Orders {
    /// Extras of these orders, each in its order.
    pub(crate) async fn extras_of(
        &self,
        orders: &[i64],
    ) -> Result<HashMap<i64, Vec<OrderExtra>>, Failure> {
        let orders = format!("{orders:?}");
        let rows = sqlx::query!(
            "SELECT order_id, label, price_paise FROM orders_extra
             WHERE order_id IN (SELECT value FROM json_each(?1)) ORDER BY order_id, position",
            orders
        )
        .fetch_all(self.deps.db.read())
        .await?;
        let mut extras: HashMap<i64, Vec<OrderExtra>> = HashMap::new();
        for row in rows {
            extras.entry(row.order_id).or_default().push(OrderExtra {
                label: row.label,
                price_paise: row.price_paise,
            });
        }
        Ok(extras)
    }
}
