//! The public status page of an order.

use crate::support::{ASHA, BEENA, SHOP, Store, input, shop};
use kernel::{Day, Paise, testing::Caller};
use orders::OrderStatus;
use poem::http::Method;
use serde_json::{Value, json};

const OWNER: Caller = Caller::owner(SHOP);

async fn key(store: &Store, order: i64) -> String {
    let (_, own) = store.app.get_as(ASHA, &format!("/me/orders/{order}")).await;
    own["statusKey"].as_str().unwrap().to_owned()
}

async fn progress(store: &Store, key: &str) -> (u16, Value) {
    store.app.get(&format!("/orders/status/{key}")).await
}

#[tokio::test]
async fn whoever_has_the_link_follows_the_order() {
    let store = Store::open().await;
    let id = store.book(ASHA, &input()).await;
    let key = key(&store, id).await;
    assert_eq!(key.len(), 32);
    let (status, waiting) = progress(&store, &key).await;
    assert_eq!((status, &waiting["status"]), (200, &json!("Pending")));
    assert!(waiting.get("step").is_none());
    let promised = Day::parse("2026-08-24");
    store
        .orders
        .approve(id, &shop(), Paise(50_000), promised, &[])
        .await
        .unwrap();
    let (before, after) = (OrderStatus::OrderPlaced, OrderStatus::CuttingStarted);
    store.orders.move_to(id, SHOP, before, after).await.unwrap();
    let (_, cutting) = progress(&store, &key).await;
    assert_eq!(
        (&cutting["status"], &cutting["step"]),
        (&json!("Cutting Started"), &json!(2))
    );
    assert_eq!(cutting["promisedDay"], "2026-08-24");
    assert_eq!(cutting["history"].as_array().unwrap().len(), 3);
}

/// Names of an object's fields, in alphabetical order.
fn fields(of: &Value) -> Vec<&str> {
    let mut names: Vec<&str> = of.as_object().unwrap().keys().map(String::as_str).collect();
    names.sort_unstable();
    names
}

#[tokio::test]
async fn the_link_shows_nothing_personal_and_no_money() {
    let store = Store::open().await;
    let mut booking = input();
    booking["pieces"] = json!([
        {"productId": 7, "forWhom": "Chellamma", "note": "Like the blue one.", "optionIds": [5], "quantity": 2},
        {"productId": 7},
    ]);
    let id = store.book(ASHA, &booking).await;
    let promised = Day::parse("2026-08-24");
    store
        .orders
        .approve(id, &shop(), Paise(50_000), promised, &[])
        .await
        .unwrap();
    let (_, shown) = progress(&store, &key(&store, id).await).await;
    assert_eq!(
        fields(&shown),
        [
            "history",
            "number",
            "pieces",
            "promisedDay",
            "status",
            "step"
        ]
    );
    assert_eq!(fields(&shown["history"][0]), ["at", "status"]);
    let piece = &shown["pieces"][0];
    assert_eq!(
        fields(piece),
        [
            "image",
            "promisedDay",
            "quantity",
            "serviceName",
            "status",
            "step"
        ]
    );
    assert_eq!(piece["serviceName"], "Blouses - Princess Cut - Deep back");
    assert_eq!(
        (&piece["quantity"], &piece["status"], &piece["step"]),
        (&json!(2), &json!("Order Placed"), &json!(1))
    );
    let text = shown.to_string();
    for private in [
        "Asha",
        "Chellamma",
        "9876543210",
        "asha@example.com",
        "600004",
        "50000",
        "140000",
        "Cotton",
        "blue",
    ] {
        assert!(!text.contains(private), "{private} in {text}");
    }
}

#[tokio::test]
async fn an_item_in_the_shops_own_words_may_name_a_person_and_is_left_out() {
    let store = Store::open().await;
    let body = json!({
        "name": "Kamala", "mobile": "98400 12345", "advancePaise": 0,
        "pieces": [{"work": "Re-hem for Divya"}, {"productId": 7}],
    });
    let (status, taken) = store
        .app
        .call_as(OWNER, Method::POST, "/admin/orders", Some(&body))
        .await;
    assert_eq!(status, 201, "{taken}");
    let (_, shown) = progress(&store, taken["order"]["statusKey"].as_str().unwrap()).await;
    assert!(shown["pieces"][0].get("serviceName").is_none());
    assert!(shown["pieces"][1].get("serviceName").is_some());
    assert!(!shown.to_string().contains("Divya"), "{shown}");
}

async fn switch(store: &Store, caller: Caller, path: &str, on: bool) -> (u16, Value) {
    let body = json!({ "on": on });
    store
        .app
        .call_as(caller, Method::PUT, path, Some(&body))
        .await
}

#[tokio::test]
async fn the_customer_and_the_shop_switch_it_off_and_on_again() {
    let store = Store::open().await;
    let id = store.book(ASHA, &input()).await;
    let (own, of_the_shop) = (
        format!("/me/orders/{id}/status-link"),
        format!("/admin/orders/{id}/status-link"),
    );
    let first = key(&store, id).await;
    // Switching on what is on keeps the link that others have.
    let (status, same) = switch(&store, ASHA, &own, true).await;
    assert_eq!((status, &same["statusKey"]), (200, &json!(first)));
    let (status, off) = switch(&store, ASHA, &own, false).await;
    assert_eq!((status, &off["statusLink"]), (200, &json!("off")));
    assert!(off.get("statusKey").is_none());
    assert_eq!(progress(&store, &first).await.0, 404);
    let (status, on) = switch(&store, OWNER, &of_the_shop, true).await;
    assert_eq!((status, &on["order"]["statusLink"]), (200, &json!("on")));
    let second = key(&store, id).await;
    assert_ne!(first, second);
    assert_eq!(progress(&store, &second).await.0, 200);
    assert_eq!(progress(&store, &first).await.0, 404);
    assert_eq!(switch(&store, OWNER, &of_the_shop, false).await.0, 200);
    assert_eq!(progress(&store, &second).await.0, 404);

    assert_eq!(switch(&store, BEENA, &own, true).await.0, 404);
    assert_eq!(
        switch(&store, OWNER, "/admin/orders/999/status-link", true)
            .await
            .0,
        404
    );
    let actors: Vec<Option<i64>> = sqlx::query_scalar(
        "SELECT actor FROM kernel_audit WHERE action = 'orders.status_link_switched' ORDER BY id",
    )
    .fetch_all(store.app.deps.db.read())
    .await
    .unwrap();
    assert_eq!(actors, [Some(ASHA.id), Some(SHOP), Some(SHOP)]);
}

#[tokio::test]
async fn it_ends_30_days_after_the_delivery() {
    let store = Store::open().await;
    let id = store.book(ASHA, &input()).await;
    store
        .orders
        .approve(id, &shop(), Paise(0), None, &[])
        .await
        .unwrap();
    let (placed, delivered) = (OrderStatus::OrderPlaced, OrderStatus::Delivered);
    store
        .orders
        .move_to(id, SHOP, placed, delivered)
        .await
        .unwrap();
    let key = key(&store, id).await;
    store.app.deps.clock.advance_seconds(30 * 86_400 - 1);
    assert_eq!(progress(&store, &key).await.0, 200);
    store.app.deps.clock.advance_seconds(1);
    let (status, problem) = progress(&store, &key).await;
    assert_eq!(
        (status, &problem["code"]),
        (404, &json!("orders.status_link_ended"))
    );
    let (_, own) = store.app.get_as(ASHA, &format!("/me/orders/{id}")).await;
    assert_eq!(own["statusLink"], "ended");
    assert!(own.get("statusKey").is_none());
}

#[tokio::test]
async fn each_order_has_its_own_key_and_no_other_opens_it() {
    let store = Store::open().await;
    let first = store.book(ASHA, &input()).await;
    let body = json!({
        "name": "Kamala", "mobile": "98400 12345", "pieces": [{"work": "Re-hem"}], "advancePaise": 0,
    });
    let (status, taken) = store
        .app
        .call_as(OWNER, Method::POST, "/admin/orders", Some(&body))
        .await;
    assert_eq!(status, 201, "{taken}");
    let taken = taken["order"]["statusKey"].as_str().unwrap().to_owned();
    let first = key(&store, first).await;
    assert_ne!(first, taken);
    assert_eq!(progress(&store, &taken).await.0, 200);
    for wrong in [
        "0".repeat(32),
        first[..31].to_owned(),
        format!("{first}0"),
        "1".to_owned(),
    ] {
        let (status, problem) = progress(&store, &wrong).await;
        assert_eq!(
            (status, &problem["code"]),
            (404, &json!("orders.order_not_found"))
        );
    }
}

#[tokio::test]
async fn emails_about_progress_lead_to_it() {
    let store = Store::open().await;
    let id = store.book(ASHA, &input()).await;
    let data: String =
        sqlx::query_scalar("SELECT data FROM kernel_outbox WHERE template = 'orders.received'")
            .fetch_one(store.app.deps.db.read())
            .await
            .unwrap();
    let data: Value = serde_json::from_str(&data).unwrap();
    assert_eq!(data["statusKey"], json!(key(&store, id).await));
}
