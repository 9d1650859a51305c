//! Emails about an appointment or order, sent to the address given with the booking.

use kernel::{
    Day, Email, Failure, ImageBook, MailTemplate, Outbox, Timestamp, Tx,
    mail::{MailContent, MailShop, NewMail, rupees, spoken},
};
use serde_json::{Value, json};

use crate::{price::expected_days, reschedule, visit_reminder};

/// Days that an order usually takes, for emails queued before they named their own.
const USUAL_DAYS: i64 = 10;

pub const TAKEN: &str = "orders.taken";
pub const NEW_REQUEST: &str = "orders.new_request";
pub const RECEIVED: &str = "orders.received";
pub const APPROVED: &str = "orders.approved";
pub const REJECTED: &str = "orders.rejected";
pub const CANCELLED: &str = "orders.cancelled";
pub const STEP_CHANGED: &str = "orders.step_changed";
pub const VISIT_MOVED: &str = "orders.visit_moved";
pub const VISIT_REMINDER: &str = "orders.visit_reminder";

pub static TEMPLATES: &[MailTemplate] = &[
    MailTemplate {
        name: TAKEN,
        label: "Order created",
        render: taken,
    },
    MailTemplate {
        name: NEW_REQUEST,
        label: "New request",
        render: new_request,
    },
    MailTemplate {
        name: RECEIVED,
        label: "Booking received",
        render: received,
    },
    MailTemplate {
        name: APPROVED,
        label: "Approved",
        render: approved,
    },
    MailTemplate {
        name: REJECTED,
        label: "Declined",
        render: rejected,
    },
    MailTemplate {
        name: CANCELLED,
        label: "Cancelled",
        render: cancelled,
    },
    MailTemplate {
        name: STEP_CHANGED,
        label: "Order update",
        render: step_changed,
    },
    MailTemplate {
        name: VISIT_MOVED,
        label: "Visit moved",
        render: reschedule::content,
    },
    MailTemplate {
        name: VISIT_REMINDER,
        label: "Visit reminder",
        render: visit_reminder::content,
    },
];

/// Data of an order for an email, read in the transaction that causes it.
pub struct About {
    /// `None` if the customer gave no address: no email is sent, everything else happens as usual.
    to: Option<Email>,
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
            r#"SELECT first_name, last_name, email, service_name, service_model, day, slot, status, reason, advance_paise,
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
}

impl About {
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
    outbox.notify_shop(tx, NEW_REQUEST, &data, now).await
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
    let mail = NewMail {
        template,
        to,
        data: about.data.clone(),
        secret: None,
        valid_until: None,
    };
    let row = outbox
        .queue_at(tx, mail, now, now.plus_seconds(seconds))
        .await?;
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
    let mail = NewMail {
        template: VISIT_REMINDER,
        to,
        data,
        secret: None,
        valid_until: Some(valid_until),
    };
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

fn new_request(data: &Value, _: Option<&str>, shop: &MailShop) -> Result<MailContent, Failure> {
    let order = data["order"]
        .as_i64()
        .ok_or_else(|| Failure::internal("the email's data has no order"))?;
    Ok(MailContent {
        subject: format!("New request {}", text(data, "number")?),
        heading: "New request".to_owned(),
        paragraphs: vec![
            "A customer has requested an appointment. Approve or decline it in the back office."
                .to_owned(),
        ],
        facts: facts(data)?,
        button: Some((
            "View request".to_owned(),
            format!("{}/admin/orders/{order}", shop.public_address),
        )),
        ..MailContent::default()
    })
}

fn received(data: &Value, _: Option<&str>, shop: &MailShop) -> Result<MailContent, Failure> {
    Ok(MailContent {
        subject: format!("We received your request {}", text(data, "number")?),
        heading: "We received your request".to_owned(),
        paragraphs: vec![format!(
            "Hello {}, thank you for your request. We will call you within an hour to confirm the pickup. Once we approve it, the order appears in \
             My Orders with its tracker.",
            text(data, "name")?
        )],
        facts: facts(data)?,
        image: image(data, shop),
        button: Some(progress(data, shop)),
        closing: vec![other_day(shop)],
        steps: Vec::new(),
    })
}

fn taken(data: &Value, _: Option<&str>, shop: &MailShop) -> Result<MailContent, Failure> {
    let advance = data["advancePaise"].as_i64().unwrap_or(0);
    let mut facts = facts(data)?;
    facts.push(("Expected Delivery".to_owned(), delivery(data)));
    let mut content = MailContent {
        subject: format!("Your order {} is confirmed", text(data, "number")?),
        heading: "Your order is confirmed".to_owned(),
        paragraphs: vec![format!(
            "Hello {}, thank you for visiting us. Here are the details of your order.",
            text(data, "name")?
        )],
        image: image(data, shop),
        button: Some(progress(data, shop)),
        closing: vec![format!(
            "Is something wrong? Reply to this email or call {}.",
            shop.phone
        )],
        ..MailContent::default()
    };
    if advance > 0 {
        facts.push(("Advance".to_owned(), rupees(advance)));
        let wording = "Advance payments are non-refundable once stitching has started.";
        content.closing.insert(0, wording.to_owned());
    }
    content.facts = facts;
    Ok(content)
}

fn approved(data: &Value, _: Option<&str>, shop: &MailShop) -> Result<MailContent, Failure> {
    let advance = data["advancePaise"].as_i64().unwrap_or(0);
    let mut facts = facts(data)?;
    let mut content = MailContent {
        heading: "Your order is approved".to_owned(),
        paragraphs: vec![format!(
            "Hello {}, your appointment is approved. We will visit you with the tape and the pattern book.",
            text(data, "name")?
        )],
        image: image(data, shop),
        steps: vec![
            "We take measurements at your home and collect the fabric.".to_owned(),
            "You can follow each step in My Orders, until Ready for Pickup.".to_owned(),
        ],
        ..MailContent::default()
    };
    if advance > 0 {
        facts.push(("Advance".to_owned(), rupees(advance)));
        let online = data["paidOnline"].as_bool().unwrap_or(true);
        let (button, step) = if online {
            ("Pay Advance", "Pay the advance in My Orders.")
        } else {
            (
                "View in My Orders",
                "Pay the advance at the shop, by cash or UPI. Online payment opens soon.",
            )
        };
        let at_the_shop = if online { "" } else { " at the shop" };
        content.subject = format!(
            "Order {} is approved: pay your advance of {}{at_the_shop}",
            text(data, "number")?,
            rupees(advance)
        );
        content.button = Some((button.to_owned(), my_orders(shop)));
        content
            .closing
            .push("Advance payments are non-refundable once stitching has started.".to_owned());
        content.steps.insert(0, step.to_owned());
    } else {
        content.subject = format!("Order {} is approved", text(data, "number")?);
        content.button = Some(("View in My Orders".to_owned(), my_orders(shop)));
    }
    facts.push(("Expected Delivery".to_owned(), delivery(data)));
    content.facts = facts;
    content.closing.push(other_day(shop));
    Ok(content)
}

fn rejected(data: &Value, _: Option<&str>, shop: &MailShop) -> Result<MailContent, Failure> {
    let mut paragraphs = vec![format!(
        "Hello {}, we are sorry, but we cannot accept your request.",
        text(data, "name")?
    )];
    paragraphs.extend(data["reason"].as_str().map(str::to_owned));
    Ok(MailContent {
        subject: format!("About your request {}", text(data, "number")?),
        heading: "Your request was declined".to_owned(),
        paragraphs,
        facts: facts(data)?,
        button: Some((
            "Book another day".to_owned(),
            format!("{}/bookappointment", shop.public_address),
        )),
        closing: vec![format!(
            "Questions? Reply to this email or call {}.",
            shop.phone
        )],
        ..MailContent::default()
    })
}

fn cancelled(data: &Value, _: Option<&str>, shop: &MailShop) -> Result<MailContent, Failure> {
    let mut closing = Vec::new();
    if data["advancePaid"].as_bool().unwrap_or_default() {
        closing.push(
            "You have paid an advance for this order. We will contact you about the refund."
                .to_owned(),
        );
    }
    closing.push(format!(
        "Did not cancel this order? Please call us right away on {}.",
        shop.phone
    ));
    Ok(MailContent {
        subject: format!("{} is cancelled", text(data, "number")?),
        heading: "Your order is cancelled".to_owned(),
        paragraphs: vec![format!(
            "Hello {}, your order is cancelled. There is nothing more for you to do.",
            text(data, "name")?
        )],
        facts: facts(data)?,
        image: image(data, shop),
        button: Some(("View in My Orders".to_owned(), my_orders(shop))),
        closing,
        ..MailContent::default()
    })
}

fn step_changed(data: &Value, _: Option<&str>, shop: &MailShop) -> Result<MailContent, Failure> {
    let (number, status) = (text(data, "number")?, text(data, "status")?);
    let mut facts = facts(data)?;
    facts.push(("Expected Delivery".to_owned(), delivery(data)));
    Ok(MailContent {
        subject: format!("{number}: {status}"),
        heading: status.to_owned(),
        paragraphs: vec![format!(
            "Hello {}, the status of your order has changed.",
            text(data, "name")?
        )],
        facts,
        image: image(data, shop),
        button: Some(progress(data, shop)),
        ..MailContent::default()
    })
}

pub fn facts(data: &Value) -> Result<Vec<(String, String)>, Failure> {
    let mut facts = vec![
        ("Service Name".to_owned(), text(data, "service")?.to_owned()),
        ("Order ID".to_owned(), text(data, "number")?.to_owned()),
    ];
    if let (Some(day), Some(slot)) = (data["day"].as_str(), data["slot"].as_str()) {
        facts.push(("Visit".to_owned(), format!("{}, {slot}", spoken(day))));
    }
    if let Some(day) = data["neededBy"].as_str() {
        facts.push(("Needed by".to_owned(), spoken(day)));
    }
    if let Some(day) = data["trialDay"].as_str() {
        facts.push(("Trial".to_owned(), spoken(day)));
    }
    Ok(facts)
}

/// Image of the item for emails, as in link previews.
pub fn image(data: &Value, shop: &MailShop) -> Option<(String, String)> {
    let (path, alt) = (data["image"][0].as_str()?, data["image"][1].as_str()?);
    Some((format!("{}{path}", shop.public_address), alt.to_owned()))
}

fn delivery(data: &Value) -> String {
    let days = match data["expectedDays"].as_i64().unwrap_or(USUAL_DAYS) {
        1 => "1 Day".to_owned(),
        days => format!("{days} Days"),
    };
    match data["promisedDay"].as_str() {
        Some(day) => format!("{days} (by {})", spoken(day)),
        None => days,
    }
}

pub fn other_day(shop: &MailShop) -> String {
    format!(
        "Need another day? Reply to this email or call {}.",
        shop.phone
    )
}

pub fn my_orders(shop: &MailShop) -> String {
    format!("{}/myorders", shop.public_address)
}

/// Button to the public status page: the email may be read on a device without a login. Emails that were queued without a
/// key lead to My Orders.
fn progress(data: &Value, shop: &MailShop) -> (String, String) {
    match data["statusKey"].as_str() {
        Some(key) => (
            "Follow your order".to_owned(),
            format!("{}/orderstatus/{key}", shop.public_address),
        ),
        None => ("View in My Orders".to_owned(), my_orders(shop)),
    }
}

pub fn text<'a>(data: &'a Value, name: &str) -> Result<&'a str, Failure> {
    data[name]
        .as_str()
        .ok_or_else(|| Failure::internal(format!("the email's data has no {name}")))
}

#[cfg(test)]
mod tests {
    use super::*;

    fn shop() -> MailShop {
        MailShop {
            business_name: "Hem & Mogra".to_owned(),
            public_address: "https://shop.example".to_owned(),
            phone: "+91 90000 00000".to_owned(),
            email: "shop@example.com".to_owned(),
            address: Vec::new(),
        }
    }

    fn data() -> Value {
        json!({
            "name": "Asha", "number": "HM-1048", "service": "Blouses - Princess Cut - Deep back", "model": "Deep back",
            "day": "2026-08-03", "slot": "Full Day", "status": "Cutting Started", "reason": "We are away that week.",
            "advancePaise": 300_000, "advancePaid": true, "promisedDay": "2026-08-24", "trialDay": "2026-08-20",
            "order": 1_048, "fromDay": "2026-08-02", "fromSlot": "Full Day",
        })
    }

    #[test]
    fn every_email_names_the_order_and_its_dates() {
        for template in TEMPLATES {
            let content = (template.render)(&data(), None, &shop()).unwrap();
            assert!(!content.subject.is_empty(), "{}", template.name);
            let facts = format!("{:?}", content.facts);
            for wanted in [
                "HM-1048",
                "3 August 2026, Full Day",
                "20 August 2026",
                "Princess Cut",
            ] {
                assert!(facts.contains(wanted), "{}: {facts}", template.name);
            }
        }
    }

    #[test]
    fn an_order_without_a_visit_mentions_none() {
        let mut data = data();
        data["day"] = Value::Null;
        data["slot"] = Value::Null;
        let visited = |template: &&MailTemplate| template.name != VISIT_REMINDER;
        for template in TEMPLATES.iter().filter(visited) {
            let content = (template.render)(&data, None, &shop()).unwrap();
            assert!(!format!("{:?}", content.facts).contains("Visit"));
        }
    }

    #[test]
    fn the_approval_states_the_advance_to_pay() {
        let content = approved(&data(), None, &shop()).unwrap();
        assert_eq!(
            content.subject,
            "Order HM-1048 is approved: pay your advance of ₹3,000"
        );
        assert!(format!("{:?}", content.facts).contains("10 Days (by 24 August 2026)"));
        let mut sooner = data();
        sooner["expectedDays"] = json!(4);
        let content = approved(&sooner, None, &shop()).unwrap();
        assert!(format!("{:?}", content.facts).contains("4 Days (by 24 August 2026)"));
        let mut at_the_shop = data();
        at_the_shop["paidOnline"] = json!(false);
        let content = approved(&at_the_shop, None, &shop()).unwrap();
        assert_eq!(
            content.subject,
            "Order HM-1048 is approved: pay your advance of ₹3,000 at the shop"
        );
        assert!(
            !format!("{content:?}").contains("Pay Advance"),
            "{content:?}"
        );
        let mut free = data();
        free["advancePaise"] = json!(0);
        let content = approved(&free, None, &shop()).unwrap();
        assert_eq!(content.subject, "Order HM-1048 is approved");
        assert!(!format!("{content:?}").contains("non-refundable"));
    }

    #[test]
    fn a_cancellation_after_an_advance_mentions_the_refund() {
        let content = cancelled(&data(), None, &shop()).unwrap();
        assert!(content.closing[0].contains("refund"));
    }
}
