//! What buyers are written about their money.

use kernel::{
    Failure, MailTemplate, Timestamp, Tx,
    mail::{Letter, MailShop, NewMail, rupees, spoken},
};
use serde::Deserialize;
use serde_json::{Value, json};

use crate::{
    payments::Payments, provider::DisputeNews, purchase::Purchase, receipts, refund,
    settle::Settled,
};

const RECEIPT: &str = "payments.receipt";
const REFUND_DUE: &str = "payments.refund_due";
const DISPUTE: &str = "payments.dispute";

pub const TEMPLATES: &[MailTemplate] = &[
    MailTemplate {
        name: RECEIPT,
        render: receipt,
    },
    MailTemplate {
        name: REFUND_DUE,
        render: refund_due,
    },
    MailTemplate {
        name: DISPUTE,
        render: dispute,
    },
    MailTemplate {
        name: receipts::INVOICE,
        render: receipts::issued,
    },
    MailTemplate {
        name: receipts::INVOICE_CANCELLED,
        render: receipts::cancelled,
    },
    MailTemplate {
        name: refund::REFUNDED,
        render: refund::letter,
    },
];

#[derive(Deserialize)]
#[serde(rename_all = "camelCase")]
struct DisputeFacts {
    name: String,
    payment: String,
    amount_paise: i64,
    reason: String,
    respond_by: Option<String>,
}

/// Tells the owners, in the transaction that writes the dispute down.
pub async fn queue_dispute(
    payments: &Payments,
    tx: &mut Tx,
    news: &DisputeNews,
    now: Timestamp,
) -> Result<(), Failure> {
    for owner in payments.0.buyers.owners().await? {
        let data = json!({
            "name": owner.name,
            "payment": news.payment_id,
            "amountPaise": news.amount,
            "reason": news.reason,
            "respondBy": news.respond_by.map(|at| Timestamp(at).day().to_string()),
        });
        let mail = NewMail {
            template: DISPUTE,
            to: &owner.email,
            data,
            secret: None,
            valid_until: None,
        };
        payments.0.deps.outbox.queue(tx, mail, now).await?;
    }
    Ok(())
}

#[derive(Deserialize)]
#[serde(rename_all = "camelCase")]
struct Facts {
    name: String,
    title: String,
    purchase: i64,
    price_paise: i64,
    percent: i64,
    amount_paise: i64,
    coupon: Option<String>,
    day: String,
    /// Of the document; absent when nothing was paid.
    receipt: Option<String>,
}

/// Queues the receipt, or the word that money comes back, in the transaction that settles.
pub async fn queue(
    payments: &Payments,
    tx: &mut Tx,
    purchase: &Purchase,
    amount: i64,
    receipt: Option<&str>,
    settled: Settled,
    now: Timestamp,
) -> Result<(), Failure> {
    let Some(contact) = payments.0.buyers.contact(purchase.user_id).await? else {
        return Ok(());
    };
    let template = match settled {
        Settled::Granted => RECEIPT,
        Settled::RefundDue => REFUND_DUE,
        Settled::Repeated => return Ok(()),
    };
    let data = json!({
        "name": contact.name,
        "title": purchase.title,
        "purchase": purchase.id,
        "pricePaise": purchase.price_paise,
        "percent": purchase.percent,
        "amountPaise": amount,
        "coupon": purchase.coupon_code,
        "day": now.day().to_string(),
        "receipt": receipt,
    });
    let mail = NewMail {
        template,
        to: &contact.email,
        data,
        secret: None,
        valid_until: None,
    };
    payments.0.deps.outbox.queue(tx, mail, now).await?;
    Ok(())
}

fn receipt(data: &Value, _: Option<&str>, shop: &MailShop) -> Result<Letter, Failure> {
    let facts = Facts::deserialize(data).map_err(Failure::internal)?;
    let paid = rupees(facts.amount_paise);
    let mut rows = vec![
        row("For", &facts.title),
        row("Price", &rupees(facts.price_paise)),
    ];
    if let Some(coupon) = &facts.coupon {
        rows.push(row("Coupon", &format!("{coupon} ({} %)", facts.percent)));
    }
    rows.extend([
        row("Paid", &paid),
        row("Day", &spoken(&facts.day)),
        row("Payment number", &facts.purchase.to_string()),
    ]);
    if let Some(number) = &facts.receipt {
        rows.push(row("Receipt", number));
    }
    let button = facts.receipt.map(|_| {
        let address = format!("{}/account#receipts", shop.public_address);
        ("Your receipt".to_owned(), address)
    });
    Ok(Letter {
        subject: format!("{paid} received for {}", facts.title),
        heading: "Thank you, it is paid".to_owned(),
        paragraphs: vec![format!(
            "Hello {}, {} has received your payment. Nothing more is to be done.",
            facts.name, shop.business_name
        )],
        facts: rows,
        button,
        ..Letter::default()
    })
}

fn refund_due(data: &Value, _: Option<&str>, shop: &MailShop) -> Result<Letter, Failure> {
    let facts = Facts::deserialize(data).map_err(Failure::internal)?;
    let amount = rupees(facts.amount_paise);
    Ok(Letter {
        subject: format!("You get {amount} back"),
        heading: "A payment too many".to_owned(),
        paragraphs: vec![format!(
            "Hello {}, {} has received {amount} that was not due: it came twice, or what it was for cannot be given \
             any more. We return it to where it came from.",
            facts.name, shop.business_name
        )],
        facts: vec![
            row("For", &facts.title),
            row("Amount", &amount),
            row("Day", &spoken(&facts.day)),
            row("Payment number", &facts.purchase.to_string()),
        ],
        closing: vec![
            "Please write to us if it has not arrived within ten working days.".to_owned(),
        ],
        ..Letter::default()
    })
}

fn dispute(data: &Value, _: Option<&str>, shop: &MailShop) -> Result<Letter, Failure> {
    let facts = DisputeFacts::deserialize(data).map_err(Failure::internal)?;
    let amount = rupees(facts.amount_paise);
    let until = facts.respond_by.as_deref().map(spoken);
    let mut rows = vec![
        row("Payment", &facts.payment),
        row("Amount", &amount),
        row("Reason", &facts.reason.replace('_', " ")),
    ];
    if let Some(until) = &until {
        rows.push(row("Answer by", until));
    }
    let when = until.map_or_else(String::new, |until| format!(" by {until}"));
    Ok(Letter {
        subject: format!("A payment of {amount} is disputed: answer{when}"),
        heading: "A payment is disputed".to_owned(),
        paragraphs: vec![format!(
            "Hello {}, a customer's bank asks {amount} back that {} has received. Answer in the payment provider's \
             dashboard{when}, or the money is lost.",
            facts.name, shop.business_name
        )],
        facts: rows,
        button: Some((
            "See disputed payments".to_owned(),
            format!("{}/admin/payments/disputes", shop.public_address),
        )),
        closing: vec![
            "What helps: when the course was watched, how the order came along, and your refund terms.".to_owned(),
        ],
        ..Letter::default()
    })
}

pub fn row(label: &str, value: &str) -> (String, String) {
    (label.to_owned(), value.to_owned())
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn letters_say_what_was_paid() {
        let data = json!({"name": "Asha", "title": "Blouse basics", "purchase": 7, "pricePaise": 200_000, "percent": 10,
            "amountPaise": 180_000, "coupon": "WELCOME10", "day": "2026-08-01", "receipt": "HM/26-27/000123"});
        let shop = MailShop {
            business_name: "Hem & Mogra".to_owned(),
            public_address: "https://shop.example".to_owned(),
            phone: String::new(),
            email: String::new(),
            address: Vec::new(),
        };
        let letter = receipt(&data, None, &shop).unwrap();
        assert_eq!(letter.subject, "₹1,800 received for Blouse basics");
        assert!(letter.facts.contains(&row("Coupon", "WELCOME10 (10 %)")));
        assert!(letter.facts.contains(&row("Receipt", "HM/26-27/000123")));
        let (_, address) = letter.button.unwrap();
        assert_eq!(address, "https://shop.example/account#receipts");
        assert!(refund_due(&data, None, &shop).is_ok());
        let data = json!({"name": "Meera", "payment": "pay_1", "amountPaise": 180_000,
            "reason": "goods_not_received", "respondBy": "2026-08-09"});
        let letter = dispute(&data, None, &shop).unwrap();
        assert!(
            letter
                .subject
                .starts_with("A payment of ₹1,800 is disputed: answer by ")
        );
        assert!(letter.facts.contains(&row("Reason", "goods not received")));
        let (_, address) = letter.button.unwrap();
        assert_eq!(address, "https://shop.example/admin/payments/disputes");
    }
}
