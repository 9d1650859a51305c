//! The day on which an order is needed.

use kernel::{Day, Failure};
use serde_json::json;

use crate::{Orders, change::expect_status, price::needed_by_problem, status::OrderStatus};

impl Orders {
    /// Sets or removes the day on which the customer needs an open order.
    pub(crate) async fn need_by(
        &self,
        order: i64,
        actor: i64,
        day: Option<Day>,
    ) -> Result<(), Failure> {
        // A visit may lie before it: it can be moved.
        if let Some(problem) = needed_by_problem(day, self.deps.clock.today(), None) {
            return Err(Failure::invalid(vec![problem]));
        }
        let day = day.map(|day| day.to_string());
        let mut tx = self.deps.db.write().await?;
        expect_status(&mut tx, order, OrderStatus::is_open).await?;
        let before = sqlx::query_scalar!("SELECT needed_by FROM orders_order WHERE id = ?1", order)
            .fetch_one(&mut *tx)
            .await?;
        sqlx::query!(
            "UPDATE orders_order SET needed_by = ?2 WHERE id = ?1",
            order,
            day
        )
        .execute(&mut *tx)
        .await?;
        let details = json!({"neededBy": {"from": before, "to": day}});
        self.log_and_commit(tx, order, actor, "orders.needed_by_changed", details)
            .await
    }
}
