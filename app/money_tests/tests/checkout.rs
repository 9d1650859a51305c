//! Beginning, paying and confirming, through HTTP.

use std::time::{Duration, Instant};

use crate::support::{ASHA, BINA, Shop};
use fake_provider::{Attempt, Plan};
use serde_json::json;

#[tokio::test]
async fn a_purchase_is_paid_confirmed_and_granted_once() {
    let shop = Shop::open().await;
    let begun = shop.checkout(ASHA, "1", None).await;
    assert_eq!(begun["order"]["amountPaise"], 200_000);
    assert_eq!(begun["order"]["state"], "awaiting_payment");
    assert_eq!(begun["checkout"]["provider"], "sandbox");
    assert_eq!(begun["checkout"]["description"], "Payment for Course 1");
    let paid = shop.pay(&begun);
    for _ in 0..3 {
        let (status, order) = shop.confirm(ASHA, &begun, &paid).await;
        assert_eq!(
            (status, order["state"].as_str()),
            (200, Some("fulfilled")),
            "{order}"
        );
    }
    assert_eq!(shop.count("test_grant").await, 1);
    assert_eq!(
        shop.count("payments_payment WHERE state = 'settled'").await,
        1
    );
    assert_eq!(
        shop.count("payments_ledger WHERE amount_paise = 200000")
            .await,
        1
    );
    assert_eq!(
        shop.count("kernel_outbox WHERE template = 'payments.receipt'")
            .await,
        1
    );
    assert_eq!(
        shop.count("kernel_audit WHERE action = 'payments.fulfilled'")
            .await,
        1
    );
    let (status, problem) = shop.order(ASHA, "1", None).await;
    assert_eq!(
        (status, problem["code"].as_str()),
        (409, Some("courses.already_owned"))
    );
}

#[tokio::test]
async fn a_second_click_or_tab_gets_the_same_order() {
    let shop = Shop::open().await;
    let first = shop.checkout(ASHA, "1", None).await;
    let (one, two) = tokio::join!(shop.order(ASHA, "1", None), shop.order(ASHA, "1", None));
    assert_eq!(one.1, first);
    assert_eq!(two.1, first);
    assert_eq!(shop.orders_at_provider(), 1);
    let theirs = shop.checkout(BINA, "1", None).await;
    assert_ne!(theirs["order"]["id"], first["order"]["id"]);
}

#[tokio::test]
async fn two_first_clicks_at_once_make_one_order() {
    let shop = Shop::open().await;
    let (one, two) = tokio::join!(shop.order(ASHA, "1", None), shop.order(ASHA, "1", None));
    assert_eq!(one.0, 200);
    assert_eq!(one.1, two.1);
    assert_eq!(shop.orders_at_provider(), 1);
}

#[tokio::test]
async fn a_failed_try_leaves_the_purchase_open() {
    let shop = Shop::open().await;
    let begun = shop.checkout(ASHA, "1", None).await;
    let order = begun["checkout"]["providerOrderId"].as_str().unwrap();
    let failed = shop.provider.pay(order, Plan::Fail).unwrap();
    assert!(matches!(failed, Attempt::Failed(_)));
    assert_eq!(shop.checkout(ASHA, "1", None).await, begun);
    let paid = shop.pay(&begun);
    assert_eq!(shop.confirm(ASHA, &begun, &paid).await.0, 200);
    assert_eq!(shop.count("test_grant").await, 1);
}

#[tokio::test]
async fn nobody_touches_what_is_not_theirs() {
    let shop = Shop::open().await;
    let begun = shop.checkout(ASHA, "1", None).await;
    let paid = shop.pay(&begun);
    let path = format!("/payments/orders/{}", begun["order"]["id"]);
    assert_eq!(shop.app.get_as(BINA, &path).await.0, 404);
    assert_eq!(shop.app.get(&path).await.0, 401);
    assert_eq!(shop.confirm(BINA, &begun, &paid).await.0, 404);
    let input = json!({"kind": "course", "reference": "1"});
    assert_eq!(shop.app.post("/payments/orders", &input).await.0, 401);
    assert_eq!(shop.count("test_grant").await, 0);
}

#[tokio::test]
async fn a_wrong_signature_gives_nothing() {
    let shop = Shop::open().await;
    let begun = shop.checkout(ASHA, "1", None).await;
    let other = shop.checkout(ASHA, "2", None).await;
    let paid = shop.pay(&other);
    let (status, problem) = shop.confirm(ASHA, &begun, &paid).await;
    assert_eq!(
        (status, problem["code"].as_str()),
        (400, Some("payments.signature_invalid"))
    );
    assert_eq!(shop.state(ASHA, &begun).await, "awaiting_payment");
    assert_eq!(shop.count("test_grant").await, 0);
    assert_eq!(
        shop.count("kernel_audit WHERE action = 'payments.bad_signature'")
            .await,
        1
    );
}

#[tokio::test]
async fn without_an_answer_it_is_being_confirmed_and_heals() {
    let shop = Shop::open().await;
    let begun = shop.checkout(ASHA, "1", None).await;
    let paid = shop.pay(&begun);
    shop.unreachable(true);
    let (status, order) = shop.confirm(ASHA, &begun, &paid).await;
    assert_eq!(
        (status, order["state"].as_str()),
        (200, Some("confirming")),
        "{order}"
    );
    let (_, again) = shop.order(ASHA, "1", None).await;
    assert_eq!(again["outcome"], "confirming");
    assert!(
        again.get("checkout").is_none(),
        "the customer is never asked to pay again: {again}"
    );
    shop.later(20).await;
    shop.unreachable(false);
    shop.later(60).await;
    assert_eq!(
        shop.state(ASHA, &begun).await,
        "confirming",
        "one probe every two minutes"
    );
    shop.later(61).await;
    assert_eq!(shop.state(ASHA, &begun).await, "fulfilled");
}

#[tokio::test]
async fn a_provider_that_is_slow_keeps_nobody_waiting_longer_than_five_seconds() {
    let shop = Shop::open().await;
    let begun = shop.checkout(ASHA, "1", None).await;
    let paid = shop.pay(&begun);
    shop.provider.with(|book| book.behaviour.slow_ms = 60_000);
    let asked = Instant::now();
    let (status, order) = shop.confirm(ASHA, &begun, &paid).await;
    assert_eq!((status, order["state"].as_str()), (200, Some("confirming")));
    assert!(asked.elapsed() < Duration::from_secs(8));
    shop.provider.with(|book| book.behaviour.slow_ms = 0);
    shop.later(15).await;
    assert_eq!(shop.state(ASHA, &begun).await, "fulfilled");
}

#[tokio::test]
async fn a_provider_that_is_down_is_said_and_nothing_is_lost() {
    let shop = Shop::open().await;
    shop.unreachable(true);
    let (status, problem) = shop.order(ASHA, "1", None).await;
    assert_eq!(
        (status, problem["code"].as_str()),
        (503, Some("payments.provider_unreachable"))
    );
    assert_eq!(
        problem["message"],
        "Failed to load the SDK. Please check your connection."
    );
    shop.unreachable(false);
    shop.buy(ASHA, "1", None).await;
    assert_eq!(shop.count("payments_order").await, 1);
}

#[tokio::test]
async fn a_tab_closed_after_paying_is_found_by_asking() {
    let shop = Shop::open().await;
    let begun = shop.checkout(ASHA, "1", None).await;
    shop.pay(&begun);
    shop.later(119).await;
    assert_eq!(shop.state(ASHA, &begun).await, "awaiting_payment");
    shop.later(1).await;
    assert_eq!(shop.state(ASHA, &begun).await, "fulfilled");
}

#[tokio::test]
async fn a_click_after_a_closed_tab_finds_it_paid() {
    let shop = Shop::open().await;
    let begun = shop.checkout(ASHA, "1", None).await;
    shop.pay(&begun);
    let (status, again) = shop.order(ASHA, "1", Some("THIRD")).await;
    assert_eq!(
        (status, again["outcome"].as_str()),
        (200, Some("paid")),
        "{again}"
    );
    assert_eq!(shop.state(ASHA, &begun).await, "fulfilled");
}

#[tokio::test]
async fn what_cannot_be_given_any_more_is_due_back() {
    let shop = Shop::open().await;
    let begun = shop.checkout(ASHA, "gone", None).await;
    let paid = shop.pay(&begun);
    let (status, order) = shop.confirm(ASHA, &begun, &paid).await;
    assert_eq!((status, order["state"].as_str()), (200, Some("refund_due")));
    assert_eq!(
        shop.count("payments_payment WHERE reason = 'cannot_be_fulfilled'")
            .await,
        1
    );
    assert_eq!(
        shop.count("kernel_outbox WHERE template = 'payments.refund_due'")
            .await,
        1
    );
}

#[tokio::test]
async fn a_late_capture_of_an_abandoned_purchase_counts_and_a_second_is_due_back() {
    let shop = Shop::open().await;
    let old = shop.checkout(ASHA, "1", None).await;
    let new = shop.checkout(ASHA, "1", Some("THIRD")).await;
    assert_ne!(old["order"]["id"], new["order"]["id"]);
    assert_eq!(shop.state(ASHA, &old).await, "abandoned");
    shop.pay(&old);
    shop.later(120).await;
    assert_eq!(shop.state(ASHA, &old).await, "fulfilled");
    let paid = shop.pay(&new);
    let (_, order) = shop.confirm(ASHA, &new, &paid).await;
    assert_eq!(order["state"], "refund_due");
    assert_eq!(shop.count("test_grant").await, 1);
    assert_eq!(
        shop.count("payments_coupon_use").await,
        0,
        "a coupon that bought nothing is free again"
    );
}

#[tokio::test]
async fn the_eleventh_checkout_in_ten_minutes_waits() {
    let shop = Shop::open().await;
    for _ in 0..10 {
        shop.checkout(ASHA, "1", None).await;
    }
    assert_eq!(shop.order(ASHA, "1", None).await.0, 429);
    shop.checkout(BINA, "1", None).await;
    shop.app.deps.clock.advance_seconds(600);
    shop.checkout(ASHA, "1", None).await;
}

#[tokio::test]
async fn what_is_not_sold_is_not_found() {
    let shop = Shop::open().await;
    assert_eq!(shop.order(ASHA, "nothing", None).await.0, 404);
    let input = json!({"kind": "palace", "reference": "1"});
    let (status, problem) = shop.app.post_as(ASHA, "/payments/orders", &input).await;
    assert_eq!(
        (status, problem["code"].as_str()),
        (404, Some("payments.not_for_sale"))
    );
}
