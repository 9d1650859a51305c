//! Channels, events and chat texts.

use kernel::{StaffRole, testing::Caller};
use poem::http::Method;
use serde_json::{Value, json};

use crate::support::{OWNER, Shop};

fn sms(changes: &Value) -> Value {
    let mut body = json!({
        "address": "http://127.0.0.1:9/send", "method": "post", "bodyType": "json", "header": "authkey", "sender": "HEMMOG",
        "body": r#"{"to": "{number}", "text": "{text}"}"#,
    });
    body.as_object_mut()
        .unwrap()
        .extend(changes.as_object().unwrap().clone());
    body
}

#[tokio::test]
async fn keys_are_stored_and_never_shown() {
    let shop = Shop::open().await;
    let settings = shop.settings().await;
    let text = settings.to_string();
    assert!(
        !text.contains("whatsapp-token") && !text.contains("sms-key"),
        "{text}"
    );
    assert_eq!(settings["sms"]["hasKey"], true);
    let path = "/admin/messages/whatsapp";
    let number = json!({"phoneNumberId": "106540352242922"});
    assert_eq!(shop.put(OWNER, path, number).await.0, 204);
    let stored = shop.stored.0.lock().unwrap().clone().unwrap();
    assert_eq!(stored.0, "messages");
    let section = stored.1.unwrap();
    assert_eq!(
        section["whatsapp"]["token"], "whatsapp-token",
        "the same number keeps it"
    );
    assert_eq!(section["sms"]["key"], "sms-key");
    let other = json!({"phoneNumberId": "106540352242923"});
    let (status, answer) = shop.put(OWNER, path, other).await;
    assert_eq!(
        (status, &answer["fields"][0]["field"]),
        (422, &json!("token"))
    );
    let other = json!({"phoneNumberId": "106540352242923", "token": "new"});
    let path_of_sms = "/admin/messages/channels/sms";
    let (status, _) = shop
        .app
        .call_as(OWNER, Method::DELETE, path_of_sms, None)
        .await;
    assert_eq!(status, 204);
    let section = shop.stored.0.lock().unwrap().clone().unwrap().1.unwrap();
    assert!(section["sms"].is_null(), "its key is forgotten");
    shop.later(601);
    let (status, answer) = shop.put(OWNER, path, other).await;
    assert_eq!(
        (status, &answer["code"]),
        (403, &json!("auth.confirmation_needed"))
    );
}

#[tokio::test]
async fn a_gateway_that_cannot_work_is_refused() {
    let shop = Shop::open().await;
    let path = "/admin/messages/sms";
    for (changes, field) in [
        (json!({}), "key"),
        (
            json!({"key": "k", "address": "ftp://127.0.0.1/a"}),
            "address",
        ),
        (json!({"key": "k", "body": "{"}), "body"),
        (json!({"key": "k", "body": r#"{"to": "{number}"}"#}), "body"),
        (
            json!({"key": "k", "body": r#"{"to": "{number}{text}{secret}"}"#}),
            "body",
        ),
        (json!({"key": "k", "method": "get"}), "address"),
        (json!({"key": " k "}), ""),
    ] {
        let (status, answer) = shop.put(OWNER, path, sms(&changes)).await;
        if field.is_empty() {
            assert_eq!(status, 204, "{answer}");
        } else {
            assert_eq!(
                (status, &answer["fields"][0]["field"]),
                (422, &json!(field)),
                "{changes}"
            );
        }
    }
}

#[tokio::test]
async fn a_text_names_only_what_its_event_has() {
    let shop = Shop::open().await;
    let path = "/admin/messages/events/order_ready";
    let body = json!({"on": true, "whatsappTemplate": "", "language": "en", "dltTemplate": "", "text": "{course}"});
    let (status, answer) = shop.put(OWNER, path, body).await;
    assert_eq!(
        (status, &answer["fields"][0]["field"]),
        (422, &json!("text"))
    );
    let settings = shop.settings().await;
    let ready = |settings: &Value| {
        let mut events = settings["events"].as_array().unwrap().iter();
        events
            .find(|event| event["event"] == "order_ready")
            .unwrap()
            .clone()
    };
    let usual = ready(&settings)["usualText"].clone();
    let body = json!({"on": false, "whatsappTemplate": "", "language": "en", "dltTemplate": "", "text": usual});
    let (_, settings) = shop.put(OWNER, path, body).await;
    assert_eq!(
        (&ready(&settings)["text"], &ready(&settings)["on"]),
        (&usual, &json!(false))
    );
}

#[tokio::test]
async fn chat_texts_replace_the_usual_ones() {
    let shop = Shop::open().await;
    let path = "/admin/messages/chat-texts";
    let ready = format!("{path}/ready_for_pickup");
    let text = "Vanakkam {name}, come by.\n{shop}";
    let (status, answer) = shop.put(OWNER, &ready, json!({"text": text})).await;
    assert_eq!(status, 200, "{answer}");
    let counter = Caller::with_role(3, StaffRole::Counter);
    let (_, texts) = shop.app.get_as(counter, path).await;
    assert_eq!(
        texts,
        json!({"texts": [{"kind": "ready_for_pickup", "text": text}]})
    );
    assert_eq!(shop.put(counter, &ready, json!({})).await.0, 403);
    let (status, _) = shop.put(OWNER, &ready, json!({"text": "{balance}"})).await;
    assert_eq!(status, 422);
    let (_, texts) = shop.put(OWNER, &ready, json!({})).await;
    assert_eq!(texts, json!({"texts": []}));
}
