//! Moving a visit on behalf of its customer, before the day of the visit.

use kernel::{
    Day, Failure, MessageEvent, NotificationEvent, Tx,
    limits::Limit,
    mail::{BackOfficePage, MailContent, MailShop, number, spoken, text},
};
use poem_openapi::Object;
use serde_json::{Value, json};

use crate::{
    Orders,
    booking::refusal,
    codes,
    mails::{self, About, Act, facts},
    order::Order,
    price::{MovedBy, meet_needed_by},
    slot::VisitSlot,
    status::OrderStatus,
};

/// Moves per day of one customer: each one notifies the shop.
const PER_DAY: Limit = Limit::per_day("orders.reschedule", 10);

/// A new day and time for a visit.
#[derive(Object, Debug)]
#[oai(rename_all = "camelCase")]
pub struct MoveVisit {
    /// From tomorrow in India to the last bookable day.
    pub appointment_date: Day,
    /// Part of the day.
    pub appointment_time: VisitSlot,
}

impl Orders {
    /// Moves the visit of a request or of an order whose cutting has not started. Moving it to its
    /// own time changes nothing.
    ///
    /// # Errors
    /// If there is no such order or visit, if it is today or past, if cutting has started, or if the
    /// new time cannot be booked, such as one after the day on which the order is needed.
    pub(crate) async fn reschedule(
        &self,
        user: i64,
        order: i64,
        visit: &MoveVisit,
    ) -> Result<Order, Failure> {
        let number = self.number(order).await?;
        let now = self.deps.clock.now();
        let mut tx = self.deps.db.write().await?;
        let row = sqlx::query!(
            r#"SELECT status AS "status!: OrderStatus", day, slot, service_name FROM orders_order
               WHERE id = ?1 AND user_id = ?2"#,
            order,
            user
        )
        .fetch_optional(&mut *tx)
        .await?
        .ok_or_else(|| Failure::new(codes::ORDER_NOT_FOUND))?;
        let before = row.day.as_deref().and_then(Day::parse);
        let coming = before.is_some_and(|day| day >= self.earliest_day());
        if !coming || !row.status.customer_may_cancel() {
            return Err(codes::CANNOT_RESCHEDULE.into());
        }
        let (wanted, slot) = (visit.appointment_date, visit.appointment_time);
        let wording = slot.wording();
        if before == Some(wanted) && row.slot.as_deref() == Some(wording) {
            drop(tx);
            return self.order_of(user, order).await;
        }
        let problems = self
            .visit_problems(&mut tx, Some(wanted), Some(slot), Some(order))
            .await?;
        if !problems.is_empty() {
            return Err(refusal(problems));
        }
        let rush =
            meet_needed_by(&mut tx, order, wanted, MovedBy::Customer, "appointmentDate").await?;
        self.deps.limits.allow(PER_DAY, &format!("user:{user}"))?;
        let day = wanted.to_string();
        sqlx::query!(
            "UPDATE orders_order SET day = ?2, slot = ?3 WHERE id = ?1",
            order,
            day,
            wording
        )
        .execute(&mut *tx)
        .await?;
        let details = json!({
            "day": {"from": row.day, "to": day},
            "slot": {"from": row.slot, "to": wording},
            "rushPaise": rush,
        });
        self.log(&mut tx, order, user, "orders.visit_moved", details)
            .await?;
        let data = json!({
            "order": order,
            "number": number,
            "service": row.service_name,
            "day": day,
            "slot": wording,
            "fromDay": row.day,
            "fromSlot": row.slot,
        });
        let outbox = &self.deps.outbox;
        outbox
            .notify_shop(
                &mut tx,
                NotificationEvent::VisitMoved,
                mails::VISIT_MOVED,
                &data,
                now,
            )
            .await?;
        self.confirm_visit(&mut tx, order).await?;
        tx.commit().await?;
        self.order_of(user, order).await
    }

    /// Queues the message with the new day of a visit. That of a request is confirmed by its approval.
    pub(crate) async fn confirm_visit(&self, tx: &mut Tx, order: i64) -> Result<(), Failure> {
        let now = self.deps.clock.now();
        let number = self.number(order).await?;
        let about = About::of(tx, self.deps.images.as_ref(), order, number).await?;
        if !about.is_approved() {
            return Ok(());
        }
        let event = MessageEvent::VisitConfirmed;
        mails::message(&self.deps.outbox, tx, event, &about, now, Act::at(now)).await
    }
}

/// The notification to the shop, without personal data.
pub fn content(data: &Value, _: Option<&str>, shop: &MailShop) -> Result<MailContent, Failure> {
    let order = number(data, "order")?;
    let before = format!(
        "{}, {}",
        spoken(text(data, "fromDay")?),
        text(data, "fromSlot")?
    );
    Ok(MailContent {
        subject: format!("Visit moved: {}", text(data, "number")?),
        heading: "Visit moved".to_owned(),
        paragraphs: vec![format!(
            "The customer has moved this visit. It was on {before}."
        )],
        facts: facts(data)?,
        button: shop.button("View order", BackOfficePage::Order(order)),
        ..MailContent::default()
    })
}
