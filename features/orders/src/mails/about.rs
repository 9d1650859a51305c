//! What emails say about an order, and queueing them.

use kernel::{
    Day, Email, Failure, ImageBook, MessageEvent, NewMessage, NotificationEvent, Outbox, Timestamp,
    Tx,
    mail::{NewMail, Notification},
};
use serde_json::{Value, json};

use super::{CANCELLED_BY_CUSTOMER, NEW_REQUEST, VISIT_REMINDER};
use crate::price::expected_days;

/// Data of an order for an email, read in the transaction that causes it.
pub struct About {
    /// `None` if the customer gave no address: no email is sent, everything else happens as usual.
    to: Option<Email>,
    order: i64,
    user: i64,
    data: Value,
}

impl About {
    pub async fn of(
        tx: &mut Tx,
        images: &dyn ImageBook,
        order: i64,
        number: String,
    ) -> Result<Self, Failure> {
        let row = sqlx::query!(
            r#"SELECT user_id, first_name, last_name, email, service_name, service_model, day, slot, status, reason, advance_paise,
                    price_paise, advance_paid_at IS NOT NULL AND NOT advance_test AS "advance_paid!: bool", promised_day,
                    (SELECT min(p.trial_day) FROM orders_piece p WHERE p.order_id = orders_order.id) AS "trial_day: String",
                    image_id, status_key, needed_by, created_at,
                    (SELECT ready_days FROM orders_booking_setting) AS "ready_days!: i64"
             FROM orders_order WHERE id = ?1"#,
            order
        )
        .fetch_one(&mut **tx)
        .await?;
        let image = match row.image_id {
            Some(id) => images.images(&[id]).await?.remove(&id),
            None => None,
        };
        let visit = row.day.as_deref().and_then(Day::parse);
        let begins = visit.unwrap_or_else(|| Timestamp(row.created_at).day());
        let promised = row.promised_day.as_deref().and_then(Day::parse);
        Ok(Self {
            to: (!row.email.is_empty())
                .then(|| Email::parse(&row.email))
                .transpose()
                .map_err(Failure::internal)?,
            order,
            user: row.user_id,
            data: json!({
                "name": greeting_name(&row.first_name, &row.last_name),
                "number": number,
                "service": row.service_name,
                "model": row.service_model,
                "day": row.day,
                "slot": row.slot,
                "status": row.status,
                "reason": row.reason,
                "advancePaise": row.advance_paise.unwrap_or(0),
                "advancePaid": row.advance_paid,
                "pricePaise": row.price_paise,
                "promisedDay": row.promised_day,
                "expectedDays": expected_days(begins, promised, row.ready_days),
                "neededBy": row.needed_by,
                "trialDay": row.trial_day,
                "statusKey": row.status_key,
                "image": image.and_then(|image| Some([image.preview?, image.alt])),
            }),
        })
    }

    pub fn user(&self) -> i64 {
        self.user
    }

    /// The data with these facts.
    pub fn with(&self, facts: Value) -> Value {
        let mut data = self.data.clone();
        if let (Some(data), Value::Object(facts)) = (data.as_object_mut(), facts) {
            data.extend(facts);
        }
        data
    }

    /// Whether the order was approved and is not closed.
    pub fn is_approved(&self) -> bool {
        let status = self.data["status"].as_str();
        status.is_some_and(|status| !["Pending", "Rejected", "Cancelled"].contains(&status))
    }

    /// Sets what was paid so far, in paise.
    pub fn paid(mut self, paise: i64) -> Self {
        self.data["paidPaise"] = paise.into();
        self
    }

    /// Sets whether the advance can be paid online.
    pub fn paid_online(mut self, yes: bool) -> Self {
        self.data["paidOnline"] = yes.into();
        self
    }
}

/// What the shop is notified with, without personal data: the customer's details are shown only in the back office.
fn for_the_shop(order: i64, about: &About, more: &str) -> Value {
    let mut data = json!({"order": order});
    for field in ["number", "service", "day", "slot", more] {
        data[field] = about.data[field].clone();
    }
    data
}

/// Notifies the shop of a new request.
pub async fn notify_shop(
    outbox: &Outbox,
    tx: &mut Tx,
    order: i64,
    about: &About,
    now: Timestamp,
) -> Result<(), Failure> {
    let data = for_the_shop(order, about, "neededBy");
    outbox
        .notify_shop(tx, NotificationEvent::NewRequest, NEW_REQUEST, &data, now)
        .await
}

/// Notifies the shop that the customer cancelled.
pub async fn notify_cancelled(
    outbox: &Outbox,
    tx: &mut Tx,
    order: i64,
    about: &About,
    now: Timestamp,
) -> Result<(), Failure> {
    let data = for_the_shop(order, about, "trialDay");
    let event = NotificationEvent::Cancellation;
    outbox
        .notify_shop(tx, event, CANCELLED_BY_CUSTOMER, &data, now)
        .await
}

pub async fn queue(
    outbox: &Outbox,
    tx: &mut Tx,
    template: &'static str,
    about: &About,
    now: Timestamp,
) -> Result<(), Failure> {
    queue_act(outbox, tx, template, about, now, Act::at(now)).await?;
    Ok(())
}

/// What the customer hears of, and when.
#[derive(Clone, Copy)]
pub struct Act<'a> {
    /// Undoing it withdraws what was not sent.
    pub name: Option<&'a str>,
    pub due: Timestamp,
}

impl Act<'_> {
    /// One that cannot be undone.
    pub fn at(due: Timestamp) -> Self {
        Self { name: None, due }
    }
}

/// Queues the email of an act and its notification. Returns the row of the email, or `None` without an address: devices
/// are notified all the same.
pub async fn queue_act(
    outbox: &Outbox,
    tx: &mut Tx,
    template: &'static str,
    about: &About,
    now: Timestamp,
    act: Act<'_>,
) -> Result<Option<i64>, Failure> {
    let row = match &about.to {
        Some(to) => {
            let mail = NewMail::new(template, to, about.data.clone()).for_user(about.user);
            Some(outbox.queue_at(tx, mail, now, act.due).await?)
        }
        None => None,
    };
    let notification = Notification {
        event: NotificationEvent::OrderStep,
        user: Some(about.user),
        template,
        data: &about.data,
        mail: row,
        act: act.name,
    };
    outbox.notify(tx, &notification, now, act.due).await?;
    Ok(row)
}

/// Queues the message to the customer of an act.
pub async fn message(
    outbox: &Outbox,
    tx: &mut Tx,
    event: MessageEvent,
    about: &About,
    now: Timestamp,
    act: Act<'_>,
) -> Result<(), Failure> {
    // A visit is confirmed again when it is moved to another day.
    let subject = match event {
        MessageEvent::VisitConfirmed => {
            let part = |name: &str| about.data[name].as_str().unwrap_or_default();
            format!("order:{} {} {}", about.order, part("day"), part("slot"))
        }
        _ => format!("order:{}", about.order),
    };
    let message = NewMessage {
        act: act.name,
        ..NewMessage::new(event, about.user, &subject, &about.data)
    };
    outbox.message(tx, &message, now, act.due).await
}

/// Queues the reminder of a visit, by email and by message. Its data names the order, so that it is checked again before
/// sending.
pub async fn queue_reminder(
    outbox: &Outbox,
    tx: &mut Tx,
    order: i64,
    about: About,
    now: Timestamp,
    valid_until: Timestamp,
) -> Result<(), Failure> {
    let mut data = about.data;
    data["order"] = json!(order);
    let part = |name: &str| data[name].as_str().unwrap_or_default();
    let subject = format!("order:{order} {} {}", part("day"), part("slot"));
    let message = NewMessage {
        guard: Some(VISIT_REMINDER),
        valid_until: Some(valid_until),
        ..NewMessage::new(MessageEvent::VisitReminder, about.user, &subject, &data)
    };
    outbox.message(tx, &message, now, now).await?;
    let Some(to) = &about.to else {
        return Ok(());
    };
    let mail = NewMail::new(VISIT_REMINDER, to, data)
        .for_user(about.user)
        .until(valid_until);
    outbox.queue(tx, mail, now).await?;
    Ok(())
}

/// Name for a greeting: the first word of more than two letters, because names often begin with
/// initials ("K. Meera"); else the whole name.
fn greeting_name(first: &str, last: &str) -> String {
    let whole = format!("{first} {last}");
    let letters = |word: &&str| word.chars().filter(|c| c.is_alphanumeric()).count() > 2;
    let called = whole.split_whitespace().find(letters);
    called.unwrap_or(whole.trim()).to_owned()
}
