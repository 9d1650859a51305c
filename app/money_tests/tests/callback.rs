//! Back from the provider's own page: a form of another site, and no login.

use crate::support::{ASHA, BINA, Shop};
use poem::http::Method;
use serde_json::{Value, json};

fn escaped(text: &str) -> String {
    text.bytes().map(|byte| format!("%{byte:02X}")).collect()
}

/// Posts the callback from a browser in which another customer is logged in.
async fn come_back(shop: &Shop, fields: &[(&str, &str)]) -> (u16, String) {
    let pairs = fields.iter();
    let pairs: Vec<String> = pairs
        .map(|(name, value)| format!("{}={}", escaped(name), escaped(value)))
        .collect();
    let kind = "application/x-www-form-urlencoded".to_owned();
    let answer = shop
        .app
        .send_as(
            BINA,
            Method::POST,
            "/payments/callbacks/sandbox",
            &[("content-type", kind)],
            pairs.join("&"),
        )
        .await;
    let location = answer.headers.get("location");
    let location = location.map(|location| location.to_str().unwrap().to_owned());
    (answer.status, location.unwrap_or_default())
}

fn proof<'a>(paid: &'a Value, signature: &'a str) -> [(&'static str, &'a str); 3] {
    [
        (
            "razorpay_order_id",
            paid["providerOrderId"].as_str().unwrap(),
        ),
        ("razorpay_payment_id", paid["paymentId"].as_str().unwrap()),
        ("razorpay_signature", signature),
    ]
}

#[tokio::test]
async fn a_signed_payment_is_settled_without_a_login_and_once() {
    let shop = Shop::open().await;
    let begun = shop.checkout(ASHA, "1", None).await;
    let paid = shop.pay(&begun);
    let fields = proof(&paid, paid["signature"].as_str().unwrap());
    for _ in 0..2 {
        let back = come_back(&shop, &fields).await;
        assert_eq!(back, (303, "/course/1?payment=paid".to_owned()));
    }
    assert_eq!(shop.state(ASHA, &begun).await, "fulfilled");
    assert_eq!(shop.count("test_grant").await, 1);
    assert_eq!(shop.count("payments_payment").await, 1);
}

#[tokio::test]
async fn a_wrong_signature_settles_nothing_and_is_noted() {
    let shop = Shop::open().await;
    let begun = shop.checkout(ASHA, "1", None).await;
    let paid = shop.pay(&begun);
    let wrong = "0".repeat(64);
    let back = come_back(&shop, &proof(&paid, &wrong)).await;
    assert_eq!(back, (303, "/home?payment=failed".to_owned()));
    assert_eq!(shop.state(ASHA, &begun).await, "awaiting_payment");
    assert_eq!(
        shop.count("kernel_audit WHERE action = 'payments.bad_signature'")
            .await,
        1
    );
}

#[tokio::test]
async fn a_signature_counts_for_its_own_order_only() {
    let shop = Shop::open().await;
    let first = shop.checkout(ASHA, "1", None).await;
    let second = shop.checkout(ASHA, "2", None).await;
    let mut paid = shop.pay(&first);
    paid["providerOrderId"] = second["checkout"]["providerOrderId"].clone();
    let back = come_back(&shop, &proof(&paid, paid["signature"].as_str().unwrap())).await;
    assert_eq!(back.1, "/home?payment=failed");
    assert_eq!(shop.count("test_grant").await, 0);
}

#[tokio::test]
async fn while_the_provider_does_not_answer_it_is_being_confirmed() {
    let shop = Shop::open().await;
    let begun = shop.checkout(ASHA, "1", None).await;
    let paid = shop.pay(&begun);
    shop.unreachable(true);
    let fields = proof(&paid, paid["signature"].as_str().unwrap());
    let back = come_back(&shop, &fields).await;
    assert_eq!(back, (303, "/course/1?payment=confirming".to_owned()));
    assert_eq!(shop.state(ASHA, &begun).await, "confirming");
    shop.unreachable(false);
    shop.later(130).await;
    assert_eq!(shop.state(ASHA, &begun).await, "fulfilled");
}

#[tokio::test]
async fn a_failure_leads_back_and_leaves_the_purchase_open() {
    let shop = Shop::open().await;
    let begun = shop.checkout(ASHA, "1", None).await;
    let order = begun["checkout"]["providerOrderId"].as_str().unwrap();
    let metadata = json!({"payment_id": "pay_1", "order_id": order}).to_string();
    let failure = [
        ("error[code]", "BAD_REQUEST_ERROR"),
        ("error[description]", "Payment failed"),
        ("error[reason]", "payment_failed"),
        ("error[metadata]", &metadata),
    ];
    let back = come_back(&shop, &failure).await;
    assert_eq!(back, (303, "/course/1?payment=failed".to_owned()));
    assert_eq!(shop.state(ASHA, &begun).await, "awaiting_payment");
    let endless = "9".repeat(5_000);
    for nonsense in [
        &[][..],
        &[("error[metadata]", "{")],
        &[("a", "b")],
        &[("error[metadata]", &endless)],
        &proof(
            &json!({"providerOrderId": endless, "paymentId": endless}),
            &endless,
        ),
    ] {
        let back = come_back(&shop, nonsense).await;
        assert_eq!(back, (303, "/home?payment=failed".to_owned()));
    }
}

#[tokio::test]
async fn the_checkout_says_what_the_providers_window_shows() {
    let shop = Shop::open().await;
    let begun = shop.checkout(ASHA, "1", None).await;
    assert_eq!(
        begun["checkout"]["window"],
        json!({
            "businessName": "Example Tailoring",
            "themeColour": "#B5105B",
            "buyerName": "=Asha Raman",
            "buyerEmail": "user7@example.com",
            "buyerMobile": "+919840000001",
            "callbackPath": "/api/payments/callbacks/sandbox",
        })
    );
}
