//! What the shop gets emails about.

use crate::support::{OWNER, Shop};
use kernel::NotificationEvent;
use notifications::wants_email;
use poem::http::Method;
use serde_json::json;

#[tokio::test]
async fn an_email_that_is_switched_off_is_not_wanted() {
    let shop = Shop::open().await;
    let db = &shop.app.deps.db;
    let path = "/admin/notifications/emails";
    let (_, emails) = shop.app.get_as(OWNER, path).await;
    let events = emails["events"].as_array().unwrap();
    assert!(events.iter().all(|choice| choice["email"] == true));
    assert!(
        events
            .iter()
            .all(|choice| choice["event"] != "failed_email")
    );
    assert!(wants_email(db, NotificationEvent::Enquiry).await.unwrap());

    let off = json!({"events": [{"event": "enquiry", "email": false}]});
    let answer = shop.app.call_as(OWNER, Method::PUT, path, Some(&off)).await;
    assert_eq!(answer.0, 200, "{}", answer.1);
    assert!(!wants_email(db, NotificationEvent::Enquiry).await.unwrap());
    assert!(
        wants_email(db, NotificationEvent::NewRequest)
            .await
            .unwrap()
    );
    let details: String = sqlx::query_scalar(
        "SELECT details FROM kernel_audit WHERE action = 'notifications.emails_changed'",
    )
    .fetch_one(db.read())
    .await
    .unwrap();
    assert_eq!(details, r#"{"enquiry":{"from":true,"to":false}}"#);
}
