//! Parallel bookings.

use crate::support::{ASHA, Store, fields, input, input_with, shop};
use futures_util::future::join_all;
use kernel::{Paise, testing::Caller};
use serde_json::{Value, json};

const APPOINTMENTS: &str = "/me/appointments";

#[tokio::test]
async fn fifty_parallel_bookings_do_not_exceed_the_capacity() {
    let store = Store::open().await;
    let (day, slots) = ("2026-08-05", ["11:00 AM To 1:00PM", "5:00PM To 7:00PM"]);
    let inputs: Vec<Value> = (0..50)
        .map(|n| input_with(&json!({"appointmentDate": day, "appointmentTime": slots[n % 2]})))
        .collect();
    let answers = join_all(inputs.iter().zip(100..).map(|(input, user)| {
        store
            .app
            .post_as(Caller::customer(user), APPOINTMENTS, input)
    }))
    .await;
    let booked = answers.iter().filter(|(status, _)| *status == 201).count();
    assert_eq!(booked, 6);
    for (status, problem) in answers.iter().filter(|(status, _)| *status != 201) {
        assert_eq!(*status, 409, "{problem}");
        assert_eq!(problem["code"], "orders.slot_full");
        assert_eq!(fields(problem), ["appointmentTime"]);
    }
    assert_eq!(store.free(day).await, [0, 3, 3, 0, 0]);
}

#[tokio::test]
async fn of_twenty_full_day_requests_one_is_approved() {
    let store = Store::open().await;
    let input = input_with(&json!({"appointmentTime": "Full Day"}));
    let answers = join_all((100..120).map(|user| {
        store
            .app
            .post_as(Caller::customer(user), APPOINTMENTS, &input)
    }))
    .await;
    assert!(answers.iter().all(|(status, _)| *status == 201));
    let by = shop();
    let approved = join_all(answers.iter().map(|(_, order)| {
        let id = order["id"].as_i64().unwrap();
        store.orders.approve(id, &by, Paise(0), None, &[])
    }))
    .await;
    assert_eq!(approved.iter().filter(|done| done.is_ok()).count(), 1);
    assert_eq!(store.free("2026-08-03").await, [0; 5]);
}

#[tokio::test]
async fn a_double_click_is_one_booking() {
    let store = Store::open().await;
    let input = input();
    for key in [Some("double-click"), None] {
        let answers = join_all((0..8).map(|_| async {
            match key {
                Some(key) => store.app.post_keyed(ASHA, key, APPOINTMENTS, &input).await,
                None => store.app.post_as(ASHA, APPOINTMENTS, &input).await,
            }
        }))
        .await;
        for (status, order) in answers {
            assert_eq!((status, &order["id"]), (201, &json!(1001)), "{order}");
        }
    }
    assert_eq!(store.free("2026-08-03").await[0], 2);
    assert_eq!(store.mails().await.len(), 1);
}
