//! Buying a course: price, access and renewal.

use crate::support::{ASHA, BEENA, Store, at};
use kernel::{
    Failure, Fulfilment, MailGuard, Paise, Payable, Quote, Receipt, Return, Timestamp,
    testing::TEST_TIME,
};
use poem::http::Method;
use serde_json::json;

fn refused(quote: Result<Quote, Failure>) -> &'static str {
    quote.unwrap_err().code().name
}

#[tokio::test]
async fn a_course_has_its_price_and_its_days() {
    let store = Store::open().await;
    let quote = store.courses.quote(ASHA, "1").await.unwrap();
    let expected = Quote {
        price: Paise(49_900),
        title: "Blind hem, by hand".to_owned(),
        coupons: true,
        terms: "{\"expireInDays\":90}".to_owned(),
    };
    assert_eq!(quote, expected);
    store.pass(12_345);
    let later = store.courses.quote(ASHA, "1").await.unwrap();
    assert_eq!(later, expected, "the same offer at any time");
}

#[tokio::test]
async fn an_unpublished_course_cannot_be_bought() {
    let store = Store::open().await;
    store
        .run("UPDATE courses_course SET published = 0 WHERE id = 2")
        .await;
    for reference in ["2", "99", "x", "01", ""] {
        let quote = store.courses.quote(ASHA, reference).await;
        assert_eq!(refused(quote), "courses.not_found", "{reference}");
    }
}

#[tokio::test]
async fn a_course_is_bought_once_until_it_ends() {
    let store = Store::open().await;
    store.buy(ASHA, 1, 1).await;
    let quote = store.courses.quote(ASHA, "1").await;
    assert_eq!(refused(quote), "courses.already_owned");
    assert!(store.courses.quote(BEENA, "1").await.is_ok());
    let again = store.fulfil(&store.receipt(ASHA, 1, 2)).await.unwrap();
    assert_eq!(again, Fulfilment::AlreadyHeld);
    store.pass_days(80);
    assert!(store.courses.quote(ASHA, "1").await.is_err());
    store.pass_days(10);
    store.pass(1);
    assert!(store.courses.quote(ASHA, "1").await.is_ok());
}

#[tokio::test]
async fn repeated_events_of_one_purchase_grant_access_once() {
    let store = Store::open().await;
    let receipt = store.receipt(ASHA, 1, 7);
    for _ in 0..3 {
        assert_eq!(store.fulfil(&receipt).await.unwrap(), Fulfilment::Granted);
    }
    store.pass_days(200);
    assert_eq!(store.fulfil(&receipt).await.unwrap(), Fulfilment::Granted);
    let (_, list) = store.read(at(ASHA, 1), "/me/courses").await;
    assert_eq!(list.as_array().unwrap().len(), 1);
    assert_eq!(
        list[0]["state"], "expired",
        "repeated events do not extend access"
    );
    let bought = ("courses.bought".to_owned(), "user11@example.com".to_owned());
    assert_eq!(store.mails().await, [bought]);
}

#[tokio::test]
async fn the_end_is_fixed_with_the_purchase() {
    let store = Store::open().await;
    let receipt = Receipt {
        captured_at: TEST_TIME.plus_days(-3),
        ..store.receipt(ASHA, 1, 1)
    };
    store.fulfil(&receipt).await.unwrap();
    store
        .run("UPDATE courses_course SET expire_in_days = 5")
        .await;
    let (_, list) = store.read(at(ASHA, 1), "/me/courses").await;
    assert_eq!(list[0]["startedAt"], "2026-07-29T06:30:00Z");
    assert_eq!(
        list[0]["expiresAt"], "2026-10-27T06:30:00Z",
        "90 days after the capture"
    );
    let usual = Receipt {
        terms: "{}".to_owned(),
        ..store.receipt(ASHA, 2, 2)
    };
    store.fulfil(&usual).await.unwrap();
    let (_, list) = store.read(at(ASHA, 1), "/me/courses").await;
    assert_eq!(list[0]["expiresAt"], TEST_TIME.plus_days(180).to_rfc3339());
}

#[tokio::test]
async fn an_enrolment_without_an_end_cannot_be_stored() {
    let store = Store::open().await;
    for end in ["NULL", "1785565800"] {
        let sql = format!(
            "INSERT INTO courses_enrolment (user_id, course_id, started_at, expires_at) VALUES (11, 1, 1785565800, {end})"
        );
        let mut tx = store.app.deps.db.write().await.unwrap();
        let refused = sqlx::raw_sql(sqlx::AssertSqlSafe(sql))
            .execute(&mut *tx)
            .await;
        assert!(refused.is_err(), "{end}");
    }
}

#[tokio::test]
async fn a_course_bought_again_continues_where_it_stopped() {
    let store = Store::open().await;
    let asha = at(ASHA, 1);
    let id = store.buy(ASHA, 1, 1).await;
    let (grant, _) = store.must_play(asha, id, 1).await;
    store.pass(6);
    store.ping(asha, grant, 12.0, &[(0.0, 12.0)]).await;
    store.pass_days(91);
    let (_, before) = store.read(asha, &format!("/me/courses/{id}")).await;
    assert_eq!(before["state"], "expired");
    assert_eq!(before["mayBeBoughtAgain"], true);
    assert_eq!(store.buy(ASHA, 1, 2).await, id, "one enrolment per course");
    let (_, after) = store.read(asha, "/me/courses").await;
    assert_eq!(after.as_array().unwrap().len(), 1);
    assert_eq!(after[0]["state"], "active");
    assert_eq!(after[0]["mayBeBoughtAgain"], false);
    assert_eq!(after[0]["lessons"][0]["positionSeconds"], 12.0);
    assert_eq!(after[0]["watchedPercent"], 25);
}

#[tokio::test]
async fn a_purchase_that_cannot_be_fulfilled_is_an_error() {
    let store = Store::open().await;
    for reference in ["99", "x", "01"] {
        let strange = Receipt {
            reference: reference.to_owned(),
            ..store.receipt(ASHA, 1, 1)
        };
        let refused = store.fulfil(&strange).await.unwrap_err();
        assert_eq!(refused.code().status, 404, "{reference}");
    }
    store.run("UPDATE courses_course SET published = 0").await;
    let withdrawn = store.fulfil(&store.receipt(ASHA, 1, 1)).await.unwrap();
    assert_eq!(
        withdrawn,
        Fulfilment::Granted,
        "it was offered when the buyer paid"
    );
    let (_, list) = store.read(at(ASHA, 1), "/me/courses").await;
    assert_eq!(list[0]["serviceName"], "Blind hem");
}

#[tokio::test]
async fn the_reminder_is_sent_once_a_week_before_the_end() {
    let store = Store::open().await;
    store.buy(ASHA, 1, 1).await;
    let reminders = async || {
        store.run_job("courses.remind").await;
        let mails = store.mails().await;
        mails
            .iter()
            .filter(|(name, _)| name == "courses.expiring")
            .count()
    };
    store.pass_days(82);
    assert_eq!(reminders().await, 0);
    store.pass_days(1);
    assert_eq!(reminders().await, 1);
    assert_eq!(reminders().await, 1);
    store.pass_days(20);
    store.buy(ASHA, 1, 2).await;
    assert_eq!(reminders().await, 1);
    store.pass_days(84);
    assert_eq!(reminders().await, 2, "for the second purchase too");
}

#[tokio::test]
async fn an_outdated_reminder_is_not_sent() {
    let store = Store::open().await;
    store.buy(ASHA, 1, 1).await;
    store.pass_days(83);
    store.run_job("courses.remind").await;
    let (data,): (String,) =
        sqlx::query_as("SELECT data FROM kernel_outbox WHERE template = 'courses.expiring'")
            .fetch_one(store.app.deps.db.read())
            .await
            .unwrap();
    let data = serde_json::from_str(&data).unwrap();
    let over = async || store.courses.over("courses.expiring", &data).await.unwrap();
    assert_eq!(over().await, None);
    assert_eq!(
        store.courses.over("courses.bought", &data).await.unwrap(),
        None
    );
    store
        .run("UPDATE courses_enrolment SET expires_at = expires_at + 86400")
        .await;
    assert_eq!(
        over().await.unwrap(),
        "The end date of the course has changed."
    );
    store
        .run("UPDATE courses_enrolment SET expires_at = expires_at - 86400, ended_at = 1785565900")
        .await;
    assert_eq!(over().await.unwrap(), "Access to the course was withdrawn.");
}

#[tokio::test]
async fn ended_and_withdrawn_courses_have_no_reminder() {
    let store = Store::open().await;
    store.buy(ASHA, 1, 1).await;
    store.buy(BEENA, 1, 2).await;
    let short = Receipt {
        terms: "{\"expireInDays\":6}".to_owned(),
        ..store.receipt(ASHA, 2, 3)
    };
    store.fulfil(&short).await.unwrap();
    store.run_job("courses.remind").await;
    store
        .run("UPDATE courses_enrolment SET ended_at = 1785565900 WHERE user_id = 11")
        .await;
    store.pass_days(85);
    store.run_job("courses.remind").await;
    let reported: Vec<_> = store
        .mails()
        .await
        .into_iter()
        .filter(|(name, _)| name == "courses.expiring")
        .collect();
    assert_eq!(
        reported,
        [(
            "courses.expiring".to_owned(),
            "user12@example.com".to_owned()
        )]
    );
    let valid: Option<i64> = sqlx::query_scalar(
        "SELECT valid_until FROM kernel_outbox WHERE template = 'courses.expiring'",
    )
    .fetch_one(store.app.deps.db.read())
    .await
    .unwrap();
    assert_eq!(
        valid.map(Timestamp),
        Some(TEST_TIME.plus_days(90)),
        "after the end it is not sent"
    );
}

#[tokio::test]
async fn the_demo_customer_has_an_active_and_an_expired_course() {
    let demo = include_str!("../../../data/demo/courses.json");
    let store = Store::with(&[("courses", demo)]).await;
    let customer = at(kernel::demo::DEMO_CUSTOMER, 1);
    let (_, list) = store.read(customer, "/me/courses").await;
    let reported: Vec<_> = list
        .as_array()
        .unwrap()
        .iter()
        .map(|one| one["state"].clone())
        .collect();
    assert_eq!(reported, [json!("active"), json!("expired")]);
    let active = &list[0];
    assert_eq!(active["lessons"][0]["done"], true);
    assert_eq!(active["lastLessonId"], active["lessons"][1]["id"]);
    assert_eq!(active["lessons"][1]["positionSeconds"], 12.0);
    let percent = active["watchedPercent"].as_i64().unwrap();
    assert!(percent > 0 && percent < 100, "{percent}");
}

#[tokio::test]
async fn a_refunded_course_shows_when_it_was_refunded() {
    let store = Store::open().await;
    store.buy(ASHA, 1, 41).await;
    store.pass_days(2);
    let back = async |amount: i64, returned: i64| {
        let back = Return {
            purchase: 41,
            buyer: ASHA,
            reference: "1".to_owned(),
            paid: Paise(49_900),
            amount: Paise(amount),
            returned: Paise(returned),
            at: store.now(),
        };
        let mut tx = store.deps.db.write().await.unwrap();
        store.courses.reverse(&mut tx, &back).await.unwrap();
        tx.commit().await.unwrap();
        let (status, own) = store
            .call(at(ASHA, 1), Method::GET, "/me/courses", None)
            .await;
        assert_eq!(status, 200, "{own}");
        own[0].clone()
    };
    let part = back(9_900, 9_900).await;
    assert_eq!(
        (&part["state"], part.get("refundedAt")),
        (&json!("active"), None)
    );
    let all = back(40_000, 49_900).await;
    assert_eq!(all["state"], "ended");
    assert_eq!(all["refundedAt"], store.now().to_rfc3339());
    store.pass_days(1);
    store.buy(ASHA, 1, 42).await;
    let (_, own) = store
        .call(at(ASHA, 1), Method::GET, "/me/courses", None)
        .await;
    assert_eq!(own[0].get("refundedAt"), None, "bought again");
}

#[tokio::test]
async fn in_the_last_week_a_course_is_renewed_from_its_current_end() {
    let store = Store::open().await;
    let asha = at(ASHA, 1);
    let id = store.buy(ASHA, 1, 1).await;
    let own = async || {
        let (_, course) = store.read(asha, &format!("/me/courses/{id}")).await;
        course
    };
    let end = TEST_TIME.plus_days(90);
    store.pass_days(83);
    store.pass(-1);
    let quote = store.courses.quote(ASHA, "1").await;
    assert_eq!(
        refused(quote),
        "courses.already_owned",
        "a second too early"
    );
    let early = store.fulfil(&store.receipt(ASHA, 1, 2)).await.unwrap();
    assert_eq!(early, Fulfilment::AlreadyHeld);
    assert_eq!(own().await["mayBeBoughtAgain"], false);
    assert!(own().await.get("renewal").is_none());

    store.pass(1);
    assert!(store.courses.quote(ASHA, "1").await.is_ok());
    let course = own().await;
    assert_eq!(course["mayBeBoughtAgain"], true);
    let until = end.plus_days(90).to_rfc3339();
    assert_eq!(
        course["renewal"],
        json!({"from": end.to_rfc3339(), "until": until})
    );
    assert_eq!(store.buy(ASHA, 1, 3).await, id);
    let course = own().await;
    assert_eq!(course["startedAt"], TEST_TIME.to_rfc3339());
    assert_eq!(course["expiresAt"], until);
    assert_eq!(course["mayBeBoughtAgain"], false);
    let again = store.fulfil(&store.receipt(ASHA, 1, 4)).await.unwrap();
    assert_eq!(again, Fulfilment::AlreadyHeld, "not twice");
    store.pass_days(7);
    assert_eq!(own().await["state"], "active", "the old end");
}

#[tokio::test]
async fn the_last_second_renews_and_the_next_one_starts_a_new_period() {
    for (seconds, from) in [(0, 90 * 86_400), (1, 90 * 86_400 + 1)] {
        let store = Store::open().await;
        store.buy(ASHA, 1, 1).await;
        store.pass_days(90);
        store.pass(seconds);
        let id = store.buy(ASHA, 1, 2).await;
        let (_, course) = store.read(at(ASHA, 1), &format!("/me/courses/{id}")).await;
        let end = TEST_TIME.plus_seconds(from).plus_days(90);
        assert_eq!(course["expiresAt"], end.to_rfc3339(), "{seconds}");
    }
}

#[tokio::test]
async fn a_renewal_paid_in_time_but_reported_late_starts_at_the_old_end() {
    let store = Store::open().await;
    store.buy(ASHA, 1, 1).await;
    store.pass_days(92);
    let late = Receipt {
        captured_at: TEST_TIME.plus_days(89),
        ..store.receipt(ASHA, 1, 2)
    };
    assert_eq!(store.fulfil(&late).await.unwrap(), Fulfilment::Granted);
    let (_, list) = store.read(at(ASHA, 1), "/me/courses").await;
    assert_eq!(list[0]["expiresAt"], TEST_TIME.plus_days(180).to_rfc3339());
}

#[tokio::test]
async fn a_refund_withdraws_the_days_of_its_own_purchase() {
    for (refunded, days) in [(2, 90), (1, 175)] {
        let store = Store::open().await;
        let id = store.buy(ASHA, 1, 1).await;
        store.pass_days(85);
        store.buy(ASHA, 1, 2).await;
        let back = async |purchase| {
            let back = Return {
                purchase,
                buyer: ASHA,
                reference: "1".to_owned(),
                paid: Paise(49_900),
                amount: Paise(49_900),
                returned: Paise(49_900),
                at: TEST_TIME.plus_days(85),
            };
            let mut tx = store.app.deps.db.write().await.unwrap();
            let taken = store.courses.reverse(&mut tx, &back).await.unwrap();
            tx.commit().await.unwrap();
            taken
        };
        let own = async || {
            let (_, course) = store.read(at(ASHA, 1), &format!("/me/courses/{id}")).await;
            course
        };
        assert_eq!(back(refunded).await, kernel::Reversal::Nothing);
        assert_eq!(back(refunded).await, kernel::Reversal::Nothing, "once");
        let end = TEST_TIME.plus_days(days);
        assert_eq!(
            own().await["expiresAt"],
            end.to_rfc3339(),
            "purchase {refunded}"
        );
        assert_eq!(back(3 - refunded).await, kernel::Reversal::Closed);
        assert_eq!(own().await["state"], "ended");
    }
}

#[tokio::test]
async fn access_bought_in_test_mode_is_marked_and_ends_with_it() {
    let store = Store::open().await;
    let test = Receipt {
        test: true,
        ..store.receipt(ASHA, 1, 1)
    };
    store.fulfil(&test).await.unwrap();
    let mail: String = sqlx::query_scalar("SELECT data FROM kernel_outbox")
        .fetch_one(store.app.deps.db.read())
        .await
        .unwrap();
    assert!(mail.contains("\"test\":true"), "{mail}");
    let marked: i64 = sqlx::query_scalar("SELECT test FROM courses_purchase WHERE purchase = 1")
        .fetch_one(store.app.deps.db.read())
        .await
        .unwrap();
    assert_eq!(marked, 1);
    let mut tx = store.app.deps.db.write().await.unwrap();
    for _ in 0..2 {
        store.courses.end_test(&mut tx, 1, TEST_TIME).await.unwrap();
    }
    tx.commit().await.unwrap();
    let (_, mine) = store.read(at(ASHA, 1), "/me/courses").await;
    assert_eq!(mine[0]["state"], "ended", "{mine}");
    assert!(
        mine[0].get("refundedAt").is_none(),
        "no money moved: {mine}"
    );
    store.pass(60);
    let real = store.receipt(ASHA, 1, 2);
    store.fulfil(&real).await.unwrap();
    let mut tx = store.app.deps.db.write().await.unwrap();
    store.courses.end_test(&mut tx, 1, TEST_TIME).await.unwrap();
    tx.commit().await.unwrap();
    let (_, mine) = store.read(at(ASHA, 1), "/me/courses").await;
    assert_eq!(mine[0]["state"], "active", "a later purchase stays");
}
