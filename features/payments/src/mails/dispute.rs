//! The mail to the owners about a disputed payment.

use kernel::{
    Failure, Timestamp, Tx,
    mail::{BackOfficePage, MailContent, MailShop, row, rupees, spoken},
};
use serde::Deserialize;
use serde_json::{Value, json};

use super::{DISPUTE, queue_for_owners};
use crate::{payments::Payments, provider::DisputeNews};

#[derive(Deserialize)]
#[serde(rename_all = "camelCase")]
struct Facts {
    name: String,
    payment: String,
    amount_paise: i64,
    reason: String,
    respond_by: Option<String>,
    /// Of a payment in test mode.
    #[serde(default)]
    test: bool,
}

/// Queues it in the transaction that records the dispute.
pub async fn queue_dispute(
    payments: &Payments,
    tx: &mut Tx,
    news: &DisputeNews,
    test: bool,
    now: Timestamp,
) -> Result<(), Failure> {
    let data = json!({
        "payment": news.payment_id,
        "amountPaise": news.amount,
        "reason": news.reason,
        "respondBy": news.respond_by.map(|at| Timestamp(at).day().to_string()),
        "test": test,
    });
    queue_for_owners(payments, tx, DISPUTE, &data, now).await
}

pub fn content(data: &Value, _: Option<&str>, shop: &MailShop) -> Result<MailContent, Failure> {
    let facts = Facts::deserialize(data).map_err(Failure::internal)?;
    let amount = rupees(facts.amount_paise);
    let until = facts.respond_by.as_deref().map(spoken);
    let mut rows = vec![
        row("Payment", &facts.payment),
        row("Amount", &amount),
        row("Reason", &facts.reason.replace('_', " ")),
    ];
    if let Some(until) = &until {
        rows.push(row("Respond by", until));
    }
    let when = until.map_or_else(String::new, |until| format!(" by {until}"));
    let content = MailContent {
        subject: format!("A payment of {amount} is disputed: respond{when}"),
        heading: "A payment is disputed".to_owned(),
        paragraphs: vec![format!(
            "Hello {}, a customer has disputed a payment of {amount} to {} at their bank. Respond in the payment \
             provider's dashboard{when}, or the money is lost.",
            facts.name, shop.business_name
        )],
        facts: rows,
        button: shop.button("See disputed payments", BackOfficePage::Disputes),
        closing: vec![
            "Useful evidence: when the course was watched, the steps of the order, and your refund terms.".to_owned(),
        ],
        ..MailContent::default()
    };
    Ok(content.marked(facts.test))
}

#[cfg(test)]
mod tests {
    use kernel::testing::mail_shop;

    use super::*;

    #[test]
    fn the_mail_says_what_is_disputed_and_until_when() {
        let mut data = json!({"name": "Meera", "payment": "pay_1", "amountPaise": 180_000,
            "reason": "goods_not_received", "respondBy": "2026-08-09"});
        let mail = content(&data, None, &mail_shop()).unwrap();
        assert!(
            mail.subject
                .starts_with("A payment of ₹1,800 is disputed: respond by ")
        );
        assert!(mail.facts.contains(&row("Reason", "goods not received")));
        let (_, address) = mail.button.unwrap();
        assert_eq!(address, "https://shop.example/admin/payments/disputes");
        data["test"] = json!(true);
        let mail = content(&data, None, &mail_shop()).unwrap();
        assert!(mail.subject.starts_with("TEST: A payment of ₹1,800"));
    }
}
