//! Payments and refunds as the owner works with them, through HTTP.

use crate::support::{ASHA, BINA, Shop};
use kernel::testing::Caller;
use poem::http::Method;
use serde_json::{Value, json};

const ROSHNI: Caller = Caller::owner(1);
const SELVI: Caller = Caller::staff(3);

async fn see(shop: &Shop, path: &str) -> Value {
    let path = format!("/admin/payments{path}");
    let (status, answer) = shop.app.get_as(ROSHNI, &path).await;
    assert_eq!(status, 200, "{answer}");
    answer
}

async fn refund(shop: &Shop, payment: i64, paise: i64) -> (u16, Value) {
    let path = format!("/admin/payments/received/{payment}/refunds");
    let body = json!({"amountPaise": paise, "reason": "Cloth not cut"});
    shop.app.post_as(ROSHNI, &path, &body).await
}

async fn advance(shop: &Shop, order: &str) {
    let input = json!({"kind": "advance", "reference": order});
    let (status, begun) = shop.app.post_as(ASHA, "/payments/orders", &input).await;
    assert_eq!(status, 200, "{begun}");
    let paid = shop.pay(&begun);
    shop.confirm(ASHA, &begun, &paid).await;
}

fn keys(list: &Value) -> Vec<&str> {
    let items = list["items"].as_array().unwrap();
    items
        .iter()
        .map(|item| item["key"].as_str().unwrap())
        .collect()
}

#[tokio::test]
async fn payments_and_refunds_are_the_owners_alone() {
    let shop = Shop::open().await;
    for path in [
        "/transactions",
        "/transactions.csv",
        "/waiting",
        "/customers/7",
        "/received/1",
    ] {
        let path = format!("/admin/payments{path}");
        assert_eq!(shop.app.get(&path).await.0, 401, "{path}");
        for caller in [ASHA, SELVI] {
            assert_eq!(shop.app.get_as(caller, &path).await.0, 403, "{path}");
        }
    }
    let body = json!({"amountPaise": 100, "reason": "Because"});
    for path in ["/received/1/refunds", "/refunds/1/retry"] {
        let path = format!("/admin/payments{path}");
        assert_eq!(shop.app.post_as(SELVI, &path, &body).await.0, 403, "{path}");
    }
}

#[tokio::test]
async fn money_goes_back_only_with_the_password_given_lately() {
    let shop = Shop::open().await;
    shop.buy(ASHA, "1", None).await;
    shop.later(601).await;
    let body = json!({"amountPaise": 100, "reason": "Because"});
    let (status, refused) = shop
        .app
        .post_as(ROSHNI, "/admin/payments/received/1/refunds", &body)
        .await;
    assert_eq!(
        (status, &refused["code"]),
        (403, &json!("auth.confirmation_needed"))
    );
    let (status, _) = shop
        .app
        .get_as(ROSHNI, "/admin/payments/transactions.csv")
        .await;
    assert_eq!(status, 403, "customers stand in it");
    assert_eq!(shop.count("payments_refund").await, 0);
}

#[tokio::test]
async fn a_part_and_then_the_rest_go_back_and_the_books_follow() {
    let shop = Shop::open().await;
    shop.buy(ASHA, "1", None).await;
    let (status, detail) = refund(&shop, 1, 50_000).await;
    assert_eq!(
        (status, &detail["refunds"][0]["state"]),
        (200, &json!("requested")),
        "{detail}"
    );
    assert_eq!(detail["refundablePaise"], 150_000);
    shop.payments.work_on_refunds().await.unwrap();
    let detail = see(&shop, "/received/1").await;
    assert_eq!(
        (
            &detail["returnedPaise"],
            &detail["state"],
            &detail["order"]["state"]
        ),
        (&json!(50_000), &json!("settled"), &json!("fulfilled"))
    );
    let report = see(&shop, "/report?month=2026-08").await;
    assert_eq!(
        (&report["totalPaise"], &report["sales"][0]["paise"]),
        (&json!(150_000), &json!(150_000))
    );

    let (status, refused) = refund(&shop, 1, 150_001).await;
    assert_eq!(
        (status, &refused["fields"][0]["field"]),
        (422, &json!("amountPaise"))
    );
    assert_eq!(refund(&shop, 1, 150_000).await.0, 200);
    let (status, refused) = refund(&shop, 1, 100).await;
    assert_eq!(
        (status, &refused["code"]),
        (409, &json!("payments.nothing_to_refund"))
    );
    shop.payments.work_on_refunds().await.unwrap();
    let detail = see(&shop, "/received/1").await;
    assert_eq!(
        (&detail["state"], &detail["order"]["state"]),
        (&json!("refunded"), &json!("refunded"))
    );
    let reported: Vec<&str> = detail["timeline"]
        .as_array()
        .unwrap()
        .iter()
        .map(|moment| moment["what"].as_str().unwrap())
        .collect();
    for what in [
        "begun",
        "captured",
        "fulfilled",
        "refund_requested",
        "refunded",
        "mail_queued",
    ] {
        assert!(reported.contains(&what), "{what} of {reported:?}");
    }
    assert_eq!(shop.count("test_grant").await, 0, "the course is closed");
    let report = see(&shop, "/report?month=2026-08").await;
    assert_eq!(report["totalPaise"], 0);
    let list = see(&shop, "/transactions?month=2026-08").await;
    assert_eq!(
        list["totals"],
        json!({"count": 3, "receivedPaise": 200_000, "returnedPaise": 200_000, "netPaise": 0})
    );
}

#[tokio::test]
async fn the_same_key_is_the_same_refund() {
    let shop = Shop::open().await;
    shop.buy(ASHA, "1", None).await;
    let body = json!({"amountPaise": 5_000, "reason": "Because"});
    let path = "/admin/payments/received/1/refunds";
    for _ in 0..2 {
        let (status, detail) = shop.app.post_keyed(ROSHNI, "one-refund", path, &body).await;
        assert_eq!(status, 200, "{detail}");
    }
    assert_eq!(shop.count("payments_refund").await, 1);
    let other = json!({"amountPaise": 6_000, "reason": "Because"});
    let (status, _) = shop
        .app
        .post_keyed(ROSHNI, "one-refund", path, &other)
        .await;
    assert_eq!(status, 422);
}

#[tokio::test]
async fn the_list_is_filtered_searched_and_read_in_parts() {
    let shop = Shop::open().await;
    shop.buy(ASHA, "1", None).await;
    shop.later(10).await;
    shop.buy(BINA, "2", None).await;
    shop.later(10).await;
    advance(&shop, "1").await;
    shop.later(10).await;
    let cash = json!({"method": "cash", "amountPaise": 1_000, "note": "For lace"});
    shop.app
        .post_as(ROSHNI, "/admin/payments/order-ledgers/2/entries", &cash)
        .await;
    shop.later(10).await;
    refund(&shop, 2, 500).await;

    // The demo store has two entries of July.
    let all = ["refund-1", "counter-3", "online-3", "online-2", "online-1"];
    for (query, found) in [
        ("?month=2026-08", &all[..]),
        ("?show=courses", &["online-2", "online-1"]),
        ("?show=advances", &["online-3"]),
        ("?show=counter&month=2026-08", &["counter-3"]),
        ("?show=refunds", &["refund-1"]),
        ("?q=bina", &["refund-1", "online-2"]),
        ("?q=HM-2", &["counter-3"]),
        ("?q=Course%202", &["refund-1", "online-2"]),
        ("?customer=7", &["counter-3", "online-3", "online-1"]),
        ("?month=2026-07", &["counter-2", "counter-1"]),
        ("?show=refunds&month=2026-07", &[]),
    ] {
        let list = see(&shop, &format!("/transactions{query}")).await;
        assert_eq!(keys(&list), found, "{query}");
    }
    let paid = see(&shop, "/received/2").await;
    let id = paid["providerPaymentId"].as_str().unwrap();
    let list = see(&shop, &format!("/transactions?q={id}")).await;
    assert_eq!(keys(&list), ["refund-1", "online-2"]);
    let last = see(&shop, "/transactions").await;
    assert_eq!(
        (&last["items"][1]["title"], &last["items"][1]["by"]),
        (&json!("HM-2"), &json!("Roshni"))
    );

    for _ in 0..45 {
        shop.app
            .post_as(ROSHNI, "/admin/payments/order-ledgers/2/entries", &cash)
            .await;
    }
    let first = see(&shop, "/transactions?show=counter&month=2026-08").await;
    let next = first["next"].as_str().unwrap();
    let rest = see(
        &shop,
        &format!("/transactions?show=counter&month=2026-08&before={next}"),
    )
    .await;
    assert_eq!((keys(&first).len(), keys(&rest).len()), (40, 6));
    assert!(rest.get("next").is_none());
    assert_eq!(rest["totals"], first["totals"]);
}

#[tokio::test]
async fn the_file_for_a_spreadsheet_has_no_formulas() {
    let shop = Shop::open().await;
    shop.buy(ASHA, "1", None).await;
    let cookies = "__Host-session=owner-1";
    let (_, bytes) = shop
        .app
        .download(cookies, "/admin/payments/transactions.csv?month=2026-08")
        .await;
    let text = String::from_utf8(bytes).unwrap();
    assert!(text.contains("'=Asha Raman"), "{text}");
    assert!(text.contains("2000.00"), "{text}");
}

#[tokio::test]
async fn what_was_paid_twice_or_called_off_waits_for_the_owners_decision() {
    let shop = Shop::open().await;
    advance(&shop, "2").await;
    assert_eq!(
        see(&shop, "/waiting").await,
        json!({"toDecide": 1, "failedRefunds": 0})
    );
    let detail = see(&shop, "/received/1").await;
    assert_eq!(
        (&detail["due"], &detail["toDecide"]),
        (&json!("called_off"), &json!(true))
    );
    let path = "/admin/payments/received/1/retention";
    let body = json!({"reason": "The cloth was cut"});
    let (status, stored) = shop
        .app
        .call_as(ROSHNI, Method::PUT, path, Some(&body))
        .await;
    assert_eq!(
        (status, &stored["toDecide"], &stored["retained"]["by"]),
        (200, &json!(false), &json!("Roshni")),
        "{stored}"
    );
    assert_eq!(see(&shop, "/waiting").await["toDecide"], 0);
    shop.app.call_as(ROSHNI, Method::DELETE, path, None).await;
    assert_eq!(see(&shop, "/waiting").await["toDecide"], 1);
    refund(&shop, 1, 200_000).await;
    assert_eq!(
        see(&shop, "/waiting").await["toDecide"],
        0,
        "it is on its way"
    );
}

#[tokio::test]
async fn a_refund_that_failed_waits_and_is_tried_again() {
    let shop = Shop::open().await;
    shop.buy(ASHA, "1", None).await;
    shop.provider
        .with(|book| book.behaviour.balance_short = true);
    refund(&shop, 1, 200_000).await;
    shop.payments.work_on_refunds().await.unwrap();
    assert_eq!(see(&shop, "/waiting").await["failedRefunds"], 1);
    let failed = see(&shop, "/transactions?show=failed").await;
    assert!(
        failed["items"][0]["failure"]
            .as_str()
            .unwrap()
            .starts_with("There is too little money")
    );
    shop.provider
        .with(|book| book.behaviour.balance_short = false);
    let retry = "/admin/payments/refunds/1/retry";
    let (status, detail) = shop.app.post_as(ROSHNI, retry, &json!({})).await;
    assert_eq!(status, 200, "{detail}");
    assert_eq!(shop.app.post_as(ROSHNI, retry, &json!({})).await.0, 409);
    assert_eq!(see(&shop, "/waiting").await["failedRefunds"], 0);
    shop.payments.work_on_refunds().await.unwrap();
    assert_eq!(see(&shop, "/received/1").await["state"], "refunded");
}

#[tokio::test]
async fn what_the_provider_never_took_cannot_be_repaired() {
    let shop = Shop::open().await;
    let path = "/admin/payments/unmatched/pay_nobody/settle";
    let (status, problem) = shop.app.post_as(ROSHNI, path, &Value::Null).await;
    assert_eq!(
        (status, &problem["code"]),
        (404, &json!("payments.payment_not_found"))
    );
}

#[tokio::test]
async fn a_customer_s_money_in_one_look() {
    let shop = Shop::open().await;
    shop.buy(ASHA, "3", None).await;
    let cash = json!({"method": "cash", "amountPaise": 5_050});
    shop.app
        .post_as(ROSHNI, "/admin/payments/order-ledgers/2/entries", &cash)
        .await;
    refund(&shop, 1, 50_000).await;
    shop.payments.work_on_refunds().await.unwrap();
    let money = see(&shop, "/customers/7").await;
    assert_eq!(
        (
            &money["pricedOrders"],
            &money["agreedPaise"],
            &money["duePaise"],
            &money["receivedPaise"],
            &money["returnedPaise"]
        ),
        (
            &json!(2),
            &json!(215_050),
            &json!(210_000),
            &json!(205_050),
            &json!(50_000)
        )
    );
    assert_eq!(money["latest"].as_array().unwrap().len(), 3);
    assert_eq!(see(&shop, "/customers/8").await["count"], 0);
}

#[tokio::test]
async fn an_advance_that_went_back_leaves_the_balance_of_the_order() {
    let shop = Shop::open().await;
    advance(&shop, "1").await;
    refund(&shop, 1, 50_000).await;
    shop.payments.work_on_refunds().await.unwrap();
    let ledger = see(&shop, "/order-ledgers/1").await;
    assert_eq!(
        (&ledger["paidPaise"], &ledger["balancePaise"]),
        (&json!(150_000), &json!(50_000))
    );
    assert_eq!(
        (
            &ledger["entries"][1]["state"],
            &ledger["entries"][1]["amountPaise"]
        ),
        (&json!("given_back"), &json!(-50_000))
    );
}
