//! Orders and measurements of a walk-in that turns out to have an account.

use kernel::{Failure, Tx};
use serde_json::{Value, json};

use crate::Orders;

impl Orders {
    /// Gives everything of one customer to another. Answers what went along, so that it can be taken back.
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
        Ok(json!({"orders": orders, "profiles": profiles}))
    }

    /// Gives back what `hand_over` moved; what came since stays where it is.
    pub async fn take_back(
        &self,
        tx: &mut Tx,
        from: i64,
        to: i64,
        moved: &Value,
    ) -> Result<(), Failure> {
        let (orders, profiles) = (moved["orders"].to_string(), moved["profiles"].to_string());
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
        Ok(())
    }
}
