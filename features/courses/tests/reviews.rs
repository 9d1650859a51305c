//! Reviews by buyers, and personal records.

use crate::support::{ASHA, At, Store, at};
use poem::http::Method;
use serde_json::{Value, json};

const ASHA_AT_HOME: At = at(ASHA, 1);

async fn put(store: &Store, id: i64, review: &Value) -> (u16, Value) {
    let path = format!("/me/courses/{id}/review");
    store
        .call(ASHA_AT_HOME, Method::PUT, &path, Some(review))
        .await
}

async fn shown(store: &Store) -> Value {
    store.get("/courses/1").await.1["reviews"].clone()
}

#[tokio::test]
async fn a_review_and_its_changes_have_to_be_approved() {
    let store = Store::open().await;
    let id = store.buy(ASHA, 1, 1).await;
    let (status, review) = put(
        &store,
        id,
        &json!({"stars": 4, "text": "  Clear.\n\nAnd slow. "}),
    )
    .await;
    assert_eq!(status, 200, "{review}");
    let expected = json!({"stars": 4, "text": "Clear.\n\nAnd slow.", "approved": false, "date": "2026-08-01", "photos": []});
    assert_eq!(review, expected);
    let (_, own) = store.read(ASHA_AT_HOME, &format!("/me/courses/{id}")).await;
    assert_eq!(own["review"], expected);
    assert_eq!(shown(&store).await, json!([]));

    store.run("UPDATE courses_review SET approved = 1").await;
    let name = &shown(&store).await[0]["name"];
    assert_eq!(name, "Asha R.", "no full name in public");
    let before = store.deps.db.version().current();
    put(&store, id, &json!({"stars": 5, "text": ""})).await;
    assert_eq!(shown(&store).await, json!([]));
    assert_eq!(
        store.deps.db.version().current(),
        before + 1,
        "cached pages are rendered again"
    );
    put(&store, id, &json!({"stars": 3, "text": ""})).await;
    assert_eq!(
        store.deps.db.version().current(),
        before + 1,
        "that one was never public"
    );
    let rows: i64 = sqlx::query_scalar("SELECT COUNT(*) FROM courses_review")
        .fetch_one(store.deps.db.read())
        .await
        .unwrap();
    assert_eq!(rows, 1);
}

#[tokio::test]
async fn stars_and_length_are_bounded() {
    let store = Store::open().await;
    let id = store.buy(ASHA, 1, 1).await;
    for (review, field) in [
        (json!({"stars": 0, "text": ""}), "stars"),
        (json!({"stars": 6, "text": ""}), "stars"),
        (json!({"stars": 5, "text": "x".repeat(1_001)}), "text"),
        (json!({"stars": 5}), "text"),
        (
            json!({"stars": 5, "text": "", "approved": true}),
            "approved",
        ),
    ] {
        let (status, problem) = put(&store, id, &review).await;
        assert_eq!(status, 422, "{review}");
        assert_eq!(problem["fields"][0]["field"], field, "{problem}");
    }
}

#[tokio::test]
async fn an_expired_course_can_be_reviewed_but_not_a_refunded_one() {
    let store = Store::open().await;
    let id = store.buy(ASHA, 1, 1).await;
    store.pass_days(100);
    assert_eq!(
        put(&store, id, &json!({"stars": 5, "text": ""})).await.0,
        200
    );
    store
        .run("UPDATE courses_enrolment SET ended_at = 1785565900")
        .await;
    assert_eq!(
        put(&store, id, &json!({"stars": 1, "text": ""})).await.0,
        403
    );
}

#[tokio::test]
async fn a_user_gets_a_copy_of_all_records_and_can_be_deleted() {
    let store = Store::open().await;
    let id = store.buy(ASHA, 1, 1).await;
    let (grant, token) = store.must_play(ASHA_AT_HOME, id, 1).await;
    store.pass(12);
    store.ping(ASHA_AT_HOME, grant, 12.0, &[(0.0, 12.0)]).await;
    put(&store, id, &json!({"stars": 5, "text": "Good."})).await;
    store.run("UPDATE courses_review SET approved = 1").await;
    let records = store.personal_records("courses", ASHA).await;
    assert_eq!(records[0]["lessons"][0]["watchedPercent"], 50);
    assert_eq!(records[0]["review"]["text"], "Good.");

    let before = store.deps.db.version().current();
    store.erase_person(ASHA).await;
    assert_eq!(
        store.deps.db.version().current(),
        before + 1,
        "the review is no longer public"
    );
    assert_eq!(shown(&store).await, json!([]));
    assert!(!store.opens(&token).await);
    let records = store.personal_records("courses", ASHA).await;
    assert_eq!(records[0]["watchedPercent"], 0);
    assert_eq!(records[0]["state"], "ended");
    assert!(records[0].get("review").is_none());
}

#[tokio::test]
async fn an_account_that_is_being_deleted_reviews_nothing() {
    let store = Store::open().await;
    let enrolment = store.buy(13, 1, 1).await;
    let path = format!("/me/courses/{enrolment}/review");
    let body = json!({"stars": 4, "text": "Clear."});
    let (status, refused) = store.call(at(13, 1), Method::PUT, &path, Some(&body)).await;
    assert_eq!((status, &refused["code"]), (401, &json!("session.needed")));
    store.run("UPDATE courses_review SET approved = 1").await;
    assert_eq!(shown(&store).await, json!([]));
}
