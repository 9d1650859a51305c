//! The owner's decisions about enrolments.

use crate::support::{ASHA, BEENA, Store, at, shop::OWNER};
use kernel::{CounterMethod, Paise, Payable, Return};
use poem::http::Method;
use serde_json::{Value, json};

fn gift(changes: Value) -> Value {
    let gift = json!({"courseId": 1, "userId": ASHA, "payment": "gift", "reason": "Won the quiz."});
    crate::support::shop::with(gift, changes)
}

#[tokio::test]
async fn an_extension_reactivates_a_course_and_can_be_undone() {
    let store = Store::open().await;
    let asha = at(ASHA, 1);
    let id = store.buy(ASHA, 1, 1).await;
    store.pass_days(100);
    assert_eq!(store.play(asha, id, 1).await.0, 403, "its 90 days are over");
    let place = format!("/enrolments/{id}/extend");
    let input = json!({"days": 10, "reason": "The network was down.", "version": 1});
    let detail = store.done(Method::POST, &place, input.clone()).await;
    let line = &detail["enrolment"];
    assert_eq!(line["state"], "active");
    assert_eq!(line["expiresAt"], store.now().plus_days(10).to_rfc3339());
    assert_eq!(detail["history"][0]["kind"], "extended");
    assert_eq!(detail["history"][0]["actor"], "Roshni");
    assert_eq!(detail["history"][1]["kind"], "bought");
    assert_eq!(store.play(asha, id, 1).await.0, 201);
    let code = store.refused(Method::POST, &place, input).await;
    assert_eq!(
        code, "record.conflict",
        "a repeated request changes nothing"
    );
    let undo = format!("/enrolments/{id}/undo");
    let detail = store.done(Method::POST, &undo, json!({"version": 2})).await;
    assert_eq!(detail["enrolment"]["state"], "expired");
    assert_eq!(detail["mayBeUndone"], false);
    let code = store
        .refused(Method::POST, &undo, json!({"version": 3}))
        .await;
    assert_eq!(code, "courses.nothing_to_undo");
}

#[tokio::test]
async fn a_withdrawn_course_stops_playing_and_can_be_restored() {
    let store = Store::open().await;
    let asha = at(ASHA, 1);
    let id = store.buy(ASHA, 1, 1).await;
    let (_, token) = store.must_play(asha, id, 1).await;
    let place = format!("/enrolments/{id}/revoke");
    let code = store
        .refused(Method::POST, &place, json!({"reason": "", "version": 1}))
        .await;
    assert_eq!(code, "request.invalid_body", "a reason is needed");
    let input = json!({"reason": "Shared the password.", "version": 1});
    store.done(Method::POST, &place, input).await;
    assert!(!store.opens(&token).await);
    assert_eq!(
        store.play(asha, id, 1).await.1["code"],
        "courses.access_ended"
    );
    let more = json!({"days": 5, "version": 2});
    let code = store
        .refused(Method::POST, &format!("/enrolments/{id}/extend"), more)
        .await;
    assert_eq!(code, "courses.enrolment_revoked");
    let undo = format!("/enrolments/{id}/undo");
    store.done(Method::POST, &undo, json!({"version": 2})).await;
    assert_eq!(store.play(asha, id, 1).await.0, 201);
    assert!(
        store
            .mails()
            .await
            .iter()
            .all(|(name, _)| name == "courses.bought")
    );
    let details: String = sqlx::query_scalar(
        "SELECT details FROM kernel_audit WHERE action = 'courses.enrolment_revoked'",
    )
    .fetch_one(store.deps.db.read())
    .await
    .unwrap();
    assert!(
        !details.contains("password"),
        "the reason is not in the audit log"
    );
}

#[tokio::test]
async fn a_course_given_by_the_owner_sends_an_email() {
    let store = Store::open().await;
    let (status, detail) = store
        .ask(OWNER, Method::POST, "/enrolments", gift(json!({})))
        .await;
    assert_eq!(status, 201, "{detail}");
    let line = &detail["enrolment"];
    assert_eq!(
        (&line["source"], &line["paidPaise"]),
        (&json!("gift"), &json!(0))
    );
    assert_eq!(line["expiresAt"], store.now().plus_days(90).to_rfc3339());
    let id = line["id"].as_i64().unwrap();
    assert_eq!(store.play(at(ASHA, 1), id, 1).await.0, 201);
    let reported = ("courses.bought".to_owned(), "user11@example.com".to_owned());
    assert_eq!(store.mails().await, [reported]);
    let code = store
        .refused(Method::POST, "/enrolments", gift(json!({})))
        .await;
    assert_eq!(code, "courses.watches_already");
    let undo = format!("/enrolments/{id}/undo");
    let detail = store.done(Method::POST, &undo, json!({"version": 1})).await;
    assert_eq!(detail["enrolment"]["state"], "ended");
    let sale = json!({"userId": null, "mobile": "98765 43211", "payment": "cash", "paidPaise": 40_000, "days": 30});
    let detail = store.done(Method::POST, "/enrolments", gift(sale)).await;
    let line = &detail["enrolment"];
    assert_eq!(line["id"], id, "one enrolment per user and course");
    assert_eq!(
        (&line["source"], &line["paidPaise"]),
        (&json!("cash"), &json!(40_000))
    );
    let sold = store.neighbours.sold();
    assert_eq!(sold.len(), 1, "a gift is no sale");
    let sale = &sold[0];
    assert_eq!((sale.course, sale.buyer, sale.paise), (1, ASHA, 40_000));
    assert_eq!(sale.method, CounterMethod::Cash);
    assert_eq!(sale.title, "Blind hem, by hand");
    store
        .done(Method::POST, &undo, json!({"version": line["version"]}))
        .await;
    assert!(store.neighbours.sold().is_empty(), "it no longer counts");
}

#[tokio::test]
async fn giving_a_course_requires_a_user_a_course_and_an_amount() {
    let store = Store::open().await;
    for (changes, field) in [
        (json!({"userId": null}), "mobile"),
        (json!({"mobile": "98765 43211"}), "mobile"),
        (json!({"userId": null, "mobile": "98765 43999"}), "mobile"),
        (json!({"userId": 99}), "userId"),
        (json!({"courseId": 99}), "courseId"),
        (json!({"payment": "cash"}), "paidPaise"),
        (json!({"paidPaise": 40_000}), "paidPaise"),
    ] {
        let (status, problem) = store
            .ask(OWNER, Method::POST, "/enrolments", gift(changes))
            .await;
        assert_eq!(status, 422, "{problem}");
        assert_eq!(crate::support::shop::fields(&problem), [field]);
    }
}

#[tokio::test]
async fn enrolments_are_found_by_user_course_state_and_purchase() {
    let store = Store::open().await;
    store.buy(ASHA, 1, 41).await;
    store.pass_days(91);
    store.buy(BEENA, 1, 42).await;
    let third = store.buy(BEENA, 2, 43).await;
    let input = json!({"reason": "Refunded.", "version": 1});
    store
        .done(Method::POST, &format!("/enrolments/{third}/revoke"), input)
        .await;
    for (query, expected) in [
        ("", vec![43, 42, 41]),
        ("?state=active", vec![42]),
        ("?state=expired", vec![41]),
        ("?state=ended", vec![43]),
        ("?q=asha", vec![41]),
        ("?q=4321", vec![43, 42, 41]),
        ("?q=rolled", vec![43]),
        ("?q=42", vec![42]),
        ("?q=%2341", vec![41]),
        ("?userId=12&courseId=1", vec![42]),
        ("?q=zoya", vec![]),
    ] {
        let page = store.see(&format!("/enrolments{query}")).await;
        let items = page["items"].as_array().unwrap().iter();
        let numbers: Vec<i64> = items.map(|one| one["orderId"].as_i64().unwrap()).collect();
        assert_eq!(numbers, expected, "{query}");
    }
    let page = store.see("/enrolments?q=asha").await;
    let line = &page["items"][0];
    assert_eq!(
        (&line["customer"], &line["mobile"]),
        (&json!("Asha Raman"), &json!("+919876543211"))
    );
    assert_eq!(
        (&line["source"], &line["paidPaise"]),
        (&json!("bought"), &json!(49_900))
    );
    store.erase_person(BEENA).await;
    let detail = store.see(&format!("/enrolments/{third}")).await;
    assert!(
        detail["history"][0].get("reason").is_none(),
        "notes about the user are deleted with the account"
    );
}

#[tokio::test]
async fn long_lists_are_paged() {
    let store = Store::open().await;
    store
        .run(
            "WITH RECURSIVE n (i) AS (SELECT 100 UNION ALL SELECT i + 1 FROM n WHERE i < 219)
             INSERT INTO courses_enrolment (user_id, course_id, started_at, expires_at)
             SELECT i, 1, 1785565800, 1885565800 FROM n",
        )
        .await;
    let mut seen = 0;
    let mut place = "/enrolments".to_owned();
    loop {
        let page = store.see(&place).await;
        seen += page["items"].as_array().unwrap().len();
        let Some(next) = page["next"].as_i64() else {
            break;
        };
        place = format!("/enrolments?before={next}");
    }
    assert_eq!(seen, 120);
}

#[tokio::test]
async fn a_decision_is_not_undone_over_a_full_refund() {
    let store = Store::open().await;
    let id = store.buy(ASHA, 1, 41).await;
    let input = json!({"days": 10, "reason": "The network was down.", "version": 1});
    let place = format!("/enrolments/{id}/extend");
    let detail = store.done(Method::POST, &place, input).await;
    assert_eq!(detail["mayBeUndone"], true);
    let back = Return {
        purchase: 41,
        buyer: ASHA,
        reference: "1".to_owned(),
        paid: Paise(49_900),
        amount: Paise(49_900),
        returned: Paise(49_900),
        at: store.now(),
    };
    let mut tx = store.deps.db.write().await.unwrap();
    store.courses.reverse(&mut tx, &back).await.unwrap();
    tx.commit().await.unwrap();
    let undo = format!("/enrolments/{id}/undo");
    let version: i64 = sqlx::query_scalar("SELECT version FROM courses_enrolment WHERE id = ?")
        .bind(id)
        .fetch_one(store.deps.db.read())
        .await
        .unwrap();
    let code = store
        .refused(Method::POST, &undo, json!({"version": version}))
        .await;
    assert_eq!(code, "courses.nothing_to_undo");
}
