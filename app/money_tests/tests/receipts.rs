//! Receipts and what they say of tax, through HTTP.

use crate::support::{ASHA, BINA, Shop, counter};
use kernel::{Bill, CounterMethod, session::SESSION_COOKIE, testing::Caller};
use ledger::CounterSale;
use poem::http::Method;
use serde_json::{Value, json};

const ROSHNI: Caller = Caller::owner(1);
const SELVI: Caller = Caller::staff(3);
const TAX: &str = "/admin/payments/tax";

fn regular() -> Value {
    json!({
        "mode": "regular",
        "gstin": "33 abcde1234f1z7",
        "legalName": "Hem & Mogra Tailors LLP",
        "kinds": [
            {"kind": "course", "code": "999293", "rate": 1800},
            {"kind": "advance", "code": "9988", "rate": 500},
        ],
        "version": 1,
    })
}

async fn put(shop: &Shop, draft: &Value) -> (u16, Value) {
    shop.app
        .call_as(ROSHNI, Method::PUT, TAX, Some(draft))
        .await
}

async fn receipts_of(shop: &Shop, buyer: Caller) -> Vec<Value> {
    let (status, list) = shop.app.get_as(buyer, "/payments/receipts").await;
    assert_eq!(status, 200, "{list}");
    list.as_array().unwrap().clone()
}

/// With the State in the wish.
async fn buy_from(shop: &Shop, buyer: Caller, reference: &str, state: &str) {
    let input = json!({"kind": "course", "reference": reference, "state": state});
    let (status, begun) = shop.app.post_as(buyer, "/payments/orders", &input).await;
    assert_eq!(status, 200, "{begun}");
    let paid = shop.pay(&begun);
    shop.confirm(buyer, &begun, &paid).await;
}

/// As Roshni downloads it.
async fn csv(shop: &Shop, path: &str) -> String {
    let cookie = format!("{SESSION_COOKIE}=owner-1");
    let (_, bytes) = shop.app.download(&cookie, path).await;
    String::from_utf8(bytes).unwrap()
}

#[tokio::test]
async fn a_buyer_finds_her_receipt_and_nobody_elses() {
    let shop = Shop::open().await;
    shop.buy(ASHA, "1", Some("THIRD")).await;
    let own = receipts_of(&shop, ASHA).await;
    assert_eq!(own.len(), 1);
    let expected = json!({
        "id": 1, "number": "HM/26-27/000001", "kind": "receipt", "day": "2026-08-01", "title": "Course 1",
        "amountPaise": 134_000, "itemKind": "course", "itemReference": "1", "test": false,
    });
    assert_eq!(own[0], expected);
    assert!(receipts_of(&shop, BINA).await.is_empty());
    let file = "/payments/receipts/1.pdf";
    let cookie = format!("{SESSION_COOKIE}=customer-{}", ASHA.id);
    let (_, bytes) = shop.app.download(&cookie, file).await;
    assert!(bytes.starts_with(b"%PDF-"));
    for (caller, path) in [
        (BINA, file),
        (ASHA, "/payments/receipts/2.pdf"),
        (ASHA, "/payments/receipts/1"),
        (ASHA, "/payments/receipts/one.pdf"),
    ] {
        let (status, problem) = shop.app.get_as(caller, path).await;
        assert_eq!(
            (status, problem["code"].as_str()),
            (404, Some("invoices.receipt_not_found")),
            "{path}"
        );
    }
    assert_eq!(shop.app.get(file).await.0, 401);
}

#[tokio::test]
async fn money_at_the_counter_has_its_receipt_beside_the_entry_and_in_her_list() {
    let shop = Shop::open().await;
    let path = "/admin/payments/order-ledgers/2/entries";
    let cash = json!({"method": "cash", "amountPaise": 15_050, "note": "For lace"});
    let key = "tap-00000001";
    for _ in 0..2 {
        let (status, ledger) = shop.app.post_keyed(ROSHNI, key, path, &cash).await;
        assert_eq!(status, 200, "{ledger}");
    }
    let (_, ledger) = shop
        .app
        .get_as(ROSHNI, "/admin/payments/order-ledgers/2")
        .await;
    let expected = json!({
        "id": 1, "number": "HM/26-27/000001", "kind": "receipt", "day": "2026-08-01",
        "title": "Full payment: Bridal blouse, order HM-2", "amountPaise": 15_050, "itemKind": "advance",
        "itemReference": "2", "test": false,
    });
    assert_eq!(ledger["entries"].as_array().unwrap().len(), 1);
    assert_eq!(ledger["entries"][0]["receipt"], expected);
    assert_eq!(receipts_of(&shop, ASHA).await, [expected]);
    assert!(receipts_of(&shop, BINA).await.is_empty());
    let file = "/payments/receipts/1.pdf";
    assert_eq!(shop.app.get_as(BINA, file).await.0, 404);
    let cookie = format!("{SESSION_COOKIE}=customer-{}", ASHA.id);
    assert!(
        shop.app
            .download(&cookie, file)
            .await
            .1
            .starts_with(b"%PDF-")
    );

    let entry = &ledger["entries"][0]["id"];
    let back = format!("{path}/{entry}/reverse");
    let (_, ledger) = shop
        .app
        .post_as(ROSHNI, &back, &json!({"note": "Wrong order"}))
        .await;
    let note = &ledger["entries"][1]["receipt"];
    assert_eq!(
        (&note["number"], &note["original"]),
        (&json!("HM/26-27/C00001"), &json!("HM/26-27/000001"))
    );
    assert_eq!(ledger["entries"][0]["receipt"]["number"], "HM/26-27/000001");
    assert_eq!(receipts_of(&shop, ASHA).await.len(), 2);
    let counter = "/admin/payments/transactions?show=counter";
    let (_, list) = shop.app.get_as(ROSHNI, counter).await;
    let first = &list["items"][1];
    assert_eq!(
        (&first["customerId"], &first["note"]),
        (&json!(7), &json!("For lace"))
    );
    let table = csv(&shop, "/admin/payments/receipts.csv?from=2026-08").await;
    assert!(table.contains("\"At the counter, cash\""), "{table}");
    assert!(
        table.contains("C00001") && !table.contains("Wrong order"),
        "{table}"
    );
}

#[tokio::test]
async fn an_order_that_came_to_an_account_brings_its_receipts() {
    let shop = Shop::open().await;
    let mut tx = shop.app.deps.db.write().await.unwrap();
    let bill = Bill {
        order: 1,
        buyer: 99,
        number: "HM-1".to_owned(),
        item: "Bridal blouse".to_owned(),
        customer: "Asha, who came in".to_owned(),
        price_paise: Some(200_000),
        is_approved: true,
        is_called_off: false,
    };
    let sale = CounterSale {
        kind: "advance",
        reference: "1",
        title: "Bridal blouse, order HM-1",
        order: Some(&bill),
        advance: true,
        buyer: 99,
        customer: "Asha, who came in",
        method: CounterMethod::Upi,
        paise: 20_000,
        day: shop.app.deps.clock.now().day(),
        note: "",
        actor: ROSHNI.id,
    };
    let counter = counter(&shop.app.deps);
    counter.take(&mut tx, &sale).await.unwrap();
    tx.commit().await.unwrap();
    assert_eq!(
        receipts_of(&shop, ASHA).await.len(),
        1,
        "the order belongs to the customer now"
    );
    assert!(receipts_of(&shop, BINA).await.is_empty());
}

#[tokio::test]
async fn what_is_free_has_no_receipt() {
    let shop = Shop::open().await;
    let (status, begun) = shop.order(ASHA, "1", Some("ALL")).await;
    assert_eq!((status, begun["outcome"].as_str()), (200, Some("free")));
    assert!(receipts_of(&shop, ASHA).await.is_empty());
}

#[tokio::test]
async fn tax_is_the_owners_alone() {
    let shop = Shop::open().await;
    for path in [
        TAX,
        "/admin/payments/receipts",
        "/admin/payments/receipts/1.pdf",
        "/admin/payments/receipts.csv?from=2026-08",
    ] {
        for caller in [ASHA, SELVI] {
            assert_eq!(shop.app.get_as(caller, path).await.0, 403, "{path}");
        }
    }
    let sample = format!("{TAX}/sample");
    assert_eq!(shop.app.post_as(SELVI, &sample, &regular()).await.0, 403);
}

#[tokio::test]
async fn a_form_hears_about_all_its_fields() {
    let shop = Shop::open().await;
    let wrong = json!({
        "mode": "composition",
        "gstin": "33ABCDE1234F1Z8",
        "prefix": "H&M",
        "kinds": [{"kind": "course", "code": "99a", "rate": 1800}],
        "version": 1,
    });
    let (status, problem) = put(&shop, &wrong).await;
    assert_eq!(status, 422, "{problem}");
    let fields: Vec<&str> = problem["fields"]
        .as_array()
        .unwrap()
        .iter()
        .map(|field| field["field"].as_str().unwrap())
        .collect();
    assert_eq!(fields, ["gstin", "prefix", "kinds.0.code", "kinds"]);
    let mut unknown_state = regular();
    unknown_state["gstin"] = Value::Null;
    assert_eq!(put(&shop, &unknown_state).await.0, 422);
}

#[tokio::test]
async fn a_change_of_mode_is_seen_before_and_counts_after() {
    let shop = Shop::open().await;
    let sample = format!("{TAX}/sample");
    let (status, tax_document) = shop.app.post_as(ROSHNI, &sample, &regular()).await;
    assert_eq!(status, 200, "{tax_document}");
    assert_eq!(tax_document["kind"], "tax_invoice");
    assert_eq!(tax_document["tax"]["centralPaise"], 11_059);
    let (_, before) = shop.app.get_as(ROSHNI, TAX).await;
    assert_eq!(
        (&before["mode"], &before["usedPrefix"]),
        (&json!("none"), &json!("HM"))
    );

    let (status, after) = put(&shop, &regular()).await;
    assert_eq!(status, 200, "{after}");
    assert_eq!(after["gstin"], "33ABCDE1234F1Z7");
    let (status, stale) = put(&shop, &regular()).await;
    assert_eq!(
        (status, stale["code"].as_str()),
        (409, Some("record.conflict"))
    );

    let (status, refused) = shop.order(ASHA, "1", None).await;
    assert_eq!(
        (
            status,
            refused["code"].as_str(),
            refused["fields"][0]["field"].as_str()
        ),
        (422, Some("payments.state_needed"), Some("state"))
    );
    let (_, states) = shop.app.get_as(ASHA, "/payments/states").await;
    assert_eq!(states.as_array().unwrap().len(), 36);
    buy_from(&shop, ASHA, "1", "29").await;
    // Asked once.
    shop.buy(ASHA, "2", None).await;
    let own = receipts_of(&shop, ASHA).await;
    assert_eq!(own[0]["kind"], "tax_invoice");
    assert_eq!(own[0]["number"], "HM/26-27/000002");
}

#[tokio::test]
async fn an_advance_gets_a_voucher_of_its_own_series() {
    let shop = Shop::open().await;
    put(&shop, &regular()).await;
    let input = json!({"kind": "advance", "reference": "1", "state": "33"});
    let (_, begun) = shop.app.post_as(ASHA, "/payments/orders", &input).await;
    let paid = shop.pay(&begun);
    shop.confirm(ASHA, &begun, &paid).await;
    let own = receipts_of(&shop, ASHA).await;
    assert_eq!(
        (&own[0]["kind"], &own[0]["number"]),
        (&json!("receipt_voucher"), &json!("HM/26-27/V00001"))
    );
}

#[tokio::test]
async fn the_accountant_gets_every_line_with_its_taxes() {
    let shop = Shop::open().await;
    shop.buy(BINA, "3", None).await;
    put(&shop, &regular()).await;
    buy_from(&shop, ASHA, "1", "33").await;
    buy_from(&shop, BINA, "2", "29").await;
    let path = "/admin/payments/receipts.csv?from=2026-07&to=2026-09";
    let text = csv(&shop, path).await;
    let lines: Vec<&str> = text.trim_start_matches('\u{feff}').lines().collect();
    assert_eq!(lines.len(), 4);
    assert!(
        lines[0].starts_with("Date,Number,Document,Buyer,State,Item,SAC,Taxable value,Rate,CGST")
    );
    assert!(
        lines[1].starts_with(
            "2026-08-01,HM/26-27/000001,Receipt,Bina,,Course 3,,,,,,,2000.00,,Online,"
        )
    );
    assert!(lines[2].starts_with(
        "2026-08-01,HM/26-27/000002,Tax invoice,'=Asha Raman,33-Tamil Nadu,Course 1,999293,1694.92,18%,152.54,152.54,0.00,2000.00,"
    ), "{}", lines[2]);
    assert!(
        lines[3].contains("29-Karnataka,Course 2,999293,1694.92,18%,0.00,0.00,305.08,2000.00,")
    );
    let other = "/admin/payments/receipts.csv?from=2026-07";
    assert_eq!(csv(&shop, other).await.lines().count(), 1);
}

#[tokio::test]
async fn what_names_customers_leaves_with_the_password_given_lately_and_is_noted() {
    let shop = Shop::open().await;
    shop.buy(BINA, "3", None).await;
    let exports = [
        "/admin/payments/receipts.csv?from=2026-08",
        "/admin/payments/transactions.csv?month=2026-08",
    ];
    for path in exports {
        csv(&shop, path).await;
    }
    assert_eq!(
        shop.count("kernel_audit WHERE actor = 1 AND action LIKE 'payments.%_exported'")
            .await,
        2
    );
    shop.app.deps.clock.advance_seconds(601);
    for path in exports {
        let (status, problem) = shop.app.get_as(ROSHNI, path).await;
        assert_eq!(status, 403, "{path}");
        assert_eq!(problem["code"], "auth.confirmation_needed", "{path}");
    }
}

#[tokio::test]
async fn the_owner_looks_through_all_receipts() {
    let shop = Shop::open().await;
    shop.buy(ASHA, "1", None).await;
    shop.buy(BINA, "2", None).await;
    let list = async |query: &str| {
        let path = format!("/admin/payments/receipts{query}");
        let (status, page) = shop.app.get_as(ROSHNI, &path).await;
        assert_eq!(status, 200, "{page}");
        page["items"].as_array().unwrap().len()
    };
    assert_eq!(list("").await, 2);
    assert_eq!(list("?month=2026-08").await, 2);
    assert_eq!(list("?month=2026-07").await, 0);
    assert_eq!(list("?q=000002").await, 1);
    assert_eq!(list("?q=course%201").await, 1);
    assert_eq!(list("?before=2").await, 1);
}

#[tokio::test]
async fn the_mail_names_the_receipt_and_where_it_is() {
    let shop = Shop::open().await;
    shop.buy(ASHA, "1", None).await;
    let mails =
        "kernel_outbox WHERE template = 'payments.receipt' AND data LIKE '%HM/26-27/000001%'";
    assert_eq!(shop.count(mails).await, 1);
}

#[tokio::test]
async fn the_mail_of_an_advance_knows_its_order_and_what_was_agreed() {
    let shop = Shop::open().await;
    let input = json!({"kind": "advance", "reference": "1"});
    let (_, begun) = shop.app.post_as(ASHA, "/payments/orders", &input).await;
    let paid = shop.pay(&begun);
    shop.confirm(ASHA, &begun, &paid).await;
    let data: String =
        sqlx::query_scalar("SELECT data FROM kernel_outbox WHERE template = 'payments.receipt'")
            .fetch_one(shop.app.deps.db.read())
            .await
            .unwrap();
    let data: Value = serde_json::from_str(&data).unwrap();
    assert_eq!(
        data["order"],
        json!({"number": "HM-1", "payment": "advance", "pricePaise": 200_000, "paidPaise": 200_000})
    );
}
