//! Who goes to the visit of an order.

use kernel::{
    Failure, FieldProblem,
    audit::{self, Entry},
    edit::RECORD_CONFLICT,
};
use serde_json::json;

use super::assignment::at_work;
use crate::{Orders, codes};

impl Orders {
    /// Assigns the visit of an order, or removes the assignment, if it is still assigned as `from`
    /// says.
    ///
    /// # Errors
    /// [`codes::ORDER_NOT_FOUND`] for an order without a visit, [`RECORD_CONFLICT`] if the visit was
    /// assigned in the meantime.
    pub(crate) async fn assign_visit(
        &self,
        order: i64,
        actor: i64,
        (from, to): (Option<i64>, Option<i64>),
    ) -> Result<(), Failure> {
        let team = self.team().await?;
        if to.is_some() && at_work(&team, to).is_none() {
            let text = "Choose a member of the team.";
            let problem = FieldProblem::new("assigneeId", "unknown", text);
            return Err(Failure::invalid(vec![problem]));
        }
        let mut tx = self.deps.db.write().await?;
        let before = sqlx::query_scalar!(
            "SELECT visit_assigned_to FROM orders_order WHERE id = ?1 AND day IS NOT NULL",
            order
        )
        .fetch_optional(&mut *tx)
        .await?
        .ok_or_else(|| Failure::new(codes::ORDER_NOT_FOUND))?;
        // Someone who left the team goes nowhere.
        if at_work(&team, before).map(|member| member.id) != from {
            return Err(RECORD_CONFLICT.into());
        }
        sqlx::query!(
            "UPDATE orders_order SET visit_assigned_to = ?2 WHERE id = ?1",
            order,
            to
        )
        .execute(&mut *tx)
        .await?;
        let entry = Entry {
            actor: Some(actor),
            action: "orders.visit_assigned",
            subject: &format!("order:{order}"),
            details: json!({"from": before, "to": to}),
        };
        audit::record(&mut tx, self.deps.clock.now(), entry).await?;
        Ok(tx.commit().await?)
    }
}
