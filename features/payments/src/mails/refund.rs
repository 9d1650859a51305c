//! The mails to a buyer about money that goes back.

use kernel::{
    Failure, Reversal, Timestamp, Tx,
    mail::{MailContent, MailShop, row, rupees, spoken},
};
use serde::Deserialize;
use serde_json::{Value, json};

use super::{REFUNDED, queue_for_buyer, receipt};
use crate::{payments::Payments, purchase::Purchase};

const IF_LATE: &str = "Please write to us if it has not arrived within ten working days.";

/// Queues the mail about a refund in the transaction that books it.
pub async fn queue_refunded(
    payments: &Payments,
    tx: &mut Tx,
    purchase: &Purchase,
    amount: i64,
    taken: Reversal,
    now: Timestamp,
) -> Result<(), Failure> {
    let bill = payments.bill_of(purchase).await?;
    let data = json!({
        "title": bill.map_or_else(|| purchase.title.clone(), |bill| bill.title()),
        "amountPaise": amount,
        "closed": taken == Reversal::Closed,
    });
    queue_for_buyer(payments, tx, REFUNDED, purchase, data, now).await
}

/// The notice that what was paid will be refunded.
pub fn due(data: &Value, _: Option<&str>, shop: &MailShop) -> Result<MailContent, Failure> {
    let facts = receipt::Facts::deserialize(data).map_err(Failure::internal)?;
    let amount = rupees(facts.amount_paise);
    let content = MailContent {
        subject: format!("You will be refunded {amount}"),
        heading: "Your payment will be refunded".to_owned(),
        paragraphs: vec![format!(
            "Hello {}, {} has received {amount} that was not due: it was paid twice, or what it was for is no longer \
             available. We will refund it to your original payment method.",
            facts.name, shop.business_name
        )],
        facts: vec![
            row("For", &facts.title),
            row("Amount", &amount),
            row("Paid on", &spoken(&facts.day)),
        ],
        closing: vec![IF_LATE.to_owned()],
        ..MailContent::default()
    };
    Ok(content.marked(facts.test))
}

#[derive(Deserialize)]
#[serde(rename_all = "camelCase")]
struct Facts {
    name: String,
    title: String,
    amount_paise: i64,
    closed: bool,
    day: String,
    /// Paid in test mode.
    #[serde(default)]
    test: bool,
}

/// The notice that money was refunded.
pub fn refunded(data: &Value, _: Option<&str>, shop: &MailShop) -> Result<MailContent, Failure> {
    let facts = Facts::deserialize(data).map_err(Failure::internal)?;
    let amount = rupees(facts.amount_paise);
    let mut paragraphs = vec![format!(
        "Hello {}, {} has refunded {amount} to your original payment method. Banks take 5 to 7 working days to show it.",
        facts.name, shop.business_name
    )];
    if facts.closed {
        paragraphs.push(format!(
            "With this refund, {} is closed for you.",
            facts.title
        ));
    }
    let content = MailContent {
        subject: format!("{amount} refunded"),
        heading: "Your refund is on its way".to_owned(),
        paragraphs,
        facts: vec![
            row("For", &facts.title),
            row("Amount", &amount),
            row("Refunded on", &spoken(&facts.day)),
        ],
        closing: vec![IF_LATE.to_owned()],
        ..MailContent::default()
    };
    Ok(content.marked(facts.test))
}

#[cfg(test)]
mod tests {
    use kernel::testing::mail_shop;

    use super::*;

    #[test]
    fn the_mail_says_how_much_and_what_is_closed() {
        let shop = mail_shop();
        let mut data = json!({"name": "Asha", "title": "Blouse basics", "amountPaise": 50_000,
            "closed": false, "day": "2026-08-01"});
        let part = refunded(&data, None, &shop).unwrap();
        assert_eq!(part.subject, "₹500 refunded");
        assert_eq!(part.paragraphs.len(), 1);
        data["closed"] = true.into();
        let whole = refunded(&data, None, &shop).unwrap();
        assert_eq!(
            whole.paragraphs[1],
            "With this refund, Blouse basics is closed for you."
        );
    }

    #[test]
    fn the_notice_of_a_refund_to_come_says_how_much() {
        let data = json!({"name": "Asha", "title": "Blouse basics", "pricePaise": 200_000, "percent": 10,
            "amountPaise": 180_000, "coupon": "WELCOME10", "day": "2026-08-01", "receipt": null});
        let mail = due(&data, None, &mail_shop()).unwrap();
        assert_eq!(mail.subject, "You will be refunded ₹1,800");
    }
}
