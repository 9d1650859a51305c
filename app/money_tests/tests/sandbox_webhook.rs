//! The webhook, over HTTP to a shop that really listens.

use crate::support::{ASHA, Shop};
use payments::{OwnAddress, Payments, Webhooks, feature};
use poem::{Route, Server, listener::TcpAcceptor};
use poem_openapi::OpenApiService;
use serde_json::json;
use tokio::task::JoinHandle;

/// The shop of the test kit, listening as well.
async fn listening(own: &OwnAddress, payments: Payments) -> JoinHandle<std::io::Result<()>> {
    let listener = std::net::TcpListener::bind("127.0.0.1:0").unwrap();
    listener.set_nonblocking(true).unwrap();
    own.set(listener.local_addr().unwrap());
    let service = OpenApiService::new(feature(payments).into_api(), "test", "0");
    let server = Server::new_with_acceptor(TcpAcceptor::from_std(listener).unwrap());
    tokio::spawn(server.run(Route::new().nest("/api", service)))
}

async fn open() -> (Shop, JoinHandle<std::io::Result<()>>) {
    let own = OwnAddress::default();
    let shop = Shop::open_at(own.clone()).await;
    let server = listening(&own, shop.payments.clone()).await;
    (shop, server)
}

#[tokio::test]
async fn an_unconfirmed_payment_arrives_by_webhook() {
    let (shop, server) = open().await;
    let begun = shop.checkout(ASHA, "1", None).await;
    shop.pay(ASHA, &begun).await;
    shop.payments.deliver_test_webhooks().await.unwrap();
    assert_eq!(shop.count("payments_webhook_event").await, 2);
    assert_eq!(
        shop.state(ASHA, &begun).await,
        "awaiting_payment",
        "answered first, worked on after"
    );
    shop.payments.work_on_webhooks().await.unwrap();
    assert_eq!(shop.state(ASHA, &begun).await, "fulfilled");
    assert_eq!(
        shop.count("payments_webhook_event WHERE effect = 'settled'")
            .await,
        1
    );
    assert_eq!(
        shop.count("payments_webhook_event WHERE effect = 'known'")
            .await,
        1
    );
    assert_eq!(shop.count("test_grant").await, 1);
    server.abort();
}

#[tokio::test]
async fn a_late_webhook_comes_late_and_a_lost_one_never() {
    let (shop, server) = open().await;
    shop.switch.webhooks(Webhooks::Late(90));
    let late = shop.checkout(ASHA, "1", None).await;
    shop.pay(ASHA, &late).await;
    shop.payments.deliver_test_webhooks().await.unwrap();
    assert_eq!(shop.count("payments_webhook_event").await, 0);
    shop.app.deps.clock.advance_seconds(90);
    shop.payments.deliver_test_webhooks().await.unwrap();
    assert_eq!(shop.count("payments_webhook_event").await, 2);
    shop.switch.webhooks(Webhooks::Lost);
    let lost = shop.checkout(ASHA, "2", None).await;
    shop.pay(ASHA, &lost).await;
    shop.app.deps.clock.advance_seconds(86_400);
    shop.payments.deliver_test_webhooks().await.unwrap();
    assert_eq!(shop.count("payments_webhook_event").await, 2);
    shop.later(0).await;
    assert_eq!(
        shop.state(ASHA, &lost).await,
        "fulfilled",
        "asking finds it all the same"
    );
    server.abort();
}

#[tokio::test]
async fn a_shop_that_does_not_answer_gets_it_later() {
    let own = OwnAddress::default();
    let shop = Shop::open_at(own.clone()).await;
    let begun = shop.checkout(ASHA, "1", None).await;
    shop.pay(ASHA, &begun).await;
    let nobody = std::net::TcpListener::bind("127.0.0.1:0").unwrap();
    own.set(nobody.local_addr().unwrap());
    drop(nobody);
    shop.payments.deliver_test_webhooks().await.unwrap();
    assert_eq!(
        shop.count("payments_sandbox_delivery WHERE state = 'waiting' AND attempts = 1")
            .await,
        2
    );
}

#[tokio::test]
async fn browser_and_webhook_at_once_grant_once() {
    let (shop, server) = open().await;
    for reference in ["1", "2", "3"] {
        let begun = shop.checkout(ASHA, reference, None).await;
        let paid = shop.pay(ASHA, &begun).await;
        shop.payments.deliver_test_webhooks().await.unwrap();
        let (confirmed, again, worked, asked) = tokio::join!(
            shop.confirm(ASHA, &begun, &paid),
            shop.confirm(ASHA, &begun, &paid),
            shop.payments.work_on_webhooks(),
            shop.later(120),
        );
        worked.unwrap();
        let () = asked;
        assert_eq!(confirmed.1["state"], "fulfilled");
        assert_eq!(again.1["state"], "fulfilled");
    }
    assert_eq!(shop.count("test_grant").await, 3);
    assert_eq!(shop.count("payments_payment").await, 3);
    assert_eq!(shop.count("kernel_outbox").await, 3);
    server.abort();
}

#[tokio::test]
async fn what_the_provider_did_not_sign_is_refused() {
    let shop = Shop::open().await;
    let message = json!({"event": "payment.captured"});
    let (status, problem) = shop.app.post("/payments/webhooks/sandbox", &message).await;
    assert_eq!(
        (status, problem["code"].as_str()),
        (400, Some("payments.webhook_refused"))
    );
    assert_eq!(
        shop.app.post("/payments/webhooks/other", &message).await.0,
        404
    );
    let large = json!({"event": "x".repeat(300 * 1024)});
    assert_eq!(
        shop.app.post("/payments/webhooks/sandbox", &large).await.0,
        413
    );
    assert_eq!(shop.count("payments_webhook_event").await, 0);
    for _ in 0..59 {
        shop.app.post("/payments/webhooks/sandbox", &message).await;
    }
    assert_eq!(
        shop.app
            .post("/payments/webhooks/sandbox", &message)
            .await
            .0,
        429
    );
}
