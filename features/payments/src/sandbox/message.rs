//! The bodies of the sandbox's webhooks, shaped like those of a real provider.

use kernel::secret::token_hash;
use serde_json::{Value, json};

use crate::provider::{PaymentStatus, ProviderPayment, WebhookEvent};

/// The event about a payment that came so far.
pub fn kinds(status: PaymentStatus) -> &'static [&'static str] {
    match status {
        PaymentStatus::Captured => &["payment.captured", "order.paid"],
        PaymentStatus::Authorized => &["payment.authorized"],
        PaymentStatus::Failed => &["payment.failed"],
        PaymentStatus::Created | PaymentStatus::Refunded => &[],
    }
}

pub fn write(kind: &str, payment: &ProviderPayment, at: i64) -> String {
    json!({
        "entity": "event",
        "event": kind,
        "contains": ["payment"],
        "payload": {"payment": {"entity": payment}},
        "created_at": at,
    })
    .to_string()
}

/// Reads a message whose signature is good. One that makes no sense is an event without an effect.
pub fn read(event_id: Option<&str>, body: &[u8]) -> WebhookEvent {
    let message: Value = serde_json::from_slice(body).unwrap_or_default();
    let payment: Option<ProviderPayment> =
        serde_json::from_value(message["payload"]["payment"]["entity"].clone()).ok();
    let id = event_id.map_or_else(|| token_hash(&String::from_utf8_lossy(body)), str::to_owned);
    WebhookEvent {
        id,
        kind: message["event"].as_str().unwrap_or("unknown").to_owned(),
        order_id: payment.as_ref().map(|payment| payment.order_id.clone()),
        payment,
        refund: None,
        dispute: None,
    }
}
