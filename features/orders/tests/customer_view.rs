//! What a customer reads of an order beside what was booked: when it is expected, since when a piece
//! has its step, and whether emails follow.

use crate::support::{ASHA, SHOP, Store, input, piece_path, shop, undoing};
use kernel::{
    Day, Paise,
    testing::{Caller, delivering_outbox},
};
use poem::http::Method;
use serde_json::{Value, json};

const OWNER: Caller = Caller::owner(SHOP);

async fn seen(store: &Store, order: i64) -> Value {
    let path = format!("/me/orders/{order}");
    let (status, seen) = store.app.get_as(ASHA, &path).await;
    assert_eq!(status, 200, "{seen}");
    seen
}

async fn promise(store: &Store, order: i64, day: &str) {
    let day = Day::parse(day);
    store
        .orders
        .approve(order, &shop(), Paise(0), day, &[])
        .await
        .unwrap();
}

#[tokio::test]
async fn an_order_without_a_visit_is_expected_from_the_day_it_was_taken() {
    let store = Store::open().await;
    let body = json!({
        "customerId": ASHA.id, "advancePaise": 0, "pieces": [{"work": "Re-hem", "promisedDay": "2026-08-04"}],
    });
    let (status, taken) = store
        .app
        .call_as(OWNER, Method::POST, "/admin/orders", Some(&body))
        .await;
    assert_eq!(status, 201, "{taken}");
    // Taken on 1 August.
    assert_eq!(taken["order"]["expectedDays"], 3);
}

#[tokio::test]
async fn a_piece_says_since_when_it_has_its_step_and_an_undone_step_does_not_count() {
    let store = Store::open().await;
    let id = store.book(ASHA, &input()).await;
    promise(&store, id, "2026-08-24").await;
    let since = async || seen(&store, id).await["pieces"][0]["statusAt"].clone();
    assert_eq!(since().await, "2026-08-01T06:30:00Z");
    store.app.deps.clock.advance_seconds(60);
    let step = json!({"from": "Order Placed", "to": "Cutting Started"});
    let path = format!("/admin{}/step", piece_path(&store, id).await);
    let (status, moved) = store
        .app
        .call_as(OWNER, Method::POST, &path, Some(&step))
        .await;
    assert_eq!(status, 200, "{moved}");
    assert_eq!(since().await, "2026-08-01T06:31:00Z");
    let undo = format!("/admin/orders/{id}/undo");
    let body = undoing(&store, id).await;
    let (status, undone) = store.app.post_as(OWNER, &undo, &body).await;
    assert_eq!(status, 200, "{undone}");
    assert_eq!(since().await, "2026-08-01T06:30:00Z");
}

#[tokio::test]
async fn emails_follow_only_with_an_address_and_with_email_delivery() {
    let store = Store::open().await;
    let id = store.book(ASHA, &input()).await;
    assert_eq!(seen(&store, id).await["getsEmails"], false);
    let store = Store::with_outbox(&[], delivering_outbox()).await;
    let with_address = store.book(ASHA, &input()).await;
    assert_eq!(seen(&store, with_address).await["getsEmails"], true);
    store.run("UPDATE orders_order SET email = ''").await;
    assert_eq!(seen(&store, with_address).await["getsEmails"], false);
}
