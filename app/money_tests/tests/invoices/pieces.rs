//! Documents of orders with several lines, and of shops that are not registered.

use serde_json::Value;

use crate::{
    invoices::admin::{
        cash, deliver, delivered, has, issue, pair, papers, printed, shop, sums, take_delivery_back,
    },
    support::{ASHA, Shop},
};

/// The last document that was issued.
async fn newest(shop: &Shop) -> Value {
    let text: String =
        sqlx::query_scalar("SELECT tax_document FROM invoices_document ORDER BY id DESC LIMIT 1")
            .fetch_one(shop.app.deps.db.read())
            .await
            .unwrap();
    serde_json::from_str(&text).unwrap()
}

const PARTS: [&str; 3] = ["taxablePaise", "centralPaise", "statePaise"];

fn of_lines(tax_document: &Value, part: &str) -> i64 {
    let lines = tax_document["lines"].as_array().unwrap();
    lines
        .iter()
        .map(|line| line["tax"][part].as_i64().unwrap())
        .sum()
}

#[tokio::test]
async fn an_invoice_has_a_line_for_each_piece_and_its_taxes_add_up() {
    let shop = shop("regular").await;
    delivered(&shop, "5").await;
    let text = printed(&shop, "000001").await;
    has(
        &text,
        &[
            "For Bridal blouse, order HM-5",
            "Blouse - Princess cut, for",
            "₹1,600.00",
            "Taxable ₹1,436.33, CGST 2.5% ₹35.91, SGST 2.5% ₹35.91",
            "Saree fall and pico",
            "9988 3 ₹350.50",
            "Loosening of the old blouse",
            "₹0.00",
            "Rush fee",
            "Discount: Third order this month -₹123.45",
            "Taxable value ₹1,930.53",
            "CGST 2.5% ₹48.26",
            "Total ₹2,027.05",
        ],
    );
    let invoice = newest(&shop).await;
    for part in PARTS {
        assert_eq!(of_lines(&invoice, part), invoice["tax"][part], "{part}");
    }
    take_delivery_back(&shop, "5").await;
    let note = newest(&shop).await;
    assert_eq!(note["kind"], "credit_note");
    for same in ["lines", "discount", "title", "tax", "totalPaise"] {
        assert_eq!(note[same], invoice[same], "{same}");
    }
}

#[tokio::test]
async fn a_shop_without_gst_gives_a_numbered_bill_and_reverses_it_by_a_credit_note() {
    let shop = Shop::open().await;
    assert_eq!(cash(&shop, "5", 50_000).await, pair("000001", "receipt"));
    deliver(&shop, "5").await;
    assert!(
        papers(&shop, "5").await.is_empty(),
        "it can be undone still"
    );
    issue(&shop).await;
    assert_eq!(papers(&shop, "5").await, [pair("B00001", "bill")]);
    let (_, list) = shop.app.get_as(ASHA, "/payments/receipts").await;
    assert_eq!(list[0]["number"], "HM/26-27/B00001", "the customer has it");
    let text = printed(&shop, "B00001").await;
    has(
        &text,
        &[
            "Bill No. HM/26-27/B00001",
            "Saree fall and pico 3 ₹350.50",
            "Rush fee",
            "Discount: Third order this month -₹123.45",
            "Total ₹2,027.05",
            "HM/26-27/000001 of 1 August 2026 -₹500.00",
            "Left to pay ₹1,527.05",
        ],
    );
    for word in ["GST", "Tax", "tax", "SAC", "Placeofsupply"] {
        assert!(!text.contains(word), "{word} is in {text}");
    }
    let mails =
        shop.count("kernel_outbox WHERE template = 'invoices.issued' AND data LIKE '%\"bill\"%'");
    assert_eq!(mails.await, 1);
    // What comes for it later names it.
    assert_eq!(cash(&shop, "5", 152_705).await, pair("P00001", "receipt"));
    let receipt = printed(&shop, "P00001").await;
    has(&receipt, &["Received against bill HM/26-27/B00001"]);
    assert_eq!(sums(&shop, ["Total", "Money"]).await, [202_705; 2]);
    take_delivery_back(&shop, "5").await;
    let note = newest(&shop).await;
    assert_eq!(
        (&note["number"], &note["kind"], &note["original"]["number"]),
        (
            &"HM/26-27/C00001".into(),
            &"credit_note".into(),
            &"HM/26-27/B00001".into()
        )
    );
    delivered(&shop, "5").await;
    let again = papers(&shop, "5").await;
    assert_eq!(again.last(), Some(&pair("B00002", "bill")));
}
