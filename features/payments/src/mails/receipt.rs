//! The mail to a buyer about what was paid.

use kernel::{
    Failure, Timestamp, Tx,
    mail::{MailContent, MailShop, row, rupees, spoken},
    tax_documents::{IssuedDocument, OrderPayment, TaxDocumentOrder},
};
use serde::Deserialize;
use serde_json::{Value, json};

use super::{RECEIPT, REFUND_DUE, queue_for_buyer};
use crate::{payments::Payments, purchase::Purchase, settle::Settled};

#[derive(Deserialize)]
#[serde(rename_all = "camelCase")]
pub(super) struct Facts {
    pub name: String,
    pub title: String,
    price_paise: i64,
    percent: i64,
    pub amount_paise: i64,
    coupon: Option<String>,
    pub day: String,
    /// Of the document; absent when nothing was paid.
    receipt: Option<String>,
    /// The order that was paid for.
    #[serde(default)]
    order: Option<TaxDocumentOrder>,
    /// Paid in test mode.
    #[serde(default)]
    pub test: bool,
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
        "title": title,
        "pricePaise": purchase.price_paise,
        "percent": purchase.percent,
        "amountPaise": amount,
        "coupon": purchase.coupon_code,
        "receipt": issued.map(|issued| &issued.number),
        "order": order,
    });
    queue_for_buyer(payments, tx, template, purchase, data, now).await
}

pub fn content(data: &Value, _: Option<&str>, shop: &MailShop) -> Result<MailContent, Failure> {
    let facts = Facts::deserialize(data).map_err(Failure::internal)?;
    let mut content = match &facts.order {
        Some(order) => order_receipt(&facts, order, shop),
        None => purchase_receipt(&facts, shop),
    };
    content.facts.push(row("Paid on", &spoken(&facts.day)));
    if let Some(number) = &facts.receipt {
        content.facts.push(row("Receipt", number));
        content.button = shop.button("Your receipt", "/account#receipts");
    }
    Ok(content.marked(facts.test))
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

#[cfg(test)]
mod tests {
    use kernel::testing::mail_shop;

    use super::*;

    #[test]
    fn a_payment_of_an_order_says_what_it_is_and_what_is_left() {
        let shop = mail_shop();
        let said = |payment: &str, amount: i64, paid: i64, price: Option<i64>| {
            let data = json!({"name": "Asha", "title": "Silk blouse",
                "pricePaise": amount, "percent": 0, "amountPaise": amount, "coupon": null, "day": "2026-08-01",
                "receipt": "HM/26-27/000123",
                "order": {"number": "HM-1048", "payment": payment, "pricePaise": price, "paidPaise": paid}});
            content(&data, None, &shop).unwrap()
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
    fn a_receipt_says_what_was_paid() {
        let data = json!({"name": "Asha", "title": "Blouse basics", "pricePaise": 200_000, "percent": 10,
            "amountPaise": 180_000, "coupon": "WELCOME10", "day": "2026-08-01", "receipt": "HM/26-27/000123"});
        let mail = content(&data, None, &mail_shop()).unwrap();
        assert_eq!(mail.subject, "₹1,800 received for Blouse basics");
        assert!(mail.facts.contains(&row("Coupon", "WELCOME10 (10%)")));
        assert!(mail.facts.contains(&row("Receipt", "HM/26-27/000123")));
        let (_, address) = mail.button.unwrap();
        assert_eq!(address, "https://shop.example/account#receipts");
    }
}
