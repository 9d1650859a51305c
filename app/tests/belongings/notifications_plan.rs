//! The calls of notifications.

use serde_json::json;

use crate::belongings::{
    person::Call,
    plan::{Plan, open, own},
    rows::{Rows, subscription},
};

pub fn plan(operation: &str, rows: &Rows) -> Option<Plan> {
    let device = format!("/me/notifications/devices/{}", rows.device);
    Some(match operation {
        "notification_settings_view" => open(Call::get("/me/notifications")),
        "notification_settings_update" => {
            let quiet = json!({"from": "22:00", "until": "07:00"});
            let body = json!({"events": [], "quietHours": quiet});
            open(Call::put("/me/notifications").json(body))
        }
        // An address belongs to who registered it last: others send another one.
        "notification_device_create" => {
            let create = Call::post("/me/notifications/devices");
            let mut other = subscription(&rows.notifications_key);
            other["endpoint"] = json!("https://push.example.invalid/other");
            open(create.clone().json(subscription(&rows.notifications_key)))
                .tried(create.json(other))
        }
        "notification_device_test" => own(Call::post(format!("{device}/test"))),
        "notification_device_delete" => own(Call::delete(device)),
        "admin_notification_emails_view" => open(Call::get("/admin/notifications/emails")),
        "admin_notification_emails_update" => {
            let body = json!({"events": [{"event": "enquiry", "email": true}]});
            open(Call::put("/admin/notifications/emails").json(body))
        }
        _ => return None,
    })
}
