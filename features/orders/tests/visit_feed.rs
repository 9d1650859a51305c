//! Visits for calendar programs: what a reader sees, and what changes of an event.

use std::collections::BTreeMap;

use kernel::{
    Role, StaffRole, User,
    testing::{Caller, TEST_TIME},
};
use poem::http::Method;
use serde_json::json;

use crate::support::{ASHA, SHOP, Store, input, shop};

const ROSHNI: Caller = Caller::owner(SHOP);
const KALA: i64 = 4;
const DAY_SECONDS: i64 = 24 * 60 * 60;

/// Properties of each event, by name; parts of folded lines joined.
fn events(feed: &str) -> Vec<BTreeMap<String, String>> {
    let whole = feed.replace("\r\n ", "");
    let parts = whole.split("BEGIN:VEVENT\r\n").skip(1);
    let properties = |event: &str| {
        let lines = event.split("\r\n").filter_map(|line| line.split_once(':'));
        lines
            .map(|(name, value)| (name.to_owned(), value.to_owned()))
            .collect()
    };
    parts.map(properties).collect()
}

async fn feed(store: &Store, reader: &User) -> Vec<BTreeMap<String, String>> {
    events(&store.orders.visit_feed(reader).await.unwrap())
}

fn maker(id: i64) -> User {
    User {
        id,
        role: Role::Staff,
        staff_role: Some(StaffRole::Maker),
        session: 0,
        authenticated_at: TEST_TIME,
    }
}

/// An order with a visit on 3 August 2026 from 11 AM to 1 PM.
async fn booked(store: &Store) -> i64 {
    store.book(ASHA, &input()).await
}

async fn send(store: &Store, method: Method, path: &str, body: serde_json::Value) {
    let (status, answer) = store.app.call_as(ROSHNI, method, path, Some(&body)).await;
    assert_eq!(status, 200, "{path}: {answer}");
}

async fn approve(store: &Store, id: i64) {
    let path = format!("/admin/orders/{id}/approve");
    send(store, Method::POST, &path, json!({"advancePaise": 0})).await;
}

#[tokio::test]
async fn the_shop_sees_who_and_where_in_utc() {
    let store = Store::open().await;
    let id = booked(&store).await;
    let requested = feed(&store, &shop()).await;
    assert_eq!(requested.len(), 1);
    let event = &requested[0];
    assert_eq!(event["UID"], format!("visit-{id}-1@shop.example"));
    assert_eq!(event["STATUS"], "TENTATIVE", "a request");
    assert_eq!(event["DTSTART"], "20260803T053000Z");
    assert_eq!(event["DTEND"], "20260803T073000Z");
    assert!(event["SUMMARY"].starts_with("Measure: Asha"), "{event:?}");
    assert!(
        event["SUMMARY"].ends_with(&format!("(HM-{id})")),
        "{event:?}"
    );
    assert!(event["DESCRIPTION"].contains("+91"), "{event:?}");
    assert!(event["LOCATION"].contains("\\, "), "escaped: {event:?}");
    let page = format!("https://shop.example/admin/orders/{id}");
    assert_eq!(event["URL"], page);
    approve(&store, id).await;
    let approved = feed(&store, &shop()).await;
    assert_eq!(approved[0]["STATUS"], "CONFIRMED");
}

#[tokio::test]
async fn a_moved_visit_stays_the_same_event_and_a_cancelled_one_is_marked() {
    let store = Store::open().await;
    let id = booked(&store).await;
    approve(&store, id).await;
    let before = feed(&store, &shop()).await.remove(0);
    let path = format!("/admin/orders/{id}/visit");
    let time = json!({"day": "2026-08-05", "slot": "5:00PM To 7:00PM", "purpose": "measure"});
    send(&store, Method::PUT, &path, time).await;
    let moved = feed(&store, &shop()).await.remove(0);
    assert_eq!(moved["UID"], before["UID"]);
    assert_eq!(moved["DTSTART"], "20260805T113000Z");
    let sequence = |event: &BTreeMap<String, String>| event["SEQUENCE"].parse::<i64>().unwrap();
    assert!(sequence(&moved) > sequence(&before));
    let cancel = format!("/admin/orders/{id}/cancel");
    send(
        &store,
        Method::POST,
        &cancel,
        json!({"reason": "Asked by phone"}),
    )
    .await;
    let cancelled = feed(&store, &shop()).await.remove(0);
    assert_eq!(cancelled["UID"], before["UID"]);
    assert_eq!(cancelled["STATUS"], "CANCELLED");
    assert!(sequence(&cancelled) > sequence(&moved));
}

#[tokio::test]
async fn a_visit_that_is_over_stays_the_same_event_beside_the_next_one() {
    let store = Store::open().await;
    let id = booked(&store).await;
    approve(&store, id).await;
    let first = feed(&store, &shop()).await.remove(0);
    store.app.deps.clock.advance_seconds(4 * DAY_SECONDS);
    let path = format!("/admin/orders/{id}/visit");
    let time = json!({"day": "2026-08-06", "slot": "1:00PM To 3:00PM", "purpose": "trial"});
    send(&store, Method::PUT, &path, time).await;
    let both = feed(&store, &shop()).await;
    assert_eq!(both.len(), 2);
    assert_eq!(both[0]["UID"], first["UID"]);
    assert_eq!(both[0]["DTSTART"], first["DTSTART"]);
    assert_eq!(both[1]["UID"], format!("visit-{id}-2@shop.example"));
    assert!(both[1]["SUMMARY"].starts_with("Trial at home: "));
    store.app.deps.clock.advance_seconds(40 * DAY_SECONDS);
    assert!(feed(&store, &shop()).await.is_empty(), "30 days back");
}

#[tokio::test]
async fn a_maker_sees_their_own_without_names_numbers_and_addresses() {
    let store = Store::open().await;
    let id = booked(&store).await;
    approve(&store, id).await;
    assert!(feed(&store, &maker(KALA)).await.is_empty());
    let assign = format!("/admin/orders/{id}/visit/assignee");
    send(&store, Method::PUT, &assign, json!({"assigneeId": KALA})).await;
    let piece: i64 = sqlx::query_scalar("SELECT id FROM orders_piece WHERE order_id = ?")
        .bind(id)
        .fetch_one(store.app.deps.db.read())
        .await
        .unwrap();
    let trial = format!("/admin/orders/{id}/pieces/{piece}/trial");
    send(
        &store,
        Method::PUT,
        &trial,
        json!({"trial": {"day": "2026-08-07"}}),
    )
    .await;
    let assign = format!("/admin/orders/{id}/pieces/{piece}/assignee");
    send(&store, Method::PUT, &assign, json!({"assigneeId": KALA})).await;
    let text = store.orders.visit_feed(&maker(KALA)).await.unwrap();
    let own = events(&text);
    assert_eq!(own.len(), 2);
    assert_eq!(own[0]["SUMMARY"], format!("Measure: HM-{id}"));
    assert_eq!(own[1]["SUMMARY"], format!("Trial: HM-{id}"));
    assert_eq!(own[1]["DTSTART;VALUE=DATE"], "20260807");
    for private in ["Asha", "+91", "9876543210", "LOCATION", "Street", "/admin/"] {
        assert!(!text.contains(private), "{private}: {text}");
    }
    assert!(feed(&store, &maker(3)).await.is_empty(), "another maker");
    assert_eq!(feed(&store, &shop()).await.len(), 2);
}
