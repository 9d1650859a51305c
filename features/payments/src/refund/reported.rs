//! The email about a refund to the buyer.

use kernel::{
    Failure, Reversal, Timestamp, Tx,
    mail::{MailContent, MailShop, NewMail, row, rupees, spoken},
};
use serde::Deserialize;
use serde_json::{Value, json};

use crate::{payments::Payments, purchase::Purchase};

pub const REFUNDED: &str = "payments.refunded";

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

pub async fn queue(
    payments: &Payments,
    tx: &mut Tx,
    purchase: &Purchase,
    amount: i64,
    taken: Reversal,
    now: Timestamp,
) -> Result<(), Failure> {
    let Some(contact) = payments.0.people.contact(purchase.user_id).await? else {
        return Ok(());
    };
    let data = json!({
        "name": contact.name,
        "title": payments
            .bill_of(purchase)
            .await?
            .map_or_else(|| purchase.title.clone(), |bill| bill.title()),
        // The payment's page finds its emails by it.
        "purchase": purchase.id,
        "amountPaise": amount,
        "closed": taken == Reversal::Closed,
        "test": purchase.test,
        "day": now.day().to_string(),
    });
    let mail = NewMail {
        template: REFUNDED,
        to: &contact.email,
        data,
        secret: None,
        valid_until: None,
    };
    payments.0.deps.outbox.queue(tx, mail, now).await?;
    Ok(())
}

pub fn content(data: &Value, _: Option<&str>, shop: &MailShop) -> Result<MailContent, Failure> {
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
        closing: vec![
            "Please write to us if it has not arrived within ten working days.".to_owned(),
        ],
        ..MailContent::default()
    };
    Ok(if facts.test {
        content.as_test()
    } else {
        content
    })
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn the_mail_says_how_much_and_what_is_closed() {
        let shop = MailShop {
            business_name: "Hem & Mogra".to_owned(),
            public_address: String::new(),
            phone: String::new(),
            email: String::new(),
            address: Vec::new(),
        };
        let mut data = json!({"name": "Asha", "title": "Blouse basics", "amountPaise": 50_000,
            "closed": false, "day": "2026-08-01"});
        let part = content(&data, None, &shop).unwrap();
        assert_eq!(part.subject, "₹500 refunded");
        assert_eq!(part.paragraphs.len(), 1);
        data["closed"] = true.into();
        let whole = content(&data, None, &shop).unwrap();
        assert_eq!(
            whole.paragraphs[1],
            "With this refund, Blouse basics is closed for you."
        );
    }
}
