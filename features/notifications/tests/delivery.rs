//! From the event to the browser.

use crate::support::{OWNER, Shop};
use kernel::{NotificationEvent as Event, StaffRole, testing::Caller};
use serde_json::{Value, json};

const MAKER: Caller = Caller::with_role(5, StaffRole::Maker);
const HOUR: i64 = 3_600;

#[tokio::test]
async fn a_new_request_arrives_encrypted_and_signed() {
    let shop = Shop::open().await;
    let browser = shop.device(OWNER, "/owner").await;
    shop.happens(Event::NewRequest, None).await;
    let arrived = shop.arrived().await;
    assert_eq!(arrived.len(), 1);
    let public_key = shop.settings(OWNER).await["publicKey"].clone();
    let claims = arrived[0].claims(public_key.as_str().unwrap(), shop.now());
    assert_eq!(claims["aud"], shop.service.origin);
    assert_eq!(claims["sub"], "https://shop.example");
    assert_eq!(
        (
            arrived[0].path.as_str(),
            arrived[0].ttl.as_str(),
            arrived[0].urgency.as_str()
        ),
        ("/owner", "86400", "normal")
    );
    let text: Value = serde_json::from_slice(&browser.decrypt(&arrived[0].body)).unwrap();
    // A browser test shows the same one.
    let expected: Value = serde_json::from_str(include_str!("new_request.json")).unwrap();
    assert_eq!(text, expected);
    assert!(shop.arrived().await.is_empty(), "it is sent once");
    let device = &shop.settings(OWNER).await["devices"][0];
    assert!(
        device["sentAt"].is_string() && device["problem"].is_null(),
        "{device}"
    );
}

#[tokio::test]
async fn each_person_hears_of_what_is_for_them() {
    let shop = Shop::open().await;
    for (who, path) in [
        (OWNER, "/o"),
        (Caller::with_role(3, StaffRole::Counter), "/co"),
        (MAKER, "/mak"),
        (Caller::with_role(6, StaffRole::Editor), "/edit"),
        (Caller::customer(9), "/custo"),
    ] {
        shop.device(who, path).await;
    }
    for (event, user, expected) in [
        (Event::NewRequest, None, vec!["/o", "/co"]),
        (Event::CoursePaid, None, vec!["/o"]),
        (Event::BackupFailure, None, vec!["/o"]),
        (Event::PieceAssigned, Some(5), vec!["/mak"]),
        (Event::OrderStep, Some(9), vec!["/custo"]),
        (Event::OrderStep, Some(10), vec![]),
    ] {
        shop.happens(event, user).await;
        let arrived = shop.arrived().await;
        let paths: Vec<&str> = arrived.iter().map(|one| one.path.as_str()).collect();
        assert_eq!(paths, expected, "{event:?}");
    }
    shop.update(
        OWNER,
        json!({"events": [{"event": "enquiry", "push": false}]}),
    )
    .await;
    shop.happens(Event::Enquiry, None).await;
    let arrived = shop.arrived().await;
    assert_eq!(arrived.len(), 1, "it is switched off for the owner alone");
    assert_eq!(arrived[0].path, "/co");
}

#[tokio::test]
async fn a_busy_push_service_is_asked_again_like_a_mail_server() {
    let shop = Shop::open().await;
    shop.device(OWNER, "/owner").await;
    shop.service.answers(503);
    shop.happens(Event::NewRequest, None).await;
    assert_eq!(shop.arrived().await.len(), 1);
    let problem = shop.settings(OWNER).await["devices"][0]["problem"].clone();
    assert_eq!(problem, "The push service is busy (status 503).");
    shop.later(59);
    assert!(shop.arrived().await.is_empty());
    shop.later(1);
    assert_eq!(shop.arrived().await.len(), 1);
    shop.later(299);
    assert!(shop.arrived().await.is_empty());
    shop.later(1);
    shop.service.answers(201);
    assert_eq!(shop.arrived().await.len(), 1);
    assert!(shop.settings(OWNER).await["devices"][0]["problem"].is_null());
    shop.later(24 * HOUR);
    assert!(shop.arrived().await.is_empty());
}

#[tokio::test]
async fn what_could_not_be_sent_within_a_day_is_dropped() {
    let shop = Shop::open().await;
    shop.device(OWNER, "/owner").await;
    shop.service.answers(503);
    shop.happens(Event::NewRequest, None).await;
    shop.arrived().await;
    shop.service.answers(201);
    shop.later(24 * HOUR + 1);
    assert!(shop.arrived().await.is_empty());
}

#[tokio::test]
async fn a_device_goes_when_its_browser_or_its_session_has_gone() {
    let shop = Shop::open().await;
    for status in [404, 410] {
        shop.device(OWNER, "/owner").await;
        shop.service.answers(status);
        shop.happens(Event::NewRequest, None).await;
        assert_eq!(shop.arrived().await.len(), 1);
        assert_eq!(shop.settings(OWNER).await["devices"], json!([]), "{status}");
    }
    shop.service.answers(201);
    shop.device(OWNER, "/owner").await;
    shop.ended.end(OWNER.id);
    shop.happens(Event::NewRequest, None).await;
    assert!(shop.arrived().await.is_empty(), "the session was ended");
    assert_eq!(shop.settings(OWNER).await["devices"], json!([]));
}

#[tokio::test]
async fn quiet_hours_hold_everything_but_what_cannot_wait() {
    let shop = Shop::open().await;
    shop.device(OWNER, "/owner").await;
    // It is noon in India.
    let quiet = json!({"events": [], "quietHours": {"from": "21:30", "until": "08:00"}});
    shop.update(OWNER, quiet).await;
    shop.happens(Event::NewRequest, None).await;
    assert_eq!(shop.arrived().await.len(), 1);
    shop.later(10 * HOUR);
    shop.happens(Event::NewRequest, None).await;
    assert!(shop.arrived().await.is_empty());
    shop.happens(Event::LowDisk, None).await;
    let urgent = shop.arrived().await;
    assert_eq!((urgent.len(), urgent[0].urgency.as_str()), (1, "high"));
    shop.later(10 * HOUR - 1);
    assert!(shop.arrived().await.is_empty());
    shop.later(1);
    assert_eq!(shop.arrived().await.len(), 1, "it is eight in the morning");
}
