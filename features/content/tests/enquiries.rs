//! Enquiries through HTTP.

use crate::support::{CONNECTED, Shop, ids, no_orders, staff};
use kernel::{
    Deps, Outbox,
    testing::{Caller, TestApp, delivering_outbox},
};
use poem::http::Method;
use serde_json::{Value, json};

async fn store() -> TestApp {
    TestApp::of(
        |deps| {
            content::feature(
                deps,
                "https://shop.example".to_owned(),
                CONNECTED,
                staff(),
                no_orders(),
            )
        },
        &[],
    )
    .await
}

async fn stored(app: &TestApp) -> Vec<(String, String, Option<String>, String, i64)> {
    sqlx::query_as(
        "SELECT name, phone, email, message, created_at FROM content_enquiry ORDER BY id",
    )
    .fetch_all(app.deps.db.read())
    .await
    .unwrap()
}

#[tokio::test]
async fn the_shop_is_notified_of_an_enquiry_once_email_delivery_is_set_up() {
    for (outbox, reported) in [
        (Outbox::default(), vec![]),
        (
            delivering_outbox(),
            vec![("shop@example.com".to_owned(), r#"{"enquiry":1}"#.to_owned())],
        ),
    ] {
        let build = |deps| {
            let deps = Deps { outbox, ..deps };
            content::feature(
                deps,
                "https://shop.example".to_owned(),
                CONNECTED,
                staff(),
                no_orders(),
            )
        };
        let app = TestApp::of(build, &[]).await;
        let body = json!({"name": "Asha", "phone": "9876543210", "message": "Two blouses."});
        assert_eq!(app.post("/content/enquiries", &body).await.0, 201);
        let mails: Vec<(String, String)> = sqlx::query_as(
            "SELECT recipient, data FROM kernel_outbox WHERE template = 'content.new_enquiry'",
        )
        .fetch_all(app.deps.db.read())
        .await
        .unwrap();
        assert_eq!(mails, reported);
    }
}

#[tokio::test]
async fn an_enquiry_is_stored_as_it_was_typed() {
    let app = store().await;
    let version = app.deps.db.version().current();
    let body = json!({
        "name": " <b>Asha</b> ", "phone": "098765 43210", "email": "Asha@Example.com",
        "message": "Two blouses.\nSaturday?", "website": "",
    });
    let (status, answer) = app.post("/content/enquiries", &body).await;
    assert_eq!((status, answer), (201, json!({"id": 1})));
    assert_eq!(
        stored(&app).await,
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
async fn every_wrong_field_is_named_and_nothing_is_stored() {
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
    assert!(stored(&app).await.is_empty());
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
    assert!(stored(&app).await.is_empty());
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

#[tokio::test]
async fn an_answer_is_noted_with_who_and_when_and_undone() {
    let shop = Shop::open().await;
    let app = &shop.app;
    for name in ["Asha", "Beena"] {
        let body = json!({"name": name, "phone": "9876543210"});
        assert_eq!(app.post("/content/enquiries", &body).await.0, 201);
    }
    let (status, entry) = shop
        .put(
            "enquiries/1/answered",
            &json!({"answered": true, "version": 1}),
        )
        .await;
    assert_eq!(status, 200, "{entry}");
    assert_eq!(
        (&entry["answeredBy"], &entry["answeredAt"]),
        (&json!("Selvi M."), &json!("2026-08-01T06:30:00Z"))
    );
    assert_eq!(entry["readAt"], entry["answeredAt"]);
    app.deps.clock.advance_seconds(60);
    let again = app
        .call_as(
            Caller::owner(1),
            Method::PUT,
            "/admin/content/enquiries/1/answered",
            Some(&json!({"answered": true, "version": 2})),
        )
        .await
        .1;
    assert_eq!(again["answeredAt"], entry["answeredAt"], "the first counts");
    assert_eq!(again["answeredBy"], "Selvi M.");
    let open = shop.list("enquiries?unanswered=true").await;
    assert_eq!(ids(&open["items"]), [2]);
    assert_eq!(
        (&open["unanswered"], &open["unread"]),
        (&json!(1), &json!(1))
    );
    let undo = |version| json!({"answered": false, "version": version});
    let (status, stale) = shop.put("enquiries/1/answered", &undo(2)).await;
    assert_eq!((status, &stale["code"]), (409, &json!("record.conflict")));
    let (_, back) = shop.put("enquiries/1/answered", &undo(3)).await;
    assert_eq!(back.get("answeredAt"), None);
    assert_eq!(back.get("answeredBy"), None);
    assert_eq!(back["readAt"], entry["readAt"], "it stays read");
    assert_eq!(shop.list("enquiries").await["unanswered"], 2);
    assert_eq!(
        shop.put(
            "enquiries/9/answered",
            &json!({"answered": true, "version": 1})
        )
        .await
        .0,
        404
    );
}

#[tokio::test]
async fn who_answered_and_left_the_shop_has_no_name() {
    let shop = Shop::open().await;
    let body = json!({"name": "Asha", "phone": "9876543210"});
    shop.app.post("/content/enquiries", &body).await;
    let path = "/admin/content/enquiries/1/answered";
    let answered = json!({"answered": true, "version": 1});
    let (_, entry) = shop
        .app
        .call_as(Caller::staff(8), Method::PUT, path, Some(&answered))
        .await;
    assert!(entry["answeredAt"].is_string(), "{entry}");
    assert_eq!(entry.get("answeredBy"), None);
}
