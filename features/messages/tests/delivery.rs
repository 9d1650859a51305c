//! From the event to the customer's phone.

use kernel::{MessageEvent, NewMessage};
use messages::{ChannelSettings, SmsBody, SmsMethod};
use poem::http::Method;
use serde_json::json;

use crate::support::{ASHA, GUARDED, HOUR, OWNER, Shop};

#[tokio::test]
async fn a_ready_order_is_announced_by_whatsapp_once() {
    let shop = Shop::open().await;
    shop.consents(true).await;
    shop.is_ready(7).await;
    shop.is_ready(7).await;
    shop.deliver().await;
    shop.is_ready(7).await;
    shop.deliver().await;
    let received = shop.whatsapp.received();
    assert_eq!(received.len(), 1);
    let call = &received[0];
    assert_eq!(
        (call.method.as_str(), call.path.as_str()),
        ("POST", "/v23.0/106540352242922/messages")
    );
    assert_eq!(call.authorization, "Bearer whatsapp-token");
    assert_eq!(
        call.json(),
        json!({
            "messaging_product": "whatsapp", "recipient_type": "individual", "to": "919876500009", "type": "template",
            "template": {"name": "order_update", "language": {"code": "en_US"}, "components": [{"type": "body",
                "parameters": [{"type": "text", "text": "Asha"}, {"type": "text", "text": "HM-7"},
                    {"type": "text", "text": "Hem & Mogra"}]}]},
        })
    );
    assert!(shop.sms.received().is_empty());
    let list = shop.list().await;
    assert_eq!(list.len(), 1, "{list:?}");
    assert_eq!(
        (&list[0]["state"], &list[0]["channel"]),
        (&json!("sent"), &json!("whatsapp"))
    );
    assert_eq!(
        list[0]["text"],
        "Hello Asha, your order HM-7 is ready. Hem & Mogra"
    );
    assert_eq!(
        (&list[0]["customer"], &list[0]["number"]),
        (&json!("Asha"), &json!("+919876500009"))
    );
}

#[tokio::test]
async fn nothing_is_sent_without_consent_or_while_it_is_off() {
    let shop = Shop::open().await;
    shop.is_ready(1).await;
    shop.consents(true).await;
    shop.set_event("order_ready", json!({"on": false})).await;
    shop.is_ready(2).await;
    shop.set_event(
        "order_ready",
        json!({"whatsappTemplate": "", "dltTemplate": ""}),
    )
    .await;
    shop.is_ready(3).await;
    assert!(shop.list().await.is_empty(), "nothing was queued");
    // What was queued before is checked again.
    shop.set_event("order_ready", json!({})).await;
    shop.is_ready(4).await;
    shop.consents(false).await;
    shop.deliver().await;
    assert!(shop.whatsapp.received().is_empty() && shop.sms.received().is_empty());
    let list = shop.list().await;
    assert_eq!(
        (&list[0]["state"], &list[0]["lastError"]),
        (
            &json!("given_up"),
            &json!("The customer does not want messages.")
        )
    );
}

#[tokio::test]
async fn a_channel_that_is_off_gives_way_to_the_other() {
    let shop = Shop::open().await;
    shop.consents(true).await;
    let off = json!({"whatsappOn": false, "smsOn": true});
    assert_eq!(
        shop.put(OWNER, "/admin/messages/settings", off).await.0,
        200
    );
    shop.is_ready(7).await;
    shop.deliver().await;
    assert!(shop.whatsapp.received().is_empty());
    let received = shop.sms.received();
    assert_eq!(
        (
            received[0].path.as_str(),
            received[0].authkey.as_str(),
            received[0].body.as_str()
        ),
        (
            "/send",
            "sms-key",
            "to=919876500009&text=Hello%20Asha%2C%20your%20order%20HM%2D7%20is%20ready%2E%20Hem%20%26%20Mogra\
             &from=HEMMOG&dlt=1107160000000001"
        )
    );
    let off = json!({"whatsappOn": false, "smsOn": false});
    assert_eq!(
        shop.put(OWNER, "/admin/messages/settings", off).await.0,
        200
    );
    shop.is_ready(8).await;
    assert_eq!(shop.list().await.len(), 1);
}

#[tokio::test]
async fn a_gateway_may_take_json_or_its_address_alone() {
    for (method, body_type, address, body, path, sent) in [
        (
            SmsMethod::Post,
            SmsBody::Json,
            "/v2",
            r#"{"to": ["{mobile}"], "text": "{text}", "key": "{key}"}"#,
            "/v2",
            r#"{"to":["9876500009"],"text":"Hello \"Asha\" {key}","key":"sms-key"}"#,
        ),
        (
            SmsMethod::Get,
            SmsBody::Form,
            "/v1?to={number}&text={text}",
            "",
            "/v1?to=919876500009&text=Hello%20%22Asha%22%20%7Bkey%7D",
            "",
        ),
    ] {
        let shop = Shop::with(|channels| {
            let mut sms = channels.sms.unwrap();
            sms.address = sms.address.replace("/send", address);
            (sms.method, sms.body_type, sms.body) = (method, body_type, body.to_owned());
            ChannelSettings {
                whatsapp: None,
                sms: Some(sms),
            }
        })
        .await;
        shop.set_event(
            "order_ready",
            json!({"text": "Hello {name}", "dltTemplate": ""}),
        )
        .await;
        shop.consents(true).await;
        // A value is no template.
        let data = json!({"name": "\"Asha\" {key}"});
        shop.queue(&NewMessage::new(
            MessageEvent::OrderReady,
            ASHA.id,
            "order:7",
            &data,
        ))
        .await;
        shop.deliver().await;
        let received = shop.sms.received();
        assert_eq!(
            (received[0].path.as_str(), received[0].body.as_str()),
            (path, sent)
        );
    }
}

#[tokio::test]
async fn a_busy_service_is_asked_again_later() {
    let shop = Shop::open().await;
    shop.consents(true).await;
    shop.whatsapp.answers(500, "oops");
    shop.is_ready(7).await;
    shop.is_ready(8).await;
    shop.deliver().await;
    assert_eq!(
        shop.whatsapp.received().len(),
        1,
        "the second one waits for the next run"
    );
    assert_eq!(
        shop.settings().await["whatsappProblem"],
        "WhatsApp answered 500: oops"
    );
    shop.whatsapp.is_busy_for(120);
    shop.later(60);
    shop.deliver().await;
    assert_eq!(shop.whatsapp.received().len(), 1);
    shop.whatsapp.answers(200, "{}");
    shop.later(600);
    shop.deliver().await;
    assert_eq!(shop.whatsapp.received().len(), 2);
    let list = shop.list().await;
    assert!(list.iter().all(|one| one["state"] == "sent"), "{list:?}");
    assert!(shop.settings().await["whatsappProblem"].is_null());
}

#[tokio::test]
async fn it_is_given_up_after_a_day_and_can_be_sent_again() {
    let shop = Shop::with(|channels| ChannelSettings {
        sms: None,
        ..channels
    })
    .await;
    shop.set_event("order_ready", json!({})).await;
    shop.consents(true).await;
    let expired = r#"{"error":{"code":190,"message":"The token whatsapp-token expired"}}"#;
    shop.whatsapp.answers(401, expired);
    shop.is_ready(7).await;
    let off = json!({"whatsappOn": true, "smsOn": true});
    assert_eq!(
        shop.put(OWNER, "/admin/messages/settings", off).await.0,
        200
    );
    for wait in [0, 60, 300, 900, 3_600, 21_600, 86_400] {
        shop.later(wait);
        shop.deliver().await;
    }
    assert_eq!(shop.whatsapp.received().len(), 7);
    let list = shop.list().await;
    assert_eq!(
        (&list[0]["state"], &list[0]["lastError"]),
        (
            &json!("failed"),
            &json!("WhatsApp answered 190: The token ... expired")
        )
    );
    shop.whatsapp.answers(200, "{}");
    let path = format!("/admin/messages/{}/resend", list[0]["id"]);
    assert_eq!(
        shop.app.call_as(OWNER, Method::POST, &path, None).await.0,
        204
    );
    let (status, answer) = shop.app.call_as(OWNER, Method::POST, &path, None).await;
    assert_eq!(
        (status, &answer["code"]),
        (409, &json!("messages.on_its_way"))
    );
    shop.deliver().await;
    assert_eq!(shop.list().await[0]["state"], "sent");
}

#[tokio::test]
async fn what_whatsapp_refuses_goes_by_sms() {
    let shop = Shop::open().await;
    shop.consents(true).await;
    shop.whatsapp.answers(
        400,
        r#"{"error":{"code":131026,"message":"Message undeliverable"}}"#,
    );
    shop.is_ready(7).await;
    shop.deliver().await;
    shop.deliver().await;
    assert_eq!(
        (shop.whatsapp.received().len(), shop.sms.received().len()),
        (1, 1)
    );
    shop.sms.answers(400, "DLT template does not match");
    shop.is_ready(8).await;
    shop.deliver().await;
    shop.deliver().await;
    let list = shop.list().await;
    assert_eq!(
        (&list[0]["state"], &list[0]["lastError"]),
        (
            &json!("failed"),
            &json!("The SMS gateway answered 400: DLT template does not match")
        )
    );
    assert_eq!(list[1]["channel"], "sms");
}

#[tokio::test]
async fn messages_wait_for_the_end_of_the_quiet_hours() {
    let shop = Shop::open().await;
    shop.consents(true).await;
    // It is noon in India.
    shop.later(9 * HOUR);
    shop.is_ready(7).await;
    shop.deliver().await;
    shop.later(11 * HOUR - 1);
    shop.deliver().await;
    assert!(shop.whatsapp.received().is_empty());
    shop.later(1);
    shop.deliver().await;
    assert_eq!(
        shop.whatsapp.received().len(),
        1,
        "it is eight in the morning"
    );
}

#[tokio::test]
async fn what_no_longer_applies_is_given_up() {
    let shop = Shop::open().await;
    shop.consents(true).await;
    let data = json!({"name": "Asha"});
    let new = |subject| NewMessage::new(MessageEvent::OrderReady, ASHA.id, subject, &data);
    let late = NewMessage {
        valid_until: Some(shop.app.deps.clock.now()),
        ..new("late")
    };
    let over = NewMessage {
        guard: Some(GUARDED),
        ..new("over")
    };
    let undone = NewMessage {
        act: Some("orders.change:5"),
        ..new("undone")
    };
    for message in [&late, &over, &undone] {
        shop.queue(message).await;
    }
    let mut tx = shop.app.deps.db.write().await.unwrap();
    shop.outbox
        .withdraw_act(&mut tx, "orders.change:5")
        .await
        .unwrap();
    tx.commit().await.unwrap();
    shop.later(1);
    shop.deliver().await;
    assert!(shop.whatsapp.received().is_empty());
    let errors: Vec<String> = shop
        .list()
        .await
        .iter()
        .map(|one| format!("{}: {}", one["state"], one["lastError"]))
        .collect();
    assert_eq!(
        errors,
        [
            r#""given_up": "It was undone.""#,
            r#""given_up": "The visit was moved.""#,
            r#""given_up": "It came too late to be of use.""#,
        ]
    );
    // The act happens after all.
    shop.queue(&undone).await;
    shop.deliver().await;
    assert_eq!(shop.whatsapp.received().len(), 1);
}

#[tokio::test]
async fn a_restored_backup_sends_nothing_again() {
    let shop = Shop::open().await;
    shop.consents(true).await;
    shop.is_ready(7).await;
    shop.restore().await;
    shop.deliver().await;
    assert!(shop.whatsapp.received().is_empty());
    let list = shop.list().await;
    assert_eq!(list[0]["lastError"], "The shop was restored from a backup.");
}

#[tokio::test]
async fn a_test_goes_to_the_own_phone() {
    let shop = Shop::open().await;
    let body = json!({"event": "order_ready", "channel": "sms"});
    let answer = shop.app.post_as(OWNER, "/admin/messages/test", &body).await;
    assert_eq!(
        answer,
        (200, json!({"number": "+919876500001", "sent": true}))
    );
    assert!(shop.sms.received()[0].body.contains("Meera"));
    let body = json!({"event": "order_delivered", "channel": "whatsapp"});
    let (_, answer) = shop.app.post_as(OWNER, "/admin/messages/test", &body).await;
    assert_eq!(answer["problem"], "This event has no WhatsApp template.");
    assert!(shop.list().await.is_empty());
}
