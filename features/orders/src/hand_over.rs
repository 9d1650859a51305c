//! Moves orders and measurements from a walk-in to the linked account, and back.

use kernel::{Failure, Tx};
use serde_json::{Value, json};

use crate::Orders;

impl Orders {
    /// Moves everything from one customer to another. Returns what was moved, so that it can be
    /// undone.
    ///
    /// # Errors
    /// The database cannot be written.
    pub async fn hand_over(&self, tx: &mut Tx, from: i64, to: i64) -> Result<Value, Failure> {
        let orders = sqlx::query_scalar!(
            r#"UPDATE orders_order SET user_id = ? WHERE user_id = ? RETURNING id AS "id!""#,
            to,
            from
        )
        .fetch_all(&mut **tx)
        .await?;
        let profiles = sqlx::query_scalar!(
            r#"UPDATE orders_profile SET user_id = ? WHERE user_id = ? RETURNING id AS "id!""#,
            to,
            from
        )
        .fetch_all(&mut **tx)
        .await?;
        let past_orders = sqlx::query_scalar!(
            r#"UPDATE orders_past_order SET user_id = ? WHERE user_id = ? RETURNING id AS "id!""#,
            to,
            from
        )
        .fetch_all(&mut **tx)
        .await?;
        Ok(json!({"orders": orders, "profiles": profiles, "pastOrders": past_orders}))
    }

    /// Moves back what `hand_over` moved; anything added since stays.
    ///
    /// # Errors
    /// The database cannot be written.
    pub async fn undo_hand_over(
        &self,
        tx: &mut Tx,
        from: i64,
        to: i64,
        moved: &Value,
    ) -> Result<(), Failure> {
        let (orders, profiles) = (moved["orders"].to_string(), moved["profiles"].to_string());
        let past_orders = moved["pastOrders"].to_string();
        sqlx::query!(
            "UPDATE orders_order SET user_id = ?1
             WHERE user_id = ?2 AND id IN (SELECT value FROM json_each(?3))",
            from,
            to,
            orders
        )
        .execute(&mut **tx)
        .await?;
        sqlx::query!(
            "UPDATE orders_profile SET user_id = ?1
             WHERE user_id = ?2 AND id IN (SELECT value FROM json_each(?3))",
            from,
            to,
            profiles
        )
        .execute(&mut **tx)
        .await?;
        sqlx::query!(
            "UPDATE orders_past_order SET user_id = ?1
             WHERE user_id = ?2 AND id IN (SELECT value FROM json_each(?3))",
            from,
            to,
            past_orders
        )
        .execute(&mut **tx)
        .await?;
        Ok(())
    }
}
