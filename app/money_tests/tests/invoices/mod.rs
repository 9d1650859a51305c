//! The invoice of a whole order, and the money around it, through HTTP.

pub mod admin;
mod mails;
mod pieces;

use admin::{
    HALF, TAXES, WHOLE, cash, deliver, delivered, has, invoiced_before, issue, ledger, named,
    online, pair, papers, printed, refund, reverse, shop, sums, take_delivery_back,
};
use serde_json::Value;

#[tokio::test]
async fn a_delivered_order_gets_one_invoice_over_all_of_it() {
    let shop = shop("regular").await;
    assert_eq!(
        cash(&shop, "1", 50_000).await,
        pair("V00001", "receipt_voucher")
    );
    assert_eq!(sums(&shop, TAXES).await, [47_620, 1_190, 1_190, 50_000]);
    deliver(&shop, "1").await;
    shop.invoices.issue_invoices().await.unwrap();
    assert!(
        papers(&shop, "1").await.is_empty(),
        "it can be undone still"
    );
    assert_eq!(ledger(&shop, "1").await["invoiceWaits"], "moment");
    issue(&shop).await;
    issue(&shop).await;
    assert_eq!(papers(&shop, "1").await, [pair("000001", "tax_invoice")]);
    assert_eq!(ledger(&shop, "1").await["invoiceWaits"], Value::Null);
    let text = printed(&shop, "000001").await;
    has(
        &text,
        &[
            "Tax invoice",
            "No. HM/26-27/000001",
            "Bridal blouse, order HM-1",
            "9988",
            "Taxable value ₹1,904.76",
            "CGST 2.5% ₹47.62",
            "SGST 2.5% ₹47.62",
            "Total ₹2,000.00",
            "Less: received",
            "HM/26-27/V00001 of 1 August 2026 -₹500.00",
            "Left to pay ₹1,500.00",
            "Place of supply: Tamil Nadu (33)",
        ],
    );
    // The advance counts in it, and not once more.
    assert_eq!(sums(&shop, TAXES).await, WHOLE);
    assert_eq!(sums(&shop, ["Money"]).await, [50_000]);
}

#[tokio::test]
async fn what_comes_after_the_invoice_is_taxed_no_second_time() {
    let shop = shop("regular").await;
    delivered(&shop, "1").await;
    assert_eq!(cash(&shop, "1", 150_000).await, pair("P00001", "receipt"));
    let text = printed(&shop, "P00001").await;
    has(
        &text,
        &[
            "Received against invoice",
            "HM/26-27/000001",
            "Part payment: Bridal blouse, order HM-1",
            "Paid ₹1,500.00",
            "Balance ₹500.00",
        ],
    );
    assert!(
        !text.contains("CGST") && !text.contains("Taxablevalue"),
        "{text}"
    );
    assert_eq!(sums(&shop, TAXES).await, WHOLE);
    assert_eq!(sums(&shop, ["Money"]).await, [150_000]);
    // Money for something else is what it always was.
    let other = cash(&shop, "2", 5_000).await;
    assert_eq!(other, pair("V00001", "receipt_voucher"));
}

#[tokio::test]
async fn what_is_undone_at_once_leaves_no_trace_and_no_hole() {
    let shop = shop("regular").await;
    cash(&shop, "1", 50_000).await;
    deliver(&shop, "1").await;
    take_delivery_back(&shop, "1").await;
    issue(&shop).await;
    assert!(papers(&shop, "1").await.is_empty());
    assert_eq!(shop.count("invoices_document").await, 1);
    delivered(&shop, "1").await;
    assert_eq!(papers(&shop, "1").await, [pair("000001", "tax_invoice")]);
}

#[tokio::test]
async fn a_delivery_that_is_undone_later_cancels_its_invoice() {
    let shop = shop("regular").await;
    cash(&shop, "1", 33_333).await;
    let advance = sums(&shop, TAXES).await;
    delivered(&shop, "1").await;
    take_delivery_back(&shop, "1").await;
    take_delivery_back(&shop, "1").await;
    let expected = [pair("000001", "tax_invoice"), pair("C00001", "credit_note")];
    assert_eq!(papers(&shop, "1").await, expected);
    let text = printed(&shop, "C00001").await;
    has(
        &text,
        &[
            "Against HM/26-27/000001",
            "The delivery was undone",
            "Credited ₹2,000.00",
            "Open again",
            "HM/26-27/V00001 of 1 August 2026 ₹333.33",
        ],
    );
    assert_eq!(sums(&shop, TAXES).await, advance, "an advance as before");
    delivered(&shop, "1").await;
    assert_eq!(papers(&shop, "1").await[2], pair("000002", "tax_invoice"));
    assert_eq!(sums(&shop, TAXES).await, WHOLE);
    assert_eq!(sums(&shop, ["Money"]).await, [33_333]);
}

#[tokio::test]
async fn a_refund_before_reverses_the_voucher_and_one_after_the_invoice() {
    let shop = shop("regular").await;
    online(&shop).await;
    // A quarter: the halves of its tax end in half a paisa.
    refund(&shop, 50_000).await;
    let note = ledger(&shop, "1").await["entries"][1]["receipt"].clone();
    assert_eq!(named(&note), pair("R00001", "refund_voucher"));
    assert_eq!(note["original"], "HM/26-27/V00001");
    delivered(&shop, "1").await;
    let text = printed(&shop, "000001").await;
    has(
        &text,
        &[
            "HM/26-27/V00001 of 1 August 2026 -₹1,500.00",
            "Left to pay ₹500.00",
        ],
    );
    assert_eq!(
        sums(&shop, TAXES).await,
        WHOLE,
        "with what is left of the voucher"
    );

    refund(&shop, 50_000).await;
    let note = ledger(&shop, "1").await["entries"][2]["receipt"].clone();
    assert_eq!(named(&note), pair("C00001", "credit_note"));
    assert_eq!(note["original"], "HM/26-27/000001");
    has(
        &printed(&shop, "C00001").await,
        &["Against HM/26-27/000001", "Given back ₹500.00", "CGST 2.5%"],
    );
    let [taxable, central, state, total] = sums(&shop, TAXES).await;
    assert_eq!(total, 150_000);
    assert_eq!(taxable + central + state, total, "to the paisa");
    assert_eq!(central, HALF - 1_191, "its share");
    assert_eq!(sums(&shop, ["Money"]).await, [200_000 - 50_000 - 50_000]);

    // The rest of the invoice goes when the delivery does, and the rest of the advance stays one.
    take_delivery_back(&shop, "1").await;
    let [taxable, central, state, total] = sums(&shop, TAXES).await;
    assert_eq!((total, taxable + central + state), (100_000, 100_000));
    delivered(&shop, "1").await;
    assert_eq!(sums(&shop, TAXES).await, WHOLE);
}

#[tokio::test]
async fn what_came_beyond_the_price_goes_back_without_touching_the_invoice() {
    let shop = shop("regular").await;
    delivered(&shop, "1").await;
    online(&shop).await;
    cash(&shop, "1", 30_000).await;
    refund(&shop, 50_000).await;
    let papers = papers(&shop, "1").await;
    let expected = [
        pair("000001", "tax_invoice"),
        pair("R00001", "refund_voucher"),
        pair("C00001", "credit_note"),
    ];
    assert_eq!(papers, expected);
    has(
        &printed(&shop, "R00001").await,
        &[
            "Against HM/26-27/P00001",
            "Its tax is in invoice HM/26-27/000001",
            "Given back ₹300.00",
        ],
    );
    has(&printed(&shop, "C00001").await, &["Given back ₹200.00"]);
    let [total, money] = sums(&shop, ["Total", "Money"]).await;
    assert_eq!((total, money), (180_000, 180_000));
}

#[tokio::test]
async fn a_wrong_payment_is_reversed_and_the_invoice_remains() {
    let shop = shop("regular").await;
    cash(&shop, "1", 50_000).await;
    delivered(&shop, "1").await;
    cash(&shop, "1", 150_000).await;
    for place in [0, 1] {
        reverse(&shop, "1", place).await;
    }
    for (number, of) in [("R00001", "V00001"), ("R00002", "P00001")] {
        let text = printed(&shop, number).await;
        let of = format!("Against HM/26-27/{of}");
        has(
            &text,
            &[
                "Refund voucher",
                &of,
                "Its tax is in invoice HM/26-27/000001",
            ],
        );
        assert!(!text.contains("CGST"), "{text}");
    }
    assert_eq!(papers(&shop, "1").await, [pair("000001", "tax_invoice")]);
    assert_eq!(sums(&shop, TAXES).await, WHOLE);
    assert_eq!(sums(&shop, ["Money"]).await, [0]);
}

#[tokio::test]
async fn a_shop_under_composition_gives_a_bill_of_supply() {
    let shop = shop("composition").await;
    assert_eq!(
        cash(&shop, "1", 50_000).await,
        pair("V00001", "receipt_voucher")
    );
    has(
        &printed(&shop, "V00001").await,
        &[
            "Receipt voucher",
            "not eligible to collect tax on supplies",
            "The bill of supply follows",
        ],
    );
    delivered(&shop, "1").await;
    assert_eq!(papers(&shop, "1").await, [pair("000001", "bill_of_supply")]);
    let text = printed(&shop, "000001").await;
    has(
        &text,
        &[
            "Composition taxable person, not eligible to collect tax on supplies",
            "Total ₹2,000.00",
            "HM/26-27/V00001 of 1 August 2026 -₹500.00",
            "Left to pay ₹1,500.00",
        ],
    );
    assert!(
        !text.contains("CGST") && !text.contains("Taxable"),
        "{text}"
    );
    assert_eq!(
        sums(&shop, ["Taxable value", "Total", "Money"]).await,
        [0, 200_000, 50_000]
    );
}

#[tokio::test]
async fn it_waits_for_a_price_that_holds_all_that_came() {
    let shop = shop("regular").await;
    deliver(&shop, "3").await;
    cash(&shop, "2", 20_000).await;
    delivered(&shop, "2").await;
    assert_eq!(ledger(&shop, "3").await["invoiceWaits"], "price");
    assert_eq!(ledger(&shop, "2").await["invoiceWaits"], "too_much");
    assert_eq!(shop.count("invoices_whole_order").await, 0);
    reverse(&shop, "2", 0).await;
    issue(&shop).await;
    assert!(papers(&shop, "2").await.is_empty(), "once a minute");
    shop.app.deps.clock.advance_seconds(60);
    issue(&shop).await;
    assert_eq!(papers(&shop, "2").await, [pair("000001", "tax_invoice")]);
    assert!(printed(&shop, "000001").await.contains("Lefttopay₹150.50"));
    assert_eq!(ledger(&shop, "3").await["invoiceWaits"], "price");
}

#[tokio::test]
async fn what_has_an_invoice_already_is_not_in_the_last_one() {
    let shop = shop("regular").await;
    invoiced_before(&shop, 50_000).await;
    cash(&shop, "1", 30_000).await;
    delivered(&shop, "1").await;
    assert_eq!(papers(&shop, "1").await, [pair("000002", "tax_invoice")]);
    has(
        &printed(&shop, "000002").await,
        &[
            "In invoice HM/26-27/000001 -₹500.00",
            "Taxable value ₹1,428.58",
            "Total ₹1,500.00",
            "HM/26-27/V00001 of 1 August 2026 -₹300.00",
            "Left to pay ₹1,200.00",
        ],
    );
    let [taxable, central, state, total] = sums(&shop, TAXES).await;
    assert_eq!((total, taxable + central + state), (200_000, 200_000));
}

#[tokio::test]
async fn an_order_that_is_invoiced_in_parts_to_the_last_paisa_gets_none() {
    let shop = shop("regular").await;
    invoiced_before(&shop, 150_000).await;
    invoiced_before(&shop, 50_000).await;
    delivered(&shop, "1").await;
    assert!(papers(&shop, "1").await.is_empty());
    assert_eq!(shop.count("invoices_due").await, 0);
    assert_eq!(shop.count("invoices_document").await, 2);
}

use crate::support;
