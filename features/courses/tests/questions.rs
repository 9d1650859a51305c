//! Questions under lessons, from asking to the answer.

use crate::support::{ASHA, At, BEENA, SELVI, Store, at};
use poem::http::Method;
use serde_json::{Value, json};

const ASHA_AT_HOME: At = at(ASHA, 1);
const BEENA_AT_HOME: At = at(BEENA, 2);

async fn ask(store: &Store, who: At, enrolment: i64, lesson: i64, text: &str) -> (u16, Value) {
    let path = format!("/me/courses/{enrolment}/questions");
    let body = json!({"lessonId": lesson, "text": text});
    store.call(who, Method::POST, &path, Some(&body)).await
}

async fn seen(store: &Store, who: At, enrolment: i64, lesson: i64) -> Value {
    let path = format!("/me/courses/{enrolment}/questions?lessonId={lesson}");
    let (status, list) = store.read(who, &path).await;
    assert_eq!(status, 200, "{list}");
    list
}

fn answer(text: &str, hidden: bool, version: i64) -> Value {
    json!({"answer": text, "hidden": hidden, "version": version})
}

#[tokio::test]
async fn an_answered_question_is_shown_to_every_customer_of_the_course() {
    let store = Store::open().await;
    let of_asha = store.buy(ASHA, 1, 1).await;
    let of_beena = store.buy(BEENA, 1, 2).await;
    let (status, question) = ask(&store, ASHA_AT_HOME, of_asha, 1, "  Which thread? ").await;
    assert_eq!(status, 201, "{question}");
    let asked = json!({"id": 1, "lessonId": 1, "name": "Asha", "own": true, "text": "Which thread?",
        "askedAt": "2026-08-01T06:30:00Z"});
    assert_eq!(question, asked, "no full name");
    assert_eq!(seen(&store, ASHA_AT_HOME, of_asha, 1).await, json!([asked]));
    assert_eq!(
        seen(&store, BEENA_AT_HOME, of_beena, 1).await,
        json!([]),
        "not before it is answered"
    );

    assert_eq!(store.see("/questions/open").await["count"], 1);
    let open = store.see("/questions?state=open").await;
    assert_eq!(open["items"][0]["courseName"], "Blind hem");
    assert!(open["items"][0].get("userId").is_none());
    let done = store
        .done(Method::PUT, "/questions/1", answer(" Silk. ", false, 1))
        .await;
    assert_eq!(done["state"], "answered");
    assert_eq!(store.see("/questions/open").await["count"], 0);
    let shown = seen(&store, BEENA_AT_HOME, of_beena, 1).await;
    assert_eq!(shown[0]["own"], false);
    assert_eq!(shown[0]["answer"]["text"], "Silk.");
    assert_eq!(
        seen(&store, BEENA_AT_HOME, of_beena, 2).await,
        json!([]),
        "of that lesson alone"
    );
    let answers = async || {
        let mails = store.mails().await.into_iter();
        mails
            .filter(|(template, _)| template == "courses.question_answered")
            .count()
    };
    assert_eq!(answers().await, 1);

    store.pass(60);
    store
        .done(
            Method::PUT,
            "/questions/1",
            answer("Silk, doubled.", false, 2),
        )
        .await;
    assert_eq!(answers().await, 1, "a correction is not sent");
    let code = store
        .refused(Method::PUT, "/questions/1", answer("Cotton.", false, 2))
        .await;
    assert_eq!(code, "record.conflict");
    store
        .done(
            Method::PUT,
            "/questions/1",
            answer("Silk, doubled.", true, 3),
        )
        .await;
    assert_eq!(
        seen(&store, BEENA_AT_HOME, of_beena, 1).await,
        json!([]),
        "hidden"
    );
    let own = seen(&store, ASHA_AT_HOME, of_asha, 1).await;
    assert_eq!(
        own[0]["answer"],
        json!({"text": "Silk, doubled.", "at": "2026-08-01T06:30:00Z"})
    );
}

#[tokio::test]
async fn only_customers_with_running_access_ask_and_read() {
    let store = Store::open().await;
    let id = store.buy(ASHA, 1, 1).await;
    assert_eq!(ask(&store, BEENA_AT_HOME, id, 1, "Mine?").await.0, 404);
    assert_eq!(
        ask(&store, ASHA_AT_HOME, id, 3, "Of another course?")
            .await
            .0,
        404
    );
    for (text, field) in [(" \n ", "text"), (&*"x".repeat(1_001), "text")] {
        let (status, problem) = ask(&store, ASHA_AT_HOME, id, 1, text).await;
        assert_eq!(
            (status, &problem["fields"][0]["field"]),
            (422, &json!(field)),
            "{problem}"
        );
    }
    let list = store.ask(at(ASHA, 1), Method::GET, "/questions", Value::Null);
    assert_eq!(list.await.0, 403, "the back office is not for customers");
    store.pass_days(91);
    let (status, problem) = ask(&store, ASHA_AT_HOME, id, 1, "Too late?").await;
    assert_eq!(
        (status, &problem["code"]),
        (403, &json!("courses.access_expired"))
    );
    let path = format!("/me/courses/{id}/questions?lessonId=1");
    assert_eq!(store.read(ASHA_AT_HOME, &path).await.0, 403);
}

#[tokio::test]
async fn questions_are_limited_per_customer() {
    let store = Store::open().await;
    let id = store.buy(ASHA, 1, 1).await;
    for _ in 0..10 {
        assert_eq!(ask(&store, ASHA_AT_HOME, id, 1, "Again?").await.0, 201);
    }
    let (status, problem) = ask(&store, ASHA_AT_HOME, id, 1, "Again?").await;
    assert_eq!(
        (status, &problem["code"]),
        (429, &json!("courses.too_many_questions"))
    );
    store.pass(3_600);
    assert_eq!(ask(&store, ASHA_AT_HOME, id, 1, "Again?").await.0, 201);
}

#[tokio::test]
async fn questions_are_in_the_copy_of_the_customers_data_and_go_with_the_account() {
    let store = Store::open().await;
    let id = store.buy(ASHA, 1, 1).await;
    ask(&store, ASHA_AT_HOME, id, 1, "Which thread?").await;
    let (status, _) = store
        .ask(
            at(SELVI, 3),
            Method::PUT,
            "/questions/1",
            answer("Silk.", false, 1),
        )
        .await;
    assert_eq!(status, 200);
    let records = store.personal_records("courses", ASHA).await;
    assert_eq!(records[0]["questions"][0]["text"], "Which thread?");
    assert_eq!(records[0]["questions"][0]["answer"]["text"], "Silk.");
    store.erase_person(ASHA).await;
    assert_eq!(store.see("/questions").await["items"], json!([]));
}

#[tokio::test]
async fn an_account_that_is_being_deleted_asks_nothing() {
    let store = Store::open().await;
    let enrolment = store.buy(13, 1, 1).await;
    let (status, refused) = ask(&store, at(13, 1), enrolment, 1, "Which thread?").await;
    assert_eq!((status, &refused["code"]), (401, &json!("session.needed")));
    assert_eq!(store.see("/questions/open").await["count"], 0);
}
