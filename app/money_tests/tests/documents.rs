//! Documents of real payments, as they stand in the books.

use std::collections::BTreeSet;

use futures_util::future::join_all;
use kernel::{
    Failure, TaxDocuments,
    tax_documents::{DocumentedRefund, MoneyBack},
    testing::Caller,
};
use serde_json::{Value, json};

use crate::{
    invoices::admin::{in_one, shop as shop_with_tax},
    support::{ASHA, Shop, issuer},
};

const ROSHNI: Caller = Caller::owner(1);
/// Tamil Nadu, as the shop; and Karnataka.
const HERE: &str = "33";
const THERE: &str = "29";

async fn mode(shop: &Shop, mode: &'static str) {
    in_one(shop, async |tx| {
        sqlx::query("UPDATE invoices_tax_setting SET mode = ?, gstin = '33ABCDE1234F1Z7'")
            .bind(mode)
            .execute(&mut **tx)
            .await
            .unwrap();
    })
    .await;
}

async fn begin(shop: &Shop, buyer: Caller, state: Option<&str>) -> (u16, Value) {
    let mut input = json!({"kind": "course", "reference": "1"});
    if let Some(state) = state {
        input["state"] = state.into();
    }
    shop.app.post_as(buyer, "/payments/orders", &input).await
}

/// What was issued last.
async fn newest(shop: &Shop) -> Value {
    let tax_document: String =
        sqlx::query_scalar("SELECT tax_document FROM invoices_document ORDER BY id DESC LIMIT 1")
            .fetch_one(shop.app.deps.db.read())
            .await
            .unwrap();
    serde_json::from_str(&tax_document).unwrap()
}

async fn bought(shop: &Shop, buyer: i64, state: Option<&str>) -> Value {
    let buyer = Caller::customer(buyer);
    let (status, begun) = begin(shop, buyer, state).await;
    assert_eq!(status, 200, "{begun}");
    let paid = shop.pay(&begun);
    let (_, order) = shop.confirm(buyer, &begun, &paid).await;
    assert_eq!(order["state"], "fulfilled");
    newest(shop).await
}

/// What goes back of the first payment.
async fn give_back(shop: &Shop, amount: i64) -> Result<(), Failure> {
    let deps = &shop.app.deps;
    let mut tx = deps.db.write().await?;
    let refund = DocumentedRefund {
        of: MoneyBack::Payment(1),
        amount,
        reason: " Bought twice ",
    };
    let now = deps.clock.now();
    issuer(deps).credit_note(&mut tx, refund, now).await?;
    Ok(tx.commit().await?)
}

#[tokio::test]
async fn payments_at_the_same_time_are_numbered_without_gaps() {
    let shop = Shop::open().await;
    let mut paid = Vec::new();
    for buyer in 21..=32 {
        let buyer = Caller::customer(buyer);
        let begun = shop.checkout(buyer, "1", None).await;
        paid.push((buyer, shop.pay(&begun), begun));
    }
    // Two tabs at once.
    let twice = paid.iter().chain(&paid);
    let confirmed = twice.map(|(buyer, paid, begun)| shop.confirm(*buyer, begun, paid));
    for (status, order) in join_all(confirmed).await {
        assert_eq!((status, &order["state"]), (200, &json!("fulfilled")));
    }
    let numbers: Vec<String> = sqlx::query_scalar("SELECT number FROM invoices_document")
        .fetch_all(shop.app.deps.db.read())
        .await
        .unwrap();
    assert_eq!(numbers.len(), 12);
    let expected: BTreeSet<String> = (1..=12)
        .map(|position| format!("HM/26-27/{position:06}"))
        .collect();
    assert_eq!(BTreeSet::from_iter(numbers), expected);
}

#[tokio::test]
async fn a_year_counts_again_and_what_fails_takes_no_number() {
    let shop = Shop::open().await;
    assert_eq!(bought(&shop, 21, None).await["number"], "HM/26-27/000001");
    let buyer = Caller::customer(22);
    let begun = shop.checkout(buyer, "1", None).await;
    let paid = shop.pay(&begun);
    shop.run(
        "CREATE TRIGGER test_full BEFORE INSERT ON kernel_audit
         BEGIN SELECT RAISE(ABORT, 'nothing can be written'); END",
    )
    .await;
    let (_, order) = shop.confirm(buyer, &begun, &paid).await;
    assert_ne!(order["state"], "fulfilled");
    assert_eq!(shop.count("invoices_document").await, 1);
    shop.run("DROP TRIGGER test_full").await;
    let (_, order) = shop.confirm(buyer, &begun, &paid).await;
    assert_eq!(order["state"], "fulfilled", "{order}");
    assert_eq!(newest(&shop).await["number"], "HM/26-27/000002");
    shop.app.deps.clock.advance_seconds(250 * 86_400);
    assert_eq!(bought(&shop, 23, None).await["number"], "HM/27-28/000001");
}

#[tokio::test]
async fn each_mode_has_its_document() {
    let shop = Shop::open().await;
    let plain = bought(&shop, 21, None).await;
    assert_eq!(
        (&plain["kind"], &plain["mode"]),
        (&json!("receipt"), &json!("none"))
    );
    assert_eq!(
        (&plain["tax"], &plain["seller"]["gstin"]),
        (&Value::Null, &Value::Null)
    );
    assert_eq!(plain["lines"][0]["code"], Value::Null);

    mode(&shop, "composition").await;
    let bill = bought(&shop, 22, None).await;
    assert_eq!(bill["kind"], "bill_of_supply");
    assert_eq!(bill["tax"], Value::Null);
    assert_eq!(bill["number"], "HM/26-27/000002");

    mode(&shop, "regular").await;
    let within = bought(&shop, 23, Some(HERE)).await;
    assert_eq!(within["kind"], "tax_invoice");
    assert_eq!(within["lines"][0]["code"], "999293");
    let parts = |tax_document: &Value| {
        [
            "taxablePaise",
            "centralPaise",
            "statePaise",
            "integratedPaise",
        ]
        .map(|part| tax_document["tax"][part].as_i64().unwrap())
    };
    assert_eq!(parts(&within), [169_492, 15_254, 15_254, 0]);
    let between = bought(&shop, 24, Some(THERE)).await;
    assert_eq!(parts(&between), [169_492, 0, 0, 30_508]);
    assert_eq!(between["placeOfSupply"]["name"], "Karnataka");
}

/// An entry at the counter, for the work on an order: the order's ledger.
async fn taken(shop: &Shop, method: &str) -> Value {
    let input = json!({"method": method, "amountPaise": 105_000, "day": "2026-07-30", "note": "The lace is unpaid"});
    let path = "/admin/payments/order-ledgers/1/entries";
    let (status, ledger) = shop.app.post_as(ROSHNI, path, &input).await;
    assert_eq!(status, 200, "{ledger}");
    ledger
}

#[tokio::test]
async fn money_at_the_counter_is_numbered_with_the_rest() {
    let shop = Shop::open().await;
    let online = bought(&shop, 21, None).await;
    taken(&shop, "cash").await;
    let cash = newest(&shop).await;
    taken(&shop, "upi").await;
    let upi = newest(&shop).await;
    let numbers =
        [&online, &cash, &upi].map(|tax_document| tax_document["number"].as_str().unwrap());
    assert_eq!(
        numbers,
        ["HM/26-27/000001", "HM/26-27/000002", "HM/26-27/000003"]
    );
    assert_eq!(cash["paid"]["how"], "At the counter, cash");
    assert_eq!(upi["paid"]["how"], "At the counter, UPI");
    assert_eq!(
        (&cash["day"], &cash["paid"]["day"]),
        (&json!("2026-08-01"), &json!("2026-07-30"))
    );
    assert!(
        !cash.to_string().contains("lace"),
        "the note is the shop's own"
    );
}

#[tokio::test]
async fn a_registered_shop_issues_a_voucher_at_the_counter_and_reverses_it() {
    let shop = shop_with_tax("regular").await;
    let ledger = taken(&shop, "cash").await;
    let voucher = newest(&shop).await;
    assert_eq!(voucher["kind"], "receipt_voucher");
    let tax = &voucher["tax"];
    assert_eq!(
        (&tax["taxablePaise"], &tax["centralPaise"]),
        (&json!(100_000), &json!(2_500))
    );
    let entry = &ledger["entries"][0]["id"];
    let path = format!("/admin/payments/order-ledgers/1/entries/{entry}/reverse");
    let wrong = json!({"note": "Wrong"});
    assert_eq!(shop.app.post_as(ROSHNI, &path, &wrong).await.0, 200);
    let back = newest(&shop).await;
    assert_eq!(
        (&back["kind"], &back["number"]),
        (&json!("refund_voucher"), &json!("HM/26-27/R00001"))
    );
    assert_eq!(back["original"]["number"], voucher["number"]);
    assert_eq!(back["tax"], voucher["tax"]);
    let (_, again) = shop.app.post_as(ROSHNI, &path, &wrong).await;
    assert_eq!(again["code"], "ledger.entry_reversed");
}

#[tokio::test]
async fn a_state_is_asked_for_once_and_only_where_tax_is_collected() {
    let shop = shop_with_tax("regular").await;
    let (_, refused) = begin(&shop, ASHA, None).await;
    assert_eq!(refused["code"], "payments.state_needed");
    assert_eq!(refused["fields"][0]["field"], "state");
    let (_, unknown) = begin(&shop, ASHA, Some("25")).await;
    assert_eq!(unknown["fields"][0]["code"], "invalid");
    assert_eq!(begin(&shop, ASHA, Some(HERE)).await.0, 200);
    assert_eq!(begin(&shop, ASHA, None).await.0, 200);
}

#[tokio::test]
async fn what_is_given_back_in_parts_is_noted_with_its_taxes() {
    let shop = shop_with_tax("regular").await;
    let invoice = bought(&shop, 21, Some(HERE)).await;
    mode(&shop, "none").await;
    give_back(&shop, 66_667).await.unwrap();
    let first = newest(&shop).await;
    assert_eq!(first["kind"], "credit_note");
    assert_eq!(first["number"], "HM/26-27/C00001");
    assert_eq!(first["mode"], "regular", "as the invoice was");
    assert_eq!(first["original"]["number"], invoice["number"]);
    assert_eq!(first["reason"], "Bought twice");
    give_back(&shop, 133_333).await.unwrap();
    let rest = newest(&shop).await;
    assert_eq!(rest["number"], "HM/26-27/C00002");
    for part in ["taxablePaise", "centralPaise"] {
        let [first, rest, whole] = [&first, &rest, &invoice]
            .map(|tax_document| tax_document["tax"][part].as_i64().unwrap());
        assert_eq!(first + rest, whole, "{part}");
    }
    assert!(give_back(&shop, 1).await.is_err(), "nothing is left");
    let last = "invoices_number WHERE series = 'credit' AND last = 2";
    assert_eq!(shop.count(last).await, 1);
}

#[tokio::test]
async fn money_that_bought_nothing_has_no_document() {
    let shop = Shop::open().await;
    let begun = shop.checkout(ASHA, "gone", None).await;
    let paid = shop.pay(&begun);
    shop.confirm(ASHA, &begun, &paid).await;
    assert_eq!(shop.state(ASHA, &begun).await, "refund_due");
    give_back(&shop, 100).await.unwrap();
    assert_eq!(shop.count("invoices_document").await, 0);
}

#[tokio::test]
async fn what_was_issued_stays_as_it_was() {
    let shop = shop_with_tax("regular").await;
    let before = bought(&shop, ASHA.id, Some(HERE)).await;
    let cookie = format!("{}=customer-{}", kernel::session::SESSION_COOKIE, ASHA.id);
    let path = "/payments/receipts/1.pdf";
    let (_, drawn) = shop.app.download(&cookie, path).await;
    mode(&shop, "none").await;
    assert_eq!(before, newest(&shop).await);
    assert_eq!(drawn, shop.app.download(&cookie, path).await.1);
    let mut tx = shop.app.deps.db.write().await.unwrap();
    for change in [
        "UPDATE invoices_document SET tax_document = '{}'",
        "DELETE FROM invoices_document",
    ] {
        assert!(sqlx::query(change).execute(&mut *tx).await.is_err());
    }
}

#[tokio::test]
async fn the_accountant_sees_which_numbers_are_not_in_the_books() {
    let shop = Shop::open().await;
    let gap = ",HM/26-27/000003 to HM/26-27/000006,Not in these books,";
    let cookie = format!("{}=owner-1", kernel::session::SESSION_COOKIE);
    let table = async || {
        let path = "/admin/payments/receipts.csv?from=2026-08";
        let (_, bytes) = shop.app.download(&cookie, path).await;
        String::from_utf8(bytes).unwrap()
    };
    assert!(!table().await.contains(gap));
    shop.run(
        "INSERT INTO invoices_number_gap (series, year, first, last, day, given_out)
         VALUES ('sale', '26-27', 3, 6, '2026-08-01', 1)",
    )
    .await;
    assert!(table().await.contains(gap));
}
