//! The reminder email on the evening before a visit.

use crate::support::{ASHA, BEENA, Store, input, input_with, shop};
use kernel::{MailGuard, Paise};
use serde_json::{Value, json};

const HOUR: i64 = 3_600;
const REMINDER: &str = "orders.visit_reminder";

/// An approved visit on 3 August; it is noon of 1 August.
async fn approved() -> (Store, i64) {
    let store = Store::open().await;
    let id = store.book(ASHA, &input()).await;
    store
        .orders
        .approve(id, &shop(), Paise(0), None, &[])
        .await
        .unwrap();
    (store, id)
}

async fn remind_after(store: &Store, hours: i64) {
    store.app.deps.clock.advance_seconds(hours * HOUR);
    let feature = orders::feature(&store.orders);
    let mut jobs = feature.gives().jobs.iter();
    let job = jobs.find(|job| job.name == "orders.remind_of_visits");
    job.unwrap().run().await.unwrap();
}

async fn reminders(store: &Store) -> Vec<Value> {
    let rows: Vec<String> =
        sqlx::query_scalar("SELECT data FROM kernel_outbox WHERE template = ? ORDER BY id")
            .bind(REMINDER)
            .fetch_all(store.app.deps.db.read())
            .await
            .unwrap();
    rows.iter()
        .map(|row| serde_json::from_str(row).unwrap())
        .collect()
}

#[tokio::test]
async fn a_customer_is_reminded_once_on_the_evening_before() {
    let (store, id) = approved().await;
    let pending = input_with(&json!({"appointmentTime": "5:00PM To 7:00PM"}));
    store.book(BEENA, &pending).await;
    remind_after(&store, 29).await;
    assert!(
        reminders(&store).await.is_empty(),
        "it is five in the afternoon"
    );
    remind_after(&store, 1).await;
    remind_after(&store, 1).await;
    remind_after(&store, 11).await;
    let reported = reminders(&store).await;
    assert_eq!(reported.len(), 1, "once, and only for approved orders");
    assert_eq!(
        (&reported[0]["order"], &reported[0]["day"]),
        (&json!(id), &json!("2026-08-03"))
    );
}

#[tokio::test]
async fn a_customer_confirmed_this_evening_gets_no_reminder() {
    let store = Store::open().await;
    let id = store.book(ASHA, &input()).await;
    store.app.deps.clock.advance_seconds(31 * HOUR);
    store
        .orders
        .approve(id, &shop(), Paise(0), None, &[])
        .await
        .unwrap();
    remind_after(&store, 1).await;
    assert!(reminders(&store).await.is_empty());
}

#[tokio::test]
async fn reminders_of_moved_or_cancelled_visits_are_not_sent() {
    let (store, _) = approved().await;
    remind_after(&store, 30).await;
    let reported = reminders(&store).await;
    let over = async || store.orders.over(REMINDER, &reported[0]).await.unwrap();
    assert_eq!(over().await, None);
    for (change, why) in [
        (
            "UPDATE orders_order SET slot = '3:00PM To 5:00PM'",
            "The visit was moved.",
        ),
        (
            "UPDATE orders_order SET day = '2026-08-04'",
            "The visit was moved.",
        ),
        (
            "UPDATE orders_order SET status = 'Cutting Started'",
            "The status of the order has changed.",
        ),
        (
            "UPDATE orders_order SET status = 'Cancelled'",
            "The visit was cancelled.",
        ),
    ] {
        store.run(change).await;
        assert_eq!(over().await.unwrap(), why);
    }
}

#[tokio::test]
async fn a_visit_that_was_moved_is_announced_again() {
    let (store, _) = approved().await;
    remind_after(&store, 30).await;
    store
        .run("UPDATE orders_order SET slot = '3:00PM To 5:00PM'")
        .await;
    remind_after(&store, 1).await;
    let reported = reminders(&store).await;
    assert_eq!(reported.len(), 2);
    assert_eq!(reported[1]["slot"], "3:00PM To 5:00PM");
}
