//! Coupons, through HTTP.

use crate::support::{ASHA, BINA, Shop};
use kernel::testing::Caller;
use serde_json::{Value, json};

fn code(answer: &(u16, Value)) -> (u16, &str) {
    (answer.0, answer.1["code"].as_str().unwrap_or_default())
}

#[tokio::test]
async fn a_good_code_tells_percent_and_price() {
    let shop = Shop::open().await;
    let (status, checked) = shop.check(ASHA, " welcome10 ", "1").await;
    assert_eq!(status, 200, "{checked}");
    let expected =
        json!({"code": "WELCOME10", "percent": 10, "pricePaise": 200_000, "amountPaise": 180_000});
    assert_eq!(checked, expected);
    let (_, odd) = shop.check(ASHA, "THIRD", "odd").await;
    assert_eq!(odd["amountPaise"], 6_734, "half a paisa up");
    assert_eq!(shop.count("payments_coupon_use").await, 0);
}

#[tokio::test]
async fn every_code_that_does_not_apply_is_refused_alike() {
    let shop = Shop::open().await;
    for wrong in ["NOPE", "OFF", "LATER", "OVER", "ONLY2"] {
        let answer = shop.check(ASHA, wrong, "1").await;
        assert_eq!(code(&answer), (422, "payments.coupon_invalid"), "{wrong}");
        assert_eq!(answer.1["message"], "Invalid coupon code!");
    }
    assert_eq!(shop.check(ASHA, "TODAY", "1").await.0, 200);
    assert_eq!(shop.check(ASHA, "ONLY2", "2").await.0, 200);
    let advance = json!({"kind": "advance", "reference": "1", "coupon": "THIRD"});
    let answer = shop.app.post_as(ASHA, "/payments/orders", &advance).await;
    assert_eq!(code(&answer), (422, "payments.coupon_invalid"));
}

#[tokio::test]
async fn a_check_needs_a_login_and_patience() {
    let shop = Shop::open().await;
    let input = json!({"code": "WELCOME10", "kind": "course", "reference": "1"});
    assert_eq!(
        shop.app.post("/payments/coupons/check", &input).await.0,
        401
    );
    for _ in 0..10 {
        shop.check(ASHA, "NOPE", "1").await;
    }
    let answer = shop.check(ASHA, "WELCOME10", "1").await;
    assert_eq!(code(&answer), (429, "payments.coupon_tries"));
    assert_eq!(answer.1["message"], "Error checking coupon.");
    assert_eq!(shop.check(BINA, "WELCOME10", "1").await.0, 200);
}

#[tokio::test]
async fn a_coupon_is_used_once() {
    let shop = Shop::open().await;
    shop.buy(ASHA, "1", Some("WELCOME10")).await;
    assert_eq!(
        shop.count("payments_coupon_use WHERE state = 'consumed'")
            .await,
        1
    );
    let answer = shop.check(ASHA, "WELCOME10", "2").await;
    assert_eq!(code(&answer), (409, "payments.coupon_used"));
    assert_eq!(answer.1["message"], "You have already used this coupon.");
    assert_eq!(
        code(&shop.order(ASHA, "2", Some("WELCOME10")).await),
        (409, "payments.coupon_used")
    );
    assert_eq!(shop.check(BINA, "WELCOME10", "1").await.0, 200);
}

#[tokio::test]
async fn ones_own_reservation_is_not_used_already() {
    let shop = Shop::open().await;
    let begun = shop.checkout(ASHA, "1", Some("WELCOME10")).await;
    assert_eq!(shop.check(ASHA, "WELCOME10", "1").await.0, 200);
    assert_eq!(shop.checkout(ASHA, "1", Some("WELCOME10")).await, begun);
    shop.checkout(ASHA, "1", Some("THIRD")).await;
    let back = shop.checkout(ASHA, "1", Some("WELCOME10")).await;
    assert_eq!(back["order"]["amountPaise"], 180_000);
    assert_eq!(
        code(&shop.check(ASHA, "WELCOME10", "2").await),
        (409, "payments.coupon_held")
    );
}

#[tokio::test]
async fn two_tabs_one_coupon() {
    let shop = Shop::open().await;
    let (one, two) = tokio::join!(
        shop.order(ASHA, "1", Some("WELCOME10")),
        shop.order(ASHA, "2", Some("WELCOME10"))
    );
    let mut statuses = [one.0, two.0];
    statuses.sort_unstable();
    assert_eq!(statuses, [200, 409], "{one:?} {two:?}");
    assert_eq!(shop.count("payments_coupon_use").await, 1);
}

#[tokio::test]
async fn a_coupon_left_behind_is_free_once_the_item_is_bought_without_it() {
    let shop = Shop::open().await;
    shop.checkout(ASHA, "1", Some("WELCOME10")).await;
    shop.buy(ASHA, "1", None).await;
    shop.buy(ASHA, "2", Some("WELCOME10")).await;
}

#[tokio::test]
async fn two_customers_one_last_use() {
    let shop = Shop::open().await;
    let (one, two) = tokio::join!(
        shop.order(ASHA, "1", Some("ONCE")),
        shop.order(BINA, "1", Some("ONCE"))
    );
    let mut statuses = [one.0, two.0];
    statuses.sort_unstable();
    assert_eq!(statuses, [200, 422], "{one:?} {two:?}");
}

#[tokio::test]
async fn after_half_an_hour_an_unpaid_coupon_is_free_again() {
    let shop = Shop::open().await;
    shop.checkout(ASHA, "1", Some("ONCE")).await;
    shop.later(1_799).await;
    assert_eq!(
        code(&shop.order(BINA, "1", Some("ONCE")).await),
        (422, "payments.coupon_invalid")
    );
    shop.later(1).await;
    shop.checkout(BINA, "1", Some("ONCE")).await;
}

#[tokio::test]
async fn a_late_capture_settles_at_its_price_though_the_coupon_is_gone() {
    let shop = Shop::open().await;
    let late = shop.checkout(ASHA, "1", Some("ONCE")).await;
    shop.later(1_800).await;
    shop.buy(BINA, "1", Some("ONCE")).await;
    let paid = shop.pay(&late);
    let (_, order) = shop.confirm(ASHA, &late, &paid).await;
    assert_eq!(order["state"], "fulfilled");
    assert_eq!(order["amountPaise"], 180_000);
}

#[tokio::test]
async fn a_coupon_of_everything_needs_no_checkout() {
    let shop = Shop::open().await;
    let (status, begun) = shop.order(ASHA, "1", Some("ALL")).await;
    assert_eq!(
        (status, begun["outcome"].as_str()),
        (200, Some("free")),
        "{begun}"
    );
    assert_eq!(begun["order"]["state"], "fulfilled");
    assert_eq!(shop.count("test_grant WHERE paid = 0").await, 1);
    assert_eq!(shop.orders_at_provider(), 0);
    assert_eq!(shop.count("payments_ledger WHERE entry = 'free'").await, 1);
    assert_eq!(
        code(&shop.order(ASHA, "2", Some("ALL")).await),
        (409, "payments.coupon_used")
    );
    assert_eq!(
        code(&shop.order(ASHA, "1", Some("ALL")).await),
        (409, "courses.already_owned")
    );
}

#[tokio::test]
async fn less_than_a_rupee_is_refused() {
    let shop = Shop::open().await;
    for answer in [
        shop.check(ASHA, "NEARLY", "cheap").await,
        shop.order(ASHA, "cheap", Some("NEARLY")).await,
    ] {
        assert_eq!(code(&answer), (422, "payments.below_minimum"));
    }
    assert_eq!(shop.count("payments_order").await, 0);
    assert_eq!(shop.count("payments_coupon_use").await, 0);
}

#[tokio::test]
async fn a_refused_coupon_leaves_nothing() {
    let shop = Shop::open().await;
    let stranger = Caller::customer(99);
    assert_eq!(shop.order(stranger, "1", Some("NOPE")).await.0, 422);
    assert_eq!(shop.count("payments_order").await, 0);
    assert_eq!(shop.count("kernel_outbox").await, 0);
}
