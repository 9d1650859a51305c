//! The calls of messages to customers.

use serde_json::json;

use crate::belongings::{
    person::Call,
    plan::{Plan, open},
};

/// The first customer's.
const CONSENT: &str = "/admin/messages/consents/3";

pub fn plan(operation: &str) -> Option<Plan> {
    Some(match operation {
        "message_consent_view" => open(Call::get("/me/messages")),
        "message_consent_update" => open(Call::put("/me/messages").json(json!({"given": true}))),
        "admin_message_consent_view" => open(Call::get(CONSENT)),
        "admin_message_consent_update" => open(Call::put(CONSENT).json(json!({"given": false}))),
        "admin_message_settings_view" => open(Call::get("/admin/messages/settings")),
        "admin_message_settings_update" => {
            let body = json!({"whatsappOn": true, "smsOn": true});
            open(Call::put("/admin/messages/settings").json(body))
        }
        "admin_message_event_update" => {
            let body = json!({"on": true, "whatsappTemplate": "", "language": "en", "text": "{name}", "dltTemplate": ""});
            open(Call::put("/admin/messages/events/order_ready").json(body))
        }
        "admin_message_whatsapp_update" => {
            let body = json!({"phoneNumberId": "106540352242922", "token": "token"});
            open(Call::put("/admin/messages/whatsapp").json(body))
        }
        "admin_message_sms_update" => {
            let body = json!({
                "address": "https://sms.example.com/send", "method": "post", "bodyType": "form", "header": "",
                "body": "to={number}&text={text}", "sender": "",
            });
            open(Call::put("/admin/messages/sms").json(body))
        }
        "admin_message_channel_delete" => open(Call::delete("/admin/messages/channels/sms")),
        "admin_message_template_check" => {
            open(Call::post("/admin/messages/templates/check")).needing_more()
        }
        "message_webhook_verify" => {
            let asked = "hub.mode=subscribe&hub.verify_token=guess&hub.challenge=1";
            open(Call::get(format!("/messages/webhooks/whatsapp?{asked}"))).needing_more()
        }
        "message_webhook_whatsapp" => open(
            Call::post("/messages/webhooks/whatsapp")
                .bytes(b"{}".to_vec())
                .header("content-type", "application/json"),
        )
        .needing_more(),
        "message_webhook_sms_get" => {
            open(Call::get("/messages/webhooks/sms/guess?from=1&text=STOP")).needing_more()
        }
        "message_webhook_sms" => {
            let answer = b"from=1&text=STOP".to_vec();
            open(
                Call::post("/messages/webhooks/sms/guess")
                    .bytes(answer)
                    .header("content-type", "application/x-www-form-urlencoded"),
            )
            .needing_more()
        }
        "admin_message_test" => {
            let body = json!({"event": "order_ready", "channel": "sms"});
            open(Call::post("/admin/messages/test").json(body))
        }
        "admin_message_list" => open(Call::get("/admin/messages")),
        "admin_message_resend" => open(Call::post("/admin/messages/1/resend")).needing_more(),
        "admin_chat_text_list" => open(Call::get("/admin/messages/chat-texts")),
        "admin_chat_text_update" => {
            let body = json!({"text": "Hello {name}"});
            open(Call::put("/admin/messages/chat-texts/delivered").json(body))
        }
        _ => return None,
    })
}
