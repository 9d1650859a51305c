//! Certificates of courses that were watched to the end.

use crate::support::{ASHA, At, BEENA, Store, at};
use poem::http::Method;
use serde_json::{Value, json};

const ASHA_AT_HOME: At = at(ASHA, 1);

async fn issue(store: &Store, who: At, enrolment: i64) -> (u16, Value) {
    let path = format!("/me/courses/{enrolment}/certificate");
    store.call(who, Method::POST, &path, None).await
}

/// Watches a lesson to its end.
async fn watch(store: &Store, enrolment: i64, lesson: i64) {
    let (grant, _) = store.must_play(ASHA_AT_HOME, enrolment, lesson).await;
    store.pass(60);
    let (status, progress) = store
        .ping(ASHA_AT_HOME, grant, 12.0, &[(0.0, 3_600.0)])
        .await;
    assert_eq!(
        (status, &progress["done"]),
        (200, &json!(true)),
        "{progress}"
    );
}

#[tokio::test]
async fn a_certificate_is_issued_once_all_lessons_are_watched() {
    let store = Store::open().await;
    let id = store.buy(ASHA, 1, 1).await;
    watch(&store, id, 1).await;
    let (status, problem) = issue(&store, ASHA_AT_HOME, id).await;
    assert_eq!(
        (status, &problem["code"]),
        (409, &json!("courses.not_all_watched"))
    );
    let file = format!("/me/courses/{id}/certificate");
    assert_eq!(
        store.read(ASHA_AT_HOME, &file).await.0,
        404,
        "none is issued yet"
    );

    watch(&store, id, 2).await;
    let (status, issued) = issue(&store, ASHA_AT_HOME, id).await;
    assert_eq!(status, 201, "{issued}");
    assert_eq!(issued["name"], "Asha Raman");
    assert_eq!(issued["course"], "Blind hem");
    store.pass_days(2);
    assert_eq!(
        issue(&store, ASHA_AT_HOME, id).await.1,
        issued,
        "issued once"
    );
    let (_, own) = store.read(ASHA_AT_HOME, &format!("/me/courses/{id}")).await;
    assert_eq!(
        own["certificate"],
        json!({"number": issued["number"], "date": "2026-08-01"})
    );
    let (_, pdf) = store.app.download("__Host-session=11-1", &file).await;
    let text = pdf_extract::extract_text_from_mem(&pdf).unwrap();
    assert!(text.contains("Asha Raman"), "{text}");

    let number = issued["number"].as_str().unwrap();
    let shown = store
        .get(&format!("/courses/certificates/{}", number.to_lowercase()))
        .await;
    assert_eq!(shown.1, issued, "anyone can verify it");
    assert_eq!(
        store.get("/courses/certificates/2222-2222-2222").await.0,
        404
    );
}

#[tokio::test]
async fn a_certificate_is_its_customers_own_and_goes_with_the_account() {
    let store = Store::open().await;
    let id = store.buy(ASHA, 2, 1).await;
    watch(&store, id, 3).await;
    assert_eq!(issue(&store, at(BEENA, 2), id).await.0, 404);
    let (_, issued) = issue(&store, ASHA_AT_HOME, id).await;
    let file = format!("/me/courses/{id}/certificate");
    assert_eq!(store.read(at(BEENA, 2), &file).await.0, 404);
    store.erase_person(ASHA).await;
    let address = format!(
        "/courses/certificates/{}",
        issued["number"].as_str().unwrap()
    );
    assert_eq!(store.get(&address).await.0, 404);
}

#[tokio::test]
async fn a_refunded_course_gets_no_certificate() {
    let store = Store::open().await;
    let id = store.buy(ASHA, 2, 1).await;
    watch(&store, id, 3).await;
    store
        .run("UPDATE courses_enrolment SET ended_at = 1785565900")
        .await;
    assert_eq!(
        issue(&store, ASHA_AT_HOME, id).await.1["code"],
        "courses.access_ended"
    );
}
