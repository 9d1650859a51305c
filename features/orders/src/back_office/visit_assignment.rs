//! Who goes to the visit of an order.

use kernel::{Failure, NotificationEvent, mail::Notification};
use serde_json::json;

use super::assignment::{assignee_problem, expect_assignee};
use crate::{Orders, codes, mails};

impl Orders {
    /// Assigns the visit of an order, or removes the assignment, if it is still assigned as `from`
    /// says.
    ///
    /// # Errors
    /// [`codes::ORDER_NOT_FOUND`] for an order without a visit, [`kernel::edit::RECORD_CONFLICT`] if the visit was
    /// assigned in the meantime.
    pub(crate) async fn assign_visit(
        &self,
        order: i64,
        actor: i64,
        (from, to): (Option<i64>, Option<i64>),
    ) -> Result<(), Failure> {
        let team = self.team().await?;
        if let Some(problem) = assignee_problem(&team, to, "assigneeId") {
            return Err(Failure::invalid(vec![problem]));
        }
        let mut tx = self.deps.db.write().await?;
        let visit = sqlx::query!(
            "SELECT visit_assigned_to, day, slot, service_name FROM orders_order WHERE id = ?1 AND day IS NOT NULL",
            order
        )
        .fetch_optional(&mut *tx)
        .await?
        .ok_or_else(|| Failure::new(codes::ORDER_NOT_FOUND))?;
        let before = visit.visit_assigned_to;
        expect_assignee(&team, before, from)?;
        sqlx::query!(
            "UPDATE orders_order SET visit_assigned_to = ?2 WHERE id = ?1",
            order,
            to
        )
        .execute(&mut *tx)
        .await?;
        if let Some(person) = to.filter(|to| Some(*to) != before && *to != actor) {
            let now = self.deps.clock.now();
            let data = json!({
                "order": order,
                "number": self.number(order).await?,
                "service": visit.service_name,
                "day": visit.day,
                "slot": visit.slot,
            });
            let notification = Notification {
                event: NotificationEvent::PieceAssigned,
                user: Some(person),
                template: mails::VISIT_ASSIGNED,
                data: &data,
                mail: None,
                act: None,
            };
            self.deps
                .outbox
                .notify(&mut tx, &notification, now, now)
                .await?;
        }
        let details = json!({"from": before, "to": to});
        self.log_and_commit(tx, order, actor, "orders.visit_assigned", details)
            .await
    }
}
