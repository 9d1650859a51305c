//! What emails say about an order, and queueing them.

use kernel::{
    Day, Email, Failure, ImageBook, NotificationEvent, Outbox, Timestamp, Tx,
    mail::{NewMail, Notification},
};
use serde_json::{Value, json};

use super::{CANCELLED_BY_CUSTOMER, NEW_REQUEST, VISIT_REMINDER};
use crate::price::expected_days;

/// Data of an order for an email, read in the transaction that causes it.
pub struct About {
    /// `None` if the customer gave no address: no email is sent, everything else happens as usual.
    to: Option<Email>,
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
                    advance_paid_at IS NOT NULL AND NOT advance_test AS "advance_paid!: bool", promised_day,
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
                "promisedDay": row.promised_day,
                "expectedDays": expected_days(begins, promised, row.ready_days),
                "neededBy": row.needed_by,
                "trialDay": row.trial_day,
                "statusKey": row.status_key,
                "image": image.and_then(|image| Some([image.preview?, image.alt])),
            }),
        })
    }

    /// Sets whether the advance can be paid online.
    pub fn paid_online(mut self, yes: bool) -> Self {
        self.data["paidOnline"] = yes.into();
        self
    }
}

/// Notifies the shop of a new request, without personal data: the customer's details are shown only
/// in the back office.
pub async fn notify_shop(
    outbox: &Outbox,
    tx: &mut Tx,
    order: i64,
    about: &About,
    now: Timestamp,
) -> Result<(), Failure> {
    let data = json!({
        "order": order,
        "number": about.data["number"],
        "service": about.data["service"],
        "day": about.data["day"],
        "slot": about.data["slot"],
        "neededBy": about.data["neededBy"],
    });
    outbox
        .notify_shop(tx, NotificationEvent::NewRequest, NEW_REQUEST, &data, now)
        .await
}

/// Notifies the shop that the customer cancelled, without personal data.
pub async fn notify_cancelled(
    outbox: &Outbox,
    tx: &mut Tx,
    order: i64,
    about: &About,
    now: Timestamp,
) -> Result<(), Failure> {
    let data = json!({
        "order": order,
        "number": about.data["number"],
        "service": about.data["service"],
        "day": about.data["day"],
        "slot": about.data["slot"],
        "trialDay": about.data["trialDay"],
    });
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
    queue_later(outbox, tx, template, about, now, 0).await?;
    Ok(())
}

/// Queues a delayed email, in seconds from now. Returns its row, or `None` without an address.
pub async fn queue_later(
    outbox: &Outbox,
    tx: &mut Tx,
    template: &'static str,
    about: &About,
    now: Timestamp,
    seconds: i64,
) -> Result<Option<i64>, Failure> {
    let Some(to) = &about.to else {
        return Ok(None);
    };
    let mail = NewMail::new(template, to, about.data.clone());
    let due = now.plus_seconds(seconds);
    let row = outbox.queue_at(tx, mail, now, due).await?;
    let notification = Notification {
        event: NotificationEvent::OrderStep,
        user: Some(about.user),
        template,
        data: &about.data,
        mail: Some(row),
    };
    outbox.notify(tx, &notification, now, due).await?;
    Ok(Some(row))
}

/// Queues the reminder of a visit. Its data names the order, so that it is checked again before
/// sending.
pub async fn queue_reminder(
    outbox: &Outbox,
    tx: &mut Tx,
    order: i64,
    about: About,
    now: Timestamp,
    valid_until: Timestamp,
) -> Result<(), Failure> {
    let Some(to) = &about.to else {
        return Ok(());
    };
    let mut data = about.data;
    data["order"] = json!(order);
    let mail = NewMail::new(VISIT_REMINDER, to, data).until(valid_until);
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
