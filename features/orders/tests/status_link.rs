//! The public status page of an order.

use crate::support::{ASHA, SHOP, Store, input, shop};
use kernel::{Day, Paise, testing::Caller};
use orders::OrderStatus;
use poem::http::Method;
use serde_json::{Value, json};

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

#[tokio::test]
async fn the_link_shows_nothing_personal_and_no_money() {
    let store = Store::open().await;
    let id = store.book(ASHA, &input()).await;
    store
        .orders
        .approve(id, &shop(), Paise(50_000), None, &[])
        .await
        .unwrap();
    let (_, shown) = progress(&store, &key(&store, id).await).await;
    let names: Vec<&str> = shown
        .as_object()
        .unwrap()
        .keys()
        .map(String::as_str)
        .collect();
    for name in names {
        let known = [
            "number",
            "status",
            "step",
            "history",
            "serviceName",
            "image",
            "appointmentDate",
            "appointmentTime",
            "trialDay",
            "promisedDay",
        ];
        assert!(known.contains(&name), "{name}");
    }
    let text = shown.to_string();
    for private in ["Asha", "9876543210", "asha@example.com", "600004", "50000"] {
        assert!(!text.contains(private), "{private} in {text}");
    }
}

#[tokio::test]
async fn each_order_has_its_own_key_and_no_other_opens_it() {
    let store = Store::open().await;
    let first = store.book(ASHA, &input()).await;
    let body = json!({
        "name": "Kamala", "mobile": "98400 12345", "pieces": [{"work": "Re-hem"}], "advancePaise": 0,
    });
    let owner = Caller::owner(SHOP);
    let (status, taken) = store
        .app
        .call_as(owner, Method::POST, "/admin/orders", Some(&body))
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
