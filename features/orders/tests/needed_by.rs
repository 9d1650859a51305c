//! The day on which an order is needed, and the fee for having it sooner than usual.

use crate::support::{ASHA, SHOP, Store, fields, input_with, piece_path, shop};
use kernel::{Paise, testing::Caller};
use poem::http::Method;
use serde_json::{Value, json};

/// Visits are on 3 August 2026: twelve days later an order is usually ready.
const USUAL: &str = "2026-08-15";

async fn store() -> Store {
    let store = Store::open().await;
    store
        .run("UPDATE orders_booking_setting SET rush_paise = 25000, ready_days = 12")
        .await;
    store
}

async fn booked(store: &Store, changes: &Value) -> Value {
    let (status, order) = store
        .app
        .post_as(ASHA, "/me/appointments", &input_with(changes))
        .await;
    assert_eq!(status, 201, "{order}");
    order
}

#[tokio::test]
async fn the_slots_of_a_day_say_when_a_piece_is_usually_ready() {
    let store = store().await;
    let (_, day) = store.app.get("/orders/slots?day=2026-08-03").await;
    assert_eq!(day["usuallyReady"], USUAL);
    assert_eq!(day["rushPaise"], 25_000);
}

#[tokio::test]
async fn a_request_needed_sooner_than_usual_is_estimated_with_the_fee() {
    let store = store().await;
    let pieces = json!([{"productId": 7, "quantity": 2, "optionIds": [5]}, {"productId": 7}]);
    let order = booked(&store, &json!({"pieces": pieces, "neededBy": "2026-08-14"})).await;
    assert_eq!(order["neededBy"], "2026-08-14");
    assert_eq!(order["rushPaise"], 25_000);
    assert_eq!(order["estimatePaise"], 2 * 140_000 + 125_000 + 25_000);
    let usual = booked(&store, &json!({"neededBy": USUAL})).await;
    assert_eq!(usual.get("rushPaise"), None);
    assert_eq!(usual["estimatePaise"], 125_000);
    let none = booked(&store, &json!({"message": "No hurry"})).await;
    assert_eq!(none.get("rushPaise"), None);
}

#[tokio::test]
async fn the_fee_is_in_the_price_once_one_is_agreed() {
    let store = store().await;
    let order = booked(&store, &json!({"neededBy": "2026-08-10"})).await;
    let id = order["id"].as_i64().unwrap();
    let path = format!("/admin{}/price", piece_path(&store, id).await);
    let body = json!({"pricePaise": 130_000});
    let (status, answer) = store
        .app
        .call_as(Caller::owner(SHOP), Method::PUT, &path, Some(&body))
        .await;
    assert_eq!(status, 200, "{answer}");
    let owner = shop();
    let approved = store.orders.approve(id, &owner, Paise(0), None, &[]);
    approved.await.unwrap();
    let (_, seen) = store.app.get_as(ASHA, &format!("/me/orders/{id}")).await;
    assert_eq!(seen["rushPaise"], 25_000);
    assert_eq!(seen["pricePaise"], 155_000);
}

#[tokio::test]
async fn a_later_setting_leaves_a_request_as_it_was_booked() {
    let store = store().await;
    let order = booked(&store, &json!({"neededBy": "2026-08-10"})).await;
    store
        .run("UPDATE orders_booking_setting SET rush_paise = 90000, ready_days = 1")
        .await;
    let path = format!("/me/orders/{}", order["id"]);
    let (_, seen) = store.app.get_as(ASHA, &path).await;
    assert_eq!(seen["rushPaise"], 25_000);
}

#[tokio::test]
async fn a_day_before_the_visit_is_refused_at_its_field() {
    let store = store().await;
    for day in ["2026-07-31", "2026-08-02"] {
        let body = input_with(&json!({"neededBy": day}));
        let (status, problem) = store.app.post_as(ASHA, "/me/appointments", &body).await;
        assert_eq!((status, fields(&problem)), (422, vec!["neededBy"]), "{day}");
        let body = input_with(&json!({"neededBy": day, "firstName": " "}));
        let (_, problem) = store.app.post_as(ASHA, "/me/appointments", &body).await;
        assert_eq!(fields(&problem), ["firstName", "neededBy"], "{day}");
    }
    booked(&store, &json!({"neededBy": "2026-08-03"})).await;
}

#[tokio::test]
async fn emails_count_the_days_to_the_promised_one() {
    let store = store().await;
    let order = booked(&store, &json!({"neededBy": "2026-08-10"})).await;
    let id = order["id"].as_i64().unwrap();
    assert_eq!(order["expectedDays"], 12);
    let promised = kernel::Day::parse("2026-08-09");
    let owner = shop();
    let approved = store.orders.approve(id, &owner, Paise(0), promised, &[]);
    approved.await.unwrap();
    let (_, seen) = store.app.get_as(ASHA, &format!("/me/orders/{id}")).await;
    assert_eq!(seen["expectedDays"], 6, "from the visit on 3 August");
    let data: String =
        sqlx::query_scalar("SELECT data FROM kernel_outbox WHERE template = 'orders.approved'")
            .fetch_one(store.app.deps.db.read())
            .await
            .unwrap();
    let data: Value = serde_json::from_str(&data).unwrap();
    assert_eq!(data["expectedDays"], 6);
    assert_eq!(data["neededBy"], "2026-08-10");
}
