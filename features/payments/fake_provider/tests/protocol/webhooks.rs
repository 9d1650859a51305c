//! Messages to the shop: signed, again until they are taken, and in any order a test wants.

use crate::support::{Heard, Shop, control, order, provider, text};
use fake_provider::{FakeProvider, Plan, Webhooks};
use hmac::{Hmac, Mac as _};
use serde_json::{Value, json};
use sha2::Sha256;

const USUAL: [&str; 3] = ["payment.authorized", "payment.captured", "order.paid"];

fn is_signed(heard: &Heard, secret: &str) -> bool {
    let mut code = Hmac::<Sha256>::new_from_slice(secret.as_bytes()).unwrap();
    code.update(heard.body.as_bytes());
    let digest = code.finalize().into_bytes();
    let expected: String = digest.iter().map(|byte| format!("{byte:02x}")).collect();
    heard.signature == expected
}

/// A provider whose messages go out only when the test says so.
async fn holding() -> (Shop, FakeProvider) {
    let shop = Shop::open().await;
    let provider = provider(Some(shop.address.clone())).await;
    provider.with(|book| book.post.mode = Webhooks::Held);
    (shop, provider)
}

#[tokio::test]
async fn a_capture_is_reported_by_three_signed_messages() {
    let (shop, provider) = holding().await;
    let id = order(&provider).await;
    provider.pay(&id, Plan::Capture).unwrap();
    assert!(shop.heard().is_empty());
    provider.deliver().await;
    assert_eq!(shop.events(), USUAL);
    let heard = shop.heard();
    assert!(
        heard
            .iter()
            .all(|one| is_signed(one, "fake-webhook-secret"))
    );
    let body: Value = serde_json::from_str(&heard[2].body).unwrap();
    assert_eq!(body["contains"], json!(["payment", "order"]));
    assert_eq!(body["payload"]["order"]["entity"]["status"], "paid");
    provider.deliver().await;
    assert_eq!(shop.heard().len(), 3, "what was taken is not sent again");
}

#[tokio::test]
async fn what_fails_first_and_is_captured_later_is_one_payment() {
    let (shop, provider) = holding().await;
    let id = order(&provider).await;
    provider.pay(&id, Plan::FailThenCapture).unwrap();
    provider.pay(&id, Plan::Fail).unwrap();
    provider.deliver().await;
    assert_eq!(
        shop.events(),
        ["payment.failed", USUAL[0], USUAL[1], USUAL[2]]
    );
    assert_eq!(provider.with(|book| book.payments.len()), 1);
}

#[tokio::test]
async fn a_late_authorisation_is_captured_too() {
    let (shop, provider) = holding().await;
    let id = order(&provider).await;
    provider.pay(&id, Plan::AuthoriseLate).unwrap();
    let payment = provider.with(|book| book.payments[0].id.clone());
    control(
        &provider,
        &format!("/control/payments/{payment}/authorise"),
        Value::Null,
    )
    .await;
    provider.deliver().await;
    assert_eq!(
        shop.events(),
        ["payment.failed", USUAL[0], USUAL[1], USUAL[2]]
    );
}

#[tokio::test]
async fn messages_come_late_twice_reversed_or_badly_signed() {
    let (shop, provider) = holding().await;
    let mut before = 0;
    for (mode, events, secret) in [
        (
            Webhooks::Twice,
            vec![USUAL[0], USUAL[0], USUAL[1], USUAL[1], USUAL[2], USUAL[2]],
            Some("fake-webhook-secret"),
        ),
        (
            Webhooks::OutOfOrder,
            vec![USUAL[2], USUAL[1], USUAL[0]],
            Some("fake-webhook-secret"),
        ),
        (
            Webhooks::OldSecret,
            USUAL.to_vec(),
            Some("fake-webhook-secret-of-before"),
        ),
        (Webhooks::WrongSignature, USUAL.to_vec(), None),
        (Webhooks::Off, Vec::new(), None),
    ] {
        provider.with(|book| book.post.mode = mode);
        let id = order(&provider).await;
        provider.pay(&id, Plan::Capture).unwrap();
        provider.deliver().await;
        let heard = shop.heard().split_off(before);
        before += heard.len();
        assert_eq!(
            heard.iter().map(Heard::event).collect::<Vec<_>>(),
            events,
            "{mode:?}"
        );
        for one in &heard {
            assert_eq!(
                is_signed(one, secret.unwrap_or("fake-webhook-secret")),
                secret.is_some(),
                "{mode:?}"
            );
        }
    }
    let heard = shop.heard();
    assert_eq!(
        heard[0].event_id, heard[1].event_id,
        "the same event keeps its id"
    );
}

#[tokio::test]
async fn a_message_that_is_not_taken_is_sent_again() {
    let (shop, provider) = holding().await;
    let id = order(&provider).await;
    shop.answers(503);
    provider.pay(&id, Plan::Fail).unwrap();
    provider.deliver().await;
    let state = |provider: &FakeProvider| {
        provider.with(|book| json!(book.post.deliveries[0])["answer"].clone())
    };
    assert_eq!(state(&provider), "503");
    shop.answers(200);
    let event = provider.with(|book| book.post.deliveries[0].event_id.clone());
    control(
        &provider,
        &format!("/control/webhooks/{event}/replay"),
        Value::Null,
    )
    .await;
    provider.deliver().await;
    let heard = shop.heard();
    assert_eq!((heard.len(), &heard[0].event_id), (2, &heard[1].event_id));
    assert_eq!(heard[0].body, heard[1].body);
}

#[tokio::test]
async fn disputes_and_refunds_are_reported() {
    let (shop, provider) = holding().await;
    let id = order(&provider).await;
    provider.pay(&id, Plan::Capture).unwrap();
    let payment = provider.with(|book| book.payments[0].id.clone());
    let path = format!("/control/payments/{payment}/dispute");
    let dispute = control(&provider, &path, json!({"reason_code": "fraud"})).await;
    assert_eq!(dispute["amount"], 50_000);
    control(
        &provider,
        &format!("/control/disputes/{}/won", text(&dispute, "id")),
        Value::Null,
    )
    .await;
    control(
        &provider,
        &format!("/control/payments/{payment}/refund"),
        json!({"amount": 100}),
    )
    .await;
    provider.deliver().await;
    assert_eq!(
        shop.events()[3..],
        [
            "payment.dispute.created",
            "payment.dispute.won",
            "refund.created",
            "refund.processed"
        ]
    );
}
