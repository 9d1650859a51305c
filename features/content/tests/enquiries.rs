//! Enquiries through HTTP.
#![allow(clippy::unwrap_used)] // a test that cannot read the answer should stop

use kernel::testing::TestApp;
use serde_json::{Value, json};

async fn store() -> TestApp {
    TestApp::of(
        |deps| content::feature(deps, "https://shop.example".to_owned()),
        &[],
    )
    .await
}

async fn kept(app: &TestApp) -> Vec<(String, String, Option<String>, String, i64)> {
    sqlx::query_as(
        "SELECT name, phone, email, message, created_at FROM content_enquiry ORDER BY id",
    )
    .fetch_all(app.deps.db.read())
    .await
    .unwrap()
}

#[tokio::test]
async fn an_enquiry_is_kept_as_it_was_typed() {
    let app = store().await;
    let version = app.deps.db.version().current();
    let body = json!({
        "name": " <b>Asha</b> ", "phone": "098765 43210", "email": "Asha@Example.com",
        "message": "Two blouses.\nSaturday?", "website": "",
    });
    let (status, answer) = app.post("/content/enquiries", &body).await;
    assert_eq!((status, answer), (201, json!({"id": 1})));
    assert_eq!(
        kept(&app).await,
        [(
            "<b>Asha</b>".to_owned(),
            "+919876543210".to_owned(),
            Some("asha@example.com".to_owned()),
            "Two blouses.\nSaturday?".to_owned(),
            kernel::testing::TEST_TIME.0,
        )]
    );
    assert_eq!(
        app.deps.db.version().current(),
        version,
        "nothing public changed"
    );
}

#[tokio::test]
async fn name_and_phone_are_enough() {
    let app = store().await;
    let (status, _) = app
        .post(
            "/content/enquiries",
            &json!({"name": "Asha", "phone": "9876543210"}),
        )
        .await;
    assert_eq!(status, 201);
}

#[tokio::test]
async fn every_wrong_field_is_named_and_nothing_is_kept() {
    let app = store().await;
    let body = json!({
        "phone": "12345", "email": "asha", "message": "x".repeat(2_001), "colour": "red",
    });
    let (status, problem) = app.post("/content/enquiries", &body).await;
    assert_eq!(status, 422);
    let mut fields: Vec<&str> = problem["fields"]
        .as_array()
        .unwrap()
        .iter()
        .filter_map(|field| field["field"].as_str())
        .collect();
    fields.sort_unstable();
    assert_eq!(fields, ["colour", "email", "message", "name", "phone"]);
    assert!(kept(&app).await.is_empty());
}

#[tokio::test]
async fn a_robot_falls_into_the_trap() {
    let app = store().await;
    let body = json!({"name": "Bot", "phone": "9876543210", "website": "https://spam.example"});
    let (status, problem) = app.post("/content/enquiries", &body).await;
    assert_eq!(status, 422);
    assert_eq!(problem["code"], "content.enquiry_refused");
    assert_eq!(
        problem["message"],
        "Failed to submit enquiry. Please try again."
    );
    assert!(kept(&app).await.is_empty());
}

#[tokio::test]
async fn the_eleventh_in_an_hour_waits() {
    let app = store().await;
    let body: Value = json!({"name": "Asha", "phone": "9876543210"});
    for _ in 0..10 {
        assert_eq!(app.post("/content/enquiries", &body).await.0, 201);
    }
    assert_eq!(app.post("/content/enquiries", &body).await.0, 429);
    app.deps.clock.advance_seconds(3_600);
    assert_eq!(app.post("/content/enquiries", &body).await.0, 201);
}
