//! The browser's side, as far as HTTP shows it.

use fake_provider::{FakeProvider, Plan};
use serde_json::{Value, json};

use crate::support::{Call, call, control, order, provider};

fn options(order: &str) -> Value {
    json!({"key": "rzp_test_1", "order_id": order, "amount": 50_000, "currency": "INR"})
}

async fn pay(provider: &FakeProvider, body: Value) -> (u16, Value) {
    let input = Call {
        method: "POST",
        path: "/checkout/pay",
        headers: Vec::new(),
        body,
    };
    call(provider, input).await.unwrap()
}

#[tokio::test]
async fn paying_answers_the_signed_pair() {
    let provider = provider(None).await;
    let id = order(&provider).await;
    let (status, proof) = pay(&provider, options(&id)).await;
    assert_eq!((status, &proof["razorpay_order_id"]), (200, &json!(id)));
    assert_eq!(proof["razorpay_signature"].as_str().unwrap().len(), 64);
    assert_eq!(pay(&provider, options(&id)).await.0, 400, "it is paid");
}

#[tokio::test]
async fn a_failure_names_the_payment_and_leaves_the_order_open() {
    let provider = provider(None).await;
    let id = order(&provider).await;
    let mut failing = options(&id);
    failing["fails"] = json!(true);
    let (status, answer) = pay(&provider, failing).await;
    assert_eq!(status, 400);
    let payment = provider.with(|book| book.payments[0].id.clone());
    assert_eq!(
        answer["error"]["metadata"],
        json!({"payment_id": payment, "order_id": id})
    );
    assert_eq!(pay(&provider, options(&id)).await.0, 200);
}

#[tokio::test]
async fn an_answer_may_get_lost_after_the_capture() {
    let provider = provider(None).await;
    let id = order(&provider).await;
    control(
        &provider,
        "/control/next",
        json!({"payments": ["answer_lost"]}),
    )
    .await;
    assert_eq!(pay(&provider, options(&id)).await, (504, json!({})));
    assert!(provider.with(|book| book.payments[0].captured));
}

#[tokio::test]
async fn only_the_key_and_the_amount_of_the_order_open_it() {
    let provider = provider(None).await;
    let id = order(&provider).await;
    for (field, value, wording) in [
        ("key", json!("rzp_live_1"), "The id provided does not exist"),
        (
            "order_id",
            json!("order_0"),
            "The id provided does not exist",
        ),
        (
            "amount",
            json!(49_999),
            "The amount is not that of the order.",
        ),
    ] {
        let mut input = options(&id);
        input[field] = value;
        let (status, answer) = pay(&provider, input).await;
        assert_eq!(
            (status, &answer["error"]["description"]),
            (400, &json!(wording))
        );
    }
    assert!(provider.pay(&id, Plan::Capture).is_ok());
}

#[tokio::test]
async fn the_script_is_there_until_it_is_not() {
    let provider = provider(None).await;
    let get = || Call {
        method: "GET",
        path: "/v1/checkout.js",
        headers: Vec::new(),
        body: Value::Null,
    };
    let (status, script) = call(&provider, get()).await.unwrap();
    assert!(status == 200 && script.as_str().unwrap().contains("window.Razorpay"));
    control(&provider, "/control/behaviour", json!({"no_script": true})).await;
    assert_eq!(call(&provider, get()).await.unwrap().0, 503);
}
