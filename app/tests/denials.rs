//! Denials are recorded in a bounded number of rows.

use kernel::demo::DEMO_MAKER;
use poem::http::StatusCode;
use serde_json::{Value, json};

use crate::{
    belongings::person::{Answer, Call, Person},
    support::DemoShop,
};

/// User ids of the demo store.
const CUSTOMER: i64 = 3;
const STAFF: i64 = 2;

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
async fn denials_are_recorded_with_actor_and_subject() {
    let shop = DemoShop::open().await;
    let client = shop.client();
    let mut customer = shop.person("customer", "demo-customer").await;
    let mut staff = shop.person("staff", "demo-staff").await;
    let status = |answer: Answer| answer.status;
    let of_staff = Call::get("/admin/orders/1");
    let mut maker = shop.person("maker", "demo-maker").await;
    let of_the_owner = Call::get("/admin/audit");
    let orders = customer.call(&client, &Call::get("/me/orders")).await;
    let of_the_customer = Call::get(format!("/me/orders/{}", orders.value()[0]["id"]));
    assert_eq!(
        status(customer.call(&client, &of_staff).await),
        StatusCode::FORBIDDEN
    );
    assert_eq!(
        status(staff.call(&client, &of_the_owner).await),
        StatusCode::FORBIDDEN
    );
    assert_eq!(
        status(maker.call(&client, &of_staff).await),
        StatusCode::FORBIDDEN
    );
    assert_eq!(
        status(customer.call(&client, &of_the_customer).await),
        StatusCode::OK
    );
    assert_eq!(
        status(staff.call(&client, &of_the_customer).await),
        StatusCode::NOT_FOUND
    );
    // Ordinary refusals are not recorded: a visitor without a session, a deleted page, an unknown
    // URL.
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
    let guessed = client.get("/media/guessed-token/video.mp4").send().await;
    guessed.assert_status(StatusCode::FORBIDDEN);
    let noted = events(&shop).await;
    assert_eq!(
        noted,
        [
            event("not_allowed", Some(CUSTOMER), "admin_order_view"),
            event("not_allowed", Some(STAFF), "admin_audit_list"),
            event("not_allowed", Some(DEMO_MAKER), "admin_order_view"),
            event("not_found", Some(STAFF), "order_view"),
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
        staff.call(&client, &foreign).await;
        let address = format!("/media/guessed-{id}/video.mp4");
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
