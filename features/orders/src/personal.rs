//! Personal records for data download and account deletion.

use async_trait::async_trait;
use kernel::{Failure, PersonalRecords, Tx};
use poem_openapi::types::ToJSON;
use serde_json::{Value, json};
use sqlx::AssertSqlSafe;

use crate::Orders;

/// Tables whose rows go along when another account takes over, by their names in the record of it.
const OWNED: [(&str, &str); 3] = [
    ("orders", "orders_order"),
    ("profiles", "orders_profile"),
    ("pastOrders", "orders_past_order"),
];

impl Orders {
    /// Whether a customer has an open order or alteration. Called in the transaction that deletes the account.
    ///
    /// # Errors
    /// The database cannot be read.
    pub async fn has_open_order(&self, tx: &mut Tx, user: i64) -> Result<bool, Failure> {
        let open = sqlx::query_scalar!(
            r#"SELECT EXISTS (SELECT 1 FROM orders_order
                 WHERE user_id = ?1 AND status NOT IN ('Delivered', 'Rejected', 'Cancelled'))
                 OR EXISTS (SELECT 1 FROM orders_alteration a JOIN orders_order o ON o.id = a.order_id
                 WHERE o.user_id = ?1 AND a.status <> 'Handed Over') AS "open!: bool""#,
            user
        )
        .fetch_one(&mut **tx)
        .await?;
        Ok(open)
    }

    async fn past_visits_of(&self, user: i64) -> Result<Vec<Value>, Failure> {
        let visits = sqlx::query!(
            "SELECT v.order_id, v.day, v.slot, v.purpose FROM orders_past_visit v
             JOIN orders_order o ON o.id = v.order_id WHERE o.user_id = ?1 ORDER BY v.day, v.id",
            user
        )
        .fetch_all(self.deps.db.read())
        .await?;
        let records = visits.into_iter().map(
            |visit| json!({"orderId": visit.order_id, "day": visit.day, "slot": visit.slot, "purpose": visit.purpose}),
        );
        Ok(records.collect())
    }
}

#[async_trait]
impl PersonalRecords for Orders {
    fn name(&self) -> &'static str {
        "orders"
    }

    async fn collect(&self, user: i64) -> Result<Value, Failure> {
        Ok(json!({
            "orders": self.everything_of(user, None).await?.to_json(),
            "measurementProfiles": self.profiles(user, None).await?.to_json(),
            "pastOrders": self.past_orders(user).await?.to_json(),
            "pastVisits": self.past_visits_of(user).await?,
        }))
    }

    /// Orders and payments are retained without personal data.
    async fn erase(&self, tx: &mut Tx, user: i64) -> Result<(), Failure> {
        self.forget_photos(tx, user).await?;
        sqlx::query!("DELETE FROM orders_past_order WHERE user_id = ?1", user)
            .execute(&mut **tx)
            .await?;
        sqlx::query!("DELETE FROM orders_profile WHERE user_id = ?1", user)
            .execute(&mut **tx)
            .await?;
        sqlx::query!(
            "DELETE FROM orders_piece_measurement WHERE piece_id IN
                (SELECT p.id FROM orders_piece p JOIN orders_order o ON o.id = p.order_id WHERE o.user_id = ?1)",
            user
        )
        .execute(&mut **tx)
        .await?;
        sqlx::query!(
            "UPDATE orders_piece SET for_whom = '', note = '', fabric = '', profile_id = NULL, measured_unit = NULL
             WHERE order_id IN (SELECT id FROM orders_order WHERE user_id = ?1)",
            user
        )
        .execute(&mut **tx)
        .await?;
        sqlx::query!(
            "DELETE FROM orders_removed_piece WHERE order_id IN (SELECT id FROM orders_order WHERE user_id = ?1)",
            user
        )
        .execute(&mut **tx)
        .await?;
        sqlx::query!(
            "UPDATE orders_alteration SET work = ''
             WHERE order_id IN (SELECT id FROM orders_order WHERE user_id = ?1)",
            user
        )
        .execute(&mut **tx)
        .await?;
        sqlx::query!(
            "UPDATE orders_extra SET label = ''
             WHERE order_id IN (SELECT id FROM orders_order WHERE user_id = ?1)",
            user
        )
        .execute(&mut **tx)
        .await?;
        sqlx::query!(
            "DELETE FROM orders_note WHERE order_id IN (SELECT id FROM orders_order WHERE user_id = ?1)",
            user
        )
        .execute(&mut **tx)
        .await?;
        sqlx::query!(
            "UPDATE orders_order SET first_name = '', last_name = '', contact_number = '', email = '', address = '',
                    land_mark = '', pin_code = '', message = '', reason = NULL, discount_reason = '', request_hash = ''
             WHERE user_id = ?1",
            user
        )
        .execute(&mut **tx)
        .await?;
        Ok(())
    }

    async fn hand_over(&self, tx: &mut Tx, from: i64, to: i64) -> Result<Value, Failure> {
        let mut moved = serde_json::Map::new();
        for (name, table) in OWNED {
            let ids: Vec<i64> = sqlx::query_scalar(AssertSqlSafe(format!(
                "UPDATE {table} SET user_id = ? WHERE user_id = ? RETURNING id"
            )))
            .bind(to)
            .bind(from)
            .fetch_all(&mut **tx)
            .await?;
            moved.insert(name.to_owned(), json!(ids));
        }
        Ok(Value::Object(moved))
    }

    async fn undo_hand_over(
        &self,
        tx: &mut Tx,
        from: i64,
        to: i64,
        moved: &Value,
    ) -> Result<(), Failure> {
        for (name, table) in OWNED {
            sqlx::query(AssertSqlSafe(format!(
                "UPDATE {table} SET user_id = ? WHERE user_id = ? AND id IN (SELECT value FROM json_each(?))"
            )))
            .bind(from)
            .bind(to)
            .bind(moved[name].to_string())
            .execute(&mut **tx)
            .await?;
        }
        Ok(())
    }
}
