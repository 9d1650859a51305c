//! Orders and their history.

use crate::support::{ASHA, BEENA, SHOP, Store, input, input_with, shop};
use kernel::{Day, Paise};
use orders::OrderStatus;
use poem::http::Method;
use serde_json::{Value, json};

async fn ids(store: &Store, path: &str) -> Vec<i64> {
    let (status, list) = store.app.get_as(ASHA, path).await;
    assert_eq!(status, 200, "{list}");
    let list = list.as_array().unwrap();
    list.iter().map(|o| o["id"].as_i64().unwrap()).collect()
}

async fn view(store: &Store, id: i64) -> Value {
    let (status, order) = store.app.get_as(ASHA, &format!("/me/orders/{id}")).await;
    assert_eq!(status, 200, "{order}");
    order
}

#[tokio::test]
async fn pending_requests_are_not_orders_yet() {
    let store = Store::open().await;
    let first = store.book(ASHA, &input()).await;
    let second = store
        .book(
            ASHA,
            &input_with(&json!({"appointmentTime": "Full Day", "appointmentDate": "2026-08-10"})),
        )
        .await;
    store.book(BEENA, &input()).await;
    assert_eq!(ids(&store, "/me/appointments").await, [second, first]);
    assert!(ids(&store, "/me/orders").await.is_empty());
    store
        .orders
        .approve(first, &shop(), Paise(0), None, &[])
        .await
        .unwrap();
    store.orders.reject(second, SHOP, "Away.").await.unwrap();
    assert!(ids(&store, "/me/appointments").await.is_empty());
    assert_eq!(ids(&store, "/me/orders").await, [second, first]);
    let rejected = view(&store, second).await;
    assert_eq!(rejected["reason"], "Away.");
    assert!(rejected.get("step").is_none(), "no tracker");
    assert_eq!(store.free("2026-08-10").await, [3, 3, 3, 3, 1]);
}

#[tokio::test]
async fn an_order_moves_along_its_tracker() {
    let store = Store::open().await;
    let id = store.book(ASHA, &input()).await;
    assert!(view(&store, id).await.get("step").is_none());
    let promised = Day::parse("2026-08-24");
    store
        .orders
        .approve(id, &shop(), Paise(50_000), promised, &[])
        .await
        .unwrap();
    let order = view(&store, id).await;
    assert_eq!(order["status"], "Order Placed");
    assert_eq!(
        (&order["step"], &order["advance"]),
        (&json!(1), &json!("due"))
    );
    assert_eq!(order["advancePaise"], 50_000);
    assert_eq!(order["promisedDay"], "2026-08-24");
    let mut before = OrderStatus::OrderPlaced;
    for (step, status) in [
        (2, OrderStatus::CuttingStarted),
        (3, OrderStatus::StitchingInProgress),
        (4, OrderStatus::ReadyForPickup),
        (4, OrderStatus::Delivered),
    ] {
        store.app.deps.clock.advance_seconds(86_400);
        store
            .orders
            .move_to(id, SHOP, before, status)
            .await
            .unwrap();
        before = status;
        assert_eq!(view(&store, id).await["step"], step);
    }
    let history = view(&store, id).await["history"].clone();
    let reported: Vec<(&str, &str)> = history
        .as_array()
        .unwrap()
        .iter()
        .map(|change| {
            (
                change["status"].as_str().unwrap(),
                change["by"].as_str().unwrap(),
            )
        })
        .collect();
    assert_eq!(
        reported,
        [
            ("Pending", "customer"),
            ("Order Placed", "shop"),
            ("Cutting Started", "shop"),
            ("Stitching In Progress", "shop"),
            ("Ready for Pickup", "shop"),
            ("Delivered", "shop"),
        ]
    );
    assert_eq!(history[2]["at"], "2026-08-02T06:30:00Z");
    let mails: Vec<String> = store.mails().await.into_iter().map(|mail| mail.0).collect();
    assert_eq!(
        mails[..3],
        ["orders.received", "orders.approved", "orders.step_changed"]
    );
}

#[tokio::test]
async fn the_shop_cannot_skip_the_approval() {
    let store = Store::open().await;
    let id = store.book(ASHA, &input()).await;
    let refused = store
        .orders
        .move_to(id, SHOP, OrderStatus::Pending, OrderStatus::CuttingStarted)
        .await;
    assert_eq!(refused.unwrap_err().code().name, "orders.wrong_status");
    store
        .orders
        .approve(id, &shop(), Paise(0), None, &[])
        .await
        .unwrap();
    assert!(
        store
            .orders
            .approve(id, &shop(), Paise(0), None, &[])
            .await
            .is_err()
    );
    assert!(store.orders.reject(id, SHOP, "No.").await.is_err());
    assert!(
        store
            .orders
            .move_to(id, SHOP, OrderStatus::OrderPlaced, OrderStatus::Pending)
            .await
            .is_err()
    );
    assert!(
        store
            .orders
            .move_to(id, SHOP, OrderStatus::OrderPlaced, OrderStatus::Cancelled)
            .await
            .is_err()
    );
    assert!(
        store
            .orders
            .approve(999, &shop(), Paise(0), None, &[])
            .await
            .is_err()
    );
}

#[tokio::test]
async fn a_customer_cancels_until_cutting_starts() {
    let store = Store::open().await;
    let waiting = store.book(ASHA, &input()).await;
    let placed = store
        .book(ASHA, &input_with(&json!({"message": "second"})))
        .await;
    let cut = store
        .book(ASHA, &input_with(&json!({"message": "third"})))
        .await;
    for id in [placed, cut] {
        store
            .orders
            .approve(id, &shop(), Paise(0), None, &[])
            .await
            .unwrap();
    }
    store
        .orders
        .move_to(
            cut,
            SHOP,
            OrderStatus::OrderPlaced,
            OrderStatus::CuttingStarted,
        )
        .await
        .unwrap();
    assert_eq!(store.free("2026-08-03").await[0], 0);
    for id in [waiting, placed, placed] {
        let (status, order) = store
            .app
            .call_as(ASHA, Method::POST, &format!("/me/orders/{id}/cancel"), None)
            .await;
        assert_eq!((status, &order["status"]), (200, &json!("Cancelled")));
        assert_eq!(order["canCancel"], false);
    }
    let (status, problem) = store
        .app
        .call_as(
            ASHA,
            Method::POST,
            &format!("/me/orders/{cut}/cancel"),
            None,
        )
        .await;
    assert_eq!(
        (status, &problem["code"]),
        (409, &json!("orders.cannot_cancel"))
    );
    assert_eq!(view(&store, cut).await["canCancel"], false);
    assert_eq!(store.free("2026-08-03").await[0], 2);
    let mails = store.mails().await;
    let cancelled = mails
        .iter()
        .filter(|mail| mail.0 == "orders.cancelled")
        .count();
    assert_eq!(cancelled, 2, "one for each, however often it is repeated");
}

#[tokio::test]
async fn another_customers_order_is_not_found() {
    let store = Store::open().await;
    let id = store.book(ASHA, &input()).await;
    store
        .orders
        .approve(id, &shop(), Paise(100), None, &[])
        .await
        .unwrap();
    for id in [id, 999_999, -1] {
        let path = format!("/me/orders/{id}");
        let (seen, cancelled) = (
            store.app.get_as(BEENA, &path).await,
            store
                .app
                .call_as(BEENA, Method::POST, &format!("{path}/cancel"), None)
                .await,
        );
        for (status, problem) in [seen, cancelled] {
            assert_eq!(
                (status, &problem["code"]),
                (404, &json!("orders.order_not_found"))
            );
        }
    }
    assert_eq!(
        store.app.get_as(BEENA, "/me/orders").await,
        (200, json!([]))
    );
    assert_eq!(view(&store, id).await["status"], "Order Placed");
    for path in ["/me/orders", "/me/appointments", "/me/orders/1001"] {
        assert_eq!(store.app.get(path).await.0, 401, "{path}");
    }
}

#[tokio::test]
async fn an_account_with_an_open_order_cannot_be_deleted_and_a_deleted_one_leaves_no_personal_data()
{
    let store = Store::open().await;
    let id = store.book(ASHA, &input()).await;
    let mut tx = store.app.deps.db.write().await.unwrap();
    assert!(store.orders.has_open_order(&mut tx, ASHA.id).await.unwrap());
    assert!(
        !store
            .orders
            .has_open_order(&mut tx, BEENA.id)
            .await
            .unwrap()
    );
    tx.commit().await.unwrap();
    let records = store.app.personal_records("orders", ASHA.id).await;
    assert_eq!(records["orders"][0]["firstName"], "Asha");

    store.orders.reject(id, SHOP, "Away.").await.unwrap();
    store
        .run(
            "INSERT INTO orders_note (order_id, actor, text, at) VALUES (1001, 3, 'Moves to Madurai.', 1);
             UPDATE orders_order SET discount_reason = 'A cousin of Asha'",
        )
        .await;
    let mut tx = store.app.deps.db.write().await.unwrap();
    assert!(!store.orders.has_open_order(&mut tx, ASHA.id).await.unwrap());
    tx.commit().await.unwrap();
    store.app.erase_person(ASHA.id).await;
    let left: i64 = sqlx::query_scalar(
        "SELECT count(*) FROM orders_order WHERE first_name <> '' OR address <> '' OR reason <> '' OR discount_reason <> ''",
    )
    .fetch_one(store.app.deps.db.read())
    .await
    .unwrap();
    let notes: i64 = sqlx::query_scalar("SELECT count(*) FROM orders_note")
        .fetch_one(store.app.deps.db.read())
        .await
        .unwrap();
    assert_eq!((left, notes), (0, 0));
}

#[tokio::test]
async fn emails_about_an_order_belong_to_its_customer_whatever_their_address() {
    let store = Store::open().await;
    let input = input_with(&json!({"email": "sister@example.com"}));
    let id = store.book(ASHA, &input).await;
    store.orders.reject(id, SHOP, "Away.").await.unwrap();
    let mails: Vec<(String, Option<i64>)> =
        sqlx::query_as("SELECT recipient, user_id FROM kernel_outbox")
            .fetch_all(store.app.deps.db.read())
            .await
            .unwrap();
    let to_sister = ("sister@example.com".to_owned(), Some(ASHA.id));
    assert_eq!(mails, [to_sister.clone(), to_sister]);
}
