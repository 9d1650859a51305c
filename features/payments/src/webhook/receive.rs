//! Receives the provider's webhooks: verifies the signature, records the event, answers.

use kernel::{
    ClientAddress, Failure, limits::Limit, problem::BODY_TOO_LARGE, security_log::SecurityEvent,
};
use poem::{Body, http::HeaderMap};
use serde::Serialize;

use crate::{codes, payments::Payments};

const MOST_BYTES: usize = 256 * 1024;
const BAD_SIGNATURES: Limit = Limit::per_minute("payments.bad_webhook", 60);

/// Records an event, once. Every correctly signed message is accepted, whatever it is about.
pub async fn receive(
    payments: &Payments,
    provider: &str,
    address: &ClientAddress,
    headers: &HeaderMap,
    body: Body,
) -> Result<(), Failure> {
    if provider != payments.0.provider.name() {
        return Err(codes::WEBHOOK_UNKNOWN.into());
    }
    let bytes = body
        .into_bytes_limit(MOST_BYTES)
        .await
        .map_err(|_| Failure::new(BODY_TOO_LARGE))?;
    let Some(event) = payments.0.provider.webhook(headers, &bytes).await? else {
        return Err(refused(payments, address).await?);
    };
    payments.0.webhook_counts.add_received();
    let now = payments.now();
    let payment = entity_json(event.payment.as_ref())?;
    let (refund, dispute) = (
        entity_json(event.refund.as_ref())?,
        entity_json(event.dispute.as_ref())?,
    );
    let mut tx = payments.0.deps.db.write().await?;
    sqlx::query!(
        "INSERT INTO payments_webhook_event (provider, event_id, kind, provider_order_id, payment, refund, dispute,
                                             received_at)
         VALUES (?, ?, ?, ?, ?, ?, ?, ?) ON CONFLICT (provider, event_id) DO NOTHING",
        provider,
        event.id,
        event.kind,
        event.order_id,
        payment,
        refund,
        dispute,
        now.0
    )
    .execute(&mut *tx)
    .await?;
    tx.after_commit(payments.0.webhooks.clone());
    Ok(tx.commit().await?)
}

fn entity_json<T: Serialize>(entity: Option<&T>) -> Result<Option<String>, Failure> {
    let text = entity.map(serde_json::to_string);
    text.transpose().map_err(Failure::internal)
}

async fn refused(payments: &Payments, address: &ClientAddress) -> Result<Failure, Failure> {
    payments.0.webhook_counts.add_bad_signature();
    payments
        .0
        .deps
        .limits
        .allow_address(BAD_SIGNATURES, &address.0)?;
    let event = SecurityEvent {
        action: "payments.bad_webhook_signature",
        actor: None,
        address: Some(address.0.clone()),
        subject: "webhook".to_owned(),
    };
    payments.0.deps.security.note(event).await;
    Ok(codes::WEBHOOK_REFUSED.into())
}
