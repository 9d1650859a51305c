//! What WhatsApp and the SMS gateway call: reports of delivery, and answers of customers.

use hmac::{Hmac, Mac};
use kernel::testing::TEST_TIME;
use poem::http::Method;
use serde_json::{Value, json};
use sha2::Sha256;

use crate::support::{ASHA, HOUR, Shop};

const WHATSAPP: &str = "/messages/webhooks/whatsapp";
const SMS: &str = "/messages/webhooks/sms/reply-secret-of-the-gateway";
const NUMBER_OF_ASHA: &str = "919876500009";

fn signed(secret: &str, body: &str) -> String {
    let mut code = Hmac::<Sha256>::new_from_slice(secret.as_bytes()).unwrap();
    code.update(body.as_bytes());
    let code = code.finalize().into_bytes();
    let hex: String = code.iter().map(|byte| format!("{byte:02x}")).collect();
    format!("sha256={hex}")
}

fn change(value: &Value) -> Value {
    json!({
        "object": "whatsapp_business_account",
        "entry": [{"id": "1", "changes": [{"field": "messages", "value": value}]}],
    })
}

impl Shop {
    async fn call(
        &self,
        method: Method,
        path: &str,
        signature: &str,
        body: String,
    ) -> (u16, Value) {
        let headers = [
            ("x-hub-signature-256", signature.to_owned()),
            ("content-type", "application/json".to_owned()),
        ];
        let answer = self.app.send("", method, path, &headers, body).await;
        (answer.status, answer.body)
    }

    async fn whatsapp_calls(&self, value: &Value) {
        let body = change(value).to_string();
        let signature = signed("app-secret", &body);
        let (status, answer) = self.call(Method::POST, WHATSAPP, &signature, body).await;
        assert_eq!(
            (status, &answer["received"]),
            (200, &json!(true)),
            "{answer}"
        );
    }

    async fn status(&self, id: &str, status: &str, later: i64) {
        let at = (TEST_TIME.0 + later).to_string();
        let errors = json!([{"code": 131_026, "title": "Message undeliverable"}]);
        let errors = if status == "failed" {
            errors
        } else {
            json!([])
        };
        let status = json!({"id": id, "status": status, "timestamp": at, "errors": errors});
        self.whatsapp_calls(&json!({"statuses": [status]})).await;
    }

    async fn answers(&self, text: &str) {
        let at = self.app.deps.clock.now().0.to_string();
        let message = json!({"from": NUMBER_OF_ASHA, "id": "wamid.in", "timestamp": at, "type": "text",
            "text": {"body": text}});
        self.whatsapp_calls(&json!({"messages": [message]})).await;
    }

    async fn own_consent(&self) -> Value {
        self.app.get_as(ASHA, "/me/messages").await.1
    }
}

/// Asha agreed, and one message was sent.
async fn sent() -> Shop {
    let shop = Shop::open().await;
    shop.consents(true).await;
    shop.is_ready(1048).await;
    shop.deliver().await;
    assert_eq!(shop.list().await[0]["state"], "sent");
    shop
}

#[tokio::test]
async fn meta_verifies_the_webhook_with_its_token() {
    let shop = Shop::open().await;
    let path = |token: &str| {
        format!("{WHATSAPP}?hub.mode=subscribe&hub.verify_token={token}&hub.challenge=1158201444")
    };
    let (status, refused) = shop.app.get(&path("guessed")).await;
    assert_eq!(
        (status, &refused["code"]),
        (403, &json!("messages.webhook_refused"))
    );
    assert!(shop.settings().await["whatsapp"]["calledAt"].is_null());
    let (status, challenge) = shop.app.get(&path("verify-token")).await;
    assert_eq!((status, challenge), (200, json!(1_158_201_444)));
    assert!(shop.settings().await["whatsapp"]["calledAt"].is_string());
}

#[tokio::test]
async fn a_call_without_the_right_signature_changes_nothing() {
    let shop = sent().await;
    let status = json!({"id": "wamid.1", "status": "read", "timestamp": "1785565800"});
    let body = change(&json!({"statuses": [status]})).to_string();
    for signature in ["", "sha256=00", &signed("another-secret", &body)] {
        let (status, _) = shop
            .call(Method::POST, WHATSAPP, signature, body.clone())
            .await;
        assert_eq!(status, 403, "{signature}");
    }
    assert!(shop.list().await[0]["readAt"].is_null());
    let large = " ".repeat(257 * 1024);
    let signature = signed("app-secret", &large);
    let (status, _) = shop.call(Method::POST, WHATSAPP, &signature, large).await;
    assert_eq!(status, 413);
}

#[tokio::test]
async fn without_its_secret_there_is_no_webhook() {
    let shop = Shop::with(|mut channels| {
        channels.whatsapp.as_mut().unwrap().app_secret = Default::default();
        channels.sms.as_mut().unwrap().reply_secret = Default::default();
        channels
    })
    .await;
    let (status, _) = shop
        .call(Method::POST, WHATSAPP, &signed("", "{}"), "{}".to_owned())
        .await;
    assert_eq!(status, 404);
    let (status, _) = shop
        .app
        .get("/messages/webhooks/sms/x?from=1&text=STOP")
        .await;
    assert_eq!(status, 404);
}

#[tokio::test]
async fn reports_of_delivery_only_add() {
    let shop = sent().await;
    shop.status("wamid.1", "sent", 1).await;
    shop.status("wamid.1", "read", 30).await;
    // Later calls about earlier steps, repeated ones, and those about unknown messages.
    shop.status("wamid.1", "delivered", 5).await;
    shop.status("wamid.1", "read", 60).await;
    shop.status("wamid.1", "failed", 70).await;
    shop.status("wamid.7", "failed", 70).await;
    let message = &shop.list().await[0];
    assert_eq!(message["state"], "sent");
    assert_eq!(
        (&message["deliveredAt"], &message["readAt"]),
        (
            &json!("2026-08-01T06:30:30Z"),
            &json!("2026-08-01T06:30:30Z")
        )
    );
}

#[tokio::test]
async fn an_undelivered_message_fails_with_its_reason_and_can_be_sent_again() {
    let shop = sent().await;
    shop.status("wamid.1", "failed", 5).await;
    let message = &shop.list().await[0];
    assert_eq!(message["state"], "failed");
    assert_eq!(
        message["lastError"],
        "WhatsApp could not deliver it. 131026: Message undeliverable"
    );
    let path = format!("/admin/messages/{}/resend", message["id"]);
    let (status, _) = shop
        .app
        .post_as(crate::support::OWNER, &path, &Value::Null)
        .await;
    assert_eq!(status, 204);
    shop.deliver().await;
    shop.status("wamid.1", "failed", 9).await;
    assert_eq!(
        shop.list().await[0]["state"],
        "sent",
        "that was the first one"
    );
    shop.status("wamid.2", "delivered", 12).await;
    assert_eq!(shop.list().await[0]["deliveredAt"], "2026-08-01T06:30:12Z");
}

#[tokio::test]
async fn stop_withdraws_consent_and_what_waits() {
    let shop = Shop::open().await;
    shop.consents(true).await;
    shop.is_ready(1048).await;
    shop.later(HOUR);
    shop.answers(" Stop. ").await;
    let consent = shop.own_consent().await;
    assert_eq!(
        consent,
        json!({"given": false, "changedAt": "2026-08-01T07:30:00Z", "source": "whatsapp_reply"})
    );
    assert_eq!(shop.list().await[0]["state"], "given_up");
    shop.deliver().await;
    assert!(shop.whatsapp.received().is_empty());
    // The same call again, after which nothing more is recorded.
    shop.answers("STOP").await;
    let records = shop.app.personal_records("messages", ASHA.id).await;
    assert_eq!(records["consents"].as_array().unwrap().len(), 2);
}

#[tokio::test]
async fn other_answers_change_nothing_and_are_not_stored() {
    let shop = sent().await;
    for text in ["Thank you!", "START", "Please stop by at five"] {
        shop.answers(text).await;
    }
    assert_eq!(shop.own_consent().await["given"], true);
    shop.answers("STOP").await;
    shop.answers("START").await;
    assert_eq!(shop.own_consent().await["given"], false);
    let stranger =
        json!({"from": "919999999999", "timestamp": "1785565800", "text": {"body": "STOP"}});
    shop.whatsapp_calls(&json!({"messages": [stranger]})).await;
}

#[tokio::test]
async fn a_late_stop_does_not_undo_a_newer_consent() {
    let shop = Shop::open().await;
    shop.consents(true).await;
    let message = json!({"from": NUMBER_OF_ASHA, "timestamp": (TEST_TIME.0 + 60).to_string(),
        "text": {"body": "STOP"}});
    let late = json!({"messages": [message]});
    shop.later(HOUR);
    shop.consents(false).await;
    shop.consents(true).await;
    shop.whatsapp_calls(&late).await;
    assert_eq!(shop.own_consent().await["given"], true);
}

#[tokio::test]
async fn a_gateway_calls_with_its_own_fields() {
    let called: [(Method, &str, &str); 3] = [
        (Method::GET, "?from=919876500009&text=Stop", ""),
        (Method::POST, "", "text=STOP&from=%2B919876500009"),
        (
            Method::POST,
            "",
            r#"{"from": "9876500009", "text": "stop"}"#,
        ),
    ];
    for (method, query, body) in called {
        let shop = Shop::open().await;
        shop.consents(true).await;
        let (status, answer) = shop
            .call(method, &format!("{SMS}{query}"), "", body.to_owned())
            .await;
        assert_eq!(status, 200, "{answer}");
        assert_eq!(
            shop.own_consent().await["source"],
            "sms_reply",
            "{query}{body}"
        );
        assert!(shop.settings().await["sms"]["calledAt"].is_string());
    }
    let shop = Shop::open().await;
    let wrong = "/messages/webhooks/sms/reply-secret-guessed?from=919876500009&text=STOP";
    assert_eq!(shop.app.get(wrong).await.0, 403);
}

#[tokio::test]
async fn guessing_is_limited() {
    let shop = Shop::open().await;
    let mut last = 0;
    for _ in 0..61 {
        let address = "203.0.113.9";
        let answer = shop
            .app
            .browse(
                address,
                "",
                Method::GET,
                "/messages/webhooks/sms/guess?a=b",
                None,
            )
            .await;
        last = answer.status;
    }
    assert_eq!(last, 429);
}
