//! The mail to the shop about a sale.

use kernel::{
    Failure, MessageEvent, NewMessage, NotificationEvent, Timestamp, Tx,
    mail::{BackOfficePage, MailContent, MailShop, row, rupees, spoken},
};
use serde::Deserialize;
use serde_json::{Value, json};

use super::SALE;
use crate::{payments::Payments, purchase::Purchase};

/// Queues it in the transaction that settles the purchase. Test payments are no sales.
pub async fn notify_shop(
    payments: &Payments,
    tx: &mut Tx,
    purchase: &Purchase,
    amount: i64,
    now: Timestamp,
) -> Result<(), Failure> {
    if payments.is_sandbox() || purchase.test {
        return Ok(());
    }
    let data = json!({
        "title": purchase.title,
        "purchase": purchase.id,
        "amountPaise": amount,
        "day": now.day().to_string(),
    });
    let outbox = &payments.0.deps.outbox;
    let event = if purchase.kind == "course" {
        NotificationEvent::CoursePaid
    } else {
        NotificationEvent::AdvancePaid
    };
    outbox.notify_shop(tx, event, SALE, &data, now).await
}

/// Queues the message to the buyer about what came. Test payments are none.
pub async fn message(
    payments: &Payments,
    tx: &mut Tx,
    purchase: &Purchase,
    amount: i64,
    now: Timestamp,
) -> Result<(), Failure> {
    if payments.is_sandbox() || purchase.test {
        return Ok(());
    }
    let Some(buyer) = payments.0.people.person(purchase.user_id).await? else {
        return Ok(());
    };
    let title = match payments.bill_of(purchase).await? {
        Some(bill) => format!("order {}", bill.number),
        None => purchase.title.clone(),
    };
    let data = json!({"name": buyer.name, "amountPaise": amount, "title": title});
    let subject = format!("purchase:{}", purchase.id);
    let event = MessageEvent::PaymentReceived;
    let message = NewMessage::new(event, purchase.user_id, &subject, &data);
    payments.0.deps.outbox.message(tx, &message, now, now).await
}

#[derive(Deserialize)]
#[serde(rename_all = "camelCase")]
struct Facts {
    title: String,
    purchase: i64,
    amount_paise: i64,
    day: String,
}

pub fn content(data: &Value, _: Option<&str>, shop: &MailShop) -> Result<MailContent, Failure> {
    let facts = Facts::deserialize(data).map_err(Failure::internal)?;
    let paid = rupees(facts.amount_paise);
    Ok(MailContent {
        subject: format!("{paid} received: {}", facts.title),
        heading: "Payment received".to_owned(),
        paragraphs: vec![format!("A customer has paid {paid} online.")],
        facts: vec![
            row("For", &facts.title),
            row("Amount", &paid),
            row("Paid on", &spoken(&facts.day)),
        ],
        button: shop.button("Open the payment", BackOfficePage::Payment(facts.purchase)),
        ..MailContent::default()
    })
}
