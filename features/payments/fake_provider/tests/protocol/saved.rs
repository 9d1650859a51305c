//! A provider whose book survives the process.

use fake_provider::{Attempt, Config, FakeProvider, Plan, Time};
use serde_json::json;

use super::support::{NOW, Shop, get, order, post};

#[tokio::test]
async fn orders_payments_refunds_keys_and_undelivered_events_survive() {
    let folder = tempfile::tempdir().unwrap();
    let shop = Shop::open().await;
    let config = Config {
        key_id: "rzp_test_1".to_owned(),
        key_secret: "EnLs21M47BllR3X8PSFtjtbd".to_owned(),
        retries: Vec::new(),
        time: Time::set_by(|| NOW),
        file: Some(folder.path().join("provider.json")),
        ..Config::default()
    };
    let first = FakeProvider::start(config.clone()).await.unwrap();
    let id = order(&first).await;
    let Attempt::Paid(proof) = first.pay(&id, Plan::Capture).unwrap() else {
        panic!("it is captured");
    };
    let refund = format!("/v1/payments/{}/refund", proof.razorpay_payment_id);
    let (status, _) = post(&first, &refund, json!({"amount": 100})).await;
    assert_eq!(status, 200);
    drop(first);

    let config = Config {
        key_secret: "of another start".to_owned(),
        webhook_url: Some(shop.address.clone()),
        ..config
    };
    let again = FakeProvider::start(config).await.unwrap();
    let (status, payment) = get(
        &again,
        &format!("/v1/payments/{}", proof.razorpay_payment_id),
    )
    .await;
    assert_eq!((status, &payment["amount_refunded"]), (200, &json!(100)));
    again.deliver().await;
    assert!(shop.events().contains(&"payment.captured".to_owned()));
    let refused = again.pay(&id, Plan::Capture).unwrap_err();
    assert_eq!(refused.description, "Payment already done for this order.");
}

#[tokio::test]
async fn a_file_that_is_none_is_refused() {
    let folder = tempfile::tempdir().unwrap();
    let file = folder.path().join("provider.json");
    std::fs::write(&file, "nonsense").unwrap();
    let config = Config {
        file: Some(file),
        ..Config::default()
    };
    assert!(FakeProvider::start(config).await.is_err());
}

#[tokio::test]
async fn without_control_only_the_keys_open_anything() {
    let config = Config {
        key_id: "rzp_test_1".to_owned(),
        key_secret: "EnLs21M47BllR3X8PSFtjtbd".to_owned(),
        control: false,
        ..Config::default()
    };
    let provider = FakeProvider::start(config).await.unwrap();
    for path in ["/control/state", "/v1/checkout.js", "/checkout/page.js"] {
        assert_eq!(get(&provider, path).await.0, 404, "{path}");
    }
    assert_eq!(get(&provider, "/v1/orders").await.0, 200);
    assert_eq!(provider.with(|book| book.calls.len()), 0);
}
