//! The day on which an order is needed.

use kernel::{
    Day, Failure,
    audit::{self, Entry},
};
use serde_json::json;

use crate::{Orders, codes, price::needed_by_problem, status::OrderStatus};

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
        let before = sqlx::query!(
            r#"SELECT status AS "status!: OrderStatus", needed_by FROM orders_order WHERE id = ?1"#,
            order
        )
        .fetch_optional(&mut *tx)
        .await?
        .ok_or_else(|| Failure::new(codes::ORDER_NOT_FOUND))?;
        if !before.status.is_open() {
            return Err(codes::WRONG_STATUS.into());
        }
        sqlx::query!(
            "UPDATE orders_order SET needed_by = ?2 WHERE id = ?1",
            order,
            day
        )
        .execute(&mut *tx)
        .await?;
        let entry = Entry {
            actor: Some(actor),
            action: "orders.needed_by_changed",
            subject: &format!("order:{order}"),
            details: json!({"neededBy": {"from": before.needed_by, "to": day}}),
        };
        audit::record(&mut tx, self.deps.clock.now(), entry).await?;
        Ok(tx.commit().await?)
    }
}
