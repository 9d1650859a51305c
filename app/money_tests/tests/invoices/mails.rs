//! What buyers are mailed about the invoice of their order.

use serde_json::{Value, json};

use crate::invoices::{
    admin::{
        cash, deliver, delivered, issue, online, pair, papers, refund, shop, take_delivery_back,
    },
    support::Shop,
};

const ISSUED: &str = "invoices.issued";
const CANCELLED: &str = "invoices.cancelled";

/// To whom mails of this kind go, and what they say, oldest first.
async fn mails(shop: &Shop, template: &str) -> Vec<(String, Value)> {
    let rows: Vec<(String, String)> =
        sqlx::query_as("SELECT recipient, data FROM kernel_outbox WHERE template = ? ORDER BY id")
            .bind(template)
            .fetch_all(shop.app.deps.db.read())
            .await
            .unwrap();
    let read = |(to, data): (String, String)| (to, serde_json::from_str(&data).unwrap());
    rows.into_iter().map(read).collect()
}

#[tokio::test]
async fn the_buyer_is_mailed_the_invoice_once() {
    let shop = shop("regular").await;
    cash(&shop, "1", 50_000).await;
    deliver(&shop, "1").await;
    assert!(mails(&shop, ISSUED).await.is_empty(), "it has no number");
    issue(&shop).await;
    issue(&shop).await;
    let expected = json!({
        "name": "=Asha Raman", "kind": "tax_invoice", "number": "HM/26-27/000001", "title": "Bridal blouse, order HM-1",
        "totalPaise": 200_000, "receivedPaise": 50_000, "leftPaise": 150_000, "day": "2026-08-01",
    });
    let to = "user7@example.com".to_owned();
    assert_eq!(mails(&shop, ISSUED).await, [(to, expected)]);
    assert!(mails(&shop, CANCELLED).await.is_empty());
}

#[tokio::test]
async fn the_buyer_is_notified_of_a_withdrawn_invoice_and_of_the_next_one() {
    let shop = shop("composition").await;
    delivered(&shop, "1").await;
    take_delivery_back(&shop, "1").await;
    take_delivery_back(&shop, "1").await;
    let expected = json!({
        "name": "=Asha Raman", "kind": "bill_of_supply", "number": "HM/26-27/000001", "title": "Bridal blouse, order HM-1",
        "totalPaise": 200_000, "day": "2026-08-01", "note": "HM/26-27/C00001",
    });
    let to = "user7@example.com".to_owned();
    assert_eq!(mails(&shop, CANCELLED).await, [(to, expected)]);
    delivered(&shop, "1").await;
    let issued = mails(&shop, ISSUED).await;
    assert_eq!(issued.len(), 2);
    assert_eq!(issued[1].1["number"], "HM/26-27/000002");
}

#[tokio::test]
async fn what_is_undone_at_once_is_not_reported() {
    let shop = shop("regular").await;
    deliver(&shop, "1").await;
    take_delivery_back(&shop, "1").await;
    issue(&shop).await;
    assert!(mails(&shop, ISSUED).await.is_empty());
    assert!(mails(&shop, CANCELLED).await.is_empty());
}

#[tokio::test]
async fn a_walk_in_without_an_address_gets_the_documents_and_no_mail() {
    let shop = shop("regular").await;
    delivered(&shop, "4").await;
    take_delivery_back(&shop, "4").await;
    let expected = [pair("000001", "tax_invoice"), pair("C00001", "credit_note")];
    assert_eq!(papers(&shop, "4").await, expected);
    assert_eq!(shop.count("kernel_outbox").await, 0);
}

#[tokio::test]
async fn an_invoice_of_which_nothing_was_left_goes_without_a_word() {
    let shop = shop("regular").await;
    online(&shop).await;
    delivered(&shop, "1").await;
    refund(&shop, 200_000).await;
    take_delivery_back(&shop, "1").await;
    assert!(mails(&shop, CANCELLED).await.is_empty());
    assert_eq!(mails(&shop, "payments.refunded").await.len(), 1);
}
