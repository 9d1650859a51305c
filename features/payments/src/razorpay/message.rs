//! The provider's webhooks, once their signature is known to be good.

use kernel::secret::token_hash;
use serde::de::DeserializeOwned;
use serde_json::Value;

use super::entities::{Dispute, ImpossibleAmount, Payment, Refund, possible};
use crate::provider::{PaymentStatus, ProviderPayment, WebhookEvent};

/// One that makes no sense is an event without an effect.
pub fn read(event_id: Option<&str>, body: &[u8]) -> WebhookEvent {
    let message: Value = serde_json::from_slice(body).unwrap_or_default();
    let kind = message["event"].as_str().unwrap_or("unknown").to_owned();
    let payment = entity::<Payment, ProviderPayment>(&message, "payment");
    let payment = payment.map(|payment| match captured_at(&kind, &message, &payment) {
        Some(at) => ProviderPayment {
            at,
            at_begin: false,
            ..payment
        },
        None => payment,
    });
    let order = message["payload"]["order"]["entity"]["id"].as_str();
    let order_id = order.map(str::to_owned).or_else(|| {
        let of_payment = payment.as_ref().map(|payment| payment.order_id.clone());
        of_payment.filter(|id| !id.is_empty())
    });
    WebhookEvent {
        id: event_id.map_or_else(|| token_hash(&String::from_utf8_lossy(body)), str::to_owned),
        order_id,
        refund: entity::<Refund, _>(&message, "refund"),
        dispute: entity::<Dispute, _>(&message, "dispute"),
        payment,
        kind,
    }
}

/// A payment tells when it was begun, which may be days before its capture; the message comes with the capture.
fn captured_at(kind: &str, message: &Value, payment: &ProviderPayment) -> Option<i64> {
    let captured = kind == "payment.captured" && payment.status == PaymentStatus::Captured;
    let at = message["created_at"].as_i64().filter(|_| captured)?;
    Some(at.max(payment.at))
}

fn entity<T, P>(message: &Value, name: &str) -> Option<P>
where
    T: DeserializeOwned,
    P: TryFrom<T, Error = ImpossibleAmount>,
{
    let read: T = serde_json::from_value(message["payload"][name]["entity"].clone()).ok()?;
    possible(vec![read]).pop()
}

#[cfg(test)]
mod tests {
    use serde_json::json;

    use super::*;
    use crate::provider::RefundStatus;

    #[test]
    fn a_capture_is_as_old_as_its_message() {
        let body = json!({"event": "payment.captured", "created_at": 2_000, "payload": {"payment": {"entity": {
            "id": "pay_1", "order_id": "order_1", "amount": 500, "currency": "INR", "status": "captured",
            "created_at": 1_000, "card": {"name": "A", "iin": "411111"}}}}});
        let event = read(Some("e1"), body.to_string().as_bytes());
        assert_eq!(
            (event.id.as_str(), event.order_id.as_deref()),
            ("e1", Some("order_1"))
        );
        let payment = event.payment.unwrap();
        assert_eq!(
            (payment.at, payment.status),
            (2_000, PaymentStatus::Captured)
        );
        assert!(!serde_json::to_string(&payment).unwrap().contains("411111"));
    }

    #[test]
    fn refunds_and_disputes_are_read() {
        let body = json!({"event": "refund.processed", "payload": {
            "refund": {"entity": {"id": "rfnd_1", "payment_id": "pay_1", "amount": 300, "status": "processed",
                "acquirer_data": {"arn": "1000"}, "notes": [], "created_at": 5}},
            "payment": {"entity": {"id": "pay_1", "amount": 500, "status": "captured"}}}});
        let refund = read(None, body.to_string().as_bytes()).refund.unwrap();
        assert_eq!(
            (refund.status, refund.bank_reference.as_deref()),
            (RefundStatus::Processed, Some("1000"))
        );
        let body = json!({"event": "payment.dispute.created", "payload": {"dispute": {"entity": {
            "id": "disp_1", "payment_id": "pay_1", "amount": 500, "reason_code": "fraud", "phase": "chargeback",
            "status": "open", "respond_by": 99}}}});
        let dispute = read(None, body.to_string().as_bytes()).dispute.unwrap();
        assert_eq!(
            (dispute.respond_by, dispute.status.as_str()),
            (Some(99), "open")
        );
    }

    #[test]
    fn an_amount_of_nothing_or_less_is_refused() {
        for amount in [0, -500] {
            let body = json!({"event": "payment.captured", "created_at": 2, "payload": {
                "payment": {"entity": {"id": "pay_1", "order_id": "order_1", "amount": amount, "status": "captured"}},
                "refund": {"entity": {"id": "rfnd_1", "payment_id": "pay_1", "amount": amount, "status": "processed"}},
                "dispute": {"entity": {"id": "disp_1", "payment_id": "pay_1", "amount": amount, "status": "lost"}}}});
            let event = read(Some("e1"), body.to_string().as_bytes());
            assert_eq!(
                (event.payment, event.refund, event.dispute),
                (None, None, None)
            );
        }
    }

    #[test]
    fn nonsense_is_an_event_of_its_own() {
        let (one, other) = (read(None, b"nonsense"), read(None, b"[1]"));
        assert_eq!((one.kind.as_str(), one.payment), ("unknown", None));
        assert_ne!(one.id, other.id);
    }
}
