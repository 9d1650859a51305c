//! Moderating reviews.

use crate::support::{ASHA, Store, at};
use poem::http::Method;
use serde_json::{Value, json};

async fn review(store: &Store, enrolment: i64, text: &str) {
    let path = format!("/me/courses/{enrolment}/review");
    let body = json!({"stars": 4, "text": text});
    let (status, answer) = store
        .call(at(ASHA, 1), Method::PUT, &path, Some(&body))
        .await;
    assert_eq!(status, 200, "{answer}");
}

async fn shown(store: &Store) -> usize {
    let (_, course) = store.get("/courses/1").await;
    let reviews = course["reviews"].as_array().unwrap().len();
    assert_eq!(course.get("rating").is_some(), reviews > 0);
    reviews
}

#[tokio::test]
async fn a_review_is_approved_hidden_and_pending_again_when_changed() {
    let store = Store::open().await;
    let id = store.buy(ASHA, 1, 1).await;
    review(&store, id, "Clear and slow.").await;
    assert_eq!(store.see("/reviews/waiting").await["count"], 1);
    let page = store.see("/reviews?state=waiting").await;
    let waiting = &page["items"][0];
    assert_eq!(waiting["name"], "Asha R.");
    assert_eq!(waiting["courseName"], "Blind hem");
    assert!(waiting.get("userId").is_none());
    assert_eq!(shown(&store).await, 0);
    let decide = |state: &str, version: i64| json!({"state": state, "version": version});
    store
        .done(Method::PUT, "/reviews/1", decide("approved", 1))
        .await;
    assert_eq!(shown(&store).await, 1);
    assert_eq!(store.see("/reviews/waiting").await["count"], 0);
    let back = store
        .done(Method::PUT, "/reviews/1", decide("waiting", 2))
        .await;
    assert_eq!(back["state"], "waiting");
    assert_eq!(shown(&store).await, 0);
    review(&store, id, "Too slow after all.").await;
    let code = store
        .refused(Method::PUT, "/reviews/1", decide("approved", 3))
        .await;
    assert_eq!(
        code, "record.conflict",
        "the new text has not been reviewed"
    );
    store
        .done(Method::PUT, "/reviews/1", decide("hidden", 4))
        .await;
    assert_eq!(
        store.see("/reviews?state=hidden").await["items"][0]["state"],
        "hidden"
    );
    assert_eq!(
        store.see("/reviews?state=waiting").await["items"],
        json!([])
    );
    review(&store, id, "Good.").await;
    assert_eq!(store.see("/reviews/waiting").await["count"], 1);
}

#[tokio::test]
async fn a_review_is_deleted_and_restored() {
    let store = Store::open().await;
    let id = store.buy(ASHA, 1, 1).await;
    review(&store, id, "Clear and slow.").await;
    let approved = json!({"state": "approved", "version": 1});
    store.done(Method::PUT, "/reviews/1", approved).await;
    store.done(Method::DELETE, "/reviews/1", Value::Null).await;
    assert_eq!(shown(&store).await, 0);
    let (_, own) = store.read(at(ASHA, 1), &format!("/me/courses/{id}")).await;
    assert!(own.get("review").is_none());
    assert_eq!(store.see("/reviews").await["items"], json!([]));
    let trash = store.see("/reviews?deleted=true").await;
    assert_eq!(trash["items"].as_array().unwrap().len(), 1);
    store
        .done(Method::POST, "/reviews/1/restore", Value::Null)
        .await;
    assert_eq!(shown(&store).await, 1);
    store.done(Method::DELETE, "/reviews/1", Value::Null).await;
    store.pass_days(31);
    store.run_job("courses.sweep").await;
    let code = store
        .refused(Method::POST, "/reviews/1/restore", Value::Null)
        .await;
    assert_eq!(code, "courses.review_not_found");
}
