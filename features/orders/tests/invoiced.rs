//! Deliveries reported to the ledger, and prices fixed by an invoice.

use crate::support::{ASHA, SHOP, Store, input, shop, undoing};
use kernel::{Paise, testing::Caller};
use orders::OrderStatus;
use poem::http::Method;
use serde_json::{Value, json};

const ROSHNI: Caller = Caller::owner(1);

async fn placed() -> (Store, i64) {
    let store = Store::open().await;
    let id = store.book(ASHA, &input()).await;
    store
        .orders
        .approve(id, &shop(), Paise(0), None, &[])
        .await
        .unwrap();
    (store, id)
}

async fn step(store: &Store, id: i64, from: OrderStatus, to: OrderStatus) {
    store.orders.move_to(id, SHOP, from, to).await.unwrap();
}

async fn undo(store: &Store, id: i64) {
    let path = format!("/admin/orders/{id}/undo");
    let body = undoing(store, id).await;
    let (status, detail) = store.app.post_as(ROSHNI, &path, &body).await;
    assert_eq!(status, 200, "{detail}");
}

async fn agree(store: &Store, id: i64, body: &Value) -> (u16, Value) {
    let path = format!("/admin/orders/{id}/price");
    store
        .app
        .call_as(ROSHNI, Method::PUT, &path, Some(body))
        .await
}

/// What the back office says of the order's price.
async fn is_invoiced(store: &Store, id: i64) -> bool {
    let path = format!("/admin/orders/{id}");
    let (_, detail) = store.app.get_as(ROSHNI, &path).await;
    detail["invoiced"].as_bool().unwrap()
}

#[tokio::test]
async fn the_invoice_is_due_once_a_delivery_can_no_longer_be_undone() {
    let (store, id) = placed().await;
    step(
        &store,
        id,
        OrderStatus::OrderPlaced,
        OrderStatus::ReadyForPickup,
    )
    .await;
    assert_eq!(store.books.invoice_due(id), None);
    step(
        &store,
        id,
        OrderStatus::ReadyForPickup,
        OrderStatus::Delivered,
    )
    .await;
    let due = store.app.deps.clock.now().plus_seconds(15);
    assert_eq!(store.books.invoice_due(id), Some(due));
    undo(&store, id).await;
    assert_eq!(store.books.invoice_due(id), None);
    assert_eq!(store.books.not_delivered_to(), [ASHA.id]);
}

#[tokio::test]
async fn a_step_back_withdraws_the_invoice_and_undoing_it_makes_it_due_again() {
    let (store, id) = placed().await;
    step(&store, id, OrderStatus::OrderPlaced, OrderStatus::Delivered).await;
    step(
        &store,
        id,
        OrderStatus::Delivered,
        OrderStatus::StitchingInProgress,
    )
    .await;
    assert_eq!(store.books.invoice_due(id), None);
    undo(&store, id).await;
    assert!(store.books.invoice_due(id).is_some());
}

#[tokio::test]
async fn an_invoiced_price_is_fixed_until_the_delivery_is_undone() {
    let (store, id) = placed().await;
    assert_eq!(
        agree(&store, id, &json!({"pricePaise": 90_000})).await.0,
        204
    );
    step(&store, id, OrderStatus::OrderPlaced, OrderStatus::Delivered).await;
    let other = json!({"pricePaise": 95_000, "fromPaise": 90_000});
    let (status, problem) = agree(&store, id, &other).await;
    assert_eq!((status, &problem["code"]), (409, &json!("orders.invoiced")));
    let same = json!({"pricePaise": 90_000, "fromPaise": 90_000});
    assert_eq!(agree(&store, id, &same).await.0, 204);
    assert!(is_invoiced(&store, id).await);
    undo(&store, id).await;
    assert!(!is_invoiced(&store, id).await);
    assert_eq!(agree(&store, id, &other).await.0, 204);
}
