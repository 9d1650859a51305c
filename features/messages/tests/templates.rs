//! Whether Meta approved the templates of messages.

use serde_json::{Value, json};

use crate::support::{HOUR, OWNER, Shop};

const CHECK: &str = "/admin/messages/templates/check";

fn list(templates: &[(&str, &str)]) -> String {
    let templates: Vec<Value> = templates
        .iter()
        .map(|(name, status)| {
            let reason = if *status == "REJECTED" {
                "INVALID_FORMAT"
            } else {
                "NONE"
            };
            json!({"name": name, "status": status, "language": "en_US", "category": "UTILITY",
                "rejected_reason": reason})
        })
        .collect();
    json!({"data": templates}).to_string()
}

impl Shop {
    async fn of_ready(&self) -> Value {
        let settings = self.settings().await;
        let events = settings["events"].as_array().unwrap();
        let ready = events.iter().find(|event| event["event"] == "order_ready");
        ready.unwrap().clone()
    }

    /// Without SMS, so that nothing else carries the message.
    async fn on_whatsapp_alone(templates: &[(&str, &str)]) -> Self {
        let shop = Self::with(|mut channels| {
            channels.sms = None;
            channels
        })
        .await;
        shop.set_event("order_ready", json!({})).await;
        shop.whatsapp.lists(200, &list(templates));
        shop.check_templates().await;
        shop.whatsapp.received();
        shop.consents(true).await;
        shop.is_ready(1048).await;
        shop.deliver().await;
        shop
    }
}

#[tokio::test]
async fn each_event_shows_what_meta_says_of_its_template() {
    let shop = Shop::open().await;
    assert!(
        shop.of_ready().await["templateState"].is_null(),
        "not asked yet"
    );
    for (status, state) in [
        ("APPROVED", "approved"),
        ("PENDING", "in_review"),
        ("IN_APPEAL", "in_review"),
        ("REJECTED", "rejected"),
        ("PAUSED", "paused"),
        ("DISABLED", "paused"),
    ] {
        shop.whatsapp.lists(200, &list(&[("order_update", status)]));
        let (status, _) = shop.app.post_as(OWNER, CHECK, &Value::Null).await;
        assert_eq!(status, 200);
        assert_eq!(shop.of_ready().await["templateState"], state);
    }
    let asked = shop.whatsapp.received().remove(0);
    assert_eq!(asked.authorization, "Bearer whatsapp-token");
    assert!(
        asked.path.starts_with(
            "/v23.0/102290129340398/message_templates?fields=name%2Cstatus%2Clanguage"
        ),
        "{}",
        asked.path
    );
    shop.whatsapp.lists(200, &list(&[("another", "APPROVED")]));
    shop.check_templates().await;
    assert_eq!(shop.of_ready().await["templateState"], "not_found");
    shop.set_event("order_ready", json!({"whatsappTemplate": ""}))
        .await;
    assert!(
        shop.of_ready().await["templateState"].is_null(),
        "no template"
    );
}

#[tokio::test]
async fn a_list_that_cannot_be_read_leaves_the_last_one() {
    let shop = Shop::open().await;
    shop.whatsapp
        .lists(200, &list(&[("order_update", "APPROVED")]));
    shop.check_templates().await;
    let error = r#"{"error":{"code":190,"message":"Token whatsapp-token expired"}}"#;
    shop.whatsapp.lists(401, error);
    let (_, settings) = shop.app.post_as(OWNER, CHECK, &Value::Null).await;
    assert_eq!(
        settings["templatesProblem"],
        "WhatsApp answered 190: Token ... expired"
    );
    assert_eq!(shop.of_ready().await["templateState"], "approved");
}

#[tokio::test]
async fn without_an_account_id_nothing_is_asked() {
    let shop = Shop::with(|mut channels| {
        channels.whatsapp.as_mut().unwrap().business_account_id = String::new();
        channels
    })
    .await;
    shop.check_templates().await;
    assert!(shop.whatsapp.received().is_empty());
    let (status, refused) = shop.app.post_as(OWNER, CHECK, &Value::Null).await;
    assert_eq!(
        (status, &refused["code"]),
        (409, &json!("messages.no_business_account"))
    );
}

#[tokio::test]
async fn a_message_waits_while_its_template_is_reviewed() {
    let shop = Shop::on_whatsapp_alone(&[("order_update", "PENDING")]).await;
    let message = &shop.list().await[0];
    assert_eq!(message["state"], "waiting");
    assert_eq!(message["lastError"], "WhatsApp still reviews its template.");
    assert!(shop.whatsapp.received().is_empty(), "Meta was not asked");
    assert!(
        shop.settings().await["whatsappProblem"].is_null(),
        "the channel works"
    );
    shop.whatsapp
        .lists(200, &list(&[("order_update", "APPROVED")]));
    shop.later(HOUR);
    shop.check_templates().await;
    shop.deliver().await;
    assert_eq!(shop.list().await[0]["state"], "sent");
}

#[tokio::test]
async fn a_message_fails_with_a_rejected_or_missing_template() {
    let shop = Shop::on_whatsapp_alone(&[("order_update", "REJECTED")]).await;
    let message = &shop.list().await[0];
    assert_eq!(message["state"], "failed");
    assert_eq!(
        message["lastError"],
        "WhatsApp rejected its template: INVALID_FORMAT."
    );
    assert_eq!(shop.of_ready().await["templateReason"], "INVALID_FORMAT");
    let shop = Shop::on_whatsapp_alone(&[]).await;
    let message = &shop.list().await[0];
    assert_eq!(message["state"], "failed");
    assert!(shop.whatsapp.received().is_empty());
}

#[tokio::test]
async fn sms_carries_what_whatsapp_has_no_approved_template_for() {
    let shop = Shop::open().await;
    shop.whatsapp
        .lists(200, &list(&[("order_update", "PAUSED")]));
    shop.check_templates().await;
    shop.consents(true).await;
    shop.is_ready(1048).await;
    shop.deliver().await;
    shop.deliver().await;
    let message = &shop.list().await[0];
    assert_eq!(
        (&message["state"], &message["channel"]),
        (&json!("sent"), &json!("sms"))
    );
}
