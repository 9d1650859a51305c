//! The secret calendar address of a team member.

use kernel::Role;
use poem::http::Method;
use serde_json::json;

use crate::support::{Browser, Shop, demo_shop, refusal};

async fn logged_in<'a>(shop: &'a Shop, mobile: &str, password: &str) -> Browser<'a> {
    let mut browser = shop.browser();
    assert_eq!(browser.log_in_as(mobile, password).await.status, 200);
    browser
}

/// Makes a new address; its secret.
async fn secret(browser: &mut Browser<'_>) -> String {
    let made = browser.post("/me/calendar-feed", &json!({})).await;
    assert_eq!(made.status, 201, "{:?}", made.body);
    let address = made.body["address"].as_str().unwrap();
    let secret = address.strip_prefix("https://shop.example/calendar/");
    secret.unwrap().strip_suffix(".ics").unwrap().to_owned()
}

#[tokio::test]
async fn an_address_is_shown_once_and_a_new_one_ends_the_old_one() {
    let shop = demo_shop().await;
    let mut maker = logged_in(&shop, "9000000005", "demo-maker").await;
    assert_eq!(maker.get("/me/calendar-feed").await.body, json!({}));
    let first = secret(&mut maker).await;
    let reader = shop.auth.calendar_reader(&first).await.unwrap().unwrap();
    assert!(reader.is_maker() && reader.role == Role::Staff);
    let listed = maker.get("/me/calendar-feed").await.body;
    assert!(!listed.to_string().contains(&first));
    assert!(listed["createdAt"].is_string() && listed["lastUsedAt"].is_string());
    let stored: String = sqlx::query_scalar("SELECT token_hash FROM auth_calendar_feed")
        .fetch_one(shop.app.deps.db.read())
        .await
        .unwrap();
    assert_eq!(stored, kernel::secret::token_hash(&first));
    let second = secret(&mut maker).await;
    assert!(shop.auth.calendar_reader(&first).await.unwrap().is_none());
    assert!(shop.auth.calendar_reader(&second).await.unwrap().is_some());
    assert_eq!(maker.delete("/me/calendar-feed").await.status, 204);
    assert!(shop.auth.calendar_reader(&second).await.unwrap().is_none());
}

#[tokio::test]
async fn editors_and_customers_have_none_and_a_password_is_needed() {
    let shop = demo_shop().await;
    for (mobile, password) in [
        ("9000000007", "demo-editor"),
        ("9000000002", "demo-customer"),
    ] {
        let mut browser = logged_in(&shop, mobile, password).await;
        let refused = browser.post("/me/calendar-feed", &json!({})).await;
        assert_eq!(refusal(&refused).1, "session.not_allowed", "{mobile}");
    }
    let mut counter = logged_in(&shop, "9000000004", "demo-counter").await;
    shop.advance(601);
    let late = counter.post("/me/calendar-feed", &json!({})).await;
    assert_eq!(refusal(&late).1, "auth.confirmation_needed");
}

#[tokio::test]
async fn an_address_ends_with_the_role() {
    let shop = demo_shop().await;
    let mut counter = logged_in(&shop, "9000000004", "demo-counter").await;
    let id = counter.get("/session").await.body["user"]["id"].clone();
    let secret = secret(&mut counter).await;
    let mut owner = logged_in(&shop, "9000000001", "demo-owner").await;
    let path = format!("/admin/staff/{id}/role");
    let role = json!({"role": "editor"});
    assert_eq!(
        owner.call(Method::PUT, &path, Some(&role)).await.status,
        204
    );
    assert!(shop.auth.calendar_reader(&secret).await.unwrap().is_none());
    let role = json!({"role": "counter"});
    assert_eq!(
        owner.call(Method::PUT, &path, Some(&role)).await.status,
        204
    );
    let reader = shop.auth.calendar_reader(&secret).await.unwrap();
    assert!(reader.is_none(), "it does not come back with the role");
}
