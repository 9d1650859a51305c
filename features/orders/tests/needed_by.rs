//! The day on which an order is needed, and the fee for having it sooner than usual.

use crate::support::{ASHA, SHOP, Store, fields, input_with, piece_path, shop};
use kernel::{
    OrderFigures, Paise, StaffRole,
    testing::{Caller, TEST_TIME},
};
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

async fn move_as_customer(store: &Store, id: i64, day: &str) -> (u16, Value) {
    let body = json!({"appointmentDate": day, "appointmentTime": "11:00 AM To 1:00PM"});
    let path = format!("/me/orders/{id}/visit");
    store
        .app
        .call_as(ASHA, Method::PUT, &path, Some(&body))
        .await
}

async fn move_as_shop(store: &Store, id: i64, day: &str) -> (u16, Value) {
    let body = json!({"day": day, "slot": "11:00 AM To 1:00PM"});
    let path = format!("/admin/orders/{id}/visit");
    let owner = Caller::owner(SHOP);
    store
        .app
        .call_as(owner, Method::PUT, &path, Some(&body))
        .await
}

#[tokio::test]
async fn a_visit_does_not_move_behind_the_day_of_need() {
    let store = store().await;
    let order = booked(&store, &json!({"neededBy": USUAL})).await;
    let id = order["id"].as_i64().unwrap();
    let (status, problem) = move_as_customer(&store, id, "2026-08-16").await;
    assert_eq!((status, fields(&problem)), (422, vec!["appointmentDate"]));
    let message = problem["fields"][0]["message"].as_str().unwrap();
    assert!(message.contains("needed by 15 August"), "{message}");
    let (status, problem) = move_as_shop(&store, id, "2026-08-16").await;
    assert_eq!((status, fields(&problem)), (422, vec!["day"]), "{problem}");
    let (status, moved) = move_as_customer(&store, id, USUAL).await;
    assert_eq!(status, 200, "{moved}");
    let trial = json!({"day": "2026-08-16", "slot": "1:00PM To 3:00PM", "purpose": "trial"});
    let path = format!("/admin/orders/{id}/visit");
    let (owner, put) = (Caller::owner(SHOP), Method::PUT);
    let added = store.app.call_as(owner, put, &path, Some(&trial)).await;
    assert_eq!(added.0, 200, "a trial collects no fabric: {}", added.1);
    store
        .run("UPDATE orders_order SET status = 'Stitching In Progress'")
        .await;
    let (status, moved) = move_as_shop(&store, id, "2026-08-20").await;
    assert_eq!(
        status, 200,
        "a trial or a delivery collects no fabric: {moved}"
    );
}

#[tokio::test]
async fn the_rush_fee_of_a_request_follows_its_visit() {
    let store = store().await;
    let order = booked(&store, &json!({"neededBy": USUAL})).await;
    let id = order["id"].as_i64().unwrap();
    assert_eq!(order.get("rushPaise"), None);
    let (_, moved) = move_as_customer(&store, id, "2026-08-04").await;
    assert_eq!(moved["rushPaise"], 25_000, "{moved}");
    assert_eq!(moved["estimatePaise"], 150_000);
    store
        .run("UPDATE orders_booking_setting SET rush_paise = 90000")
        .await;
    let (_, moved) = move_as_shop(&store, id, "2026-08-05").await;
    assert_eq!(moved["order"]["rushPaise"], 25_000, "as it was booked");
    let (_, moved) = move_as_customer(&store, id, "2026-08-03").await;
    assert_eq!(moved.get("rushPaise"), None);
    assert_eq!(moved["estimatePaise"], 125_000);
}

#[tokio::test]
async fn an_agreed_price_keeps_its_rush_fee() {
    let store = store().await;
    let order = booked(&store, &json!({"neededBy": USUAL})).await;
    let id = order["id"].as_i64().unwrap();
    let owner = shop();
    let approved = store.orders.approve(id, &owner, Paise(0), None, &[]);
    approved.await.unwrap();
    let (status, problem) = move_as_customer(&store, id, "2026-08-04").await;
    assert_eq!((status, fields(&problem)), (422, vec!["appointmentDate"]));
    let message = problem["fields"][0]["message"].as_str().unwrap();
    assert!(message.contains("until 3 August"), "{message}");
    let (status, moved) = move_as_shop(&store, id, "2026-08-04").await;
    assert_eq!(status, 200, "{moved}");
    let fee = "SELECT rush_paise FROM orders_order";
    let fee: i64 = sqlx::query_scalar(fee)
        .fetch_one(store.app.deps.db.read())
        .await
        .unwrap();
    assert_eq!(fee, 0, "the shop agrees it itself");
}

#[tokio::test]
async fn an_order_without_a_promised_day_is_due_when_it_is_needed() {
    let store = store().await;
    let owner = Caller::owner(SHOP);
    let taken = json!({
        "name": "Kamala", "advancePaise": 0, "neededBy": "2026-08-03",
        "pieces": [{"productId": 7, "assigneeId": 4}, {"work": "Hem", "promisedDay": "2026-08-20"}],
    });
    let (_, detail) = store.app.post_as(owner, "/admin/orders", &taken).await;
    let see = async |path: &str| store.app.get_as(owner, &format!("/admin/{path}")).await.1;
    let urgent = detail["order"]["pieces"][0]["id"].clone();

    let board = see("board?by=due").await;
    assert_eq!(board["dueThisWeek"], 1);
    let first = &board["columns"][2]["items"][0];
    assert_eq!((&first["id"], &first["due"]), (&urgent, &json!(true)));
    assert_eq!(first["neededBy"], "2026-08-03");
    assert_eq!(see("board").await["columns"][0]["items"][0]["id"], urgent);
    let after = format!("pieces?by=step&column=Order%20Placed&before={urgent}");
    assert_eq!(see(&after).await["items"].as_array().unwrap().len(), 1);
    let week = see("calendar").await;
    assert_eq!(week["days"][2]["due"][0]["id"], urgent);
    let load = see("load?from=2026-08-03&days=1").await;
    let makers = load["makers"].as_array().unwrap().iter();
    let pieces = makers.map(|one| one["days"][0]["pieces"].as_i64().unwrap());
    assert_eq!(pieces.sum::<i64>(), 1);
    let promised = store.orders.promised(TEST_TIME.day().plus_days(2)).await;
    assert_eq!(promised.unwrap().len(), 1);
    let kala = Caller::with_role(4, StaffRole::Maker);
    let (_, own) = store.app.get_as(kala, "/admin/own-pieces").await;
    assert_eq!(
        (&own[0]["due"], &own[0]["neededBy"]),
        (&json!(true), &json!("2026-08-03"))
    );

    assert_eq!(
        see("today").await["due"],
        json!([]),
        "the order is promised for later"
    );
    let path = format!(
        "/admin/orders/{}/pieces/{}/promised-day",
        detail["order"]["id"], detail["order"]["pieces"][1]["id"]
    );
    let (status, _) = store
        .app
        .call_as(owner, Method::PUT, &path, Some(&json!({})))
        .await;
    assert_eq!(status, 200);
    let due = see("today").await["due"][0].clone();
    assert_eq!(
        (&due["due"], &due["neededBy"]),
        (&json!(true), &json!("2026-08-03"))
    );
    store.app.deps.clock.advance_seconds(3 * 86_400);
    assert_eq!(see("board").await["late"], 2);
}
