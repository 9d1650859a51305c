//! Moving a visit oneself.

use kernel::{
    Paise,
    testing::{Caller, delivering_outbox},
};
use poem::http::Method;
use serde_json::{Value, json};

use crate::support::{ASHA, BEENA, SHOP, Store, fields, input, input_with, shop};
use orders::OrderStatus;

const MORNING: &str = "11:00 AM To 1:00PM";
const EVENING: &str = "5:00PM To 7:00PM";

async fn put(store: &Store, caller: Caller, id: i64, day: &str, slot: &str) -> (u16, Value) {
    let body = json!({"appointmentDate": day, "appointmentTime": slot});
    store
        .app
        .call_as(
            caller,
            Method::PUT,
            &format!("/me/orders/{id}/visit"),
            Some(&body),
        )
        .await
}

#[tokio::test]
async fn a_customer_moves_a_visit_and_the_shop_is_notified() {
    let store = Store::with_outbox(&[], delivering_outbox()).await;
    let id = store.book(ASHA, &input()).await;
    let (status, order) = put(&store, ASHA, id, "2026-08-05", EVENING).await;
    assert_eq!(status, 200, "{order}");
    assert_eq!(order["appointmentDate"], "2026-08-05");
    assert_eq!(order["appointmentTime"], EVENING);
    assert_eq!(store.free("2026-08-03").await, [3, 3, 3, 3, 1]);
    assert_eq!(store.free("2026-08-05").await, [3, 3, 3, 2, 0]);
    let again = put(&store, ASHA, id, "2026-08-05", EVENING).await;
    assert_eq!(
        again,
        (200, order),
        "moving it to its own time changes nothing"
    );
    let mails = store.mails().await;
    let moved: Vec<_> = mails
        .iter()
        .filter(|mail| mail.0 == "orders.visit_moved")
        .collect();
    assert_eq!(moved.len(), 1, "{mails:?}");
    assert_eq!(moved[0].1, "shop@example.com");
    let data: String =
        sqlx::query_scalar("SELECT data FROM kernel_outbox WHERE template = 'orders.visit_moved'")
            .fetch_one(store.app.deps.db.read())
            .await
            .unwrap();
    assert!(
        data.contains("2026-08-03") && data.contains("2026-08-05"),
        "{data}"
    );
    assert!(!data.contains("Asha"), "{data}");
    let noted: String =
        sqlx::query_scalar("SELECT details FROM kernel_audit WHERE action = 'orders.visit_moved'")
            .fetch_one(store.app.deps.db.read())
            .await
            .unwrap();
    assert!(noted.contains("2026-08-03"), "{noted}");
}

#[tokio::test]
async fn a_visit_moves_only_to_a_time_that_could_be_booked() {
    let store = Store::open().await;
    let id = store.book(ASHA, &input()).await;
    for (day, field) in [
        ("2026-08-01", "appointmentDate"),
        ("2027-08-01", "appointmentDate"),
    ] {
        let (status, problem) = put(&store, ASHA, id, day, MORNING).await;
        assert_eq!(status, 422, "{problem}");
        assert_eq!(fields(&problem), [field]);
    }
    for name in ["a", "b", "c"] {
        let taken = json!({"message": name, "appointmentDate": "2026-08-04"});
        store.book(BEENA, &input_with(&taken)).await;
    }
    let (status, problem) = put(&store, ASHA, id, "2026-08-04", MORNING).await;
    assert_eq!(
        (status, &problem["code"]),
        (409, &json!("orders.slot_full"))
    );
    assert_eq!(fields(&problem), ["appointmentTime"]);
    // The order's own visit is not in its way.
    let (status, order) = put(&store, ASHA, id, "2026-08-03", "Full Day").await;
    assert_eq!(status, 200, "{order}");
}

#[tokio::test]
async fn a_visit_can_be_moved_until_the_day_before_and_before_cutting() {
    let store = Store::open().await;
    let id = store.book(ASHA, &input()).await;
    store
        .orders
        .approve(id, &shop(), Paise(0), None, &[])
        .await
        .unwrap();
    let (status, order) = put(&store, ASHA, id, "2026-08-04", MORNING).await;
    assert_eq!(status, 200, "{order}");
    let (placed, cutting) = (OrderStatus::OrderPlaced, OrderStatus::CuttingStarted);
    store
        .orders
        .move_to(id, SHOP, placed, cutting)
        .await
        .unwrap();
    let tomorrow = store
        .book(ASHA, &input_with(&json!({"appointmentDate": "2026-08-02"})))
        .await;
    store
        .run("UPDATE orders_order SET day = '2026-08-01' WHERE day = '2026-08-02'")
        .await;
    for id in [id, tomorrow] {
        let (status, problem) = put(&store, ASHA, id, "2026-08-06", MORNING).await;
        let code = &problem["code"];
        assert_eq!((status, code), (409, &json!("orders.cannot_reschedule")));
    }
}

#[tokio::test]
async fn another_customers_visit_is_not_found() {
    let store = Store::open().await;
    let id = store.book(ASHA, &input()).await;
    let (status, problem) = put(&store, BEENA, id, "2026-08-04", MORNING).await;
    let code = &problem["code"];
    assert_eq!((status, code), (404, &json!("orders.order_not_found")));
}
