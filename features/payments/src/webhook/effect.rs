//! Applies recorded webhook events.

use kernel::{Failure, Tx};
use serde::de::DeserializeOwned;

use super::unknown_orders;
use crate::{
    dispute,
    payment::SettlementSource,
    payments::Payments,
    provider::{PaymentStatus, ProviderPayment, RefundNews},
    purchase::{self, Purchase},
    refund::{self, Followed},
    schedule::CONFIRMING_SECONDS,
    settle::{Settled, settle_capture},
};

struct Waiting {
    id: i64,
    kind: String,
    provider: String,
    provider_order_id: Option<String>,
    payment: Option<String>,
    refund: Option<String>,
    dispute: Option<String>,
}

/// Works on every event that has not been worked on. One that fails is tried again and holds up no other.
pub async fn work(payments: &Payments) -> Result<(), Failure> {
    let mut after = 0;
    let mut failed = None;
    while let Some(event) = next(payments, after).await? {
        after = event.id;
        match effect(payments, &event).await {
            Ok(unknown_orders::TO_LOOK_UP) => unknown_orders::set_aside(payments, event.id).await?,
            Ok(effect) => done(payments, event.id, effect).await?,
            Err(failure) => failed = Some(failure),
        }
    }
    failed.map_or(Ok(()), Err)
}

async fn next(payments: &Payments, after: i64) -> Result<Option<Waiting>, Failure> {
    Ok(sqlx::query_as!(
        Waiting,
        "SELECT id, kind, provider, provider_order_id, payment, refund, dispute FROM payments_webhook_event
         WHERE done_at IS NULL AND effect IS NULL AND id > ? ORDER BY id LIMIT 1",
        after
    )
    .fetch_optional(payments.0.deps.db.read())
    .await?)
}

pub(super) async fn done(payments: &Payments, id: i64, effect: &str) -> Result<(), Failure> {
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
    match event.kind.as_str() {
        "payment.captured" | "order.paid" => captured(payments, event).await,
        "payment.authorized" => authorized(payments, event).await,
        // The customer may try again; a captured payment stays captured.
        "payment.failed" => Ok("noted"),
        kind if kind.starts_with("refund.") => match read::<RefundNews>(event.refund.as_deref())? {
            Some(news) if event.provider == payments.0.provider.name() => {
                refunded(payments, &news).await
            }
            _ => Ok("none"),
        },
        kind if kind.starts_with("payment.dispute.") => match read(event.dispute.as_deref())? {
            Some(news) => {
                let asks = kind == dispute::ACTION_REQUIRED;
                dispute::follow(payments, &news, asks).await
            }
            None => Ok("none"),
        },
        _ => Ok("noted"),
    }
}

async fn refunded(payments: &Payments, news: &RefundNews) -> Result<&'static str, Failure> {
    Ok(match refund::follow(payments, news).await? {
        Followed::Changed => "followed",
        Followed::Known => "known",
        // Kept in mind by `payment_known`, which names it too.
        Followed::UnknownPayment => "unknown payment",
    })
}

/// Looks again at refunds reported before their payment. Call inside the transaction that records the payment.
pub async fn payment_known(
    payments: &Payments,
    tx: &mut Tx,
    provider: &str,
    payment: &str,
) -> Result<(), Failure> {
    let reported = sqlx::query!(
        "UPDATE payments_webhook_event SET done_at = NULL, effect = NULL
         WHERE effect = 'unknown payment' AND provider = ?1 AND json_extract(refund, '$.payment_id') = ?2",
        provider,
        payment
    )
    .execute(&mut **tx)
    .await?
    .rows_affected();
    if reported > 0 {
        tx.after_commit(payments.0.webhooks.clone());
    }
    Ok(())
}

fn read<T: DeserializeOwned>(stored: Option<&str>) -> Result<Option<T>, Failure> {
    let entity = stored.map(serde_json::from_str);
    entity.transpose().map_err(Failure::internal)
}

/// The payment that an event is about, if it is one of its order.
fn payment_of(event: &Waiting, status: PaymentStatus) -> Result<Option<ProviderPayment>, Failure> {
    let payment: Option<ProviderPayment> = read(event.payment.as_deref())?;
    let order = event.provider_order_id.as_deref();
    Ok(payment.filter(|one| one.status == status && Some(one.order_id.as_str()) == order))
}

async fn captured(payments: &Payments, event: &Waiting) -> Result<&'static str, Failure> {
    let Some(payment) = payment_of(event, PaymentStatus::Captured)? else {
        return Ok("noted");
    };
    let db = payments.0.deps.db.read();
    let Some(id) = purchase::of_provider_order(db, &event.provider, &payment.order_id).await?
    else {
        return Ok(if event.provider == payments.0.provider.name() {
            unknown_orders::TO_LOOK_UP
        } else {
            "unknown order"
        });
    };
    Ok(
        match settle_capture(payments, id, &payment, SettlementSource::Webhook).await? {
            Settled::Granted => "settled",
            Settled::RefundDue => "refund due",
            Settled::Repeated => "known",
        },
    )
}

/// The bank has approved: the customer must not pay again, and the provider is soon asked whether it has the money.
async fn authorized(payments: &Payments, event: &Waiting) -> Result<&'static str, Failure> {
    let Some(payment) = payment_of(event, PaymentStatus::Authorized)? else {
        return Ok("noted");
    };
    let db = payments.0.deps.db.read();
    let Some(id) = purchase::of_provider_order(db, &event.provider, &payment.order_id).await?
    else {
        return Ok("unknown order");
    };
    let purchase: Option<Purchase> = purchase::load(db, id).await?;
    if purchase.is_some_and(|purchase| !purchase.state.is_open()) {
        return Ok("known");
    }
    let now = payments.now();
    let mut tx = payments.0.deps.db.write().await?;
    let soon = now.plus_seconds(CONFIRMING_SECONDS);
    purchase::confirming(&mut tx, id, now, soon).await?;
    tx.commit().await?;
    Ok("being confirmed")
}
