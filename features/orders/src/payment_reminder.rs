//! The message about an advance or a balance that has been due for days.

use std::time::Duration;

use kernel::{Failure, Job, MessageEvent, NewMessage, Timestamp};
use serde_json::{Value, json};

use crate::{
    Orders,
    mails::{About, PAYMENT_REMINDER},
    status::OrderStatus,
};

const EVERY: Duration = Duration::from_secs(3_600);
const HOUR: i64 = 3_600;
/// Hours of the day in India in which reminders are queued.
const FROM_HOUR: i64 = 10;
const UNTIL_HOUR: i64 = 18;
/// Days after the approval, and after the order is ready.
const ADVANCE_DAYS: i64 = 2;
const BALANCE_DAYS: i64 = 3;

pub fn job(orders: &Orders) -> Job {
    let orders = orders.clone();
    Job::new("orders.remind_of_payments", EVERY, move || {
        let orders = orders.clone();
        async move { remind(&orders).await }
    })
}

/// What is due for an order.
struct Due {
    paise: i64,
    /// The advance, not the balance.
    is_advance: bool,
}

/// Queues one reminder of each advance and each balance.
async fn remind(orders: &Orders) -> Result<(), Failure> {
    let now = orders.deps.clock.now();
    if !is_day(now) {
        return Ok(());
    }
    let waiting: Vec<i64> = sqlx::query_scalar(
        "SELECT o.id FROM orders_order o
         JOIN orders_status_change c ON c.id = (SELECT max(id) FROM orders_status_change
                                                WHERE order_id = o.id AND undone_at IS NULL)
         WHERE (o.status = 'Order Placed' AND o.advance_paise > 0 AND o.advance_paid_at IS NULL AND c.at < ?1)
            OR (o.status = 'Ready for Pickup' AND o.price_paise > 0 AND c.at < ?2)",
    )
    .bind(now.plus_days(-ADVANCE_DAYS).0)
    .bind(now.plus_days(-BALANCE_DAYS).0)
    .fetch_all(orders.deps.db.read())
    .await?;
    for order in waiting {
        let Some(due) = orders.due_payment(order).await? else {
            continue;
        };
        let number = orders.number(order).await?;
        let mut tx = orders.deps.db.write().await?;
        let about = About::of(&mut tx, orders.deps.images.as_ref(), order, number).await?;
        let what = if due.is_advance { "advance" } else { "balance" };
        let data = about.with(json!({"order": order, "amountPaise": due.paise, "due": what}));
        let subject = format!("order:{order} {what}");
        let message = NewMessage {
            guard: Some(PAYMENT_REMINDER),
            ..NewMessage::new(MessageEvent::PaymentReminder, about.user(), &subject, &data)
        };
        orders
            .deps
            .outbox
            .message(&mut tx, &message, now, now)
            .await?;
        tx.commit().await?;
    }
    Ok(())
}

fn is_day(now: Timestamp) -> bool {
    let hour = (now.0 - now.day().start().0) / HOUR;
    (FROM_HOUR..UNTIL_HOUR).contains(&hour)
}

impl Orders {
    async fn due_payment(&self, order: i64) -> Result<Option<Due>, Failure> {
        let row = sqlx::query!(
            r#"SELECT status AS "status!: OrderStatus", price_paise FROM orders_order WHERE id = ?1"#,
            order
        )
        .fetch_optional(self.deps.db.read())
        .await?;
        let Some(row) = row else { return Ok(None) };
        let due = |paise: i64, is_advance| (paise > 0).then_some(Due { paise, is_advance });
        Ok(match row.status {
            OrderStatus::OrderPlaced => due(self.advance_due(order).await?, true),
            OrderStatus::ReadyForPickup => {
                let paid = self.setup.money.paid_for(&[order]).await?;
                let paid = paid.get(&order).copied().unwrap_or(0);
                due(row.price_paise.unwrap_or(0) - paid, false)
            }
            _ => None,
        })
    }

    /// Why a payment is no longer reminded of.
    pub(crate) async fn payment_over(&self, data: &Value) -> Result<Option<String>, Failure> {
        let due = match data["order"].as_i64() {
            Some(order) => self.due_payment(order).await?,
            None => None,
        };
        let still = due.is_some_and(|due| {
            Some(due.paise) == data["amountPaise"].as_i64()
                && due.is_advance == (data["due"] == "advance")
        });
        Ok((!still).then(|| "This amount is not due any more.".to_owned()))
    }
}

#[cfg(test)]
mod tests {
    use kernel::Day;

    use super::*;

    #[test]
    fn payments_are_reminded_of_by_day() {
        let day = Day::parse("2026-08-03").unwrap();
        let at = |hours: i64| is_day(day.start().plus_seconds(hours * HOUR));
        assert!(!at(9) && at(10) && at(17) && !at(18));
    }
}
