//! Who was denied what leaves a trace, and only a bounded one.

use poem::{http::StatusCode, test::TestClient};
use serde_json::{Value, json};

use crate::{
    belongings::person::{Answer, Call, Person},
    support::DemoShop,
};

/// Action, actor and subject of each security event, oldest first.
async fn events(shop: &DemoShop) -> Vec<(String, Option<i64>, String)> {
    sqlx::query_as(
        "SELECT action, actor, subject FROM kernel_audit WHERE action LIKE 'security.%' ORDER BY id",
    )
    .fetch_all(shop.store.db.read())
    .await
    .unwrap()
}

fn event(action: &str, actor: Option<i64>, operation: &str) -> (String, Option<i64>, String) {
    (
        format!("security.{action}"),
        actor,
        format!("operation:{operation}"),
    )
}

#[tokio::test]
async fn denials_say_who_and_what() {
    let shop = DemoShop::open().await;
    let client = TestClient::new(shop.router.clone());
    let mut customer = Person::new(
        "the customer",
        "test",
        Some(("customer@example.com", "demo-customer")),
    );
    customer.be_logged_in(&client).await;
    let status = |answer: Answer| answer.status;
    let owners = Call::get("/admin/audit");
    assert_eq!(
        status(customer.call(&client, &owners).await),
        StatusCode::FORBIDDEN
    );
    let foreign = Call::get("/me/orders/999999");
    assert_eq!(
        status(customer.call(&client, &foreign).await),
        StatusCode::NOT_FOUND
    );
    // What happens to everybody is none: a visitor without a session, a page that is gone, an address that is none.
    let mut visitor = Person::new("a visitor", "test", None);
    for path in ["/me/orders", "/courses/999999", "/nowhere"] {
        assert!(status(visitor.call(&client, &Call::get(path)).await).is_client_error());
    }
    let dead = client
        .get("/api/me/orders")
        .header("cookie", "__Host-session=ended")
        .send()
        .await;
    dead.assert_status(StatusCode::UNAUTHORIZED);
    let elsewhere = client
        .post("/api/session")
        .header("origin", "https://evil.example")
        .body_json(&json!({}))
        .send()
        .await;
    elsewhere.assert_status(StatusCode::FORBIDDEN);
    let guessed = client.get("/media/guessed-token/film.mp4").send().await;
    guessed.assert_status(StatusCode::FORBIDDEN);
    let noted = events(&shop).await;
    assert_eq!(
        noted,
        [
            event("not_allowed", Some(3), "admin_audit_list"),
            event("not_found", Some(3), "order_view"),
            event("dead_session", None, "order_list"),
            event("foreign_origin", None, "session_create"),
            (
                "security.not_allowed".to_owned(),
                None,
                "media:private".to_owned()
            ),
        ]
    );
    // A burst is one row until it is over.
    for id in 0..20 {
        let foreign = Call::get(format!("/me/orders/{}", 888_000 + id));
        customer.call(&client, &foreign).await;
        let address = format!("/media/guessed-{id}/film.mp4");
        client
            .get(address)
            .send()
            .await
            .assert_status(StatusCode::FORBIDDEN);
    }
    assert_eq!(events(&shop).await.len(), noted.len());
    let details: Value = sqlx::query_scalar::<_, String>(
        "SELECT details FROM kernel_audit WHERE action = 'security.dead_session'",
    )
    .fetch_one(shop.store.db.read())
    .await
    .map(|details| serde_json::from_str(&details).unwrap())
    .unwrap();
    assert_eq!(details, json!({"address": "127.0.0.1"}));
}
