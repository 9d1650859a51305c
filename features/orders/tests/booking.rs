//! Booking a visit through HTTP.
#![allow(clippy::unwrap_used)] // a test that cannot read the answer should stop

mod support;

use kernel::Timestamp;
use serde_json::{Value, json};
use support::{ASHA, BEENA, Store, fields, wish, wish_with};

const APPOINTMENTS: &str = "/me/appointments";

#[tokio::test]
async fn a_booking_is_kept_as_it_was_typed() {
    let store = Store::open().await;
    store
        .run("INSERT INTO orders_pin_code (pin_code, location) VALUES ('600020', 'Adyar')")
        .await;
    let body = wish_with(&json!({
        "lastName": " Kumar ", "landMark": "Water tank", "message": "Two blouses.\nThe red one first.",
        "measurements": {"height": 158, "aroundBust": 91.5},
    }));
    let (status, order) = store.app.post_as(ASHA, APPOINTMENTS, &body).await;
    assert_eq!(status, 201, "{order}");
    let expected = json!({
        "id": 1001, "number": "HM-1001", "status": "Pending",
        "history": [{"status": "Pending", "at": "2026-08-01T06:30:00Z", "by": "customer"}],
        "canCancel": true, "productId": 7,
        "serviceName": "Blouses - Princess Cut - Deep back", "serviceModel": "Deep back",
        "firstName": "Asha", "lastName": "Kumar", "contactNumber": "+919876543210", "email": "asha@example.com",
        "address": "14, Second Main Road\nKasturba Nagar", "landMark": "Water tank", "pinCode": "600020",
        "picksUp": true, "appointmentDate": "2026-08-03", "appointmentTime": "11:00 AM To 1:00PM",
        "message": "Two blouses.\nThe red one first.",
        "photos": [], "shopPhotos": [], "measurements": {"height": 158.0, "aroundBust": 91.5}, "warnings": [],
        "advance": "none", "createdAt": "2026-08-01T06:30:00Z",
    });
    let mut without_image = order.clone();
    let image = without_image.as_object_mut().unwrap().remove("image");
    assert_eq!(image.unwrap()["alt"], "Picture 70");
    assert_eq!(without_image, expected);
    assert_eq!(
        store.app.get_as(ASHA, "/me/orders/1001").await,
        (200, order)
    );
    assert_eq!(
        store.mails().await,
        [("orders.received".to_owned(), "asha@example.com".to_owned())]
    );
}

#[tokio::test]
async fn a_visitor_is_asked_to_log_in() {
    let store = Store::open().await;
    let (status, problem) = store.app.post(APPOINTMENTS, &wish()).await;
    assert_eq!(status, 401, "{problem}");
}

#[tokio::test]
async fn every_wrong_field_is_named_at_once() {
    let store = Store::open().await;
    let body = json!({
        "productId": 8, "firstName": " ", "contactNumber": "12345", "email": "asha", "pinCode": "6000",
        "appointmentDate": "2026-08-01", "appointmentTime": "At noon", "message": "x".repeat(2_001),
        "measurements": {"height": 20, "aroundBust": 36, "frontNeck": "deep"}, "status": "Delivered",
    });
    let (status, problem) = store.app.post_as(ASHA, APPOINTMENTS, &body).await;
    assert_eq!(status, 422);
    assert_eq!(
        fields(&problem),
        [
            "address",
            "appointmentDate",
            "appointmentTime",
            "contactNumber",
            "email",
            "firstName",
            "measurements.frontNeck",
            "measurements.height",
            "message",
            "pinCode",
            "productId",
            "status",
        ]
    );
    let body = wish_with(&json!({"productId": 8, "appointmentDate": "2026-02-30"}));
    let (_, problem) = store.app.post_as(ASHA, APPOINTMENTS, &body).await;
    assert_eq!(fields(&problem), ["appointmentDate", "productId"]);
    assert!(store.mails().await.is_empty());
}

#[tokio::test]
async fn the_earliest_day_is_tomorrow_in_india() {
    let store = Store::open().await;
    // One second before midnight in India, when it is still the first of August.
    let midnight = Timestamp(1_785_609_000);
    let now = store.app.deps.clock.now();
    store.app.deps.clock.advance_seconds(midnight.0 - 1 - now.0);
    let today = wish_with(&json!({"appointmentDate": "2026-08-01"}));
    let (status, problem) = store.app.post_as(ASHA, APPOINTMENTS, &today).await;
    assert_eq!((status, fields(&problem)), (422, vec!["appointmentDate"]));
    let tomorrow = wish_with(&json!({"appointmentDate": "2026-08-02"}));
    store.book(ASHA, &tomorrow).await;
    assert_eq!(store.free("2026-08-01").await, [0; 5]);
    assert_eq!(store.free("2026-08-02").await, [2, 3, 3, 3, 0]);

    store.app.deps.clock.advance_seconds(1);
    let (status, problem) = store.app.post_as(BEENA, APPOINTMENTS, &tomorrow).await;
    assert_eq!((status, fields(&problem)), (422, vec!["appointmentDate"]));
    assert_eq!(store.free("2026-08-02").await, [0; 5]);
    let (_, day) = store.app.get("/orders/slots").await;
    assert_eq!(
        (&day["day"], &day["earliest"]),
        (&json!("2026-08-03"), &json!("2026-08-03"))
    );
}

#[tokio::test]
async fn a_booking_sent_again_after_midnight_is_still_the_booking() {
    let store = Store::open().await;
    let tomorrow = wish_with(&json!({"appointmentDate": "2026-08-02"}));
    let sent = async || {
        let (status, answer) = store
            .app
            .post_keyed(ASHA, "first-key", APPOINTMENTS, &tomorrow)
            .await;
        (status, answer["id"].as_i64())
    };
    assert_eq!(sent().await, (201, Some(1001)));
    store.app.deps.clock.advance_seconds(13 * 3_600);
    assert_eq!(sent().await, (201, Some(1001)));
}

#[tokio::test]
async fn a_day_off_and_a_holiday_are_closed() {
    let store = Store::open().await;
    // 2 August 2026 is a Sunday.
    store
        .run("INSERT INTO orders_day_off VALUES (0); INSERT INTO orders_holiday VALUES ('2026-08-05', 'Temple car')")
        .await;
    for day in ["2026-08-02", "2026-08-05"] {
        assert_eq!(store.free(day).await, [0; 5]);
        let (status, problem) = store
            .app
            .post_as(
                ASHA,
                APPOINTMENTS,
                &wish_with(&json!({"appointmentDate": day})),
            )
            .await;
        assert_eq!((status, fields(&problem)), (422, vec!["appointmentDate"]));
    }
    assert_eq!(store.free("2026-08-03").await, [3, 3, 3, 3, 1]);
}

#[tokio::test]
async fn a_full_slot_is_named_beside_other_wrong_fields() {
    let store = Store::open().await;
    store
        .book(ASHA, &wish_with(&json!({"appointmentTime": "Full Day"})))
        .await;
    let body = wish_with(&json!({"email": "beena"}));
    let (status, problem) = store.app.post_as(BEENA, APPOINTMENTS, &body).await;
    assert_eq!(status, 422);
    assert_eq!(fields(&problem), ["appointmentTime", "email"]);
}

#[tokio::test]
async fn equal_bookings_within_ten_minutes_are_one() {
    let store = Store::open().await;
    let first = store.book(ASHA, &wish()).await;
    assert_eq!(store.book(ASHA, &wish()).await, first);
    let measured = wish_with(&json!({"measurements": {"height": 160}}));
    assert_ne!(store.book(ASHA, &measured).await, first);
    store.app.deps.clock.advance_seconds(601);
    assert_ne!(store.book(ASHA, &wish()).await, first);
    assert_eq!(store.free("2026-08-03").await[0], 0);
}

#[tokio::test]
async fn one_key_is_one_booking() {
    let store = Store::open().await;
    let send = async |caller, key, wish: Value| {
        let (status, answer) = store.app.post_keyed(caller, key, APPOINTMENTS, &wish).await;
        (status, answer["id"].as_i64(), answer["code"].clone())
    };
    let (_, first, _) = send(ASHA, "first-key", wish()).await;
    assert_eq!(first, Some(1001));
    store.app.deps.clock.advance_seconds(86_000);
    assert_eq!(send(ASHA, "first-key", wish()).await.1, first);
    let (status, _, code) = send(ASHA, "first-key", wish_with(&json!({"firstName": "Anu"}))).await;
    assert_eq!(
        (status, code),
        (422, json!("request.idempotency_key_reused"))
    );
    assert_ne!(send(ASHA, "other-key", wish()).await.1, first);
    assert_ne!(send(BEENA, "first-key", wish()).await.1, first);
    let (status, _, code) = send(BEENA, "third-key", wish()).await;
    assert_eq!((status, code), (409, json!("orders.slot_full")));
    let later = wish_with(&json!({"appointmentTime": "1:00PM To 3:00PM"}));
    assert_eq!(
        send(BEENA, "third-key", later).await.0,
        201,
        "a refused booking gives its key back"
    );
    assert_eq!(send(ASHA, "short", wish()).await.0, 400);
}

#[tokio::test]
async fn what_was_cancelled_can_be_booked_again() {
    let store = Store::open().await;
    let first = store.book(ASHA, &wish()).await;
    let cancel = format!("/me/orders/{first}/cancel");
    assert_eq!(store.app.post_as(ASHA, &cancel, &json!({})).await.0, 200);
    assert_ne!(store.book(ASHA, &wish()).await, first);
}

#[tokio::test]
async fn the_sixth_in_ten_minutes_waits() {
    let store = Store::open().await;
    let wish = |day: i32| wish_with(&json!({"appointmentDate": format!("2026-08-{day:02}")}));
    for day in 3..8 {
        store.book(ASHA, &wish(day)).await;
    }
    assert_eq!(store.app.post_as(ASHA, APPOINTMENTS, &wish(8)).await.0, 429);
    assert_eq!(
        store.app.post_as(ASHA, APPOINTMENTS, &wish(3)).await.0,
        201,
        "sent again"
    );
    store.book(BEENA, &wish(8)).await;
    store.app.deps.clock.advance_seconds(600);
    store.book(ASHA, &wish(9)).await;
}

#[tokio::test]
async fn unusual_measurements_are_kept_with_a_warning() {
    let store = Store::open().await;
    let body = wish_with(&json!({"measurements": {"aroundBust": 36, "height": 160.04}}));
    let (status, order) = store.app.post_as(ASHA, APPOINTMENTS, &body).await;
    assert_eq!(status, 201);
    assert_eq!(
        order["measurements"],
        json!({"height": 160.0, "aroundBust": 36.0})
    );
    assert_eq!(order["warnings"][0]["field"], "aroundBust");
    assert_eq!(order["warnings"].as_array().unwrap().len(), 1);
}

#[tokio::test]
async fn a_pin_code_outside_the_list_never_blocks() {
    let store = Store::open().await;
    let (status, order) = store
        .app
        .post_as(
            ASHA,
            APPOINTMENTS,
            &wish_with(&json!({"pinCode": "110001"})),
        )
        .await;
    assert_eq!((status, &order["picksUp"]), (201, &json!(false)));
}
