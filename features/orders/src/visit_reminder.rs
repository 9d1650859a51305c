//! The reminder on the evening before a visit.

use std::time::Duration;

use async_trait::async_trait;
use kernel::{
    Day, Failure, Job, MailGuard, Timestamp,
    mail::{MailContent, MailShop, spoken, text},
};
use serde_json::Value;

use crate::{
    Orders,
    mails::{self, About},
};

const EVERY: Duration = Duration::from_secs(600);
const HOUR: i64 = 3_600;
/// Hours before midnight from which reminders are sent: from 18:00 in India.
const EVENING_HOURS: i64 = 6;
/// Hour until which reminders are still sent on the day of the visit, in case the server was down
/// in the evening.
const LATEST_HOUR: i64 = 9;
/// Hour at which visits begin; a reminder not sent by then is dropped.
const VISITS_BEGIN_HOUR: i64 = 11;

pub fn job(orders: &Orders) -> Job {
    let orders = orders.clone();
    Job::new("orders.remind_of_visits", EVERY, move || {
        let orders = orders.clone();
        async move { remind(&orders).await }
    })
}

/// The day whose visits are reminded of now.
fn reported_of(now: Timestamp) -> Option<Day> {
    let day = now.plus_seconds(EVENING_HOURS * HOUR).day();
    (now < day.start().plus_seconds(LATEST_HOUR * HOUR)).then_some(day)
}

/// Queues one reminder per day and time. An approval email sent the same evening replaces it.
async fn remind(orders: &Orders) -> Result<(), Failure> {
    let now = orders.deps.clock.now();
    let Some(day) = reported_of(now) else {
        return Ok(());
    };
    let evening = day.start().plus_seconds(-EVENING_HOURS * HOUR);
    let mut tx = orders.deps.db.write().await?;
    let due: Vec<i64> = sqlx::query_scalar(
        "UPDATE orders_order SET visit_reminded = day || ' ' || slot
         WHERE day = ?1 AND status = 'Order Placed'
           AND visit_reminded IS NOT day || ' ' || slot
           AND NOT EXISTS (SELECT 1 FROM orders_status_change AS step
                           WHERE step.order_id = orders_order.id AND step.undone_at IS NULL AND step.at >= ?2)
         RETURNING id",
    )
    .bind(day.to_string())
    .bind(evening.0)
    .fetch_all(&mut *tx)
    .await?;
    let visits_begin = day.start().plus_seconds(VISITS_BEGIN_HOUR * HOUR);
    for order in due {
        let number = orders.number(order).await?;
        let about = About::of(&mut tx, orders.deps.images.as_ref(), order, number).await?;
        mails::queue_reminder(
            &orders.deps.outbox,
            &mut tx,
            order,
            about,
            now,
            visits_begin,
        )
        .await?;
    }
    Ok(tx.commit().await?)
}

#[async_trait]
impl MailGuard for Orders {
    async fn over(&self, template: &str, data: &Value) -> Result<Option<String>, Failure> {
        if template == mails::PAYMENT_REMINDER {
            return self.payment_over(data).await;
        }
        let about = data["order"].as_i64();
        let Some(order) = about.filter(|_| template == mails::VISIT_REMINDER) else {
            return Ok(None);
        };
        let row: Option<(String, Option<String>, Option<String>)> =
            sqlx::query_as("SELECT status, day, slot FROM orders_order WHERE id = ?")
                .bind(order)
                .fetch_optional(self.deps.db.read())
                .await?;
        let Some((status, day, slot)) = row else {
            return Ok(Some("The order no longer exists.".to_owned()));
        };
        let moved =
            day.as_deref() != data["day"].as_str() || slot.as_deref() != data["slot"].as_str();
        let over = match status.as_str() {
            "Cancelled" | "Rejected" => "The visit was cancelled.",
            "Order Placed" if moved => "The visit was moved.",
            "Order Placed" => return Ok(None),
            _ => "The status of the order has changed.",
        };
        Ok(Some(over.to_owned()))
    }
}

pub fn content(data: &Value, _: Option<&str>, shop: &MailShop) -> Result<MailContent, Failure> {
    let (day, slot) = (text(data, "day")?, text(data, "slot")?);
    Ok(MailContent {
        subject: format!("Reminder: our visit on {}, {slot}", spoken(day)),
        heading: "Your visit is coming up".to_owned(),
        paragraphs: vec![format!(
            "Hello {}, this is a reminder of our visit. Please keep the fabric ready, and a garment that fits you well.",
            text(data, "name")?
        )],
        facts: mails::facts(data)?,
        image: mails::image(data, shop),
        button: shop.button("See it in My Orders", mails::MY_ORDERS),
        closing: vec![mails::other_day(shop)],
        ..MailContent::default()
    })
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn reminders_go_out_the_evening_before_or_early_in_the_morning() {
        let day = Day::parse("2026-08-03").unwrap();
        let at = |hours: i64| reported_of(day.start().plus_seconds(hours * HOUR));
        assert_eq!(at(-7), None, "it is not evening yet");
        assert_eq!(at(-6), Some(day));
        assert_eq!(at(-1), Some(day));
        assert_eq!(at(8), Some(day));
        assert_eq!(at(9), None);
        assert_eq!(at(18), Some(day.plus_days(1)));
    }
}
