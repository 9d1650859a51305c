//! The invoice of a whole order, and the money around it, through HTTP.
#![allow(clippy::unwrap_used)] // a test that cannot read the answer should stop

mod support;

use kernel::{Tx, session::SESSION_COOKIE, testing::Caller};
use payments::{Counter, CounterMeans, CounterSale};
use poem::http::Method;
use serde_json::{Value, json};
use std::sync::Arc;
use support::{ASHA, Door, Everybody, Shop};

const ROSHNI: Caller = Caller::owner(1);
/// What a delivery can be undone in.
const WAIT: i64 = 15;
/// Tax of ₹2,000 at 5 %: two halves of it, and what they are counted on.
const TAXABLE: i64 = 190_476;
const HALF: i64 = 4_762;

async fn shop(mode: &str) -> Shop {
    let shop = Shop::open().await;
    let tax = json!({
        "mode": mode, "gstin": "33ABCDE1234F1Z7", "version": 1,
        "kinds": [{"kind": "course", "code": "999293", "rate": 1800}, {"kind": "advance", "code": "9988", "rate": 500}],
    });
    let saved = shop
        .app
        .call_as(ROSHNI, Method::PUT, "/admin/payments/tax", Some(&tax));
    assert_eq!(saved.await.0, 200);
    shop
}

async fn in_one(shop: &Shop, change: impl AsyncFnOnce(&mut Tx)) {
    let mut tx = shop.app.deps.db.write().await.unwrap();
    change(&mut tx).await;
    tx.commit().await.unwrap();
}

async fn deliver(shop: &Shop, order: &str) {
    let due = shop.app.deps.clock.now().plus_seconds(WAIT);
    in_one(shop, async |tx| {
        payments::order_delivered(tx, "advance", order, due)
            .await
            .unwrap();
    })
    .await;
}

async fn take_delivery_back(shop: &Shop, order: &str) {
    let now = shop.app.deps.clock.now();
    in_one(shop, async |tx| {
        payments::order_not_delivered(tx, "advance", order, now)
            .await
            .unwrap();
    })
    .await;
}

async fn issue(shop: &Shop) {
    shop.app.deps.clock.advance_seconds(WAIT);
    shop.payments.issue_invoices().await.unwrap();
}

async fn delivered(shop: &Shop, order: &str) {
    deliver(shop, order).await;
    issue(shop).await;
}

async fn ledger(shop: &Shop, order: &str) -> Value {
    let path = format!("/admin/payments/order-ledgers/{order}");
    let (status, ledger) = shop.app.get_as(ROSHNI, &path).await;
    assert_eq!(status, 200, "{ledger}");
    ledger
}

/// At the counter. The number and kind of what is issued for it.
async fn cash(shop: &Shop, order: &str, paise: i64) -> (String, String) {
    let path = format!("/admin/payments/order-ledgers/{order}/entries");
    let wish = json!({"means": "cash", "amountPaise": paise});
    let (status, ledger) = shop.app.post_as(ROSHNI, &path, &wish).await;
    assert_eq!(status, 200, "{ledger}");
    let entries = ledger["entries"].as_array().unwrap();
    named(&entries.last().unwrap()["receipt"])
}

/// All of order 1, online.
async fn online(shop: &Shop) {
    let wish = json!({"kind": "advance", "reference": "1", "state": "33"});
    let (status, begun) = shop.app.post_as(ASHA, "/payments/orders", &wish).await;
    assert_eq!(status, 200, "{begun}");
    let paid = shop.pay(ASHA, &begun).await;
    let (status, order) = shop.confirm(ASHA, &begun, &paid).await;
    assert_eq!((status, &order["state"]), (200, &json!("fulfilled")));
}

async fn refund(shop: &Shop, paise: i64) {
    let body = json!({"amountPaise": paise, "reason": "Late"});
    let path = "/admin/payments/received/1/refunds";
    let (status, sheet) = shop.app.post_as(ROSHNI, path, &body).await;
    assert_eq!(status, 200, "{sheet}");
    shop.payments.work_on_refunds().await.unwrap();
}

/// The entry at this place of the ledger was wrong.
async fn take_back(shop: &Shop, order: &str, place: usize) {
    let entry = ledger(shop, order).await["entries"][place]["id"].clone();
    let path = format!("/admin/payments/order-ledgers/{order}/entries/{entry}/take-back");
    let (status, ledger) = shop.app.post_as(ROSHNI, &path, &json!({})).await;
    assert_eq!(status, 200, "{ledger}");
}

fn named(receipt: &Value) -> (String, String) {
    let text = |name: &str| receipt[name].as_str().unwrap().to_owned();
    (text("number"), text("kind"))
}

/// Those that belong to no single entry.
async fn papers(shop: &Shop, order: &str) -> Vec<(String, String)> {
    let ledger = ledger(shop, order).await;
    ledger["papers"]
        .as_array()
        .unwrap()
        .iter()
        .map(named)
        .collect()
}

fn pair(number: &str, kind: &str) -> (String, String) {
    (format!("HM/26-27/{number}"), kind.to_owned())
}

/// As she reads it, without blanks.
async fn printed(shop: &Shop, number: &str) -> String {
    let (status, list) = shop.app.get_as(ASHA, "/payments/receipts").await;
    assert_eq!(status, 200, "{list}");
    let number = format!("HM/26-27/{number}");
    let found = list
        .as_array()
        .unwrap()
        .iter()
        .find(|one| one["number"] == number);
    let path = format!("/payments/receipts/{}.pdf", found.unwrap()["id"]);
    let cookie = format!("{SESSION_COOKIE}=customer-{}", ASHA.id);
    let (_, file) = shop.app.download(&cookie, &path).await;
    let text = pdf_extract::extract_text_from_mem(&file).unwrap();
    text.split_whitespace().collect()
}

fn has(text: &str, parts: &[&str]) {
    for part in parts {
        let part = part.replace(' ', "");
        assert!(text.contains(&part), "{part} is not in {text}");
    }
}

fn cells(line: &str) -> Vec<String> {
    let mut cells = vec![String::new()];
    let mut quoted = false;
    for sign in line.chars() {
        match sign {
            '"' => quoted = !quoted,
            ',' if !quoted => cells.push(String::new()),
            sign => cells.last_mut().unwrap().push(sign),
        }
    }
    cells
}

/// What the accountant gets when she adds up these columns, in paise.
async fn sums<const MANY: usize>(shop: &Shop, columns: [&str; MANY]) -> [i64; MANY] {
    let cookie = format!("{SESSION_COOKIE}=owner-1");
    let path = "/admin/payments/receipts.csv?from=2026-08";
    let (_, bytes) = shop.app.download(&cookie, path).await;
    let text = String::from_utf8(bytes).unwrap();
    let mut lines = text.trim_start_matches('\u{feff}').lines().map(cells);
    let head = lines.next().unwrap();
    let lines: Vec<Vec<String>> = lines.collect();
    columns.map(|column| {
        let place = head.iter().position(|name| name == column).unwrap();
        let paise = |line: &Vec<String>| line[place].replace('.', "").parse().unwrap_or(0);
        lines.iter().map(paise).sum()
    })
}

const TAXES: [&str; 4] = ["Taxable value", "CGST", "SGST or UTGST", "Total"];
const WHOLE: [i64; 4] = [TAXABLE, HALF, HALF, 200_000];

#[tokio::test]
async fn a_delivered_order_gets_one_invoice_over_all_of_it() {
    let shop = shop("regular").await;
    assert_eq!(
        cash(&shop, "1", 50_000).await,
        pair("V00001", "receipt_voucher")
    );
    assert_eq!(sums(&shop, TAXES).await, [47_620, 1_190, 1_190, 50_000]);
    deliver(&shop, "1").await;
    shop.payments.issue_invoices().await.unwrap();
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
            "CGST 2.5 % ₹47.62",
            "SGST 2.5 % ₹47.62",
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
            "Total paid ₹1,500.00",
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
    assert_eq!(shop.count("payments_receipt").await, 1);
    delivered(&shop, "1").await;
    assert_eq!(papers(&shop, "1").await, [pair("000001", "tax_invoice")]);
}

#[tokio::test]
async fn a_delivery_that_is_taken_back_later_takes_its_invoice_back() {
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
            "Takes back HM/26-27/000001",
            "The delivery was taken back",
            "Taken back ₹2,000.00",
            "An advance again",
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
async fn a_refund_before_takes_the_voucher_back_and_one_after_the_invoice() {
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
        &[
            "Takes back HM/26-27/000001",
            "Given back ₹500.00",
            "CGST 2.5 %",
        ],
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
            "Takes back HM/26-27/P00001",
            "Its tax is in invoice HM/26-27/000001",
            "Given back ₹300.00",
        ],
    );
    has(&printed(&shop, "C00001").await, &["Given back ₹200.00"]);
    let [total, money] = sums(&shop, ["Total", "Money"]).await;
    assert_eq!((total, money), (180_000, 180_000));
}

#[tokio::test]
async fn a_wrong_entry_is_taken_back_and_the_invoice_stands() {
    let shop = shop("regular").await;
    cash(&shop, "1", 50_000).await;
    delivered(&shop, "1").await;
    cash(&shop, "1", 150_000).await;
    for place in [0, 1] {
        take_back(&shop, "1", place).await;
    }
    for (number, of) in [("R00001", "V00001"), ("R00002", "P00001")] {
        let text = printed(&shop, number).await;
        let of = format!("Takes back HM/26-27/{of}");
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
async fn a_shop_without_registration_gives_receipts_as_ever() {
    let shop = Shop::open().await;
    assert_eq!(cash(&shop, "1", 50_000).await, pair("000001", "receipt"));
    delivered(&shop, "1").await;
    assert_eq!(shop.count("payments_invoice_due").await, 0);
    assert!(papers(&shop, "1").await.is_empty());
    assert_eq!(cash(&shop, "1", 150_000).await, pair("000002", "receipt"));
    take_delivery_back(&shop, "1").await;
    assert_eq!(shop.count("payments_receipt").await, 2);
}

#[tokio::test]
async fn it_waits_for_a_price_that_holds_all_that_came() {
    let shop = shop("regular").await;
    deliver(&shop, "3").await;
    cash(&shop, "2", 20_000).await;
    delivered(&shop, "2").await;
    assert_eq!(ledger(&shop, "3").await["invoiceWaits"], "price");
    assert_eq!(ledger(&shop, "2").await["invoiceWaits"], "too_much");
    assert_eq!(shop.count("payments_invoice").await, 0);
    take_back(&shop, "2", 0).await;
    issue(&shop).await;
    assert!(papers(&shop, "2").await.is_empty(), "once a minute");
    shop.app.deps.clock.advance_seconds(60);
    issue(&shop).await;
    assert_eq!(papers(&shop, "2").await, [pair("000001", "tax_invoice")]);
    assert!(printed(&shop, "000001").await.contains("Lefttopay₹150.50"));
    assert_eq!(ledger(&shop, "3").await["invoiceWaits"], "price");
}

/// Money for an order whose document was an invoice already.
async fn invoiced_before(shop: &Shop, paise: i64) {
    let sale = CounterSale {
        kind: "advance",
        reference: "1",
        title: "Bridal blouse, order HM-1",
        of_order: false,
        buyer: ASHA.id,
        customer: "Asha",
        means: CounterMeans::Upi,
        paise,
        day: shop.app.deps.clock.now().day(),
        note: "",
        actor: ROSHNI.id,
    };
    let counter = Counter {
        shop: Arc::new(Door),
        buyers: Arc::new(Everybody),
        clock: shop.app.deps.clock.clone(),
    };
    in_one(shop, async |tx| {
        counter.take(tx, &sale).await.unwrap();
    })
    .await;
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
    assert_eq!(shop.count("payments_invoice_due").await, 0);
    assert_eq!(shop.count("payments_receipt").await, 2);
}
