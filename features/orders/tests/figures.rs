//! What orders tell the figures of the ledger.

use std::time::{Duration, Instant};

use kernel::{
    OrderFigures, Timestamp,
    testing::{Caller, TEST_TIME},
};
use serde_json::{Value, json};

use crate::support::{ASHA, BEENA, SHOP, Store, input, input_with, undoing};

const ROSHNI: Caller = Caller::owner(SHOP);
const MANY: &str = include_str!("many_orders.sql");

async fn post(store: &Store, order: i64, path: &str, body: Value) {
    let path = format!("/admin/orders/{order}/{path}");
    let (status, answer) = store.app.post_as(ROSHNI, &path, &body).await;
    assert!(status < 300, "{path}: {answer}");
}

async fn approve(store: &Store, order: i64) {
    let (_, seen) = store
        .app
        .get_as(ROSHNI, &format!("/admin/orders/{order}"))
        .await;
    let piece = &seen["order"]["pieces"][0]["id"];
    let terms = json!({
        "advancePaise": 0,
        "pieces": [{"id": piece, "pricePaise": 50_000, "promisedDay": "2026-08-09"}],
    });
    post(store, order, "approve", terms).await;
}

fn later(store: &Store, days: i64) -> Timestamp {
    store.app.deps.clock.advance_seconds(days * 86_400);
    store.app.deps.clock.now()
}

#[tokio::test]
async fn an_order_is_approved_ready_and_due_on_the_days_of_its_steps() {
    let store = Store::open().await;
    let (first, second) = (
        store.book(ASHA, &input()).await,
        store.book(BEENA, &input()).await,
    );
    let end = TEST_TIME.plus_days(30);
    let ids = async |from| {
        let approved = store.orders.approved(from, end).await.unwrap();
        approved.iter().map(|order| order.order).collect::<Vec<_>>()
    };
    assert_eq!(ids(TEST_TIME).await, [0; 0], "a request is not ordered");
    let approved_at = later(&store, 1);
    approve(&store, first).await;
    approve(&store, second).await;
    assert_eq!(ids(TEST_TIME).await, [first, second]);
    assert_eq!(ids(approved_at.plus_seconds(1)).await, [0; 0]);
    let pieces = store.orders.pieces(&[first]).await.unwrap();
    assert_eq!(
        (
            &*pieces[0].service,
            &*pieces[0].product,
            pieces[0].price_paise
        ),
        ("Blouses", "Deep back", Some(50_000))
    );
    let promised = store
        .orders
        .promised(TEST_TIME.day().plus_days(8))
        .await
        .unwrap();
    assert_eq!(promised.len(), 2);
    let sooner = store
        .orders
        .promised(TEST_TIME.day().plus_days(7))
        .await
        .unwrap();
    assert_eq!(sooner, []);

    let ready_at = later(&store, 5);
    let step = json!({"from": "Order Placed", "to": "Ready for Pickup"});
    post(&store, first, "step", step).await;
    let ready = store.orders.made_ready(TEST_TIME, end).await.unwrap();
    assert_eq!(
        (ready[0].order, ready[0].approved_at, ready[0].ready_at),
        (first, approved_at, ready_at)
    );
    assert_eq!(store.orders.promised(end.day()).await.unwrap().len(), 1);
    let due = store.orders.due_since(&[first, second]).await.unwrap();
    assert_eq!(
        due.iter()
            .map(|due| (due.order, due.at, due.is_ready, due.is_delivered))
            .collect::<Vec<_>>(),
        [
            (first, ready_at, true, false),
            (second, approved_at, false, false)
        ]
    );

    post(&store, first, "undo", undoing(&store, first).await).await;
    assert_eq!(store.orders.made_ready(TEST_TIME, end).await.unwrap(), []);
    post(
        &store,
        second,
        "cancel",
        json!({"reason": "Changed their mind."}),
    )
    .await;
    assert_eq!(
        ids(TEST_TIME).await,
        [first],
        "what was called off is not ordered"
    );
    assert_eq!(store.orders.undelivered().await.unwrap(), [first]);
    assert_eq!(store.orders.due_since(&[second]).await.unwrap(), []);

    let another_day = input_with(&json!({"appointmentDate": "2026-08-10"}));
    let third = store.book(ASHA, &another_day).await;
    approve(&store, third).await;
    let approved = store.orders.approved(TEST_TIME, end).await.unwrap();
    assert_eq!(
        approved
            .iter()
            .map(|order| order.returning)
            .collect::<Vec<_>>(),
        [false, true]
    );
}

/// Run by name with `--release --ignored --nocapture`: a debug build's database takes several times as long.
#[tokio::test]
#[ignore = "prints figures, which mean something in a release build only"]
async fn figures_of_a_year_with_ten_thousand_orders_take_less_than_250_ms() {
    let store = Store::open().await;
    store.run(MANY).await;
    store
        .run("UPDATE orders_status_change SET status = 'Order Placed' WHERE status <> 'Pending'")
        .await;
    let (from, until) = (TEST_TIME.plus_days(-365), TEST_TIME.plus_days(1));
    let begun = Instant::now();
    let approved = store.orders.approved(from, until).await.unwrap();
    let ids: Vec<i64> = approved.iter().map(|order| order.order).collect();
    let pieces = store.orders.pieces(&ids).await.unwrap();
    assert!(approved.len() > 8_000 && pieces.len() > 12_000);
    let sold = begun.elapsed();
    store.orders.promised(TEST_TIME.day()).await.unwrap();
    store.orders.due_since(&ids).await.unwrap();
    store.orders.made_ready(from, until).await.unwrap();
    let all = begun.elapsed();
    eprintln!(
        "{} ms for what was sold, {} ms in all",
        sold.as_millis(),
        all.as_millis()
    );
    assert!(all < Duration::from_millis(250));
}
