//! Deleting and restoring courses, and retaining those that were sold.

use crate::support::{
    ASHA, Store, at,
    shop::{category, course, with},
};
use kernel::{Fulfilment, Receipt};
use poem::http::Method;
use serde_json::{Value, json};

#[tokio::test]
async fn a_course_is_deleted_and_restored() {
    let store = Store::open().await;
    let asha = at(ASHA, 1);
    let id = store.buy(ASHA, 1, 1).await;
    store.done(Method::DELETE, "/1", Value::Null).await;
    assert_eq!(store.on_the_site().await, ["Rolled hem"]);
    let (status, _) = store.play(asha, id, 1).await;
    assert_eq!(status, 201, "buyers can still watch it");
    let (_, own) = store.read(asha, &format!("/me/courses/{id}")).await;
    assert_eq!(own["mayBeBoughtAgain"], false);
    let trash = store.see("?deleted=true").await;
    assert_eq!(trash["items"][0]["deletedAt"], "2026-08-01T06:30:00Z");
    let again = store.refused(Method::DELETE, "/1", Value::Null).await;
    assert_eq!(again, "courses.not_found");
    let back = store.done(Method::POST, "/1/restore", Value::Null).await;
    assert!(back.get("deletedAt").is_none());
    assert_eq!(store.on_the_site().await, ["Blind hem", "Rolled hem"]);
}

#[tokio::test]
async fn a_category_is_deleted_and_restored_with_its_courses() {
    let store = Store::open().await;
    let code = store
        .refused(Method::DELETE, "/categories/1", Value::Null)
        .await;
    assert_eq!(code, "courses.not_empty");
    store.done(Method::DELETE, "/2", Value::Null).await;
    store
        .done(
            Method::DELETE,
            "/categories/1?withEverything=true",
            Value::Null,
        )
        .await;
    assert!(store.on_the_site().await.is_empty());
    assert_eq!(store.see("").await["items"], json!([]));
    let code = store.refused(Method::POST, "/2/restore", Value::Null).await;
    assert_eq!(code, "courses.above_deleted");
    let twin = with(category(), json!({"categoryName": "Hems"}));
    let twin = store.done(Method::POST, "/categories", twin).await;
    let code = store
        .refused(Method::POST, "/categories/1/restore", Value::Null)
        .await;
    assert_eq!(code, "courses.name_taken");
    store
        .done(
            Method::DELETE,
            &format!("/categories/{}", twin["id"]),
            Value::Null,
        )
        .await;
    store
        .done(Method::POST, "/categories/1/restore", Value::Null)
        .await;
    assert_eq!(
        store.on_the_site().await,
        ["Blind hem"],
        "a course deleted on its own stays deleted"
    );
}

#[tokio::test]
async fn a_categorys_name_is_unique() {
    let store = Store::open().await;
    let twin = with(category(), json!({"categoryName": "hems"}));
    let code = store.refused(Method::POST, "/categories", twin).await;
    assert_eq!(code, "request.invalid_body");
    let second = store.done(Method::POST, "/categories", category()).await;
    let order = json!({"ids": [second["id"], 1]});
    let list = store.done(Method::PUT, "/categories/order", order).await;
    assert_eq!(list[0]["categoryName"], "Blouses");
    let moved = with(course(&second), json!({"version": 1}));
    store
        .done(
            Method::PUT,
            "/1",
            with(
                moved,
                json!({"lessons": [{"id": 1, "title": "Fold", "videoId": 600}]}),
            ),
        )
        .await;
    let (_, seen) = store.get("/courses/categories").await;
    assert_eq!(seen[0]["categoryName"], "Blouses");
    assert_eq!(seen[0]["courseCount"], 1);
}

#[tokio::test]
async fn the_trash_is_emptied_after_a_month_except_for_sold_courses() {
    let store = Store::open().await;
    let id = store.buy(ASHA, 1, 1).await;
    store.must_play(at(ASHA, 1), id, 1).await;
    store
        .done(
            Method::DELETE,
            "/categories/1?withEverything=true",
            Value::Null,
        )
        .await;
    for (days, left) in [(30, 2), (1, 1)] {
        store.pass_days(days);
        store.run_job("courses.sweep").await;
        let rows: i64 = sqlx::query_scalar("SELECT count(*) FROM courses_course")
            .fetch_one(store.deps.db.read())
            .await
            .unwrap();
        assert_eq!(rows, left);
    }
    let (_, own) = store.read(at(ASHA, 1), &format!("/me/courses/{id}")).await;
    assert_eq!(own["serviceName"], "Blind hem");
    let back = store
        .done(Method::POST, "/categories/1/restore", Value::Null)
        .await;
    assert_eq!(back["courseCount"], 1);
    let new = store
        .done(Method::POST, "", course(&json!({"id": 1})))
        .await;
    assert_eq!(new["id"], 3, "an id is never reused");
}

#[tokio::test]
async fn the_course_of_a_gift_stays_and_does_not_hold_up_the_others() {
    let store = Store::open().await;
    let gift = json!({"courseId": 1, "recipientName": "Beena", "recipientEmail": "beena@example.com", "message": ""});
    let (status, made) = store
        .call(at(ASHA, 1), Method::POST, "/me/gifts", Some(&gift))
        .await;
    assert_eq!(status, 201, "{made}");
    let paid = Receipt {
        reference: format!("gift-{}", made["id"]),
        ..store.receipt(ASHA, 1, 1)
    };
    assert_eq!(store.fulfil(&paid).await.unwrap(), Fulfilment::Granted);
    let path = "/categories/1?withEverything=true";
    store.done(Method::DELETE, path, Value::Null).await;
    store.pass_days(31);
    store.run_job("courses.sweep").await;
    let left: Vec<i64> = sqlx::query_scalar("SELECT id FROM courses_course")
        .fetch_all(store.deps.db.read())
        .await
        .unwrap();
    assert_eq!(left, [1]);
}
