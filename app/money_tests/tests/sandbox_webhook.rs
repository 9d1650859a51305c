//! The webhook, over HTTP to a shop that really listens.

use std::net::TcpListener;

use crate::support::{ASHA, Shop};
use fake_provider::{State, Webhooks};
use payments::feature;
use poem::{Route, Server, listener::TcpAcceptor};
use poem_openapi::OpenApiService;
use serde_json::json;
use tokio::task::JoinHandle;

fn notify(shop: &Shop, listener: &TcpListener) {
    let address = listener.local_addr().unwrap();
    let url = format!("http://{address}/api/payments/webhooks/sandbox");
    shop.provider.tells(url.parse().unwrap());
}

/// The shop of the test kit, listening as well.
async fn open() -> (Shop, JoinHandle<std::io::Result<()>>) {
    let shop = Shop::open().await;
    let listener = TcpListener::bind("127.0.0.1:0").unwrap();
    listener.set_nonblocking(true).unwrap();
    notify(&shop, &listener);
    let api = feature(shop.payments.clone()).into_api();
    let service = OpenApiService::new(api, "test", "0");
    let server = Server::new_with_acceptor(TcpAcceptor::from_std(listener).unwrap());
    let server = tokio::spawn(server.run(Route::new().nest("/api", service)));
    (shop, server)
}

#[tokio::test]
async fn an_unconfirmed_payment_arrives_by_webhook() {
    let (shop, server) = open().await;
    let begun = shop.checkout(ASHA, "1", None).await;
    shop.pay(&begun);
    shop.provider.deliver().await;
    assert_eq!(shop.count("payments_webhook_event").await, 3);
    assert_eq!(
        shop.state(ASHA, &begun).await,
        "awaiting_payment",
        "answered first, worked on after"
    );
    shop.payments.work_on_webhooks().await.unwrap();
    assert_eq!(shop.state(ASHA, &begun).await, "fulfilled");
    for effect in [
        "payments_webhook_event WHERE effect = 'being confirmed'",
        "payments_webhook_event WHERE effect = 'settled'",
        "payments_webhook_event WHERE effect = 'known'",
    ] {
        assert_eq!(shop.count(effect).await, 1, "{effect}");
    }
    assert_eq!(shop.count("test_grant").await, 1);
    server.abort();
}

#[tokio::test]
async fn a_late_webhook_comes_late_and_a_lost_one_never() {
    let (shop, server) = open().await;
    shop.provider.with(|book| book.post.mode = Webhooks::Held);
    let late = shop.checkout(ASHA, "1", None).await;
    shop.pay(&late);
    assert_eq!(shop.count("payments_webhook_event").await, 0);
    shop.app.deps.clock.advance_seconds(90);
    shop.provider.deliver().await;
    assert_eq!(shop.count("payments_webhook_event").await, 3);
    shop.provider.with(|book| book.post.mode = Webhooks::Off);
    let lost = shop.checkout(ASHA, "2", None).await;
    shop.pay(&lost);
    shop.app.deps.clock.advance_seconds(86_400);
    shop.provider.deliver().await;
    assert_eq!(shop.count("payments_webhook_event").await, 3);
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
    let shop = Shop::open().await;
    let closed = TcpListener::bind("127.0.0.1:0").unwrap();
    notify(&shop, &closed);
    drop(closed);
    shop.provider.with(|book| book.post.mode = Webhooks::Held);
    let begun = shop.checkout(ASHA, "1", None).await;
    shop.pay(&begun);
    shop.provider.deliver().await;
    let waiting = shop.provider.with(|book| {
        let all = book.post.deliveries.iter();
        all.filter(|one| one.state == State::Waiting && one.attempts > 0)
            .count()
    });
    assert_eq!(waiting, 3);
}

#[tokio::test]
async fn browser_and_webhook_at_once_grant_once() {
    let (shop, server) = open().await;
    for reference in ["1", "2", "3"] {
        let begun = shop.checkout(ASHA, reference, None).await;
        let paid = shop.pay(&begun);
        shop.provider.deliver().await;
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
    let path = "/payments/webhooks/sandbox";
    let message = json!({"event": "payment.captured"});
    let (status, problem) = shop.app.post(path, &message).await;
    assert_eq!(
        (status, problem["code"].as_str()),
        (400, Some("payments.webhook_refused"))
    );
    assert_eq!(
        shop.app.post("/payments/webhooks/other", &message).await.0,
        404
    );
    let large = json!({"event": "x".repeat(300 * 1024)});
    assert_eq!(shop.app.post(path, &large).await.0, 413);
    assert_eq!(shop.count("payments_webhook_event").await, 0);
    for _ in 0..59 {
        shop.app.post(path, &message).await;
    }
    assert_eq!(shop.app.post(path, &message).await.0, 429);
}
