//! Devices through HTTP.

use crate::support::{Browser, LEAVING, OWNER, Shop};
use kernel::{NotificationEvent, testing::Caller};
use poem::http::Method;
use serde_json::{Value, json};

const ASHA: Caller = Caller::customer(9);

async fn test_of(shop: &Shop, who: Caller, device: &Value) -> (u16, Value) {
    let path = format!("/me/notifications/devices/{device}/test");
    shop.app.call_as(who, Method::POST, &path, None).await
}

#[tokio::test]
async fn a_test_says_whether_it_was_sent() {
    let shop = Shop::open().await;
    let browser = shop.device(OWNER, "/owner").await;
    let device = shop.settings(OWNER).await["devices"][0].clone();
    assert_eq!(device["label"], "Chrome on Android");
    assert_eq!(device["current"], true);
    let answer = test_of(&shop, OWNER, &device["id"]).await;
    assert_eq!(answer, (200, json!({"sent": true})));
    let text: Value =
        serde_json::from_slice(&browser.decrypt(&shop.service.received()[0].body)).unwrap();
    assert_eq!(text["title"], "A test from Hem & Mogra");
    shop.service.answers(403);
    let answer = test_of(&shop, OWNER, &device["id"]).await;
    let problem = "The push service refused the notification (status 403).";
    assert_eq!(answer, (200, json!({"sent": false, "problem": problem})));
    shop.service.answers(410);
    let answer = test_of(&shop, OWNER, &device["id"]).await;
    let problem = "This device has turned notifications off. Turn them on again on it.";
    assert_eq!(answer, (200, json!({"sent": false, "problem": problem})));
    let (status, answer) = test_of(&shop, OWNER, &device["id"]).await;
    assert_eq!(
        (status, &answer["code"]),
        (404, &json!("notifications.device_not_found"))
    );
}

#[tokio::test]
async fn a_device_is_its_owners_alone() {
    let shop = Shop::open().await;
    shop.device(OWNER, "/owner").await;
    let device = shop.settings(OWNER).await["devices"][0]["id"].clone();
    assert_eq!(shop.settings(ASHA).await["devices"], json!([]));
    assert_eq!(test_of(&shop, ASHA, &device).await.0, 404);
    let path = format!("/me/notifications/devices/{device}");
    let delete = |who| shop.app.call_as(who, Method::DELETE, &path, None);
    assert_eq!(delete(ASHA).await.0, 404);
    let (status, settings) = delete(OWNER).await;
    assert_eq!((status, &settings["devices"]), (200, &json!([])));
}

#[tokio::test]
async fn a_browser_belongs_to_who_logged_in_last() {
    let shop = Shop::open().await;
    shop.device(OWNER, "/same").await;
    shop.happens(NotificationEvent::NewRequest, None).await;
    shop.device(ASHA, "/same").await;
    shop.device(ASHA, "/same").await;
    assert_eq!(shop.settings(OWNER).await["devices"], json!([]));
    let devices = shop.settings(ASHA).await["devices"].clone();
    assert_eq!(devices.as_array().unwrap().len(), 1);
    assert!(shop.arrived().await.is_empty());
}

#[tokio::test]
async fn the_eleventh_device_takes_the_place_of_the_oldest() {
    let shop = Shop::open().await;
    for length in 1..=11 {
        shop.device(OWNER, &format!("/{}", "a".repeat(length)))
            .await;
    }
    let devices = shop.settings(OWNER).await["devices"].clone();
    let ids: Vec<i64> = devices
        .as_array()
        .unwrap()
        .iter()
        .map(|device| device["id"].as_i64().unwrap())
        .collect();
    assert_eq!(ids, (2..=11).rev().collect::<Vec<i64>>());
}

#[tokio::test]
async fn a_subscription_that_cannot_work_is_refused() {
    let shop = Shop::open().await;
    let mut browser = Browser::of(&[7; 32], &[7; 15]);
    let (status, answer) = shop.subscribe(OWNER, "/owner", &browser).await;
    assert_eq!(status, 422, "{answer}");
    assert_eq!(answer["fields"][0]["field"], "auth");
    browser.auth.push(7);
    let body = json!({"endpoint": "https://push.example/a", "p256dh": "a", "auth": "a", "publicKey": "another"});
    let path = "/me/notifications/devices";
    let (status, answer) = shop.app.post_as(OWNER, path, &body).await;
    assert_eq!(
        (status, &answer["code"]),
        (409, &json!("notifications.key_changed"))
    );
}

#[tokio::test]
async fn a_person_who_leaves_takes_everything_along() {
    let shop = Shop::open().await;
    shop.device(ASHA, "/asha").await;
    let off = json!({"events": [{"event": "order_step", "push": false}], "quietHours": {"from": "22:00", "until": "06:00"}});
    shop.update(ASHA, off).await;
    let records = shop
        .app
        .personal_records("notificationDevices", ASHA.id)
        .await;
    assert_eq!(records[0]["device"], "Chrome on Android");
    shop.app.erase_person(ASHA.id).await;
    let settings = shop.settings(ASHA).await;
    assert_eq!(settings["devices"], json!([]));
    assert_eq!(
        settings["events"],
        json!([{"event": "order_step", "push": true}, {"event": "question_answered", "push": true}])
    );
    assert!(settings["quietHours"].is_null());
}

#[tokio::test]
async fn an_account_that_is_being_deleted_gets_no_device() {
    let shop = Shop::open().await;
    let browser = Browser::of(&[5; 32], &[5; 16]);
    let (status, refused) = shop.subscribe(LEAVING, "/late", &browser).await;
    assert_eq!((status, &refused["code"]), (401, &json!("session.needed")));
    let body = json!({"events": [{"event": "order_step", "push": false}]});
    let path = "/me/notifications";
    let (status, _) = shop
        .app
        .call_as(LEAVING, Method::PUT, path, Some(&body))
        .await;
    assert_eq!(status, 401);
    let settings = shop.settings(LEAVING).await;
    assert_eq!(settings["devices"], json!([]));
    assert_eq!(settings["events"][0]["push"], true);
}

#[tokio::test]
async fn a_deleted_account_is_notified_of_nothing() {
    let shop = Shop::open().await;
    shop.happens(NotificationEvent::OrderStep, Some(ASHA.id))
        .await;
    shop.happens(NotificationEvent::OrderStep, Some(10)).await;
    shop.app.erase_person(ASHA.id).await;
    let waiting: Vec<i64> = sqlx::query_scalar("SELECT user_id FROM kernel_notification")
        .fetch_all(shop.app.deps.db.read())
        .await
        .unwrap();
    assert_eq!(waiting, [10]);
}
