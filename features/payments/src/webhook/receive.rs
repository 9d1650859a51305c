//! What the provider tells by itself: verified, written down, answered; worked on afterwards.

use kernel::{ClientAddress, Failure, audit, limits::Limit, problem::BODY_TOO_LARGE};
use poem::{Body, http::HeaderMap};
use serde_json::json;

use crate::{
    codes,
    payment::Witness,
    payments::Payments,
    provider::{PaymentStatus, ProviderPayment},
    purchase,
    settle::{Settled, settle_capture},
};

const MOST_BYTES: usize = 256 * 1024;
const BAD_SIGNATURES: Limit = Limit {
    name: "payments.bad_webhook",
    most: 60,
    seconds: 60,
};

/// Keeps an event, once. Whatever it is about, a well-signed message is answered well.
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
    payments.0.faults.pass("webhook: verified")?;
    let now = payments.now();
    let payment = event
        .payment
        .as_ref()
        .map(serde_json::to_string)
        .transpose()
        .map_err(Failure::internal)?;
    let mut tx = payments.0.deps.db.write().await?;
    sqlx::query!(
        "INSERT INTO payments_webhook_event (provider, event_id, kind, provider_order_id, payment, received_at)
         VALUES (?, ?, ?, ?, ?, ?) ON CONFLICT (provider, event_id) DO NOTHING",
        provider,
        event.id,
        event.kind,
        event.order_id,
        payment,
        now.0
    )
    .execute(&mut *tx)
    .await?;
    tx.after_commit(payments.0.webhooks.clone());
    payments.0.faults.pass("webhook: before the commit")?;
    Ok(tx.commit().await?)
}

async fn refused(payments: &Payments, address: &ClientAddress) -> Result<Failure, Failure> {
    payments
        .0
        .deps
        .limits
        .allow_address(BAD_SIGNATURES, &address.0)?;
    tracing::warn!("a webhook with a wrong signature");
    let mut tx = payments.0.deps.db.write().await?;
    let entry = audit::Entry {
        actor: None,
        action: "payments.bad_webhook_signature",
        subject: "webhook",
        details: json!({}),
    };
    audit::record(&mut tx, payments.now(), entry).await?;
    tx.commit().await?;
    Ok(codes::WEBHOOK_REFUSED.into())
}

struct Waiting {
    id: i64,
    kind: String,
    provider: String,
    provider_order_id: Option<String>,
    payment: Option<String>,
}

/// Works on every event that has not been worked on. One that fails is tried again and holds up no other.
pub async fn work(payments: &Payments) -> Result<(), Failure> {
    let mut after = 0;
    let mut failed = None;
    while let Some(event) = next(payments, after).await? {
        after = event.id;
        match effect(payments, &event).await {
            Ok(effect) => done(payments, event.id, effect).await?,
            Err(failure) => failed = Some(failure),
        }
    }
    failed.map_or(Ok(()), Err)
}

async fn next(payments: &Payments, after: i64) -> Result<Option<Waiting>, Failure> {
    Ok(sqlx::query_as!(
        Waiting,
        "SELECT id, kind, provider, provider_order_id, payment FROM payments_webhook_event
         WHERE done_at IS NULL AND id > ? ORDER BY id LIMIT 1",
        after
    )
    .fetch_optional(payments.0.deps.db.read())
    .await?)
}

async fn done(payments: &Payments, id: i64, effect: &str) -> Result<(), Failure> {
    payments.0.faults.pass("webhook: effect")?;
    let now = payments.now();
    let mut tx = payments.0.deps.db.write().await?;
    sqlx::query!(
        "UPDATE payments_webhook_event SET done_at = ?, effect = ? WHERE id = ?",
        now.0,
        effect,
        id
    )
    .execute(&mut *tx)
    .await?;
    Ok(tx.commit().await?)
}

async fn effect(payments: &Payments, event: &Waiting) -> Result<&'static str, Failure> {
    let Some(provider_order_id) = &event.provider_order_id else {
        return Ok("none");
    };
    let db = payments.0.deps.db.read();
    let Some(id) = purchase::of_provider_order(db, &event.provider, provider_order_id).await?
    else {
        return Ok("unknown order");
    };
    let payment: Option<ProviderPayment> = event
        .payment
        .as_deref()
        .map(serde_json::from_str)
        .transpose()
        .map_err(Failure::internal)?;
    match (event.kind.as_str(), payment) {
        ("payment.captured" | "order.paid", Some(payment))
            if payment.status == PaymentStatus::Captured
                && payment.order_id == *provider_order_id =>
        {
            Ok(
                match settle_capture(payments, id, &payment, Witness::Webhook).await? {
                    Settled::Granted => "settled",
                    Settled::RefundDue => "refund due",
                    Settled::Repeated => "known",
                },
            )
        }
        _ => Ok("noted"),
    }
}
