//! Visits that were made, when another one is added.

use kernel::testing::Caller;
use poem::http::Method;
use serde_json::{Value, json};

use crate::support::{ASHA, SHOP, Store, input};

const ROSHNI: Caller = Caller::owner(SHOP);
const DAY_SECONDS: i64 = 24 * 60 * 60;

/// An order with a visit on 3 August 2026 from 11 AM to 1 PM.
async fn order(store: &Store, approved: bool) -> i64 {
    let id = store.book(ASHA, &input()).await;
    if approved {
        let path = format!("/admin/orders/{id}/approve");
        let terms = json!({"advancePaise": 0});
        assert_eq!(store.app.post_as(ROSHNI, &path, &terms).await.0, 200);
    }
    id
}

async fn add(store: &Store, id: i64, day: &str, purpose: &str) -> Value {
    let path = format!("/admin/orders/{id}/visit");
    let time = json!({"day": day, "slot": "1:00PM To 3:00PM", "purpose": purpose});
    let (status, detail) = store
        .app
        .call_as(ROSHNI, Method::PUT, &path, Some(&time))
        .await;
    assert_eq!(status, 200, "{detail}");
    detail["visits"].clone()
}

fn visit(day: &str, slot: &str, purpose: &str) -> Value {
    json!({"day": day, "slot": slot, "purpose": purpose})
}

#[tokio::test]
async fn a_visit_that_was_made_stays_beside_the_new_one() {
    let store = Store::open().await;
    let id = order(&store, true).await;
    let path = format!("/admin/orders/{id}/visit/assignee");
    let kala = json!({"assigneeId": 4});
    let assigned = store
        .app
        .call_as(ROSHNI, Method::PUT, &path, Some(&kala))
        .await;
    assert_eq!(assigned.0, 200, "{}", assigned.1);
    let mut measured = visit("2026-08-03", "11:00 AM To 1:00PM", "measure");
    measured["assignee"] = json!({"id": 4, "name": "Kala"});
    store.app.deps.clock.advance_seconds(4 * DAY_SECONDS);
    let visits = add(&store, id, "2026-08-06", "trial").await;
    let trial = visit("2026-08-06", "1:00PM To 3:00PM", "trial");
    assert_eq!(visits, json!([measured, trial]));
    let records = store.app.personal_records("orders", ASHA.id).await;
    let mut made = visit("2026-08-03", "11:00 AM To 1:00PM", "measure");
    made["orderId"] = json!(id);
    assert_eq!(records["pastVisits"], json!([made]));

    let visits = add(&store, id, "2026-08-07", "trial").await;
    let trial = visit("2026-08-07", "1:00PM To 3:00PM", "trial");
    assert_eq!(visits, json!([measured, trial]), "a coming one is moved");

    let (_, week) = store
        .app
        .get_as(ROSHNI, "/admin/calendar?from=2026-08-01")
        .await;
    let in_calendar = |day: usize, slot: usize| {
        let visits = &week["days"][day]["slots"][slot]["visits"];
        let fact = |name: &str| visits[0][name].clone();
        (
            fact("id"),
            fact("visitPurpose"),
            visits[0]["visitAssignee"]["name"].clone(),
        )
    };
    assert_eq!(
        in_calendar(2, 0),
        (json!(id), json!("measure"), json!("Kala"))
    );
    assert_eq!(in_calendar(6, 1), (json!(id), json!("trial"), Value::Null));
    assert!(in_calendar(5, 1).0.is_null());
}

#[tokio::test]
async fn no_visit_is_put_into_a_time_that_is_over() {
    let store = Store::open().await;
    let id = order(&store, true).await;
    let end = kernel::Day::parse("2026-08-03").unwrap().start().0 + 13 * 3_600;
    let now = store.app.deps.clock.now().0;
    store.app.deps.clock.advance_seconds(end - now);
    let path = format!("/admin/orders/{id}/visit");
    let morning = visit("2026-08-03", "11:00 AM To 1:00PM", "trial");
    let (status, refused) = store
        .app
        .call_as(ROSHNI, Method::PUT, &path, Some(&morning))
        .await;
    assert_eq!(
        (status, &refused["fields"][0]["field"]),
        (422, &json!("slot"))
    );
    let afternoon = visit("2026-08-03", "1:00PM To 3:00PM", "trial");
    let (status, _) = store
        .app
        .call_as(ROSHNI, Method::PUT, &path, Some(&afternoon))
        .await;
    assert_eq!(status, 200);
}

#[tokio::test]
async fn a_visit_of_today_was_made_once_its_time_is_over() {
    let store = Store::open().await;
    let id = order(&store, true).await;
    let end = kernel::Day::parse("2026-08-03").unwrap().start().0 + 13 * 3_600;
    let now = store.app.deps.clock.now().0;
    store.app.deps.clock.advance_seconds(end - now - 1);
    let visits = add(&store, id, "2026-08-04", "trial").await;
    assert_eq!(visits.as_array().unwrap().len(), 1, "{visits}");

    let store = Store::open().await;
    let id = order(&store, true).await;
    store.app.deps.clock.advance_seconds(end - now);
    let visits = add(&store, id, "2026-08-04", "trial").await;
    assert_eq!(visits.as_array().unwrap().len(), 2, "{visits}");
}

#[tokio::test]
async fn a_request_that_was_never_approved_had_no_visit() {
    let store = Store::open().await;
    let id = order(&store, false).await;
    store.app.deps.clock.advance_seconds(4 * DAY_SECONDS);
    let visits = add(&store, id, "2026-08-06", "measure").await;
    assert_eq!(visits.as_array().unwrap().len(), 1, "{visits}");
}
