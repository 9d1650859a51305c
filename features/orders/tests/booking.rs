//! Booking a visit.

use crate::support::{ASHA, BEENA, Store, fields, input, input_with, shop};
use kernel::{
    Paise, Timestamp,
    session::SESSION_COOKIE,
    testing::{Caller, delivering_outbox},
};
use poem::http::Method;
use serde_json::{Value, json};

const APPOINTMENTS: &str = "/me/appointments";

async fn approve(store: &Store, id: i64) {
    let approved = store.orders.approve(id, &shop(), Paise(0), None, &[]).await;
    approved.unwrap();
}

#[tokio::test]
async fn a_booking_is_stored_as_entered() {
    let store = Store::open().await;
    store
        .run("INSERT INTO orders_pin_code (pin_code, location) VALUES ('600020', 'Adyar')")
        .await;
    let body = input_with(&json!({
        "lastName": " Kumar ", "landMark": "Water tank", "message": "Two blouses.\nThe red one first.",
        "pieces": [{"productId": 7, "measurements": {"height": 158, "aroundBust": 91.5}, "unit": "cm"}],
    }));
    let (status, order) = store.app.post_as(ASHA, APPOINTMENTS, &body).await;
    assert_eq!(status, 201, "{order}");
    let piece = json!({
        "id": 1, "position": 1, "number": "HM-1001", "productId": 7,
        "serviceName": "Blouses - Princess Cut - Deep back", "serviceModel": "Deep back", "garmentTypeId": 1,
        "quantity": 1, "fabricSource": "customer", "choices": [],
        "measurements": {"height": 158.0, "aroundBust": 91.5}, "unit": "cm", "warnings": [],
        "lengths": [
            {"field": "height", "label": "Height", "cm": 158.0},
            {"field": "aroundBust", "label": "Around bust", "cm": 91.5},
        ],
        "estimatePaise": 125_000, "status": "Pending", "statusAt": "2026-08-01T06:30:00Z", "photos": [], "shopPhotos": [],
    });
    let expected = json!({
        "id": 1001, "number": "HM-1001", "status": "Pending",
        "history": [{"status": "Pending", "at": "2026-08-01T06:30:00Z", "by": "customer"}],
        "canCancel": true, "productId": 7, "statusLink": "on", "getsEmails": false, "alterations": [],
        "serviceName": "Blouses - Princess Cut - Deep back", "serviceModel": "Deep back",
        "firstName": "Asha", "lastName": "Kumar", "contactNumber": "+919876543210", "email": "asha@example.com",
        "address": "14, Second Main Road\nKasturba Nagar", "landMark": "Water tank", "pinCode": "600020",
        "picksUp": true, "appointmentDate": "2026-08-03", "appointmentTime": "11:00 AM To 1:00PM",
        "message": "Two blouses.\nThe red one first.",
        "photos": [], "shopPhotos": [], "measurements": {"height": 158.0, "aroundBust": 91.5}, "warnings": [],
        "pieces": [piece], "extras": [],
        "estimatePaise": 125_000, "expectedDays": 10, "advance": "none", "createdAt": "2026-08-01T06:30:00Z",
    });
    let mut without_image = order.clone();
    let fields = without_image.as_object_mut().unwrap();
    assert!(fields.remove("statusKey").unwrap().is_string());
    let image = fields.remove("image");
    let piece = fields["pieces"][0].as_object_mut().unwrap();
    assert_eq!(piece.remove("image"), image);
    assert_eq!(image.unwrap()["alt"], "Image 70");
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
async fn the_shop_is_notified_of_a_request_without_personal_data() {
    let store = Store::with_outbox(&[], delivering_outbox()).await;
    store.book(ASHA, &input()).await;
    let mails = store.mails().await;
    let to_shop = (
        "orders.new_request".to_owned(),
        "shop@example.com".to_owned(),
    );
    assert_eq!(mails.len(), 2, "{mails:?}");
    assert!(mails.contains(&to_shop), "{mails:?}");
    let data: String =
        sqlx::query_scalar("SELECT data FROM kernel_outbox WHERE template = 'orders.new_request'")
            .fetch_one(store.app.deps.db.read())
            .await
            .unwrap();
    assert!(data.contains("HM-1001"), "{data}");
    for personal in ["Asha", "9876543210", "Second Main Road", "asha@example.com"] {
        assert!(!data.contains(personal), "{personal}: {data}");
    }
}

#[tokio::test]
async fn emails_do_not_greet_by_an_initial() {
    let store = Store::open().await;
    for (first, last, called) in [
        ("K. Meera", "", "Meera"),
        ("K.", "Asha Kumar", "Asha"),
        ("R K", "", "R K"),
    ] {
        let id = store
            .book(
                ASHA,
                &input_with(&json!({"firstName": first, "lastName": last})),
            )
            .await;
        let data: String = sqlx::query_scalar("SELECT data FROM kernel_outbox ORDER BY id DESC")
            .fetch_one(store.app.deps.db.read())
            .await
            .unwrap();
        let data: Value = serde_json::from_str(&data).unwrap();
        assert_eq!(data["name"], called, "{id}");
    }
}

#[tokio::test]
async fn a_visitor_has_to_log_in() {
    let store = Store::open().await;
    let (status, problem) = store.app.post(APPOINTMENTS, &input()).await;
    assert_eq!(status, 401, "{problem}");
}

#[tokio::test]
async fn names_contain_no_links() {
    let store = Store::open().await;
    for field in ["firstName", "lastName"] {
        let body = input_with(&json!({field: "evil.example/x"}));
        let (status, problem) = store.app.post_as(ASHA, APPOINTMENTS, &body).await;
        assert_eq!((status, fields(&problem)), (422, vec![field]), "{problem}");
    }
}

#[tokio::test]
async fn all_wrong_fields_are_reported_together() {
    let store = Store::open().await;
    let body = json!({
        "pieces": [{"productId": 8, "measurements": {"frontNeck": "deep"}}], "firstName": " ", "contactNumber": "12345", "email": "asha", "pinCode": "6000",
        "appointmentDate": "2026-08-01", "appointmentTime": "At noon", "message": "x".repeat(2_001),
        "status": "Delivered",
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
            "message",
            "pieces.0.measurements.frontNeck",
            "pieces.0.productId",
            "pinCode",
            "status",
        ]
    );
    let body = input_with(&json!({"pieces": [{"productId": 8}], "appointmentDate": "2026-02-30"}));
    let (_, problem) = store.app.post_as(ASHA, APPOINTMENTS, &body).await;
    assert_eq!(fields(&problem), ["appointmentDate", "pieces.0.productId"]);
    let measured = json!({"height": 20, "aroundBust": 36, "weight": 60});
    let pieces =
        json!([{"productId": 7}, {"productId": 7, "measurements": measured, "optionIds": [5, 6]}]);
    let body = input_with(&json!({"pieces": pieces}));
    let (status, problem) = store.app.post_as(ASHA, APPOINTMENTS, &body).await;
    assert_eq!(status, 422);
    assert_eq!(
        fields(&problem),
        [
            "pieces.1.measurements.height",
            "pieces.1.measurements.weight",
            "pieces.1.optionIds"
        ]
    );
    assert!(store.mails().await.is_empty());
}

#[tokio::test]
async fn the_earliest_day_is_tomorrow_in_india() {
    let store = Store::open().await;
    // One second before midnight in India, while it is still 1 August.
    let midnight = Timestamp(1_785_609_000);
    let now = store.app.deps.clock.now();
    store.app.deps.clock.advance_seconds(midnight.0 - 1 - now.0);
    let today = input_with(&json!({"appointmentDate": "2026-08-01"}));
    let (status, problem) = store.app.post_as(ASHA, APPOINTMENTS, &today).await;
    assert_eq!((status, fields(&problem)), (422, vec!["appointmentDate"]));
    let tomorrow = input_with(&json!({"appointmentDate": "2026-08-02"}));
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
async fn a_booking_repeated_after_midnight_is_the_same_booking() {
    let store = Store::open().await;
    let tomorrow = input_with(&json!({"appointmentDate": "2026-08-02"}));
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
                &input_with(&json!({"appointmentDate": day})),
            )
            .await;
        assert_eq!((status, fields(&problem)), (422, vec!["appointmentDate"]));
    }
    assert_eq!(store.free("2026-08-03").await, [3, 3, 3, 3, 1]);
}

#[tokio::test]
async fn a_full_slot_is_reported_with_other_wrong_fields() {
    let store = Store::open().await;
    let whole = store
        .book(ASHA, &input_with(&json!({"appointmentTime": "Full Day"})))
        .await;
    approve(&store, whole).await;
    let body = input_with(&json!({"email": "beena"}));
    let (status, problem) = store.app.post_as(BEENA, APPOINTMENTS, &body).await;
    assert_eq!(status, 422);
    assert_eq!(fields(&problem), ["appointmentTime", "email"]);
}

#[tokio::test]
async fn identical_bookings_within_ten_minutes_are_one() {
    let store = Store::open().await;
    let first = store.book(ASHA, &input()).await;
    assert_eq!(store.book(ASHA, &input()).await, first);
    let measured =
        input_with(&json!({"pieces": [{"productId": 7, "measurements": {"height": 160}}]}));
    assert_ne!(store.book(ASHA, &measured).await, first);
    store.app.deps.clock.advance_seconds(601);
    assert_ne!(store.book(ASHA, &input()).await, first);
    assert_eq!(store.free("2026-08-03").await[0], 0);
}

#[tokio::test]
async fn one_key_is_one_booking() {
    let store = Store::open().await;
    let send = async |caller, key, input: Value| {
        let (status, answer) = store
            .app
            .post_keyed(caller, key, APPOINTMENTS, &input)
            .await;
        (status, answer["id"].as_i64(), answer["code"].clone())
    };
    let (_, first, _) = send(ASHA, "first-key", input()).await;
    assert_eq!(first, Some(1001));
    store.app.deps.clock.advance_seconds(86_000);
    assert_eq!(send(ASHA, "first-key", input()).await.1, first);
    let (status, _, code) = send(ASHA, "first-key", input_with(&json!({"firstName": "Anu"}))).await;
    assert_eq!(
        (status, code),
        (422, json!("request.idempotency_key_reused"))
    );
    assert_ne!(send(ASHA, "other-key", input()).await.1, first);
    assert_ne!(send(BEENA, "first-key", input()).await.1, first);
    let (status, _, code) = send(BEENA, "third-key", input()).await;
    assert_eq!((status, code), (409, json!("orders.slot_full")));
    let later = input_with(&json!({"appointmentTime": "1:00PM To 3:00PM"}));
    assert_eq!(
        send(BEENA, "third-key", later).await.0,
        201,
        "a refused booking does not use up its key"
    );
    assert_eq!(send(ASHA, "short", input()).await.0, 400);
}

#[tokio::test]
async fn a_cancelled_booking_can_be_made_again() {
    let store = Store::open().await;
    let first = store.book(ASHA, &input()).await;
    let cancel = format!("/me/orders/{first}/cancel");
    assert_eq!(store.app.post_as(ASHA, &cancel, &json!({})).await.0, 200);
    assert_ne!(store.book(ASHA, &input()).await, first);
}

#[tokio::test]
async fn the_sixth_booking_in_ten_minutes_is_refused() {
    let store = Store::open().await;
    let input = |day: i32| input_with(&json!({"appointmentDate": format!("2026-08-{day:02}")}));
    for day in 3..8 {
        let id = store.book(ASHA, &input(day)).await;
        approve(&store, id).await;
    }
    assert_eq!(
        store.app.post_as(ASHA, APPOINTMENTS, &input(8)).await.0,
        429
    );
    assert_eq!(
        store.app.post_as(ASHA, APPOINTMENTS, &input(3)).await.0,
        201,
        "sent again"
    );
    store.book(BEENA, &input(8)).await;
    store.app.deps.clock.advance_seconds(600);
    store.book(ASHA, &input(9)).await;
}

#[tokio::test]
async fn a_customer_can_have_three_pending_requests() {
    let store = Store::open().await;
    let input = |day: i32| input_with(&json!({"appointmentDate": format!("2026-08-{day:02}")}));
    let first = store.book(ASHA, &input(3)).await;
    store.book(ASHA, &input(4)).await;
    store.book(ASHA, &input(5)).await;
    let (status, problem) = store.app.post_as(ASHA, APPOINTMENTS, &input(6)).await;
    assert_eq!(
        (status, &problem["code"]),
        (409, &json!("orders.too_many_waiting"))
    );
    let again = store.app.post_as(ASHA, APPOINTMENTS, &input(3)).await;
    assert_eq!((again.0, again.1["id"].as_i64()), (201, Some(first)));
    store.book(BEENA, &input(6)).await;
    approve(&store, first).await;
    store.book(ASHA, &input(6)).await;
}

/// Books a visit for a new customer at this address; returns the status code.
async fn booked_from(store: &Store, number: i64, address: &str) -> u16 {
    let day = 3 + number / 10;
    let slot = [
        "11:00 AM To 1:00PM",
        "1:00PM To 3:00PM",
        "3:00PM To 5:00PM",
        "5:00PM To 7:00PM",
    ][usize::try_from(number).unwrap() % 4];
    let input = input_with(
        &json!({"appointmentDate": format!("2026-08-{day:02}"), "appointmentTime": slot}),
    );
    let cookie = format!(
        "{SESSION_COOKIE}={}",
        Caller::customer(100 + number).token()
    );
    let sent = store
        .app
        .browse(address, &cookie, Method::POST, APPOINTMENTS, Some(&input));
    sent.await.status
}

#[tokio::test]
async fn one_address_can_book_twenty_times_a_day() {
    let store = Store::open().await;
    for number in 0..20 {
        assert_eq!(
            booked_from(&store, number, "203.0.113.9").await,
            201,
            "{number}"
        );
    }
    assert_eq!(booked_from(&store, 20, "203.0.113.9").await, 429);
    assert_eq!(booked_from(&store, 21, "203.0.113.10").await, 201);
}

#[tokio::test]
async fn a_pending_full_day_request_uses_no_capacity() {
    let store = Store::open().await;
    let whole = input_with(&json!({"appointmentTime": "Full Day"}));
    let first = store.book(ASHA, &whole).await;
    assert_eq!(store.free("2026-08-03").await, [3, 3, 3, 3, 1]);
    let second = store.book(BEENA, &whole).await;
    approve(&store, first).await;
    assert_eq!(store.free("2026-08-03").await, [0; 5]);
    // The other request is for a day that is now taken.
    let refused = store
        .orders
        .approve(second, &shop(), Paise(0), None, &[])
        .await;
    assert_eq!(refused.unwrap_err().code().name, "orders.slot_full");
    let (status, _) = store.app.post_as(BEENA, APPOINTMENTS, &input()).await;
    assert_eq!(status, 409);
}

#[tokio::test]
async fn a_full_day_is_not_approved_on_a_day_with_another_visit() {
    let store = Store::open().await;
    let whole = store
        .book(ASHA, &input_with(&json!({"appointmentTime": "Full Day"})))
        .await;
    store.book(BEENA, &input()).await;
    let refused = store
        .orders
        .approve(whole, &shop(), Paise(0), None, &[])
        .await;
    assert_eq!(refused.unwrap_err().code().name, "orders.slot_full");
    assert_eq!(store.free("2026-08-03").await, [2, 3, 3, 3, 0]);
}

#[tokio::test]
async fn days_beyond_the_horizon_cannot_be_booked() {
    let store = Store::open().await;
    let on = |day: &str| input_with(&json!({"appointmentDate": day}));
    // 1 August plus 90 days.
    for day in ["2026-10-31", "2099-01-01"] {
        let (status, problem) = store.app.post_as(ASHA, APPOINTMENTS, &on(day)).await;
        assert_eq!((status, fields(&problem)), (422, vec!["appointmentDate"]));
        assert_eq!(store.free(day).await, [0; 5]);
    }
    store.book(ASHA, &on("2026-10-30")).await;
    let (_, day) = store.app.get("/orders/slots").await;
    assert_eq!(day["latest"], json!("2026-10-30"));
    store
        .run("UPDATE orders_booking_setting SET horizon_days = 10")
        .await;
    let (status, _) = store
        .app
        .post_as(ASHA, APPOINTMENTS, &on("2026-08-12"))
        .await;
    assert_eq!(status, 422);
    store.book(ASHA, &on("2026-08-11")).await;
}

#[tokio::test]
async fn a_booking_that_failed_on_the_server_does_not_count() {
    let store = Store::open().await;
    let input = |day: i32| input_with(&json!({"appointmentDate": format!("2026-08-{day:02}")}));
    store
        .run(
            "CREATE TRIGGER failing BEFORE INSERT ON orders_order BEGIN SELECT RAISE(ABORT, 'failing'); END",
        )
        .await;
    for _ in 0..6 {
        let (status, _) = store.app.post_as(ASHA, APPOINTMENTS, &input(3)).await;
        assert_eq!(status, 500);
    }
    store.run("DROP TRIGGER failing").await;
    for day in 3..8 {
        let id = store.book(ASHA, &input(day)).await;
        approve(&store, id).await;
    }
    assert_eq!(
        store.app.post_as(ASHA, APPOINTMENTS, &input(8)).await.0,
        429
    );
}

#[tokio::test]
async fn nor_does_it_count_against_its_address() {
    let store = Store::open().await;
    store
        .run(
            "CREATE TRIGGER failing BEFORE INSERT ON orders_order BEGIN SELECT RAISE(ABORT, 'failing'); END",
        )
        .await;
    for number in 0..21 {
        assert_eq!(booked_from(&store, number, "203.0.113.9").await, 500);
    }
    store.run("DROP TRIGGER failing").await;
    assert_eq!(booked_from(&store, 0, "203.0.113.9").await, 201);
}

#[tokio::test]
async fn unusual_measurements_are_saved_with_a_warning() {
    let store = Store::open().await;
    let body = input_with(
        &json!({"pieces": [{"productId": 7, "measurements": {"aroundBust": 36, "height": 160.04}}]}),
    );
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
async fn a_pin_code_outside_the_list_can_be_booked() {
    let store = Store::open().await;
    let (status, order) = store
        .app
        .post_as(
            ASHA,
            APPOINTMENTS,
            &input_with(&json!({"pinCode": "110001"})),
        )
        .await;
    assert_eq!((status, &order["picksUp"]), (201, &json!(false)));
}

#[tokio::test]
async fn the_next_days_say_how_many_places_are_free() {
    let store = Store::open().await;
    store
        .run("INSERT INTO orders_holiday (day, name) VALUES ('2026-08-04', '')")
        .await;
    store.book(ASHA, &input()).await;
    let whole =
        input_with(&json!({"appointmentDate": "2026-08-05", "appointmentTime": "Full Day"}));
    let whole = store.book(BEENA, &whole).await;
    approve(&store, whole).await;
    let (_, day) = store.app.get("/orders/slots?day=2026-09-20").await;
    let next = day["nextDays"].as_array().unwrap();
    assert_eq!(next.len(), 10);
    assert_eq!(
        next[..4],
        [
            json!({"day": "2026-08-02", "closed": false, "free": 12}),
            json!({"day": "2026-08-03", "closed": false, "free": 11}),
            json!({"day": "2026-08-04", "closed": true, "free": 0}),
            json!({"day": "2026-08-05", "closed": false, "free": 0}),
        ]
    );
    store
        .run("UPDATE orders_booking_setting SET horizon_days = 3")
        .await;
    let (_, day) = store.app.get("/orders/slots").await;
    let next = day["nextDays"].as_array().unwrap();
    assert_eq!(next.len(), 3, "no day that cannot be booked");
}

#[tokio::test]
async fn an_account_that_is_being_deleted_cannot_book() {
    let store = Store::open().await;
    let leaving = Caller::customer(13);
    let (status, refused) = store.app.post_as(leaving, APPOINTMENTS, &input()).await;
    assert_eq!((status, &refused["code"]), (401, &json!("session.needed")));
    assert_eq!(
        store.app.get_as(leaving, APPOINTMENTS).await,
        (200, json!([]))
    );
    assert_eq!(store.mails().await, []);
}
