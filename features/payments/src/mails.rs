//! What buyers are written about their money.

use kernel::{
    Failure, MailTemplate, Timestamp, Tx,
    mail::{MailContent, MailShop, NewMail, row, rupees, spoken},
    tax_documents::{IssuedDocument, OrderPayment, TaxDocumentOrder},
};
use serde::Deserialize;
use serde_json::{Value, json};

use crate::{
    payments::Payments, provider::DisputeNews, purchase::Purchase, refund, settle::Settled,
    test_mode, webhook_alarm,
};

const RECEIPT: &str = "payments.receipt";
const REFUND_DUE: &str = "payments.refund_due";
const SALE: &str = "payments.sale";
const DISPUTE: &str = "payments.dispute";

pub const TEMPLATES: &[MailTemplate] = &[
    MailTemplate {
        name: RECEIPT,
        label: "Receipt",
        render: receipt,
    },
    MailTemplate {
        name: REFUND_DUE,
        label: "Refund due",
        render: refund_due,
    },
    MailTemplate {
        name: DISPUTE,
        label: "Dispute",
        render: dispute,
    },
    MailTemplate {
        name: SALE,
        label: "Sale",
        render: sale,
    },
    MailTemplate {
        name: test_mode::ENDED,
        label: "Test mode ended",
        render: test_mode::ended,
    },
    MailTemplate {
        name: refund::REFUNDED,
        label: "Refunded",
        render: refund::content,
    },
    MailTemplate {
        name: webhook_alarm::WEBHOOKS_MISSING,
        label: "Webhooks missing",
        render: webhook_alarm::content,
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
    /// Of a payment in test mode.
    #[serde(default)]
    test: bool,
}

/// Queues the mail about a dispute to the owners, in the transaction that records it.
pub async fn queue_dispute(
    payments: &Payments,
    tx: &mut Tx,
    news: &DisputeNews,
    test: bool,
    now: Timestamp,
) -> Result<(), Failure> {
    for owner in payments.0.people.owner_contacts().await? {
        let data = json!({
            "name": owner.name,
            "payment": news.payment_id,
            "amountPaise": news.amount,
            "reason": news.reason,
            "respondBy": news.respond_by.map(|at| Timestamp(at).day().to_string()),
            "test": test,
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
    price_paise: i64,
    percent: i64,
    amount_paise: i64,
    coupon: Option<String>,
    day: String,
    /// Of the document; absent when nothing was paid.
    receipt: Option<String>,
    /// The order that was paid for.
    #[serde(default)]
    order: Option<TaxDocumentOrder>,
    /// Paid in test mode.
    #[serde(default)]
    test: bool,
}

/// What came, and what was issued for it.
#[derive(Clone, Copy)]
pub struct Received<'a> {
    /// In paise.
    pub amount: i64,
    pub issued: Option<&'a IssuedDocument>,
}

/// Queues the receipt, or the notice of a refund to come, in the transaction that settles.
pub async fn queue(
    payments: &Payments,
    tx: &mut Tx,
    purchase: &Purchase,
    received: Received<'_>,
    settled: Settled,
    now: Timestamp,
) -> Result<(), Failure> {
    let Some(contact) = payments.0.people.contact(purchase.user_id).await? else {
        return Ok(());
    };
    let template = match settled {
        Settled::Granted => RECEIPT,
        Settled::RefundDue => REFUND_DUE,
        Settled::Repeated => return Ok(()),
    };
    let Received { amount, issued } = received;
    let order = issued.and_then(|issued| issued.order.as_ref());
    let title = match payments.bill_of(purchase).await? {
        // A receipt has the order's number in a row of its own.
        Some(bill) if template == RECEIPT && order.is_some() => bill.item,
        Some(bill) => bill.title(),
        None => purchase.title.clone(),
    };
    let data = json!({
        "name": contact.name,
        "title": title,
        // The payment's page finds its emails by it.
        "purchase": purchase.id,
        "pricePaise": purchase.price_paise,
        "percent": purchase.percent,
        "amountPaise": amount,
        "coupon": purchase.coupon_code,
        "day": now.day().to_string(),
        "receipt": issued.map(|issued| &issued.number),
        "order": order,
        "test": purchase.test,
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

/// Queues the mail about a sale to the shop, in the transaction that settles it. Test payments are no sales.
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
    payments
        .0
        .deps
        .outbox
        .notify_shop(tx, SALE, &data, now)
        .await
}

#[derive(Deserialize)]
#[serde(rename_all = "camelCase")]
struct SaleFacts {
    title: String,
    purchase: i64,
    amount_paise: i64,
    day: String,
}

fn sale(data: &Value, _: Option<&str>, shop: &MailShop) -> Result<MailContent, Failure> {
    let facts = SaleFacts::deserialize(data).map_err(Failure::internal)?;
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
        button: Some((
            "Open the payment".to_owned(),
            format!("{}/admin/payments/{}", shop.public_address, facts.purchase),
        )),
        ..MailContent::default()
    })
}

fn receipt(data: &Value, _: Option<&str>, shop: &MailShop) -> Result<MailContent, Failure> {
    let facts = Facts::deserialize(data).map_err(Failure::internal)?;
    let mut content = match &facts.order {
        Some(order) => order_receipt(&facts, order, shop),
        None => purchase_receipt(&facts, shop),
    };
    content.facts.push(row("Paid on", &spoken(&facts.day)));
    if let Some(number) = &facts.receipt {
        content.facts.push(row("Receipt", number));
        let address = format!("{}/account#receipts", shop.public_address);
        content.button = Some(("Your receipt".to_owned(), address));
    }
    Ok(if facts.test {
        content.as_test()
    } else {
        content
    })
}

/// Of what is paid at once.
fn purchase_receipt(facts: &Facts, shop: &MailShop) -> MailContent {
    let paid = rupees(facts.amount_paise);
    let mut rows = vec![
        row("For", &facts.title),
        row("Price", &rupees(facts.price_paise)),
    ];
    if let Some(coupon) = &facts.coupon {
        rows.push(row("Coupon", &format!("{coupon} ({}%)", facts.percent)));
    }
    rows.push(row("Paid", &paid));
    MailContent {
        subject: format!("{paid} received for {}", facts.title),
        heading: "Thank you for your payment".to_owned(),
        paragraphs: vec![format!(
            "Hello {}, {} has received your payment. There is nothing else to do.",
            facts.name, shop.business_name
        )],
        facts: rows,
        ..MailContent::default()
    }
}

/// Of a payment of an order: which part of the price it is, and what is left.
fn order_receipt(facts: &Facts, order: &TaxDocumentOrder, shop: &MailShop) -> MailContent {
    let paid = rupees(facts.amount_paise);
    let number = &order.number;
    let (what, heading) = match order.payment {
        OrderPayment::Advance => ("advance", "Thank you, your advance is paid"),
        OrderPayment::Part => ("part payment", "Thank you for your payment"),
        OrderPayment::Balance => ("balance payment", "Thank you, your order is paid in full"),
        OrderPayment::Full => ("full payment", "Thank you, your order is paid in full"),
    };
    let rest = match order.balance_paise() {
        Some(0) => "Nothing is left to pay.".to_owned(),
        Some(balance) => format!(
            "{} is left to pay, when you pick up your order.",
            rupees(balance)
        ),
        None => "What is left to pay is settled when the price is agreed.".to_owned(),
    };
    let mut rows = vec![row("Order", number)];
    if !facts.title.is_empty() {
        rows.push(row("For", &facts.title));
    }
    rows.push(row(&format!("{} paid", order.payment.title()), &paid));
    if let Some(price) = order.price_paise {
        rows.push(row("Agreed price", &rupees(price)));
    }
    if order.paid_paise != facts.amount_paise {
        rows.push(row("Paid so far", &rupees(order.paid_paise)));
    }
    if let Some(balance) = order.balance_paise() {
        rows.push(row("Balance", &rupees(balance)));
    }
    MailContent {
        subject: format!(
            "{} of {paid} received for order {number}",
            order.payment.title()
        ),
        heading: heading.to_owned(),
        paragraphs: vec![format!(
            "Hello {}, {} has received your {what} of {paid} for order {number}. {rest}",
            facts.name, shop.business_name
        )],
        facts: rows,
        ..MailContent::default()
    }
}

fn refund_due(data: &Value, _: Option<&str>, shop: &MailShop) -> Result<MailContent, Failure> {
    let facts = Facts::deserialize(data).map_err(Failure::internal)?;
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

fn dispute(data: &Value, _: Option<&str>, shop: &MailShop) -> Result<MailContent, Failure> {
    let facts = DisputeFacts::deserialize(data).map_err(Failure::internal)?;
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
        button: Some((
            "See disputed payments".to_owned(),
            format!("{}/admin/payments/disputes", shop.public_address),
        )),
        closing: vec![
            "Useful evidence: when the course was watched, the steps of the order, and your refund terms.".to_owned(),
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
    fn a_payment_of_an_order_says_what_it_is_and_what_is_left() {
        let shop = MailShop {
            business_name: "Hem & Mogra".to_owned(),
            public_address: "https://shop.example".to_owned(),
            phone: String::new(),
            email: String::new(),
            address: Vec::new(),
        };
        let said = |payment: &str, amount: i64, paid: i64, price: Option<i64>| {
            let data = json!({"name": "Asha", "title": "Silk blouse",
                "pricePaise": amount, "percent": 0, "amountPaise": amount, "coupon": null, "day": "2026-08-01",
                "receipt": "HM/26-27/000123",
                "order": {"number": "HM-1048", "payment": payment, "pricePaise": price, "paidPaise": paid}});
            receipt(&data, None, &shop).unwrap()
        };
        let advance = said("advance", 50_000, 50_000, Some(125_000));
        assert_eq!(
            advance.subject,
            "Advance of ₹500 received for order HM-1048"
        );
        assert_eq!(
            advance.paragraphs,
            [
                "Hello Asha, Hem & Mogra has received your advance of ₹500 for order HM-1048. ₹750 is left to pay, when \
              you pick up your order."
            ]
        );
        for expected in [
            row("Order", "HM-1048"),
            row("For", "Silk blouse"),
            row("Paid on", &spoken("2026-08-01")),
            row("Advance paid", "₹500"),
            row("Agreed price", "₹1,250"),
            row("Balance", "₹750"),
        ] {
            assert!(
                advance.facts.contains(&expected),
                "{expected:?}: {:?}",
                advance.facts
            );
        }
        let balance = said("balance", 75_000, 125_000, Some(125_000));
        assert!(balance.facts.contains(&row("Paid so far", "₹1,250")));
        let full = said("full", 140_000, 140_000, Some(140_000));
        let unpriced = said("advance", 50_000, 50_000, None);
        assert!(unpriced.facts.iter().all(|(label, _)| label != "Balance"));
        for content in [&balance, &full] {
            assert!(content.paragraphs[0].ends_with("Nothing is left to pay."));
            assert!(!format!("{content:?}").to_lowercase().contains("advance"));
        }
    }

    #[test]
    fn letters_say_what_was_paid() {
        let data = json!({"name": "Asha", "title": "Blouse basics", "pricePaise": 200_000, "percent": 10,
            "amountPaise": 180_000, "coupon": "WELCOME10", "day": "2026-08-01", "receipt": "HM/26-27/000123"});
        let shop = MailShop {
            business_name: "Hem & Mogra".to_owned(),
            public_address: "https://shop.example".to_owned(),
            phone: String::new(),
            email: String::new(),
            address: Vec::new(),
        };
        let content = receipt(&data, None, &shop).unwrap();
        assert_eq!(content.subject, "₹1,800 received for Blouse basics");
        assert!(content.facts.contains(&row("Coupon", "WELCOME10 (10%)")));
        assert!(content.facts.contains(&row("Receipt", "HM/26-27/000123")));
        let (_, address) = content.button.unwrap();
        assert_eq!(address, "https://shop.example/account#receipts");
        assert!(refund_due(&data, None, &shop).is_ok());
        let mut data = json!({"name": "Meera", "payment": "pay_1", "amountPaise": 180_000,
            "reason": "goods_not_received", "respondBy": "2026-08-09"});
        let content = dispute(&data, None, &shop).unwrap();
        assert!(
            content
                .subject
                .starts_with("A payment of ₹1,800 is disputed: respond by ")
        );
        assert!(content.facts.contains(&row("Reason", "goods not received")));
        let (_, address) = content.button.unwrap();
        assert_eq!(address, "https://shop.example/admin/payments/disputes");
        data["test"] = json!(true);
        let content = dispute(&data, None, &shop).unwrap();
        assert!(content.subject.starts_with("TEST: A payment of ₹1,800"));
    }
}
