//! The browser says that it paid.

use kernel::{Failure, limits::Limit, security_log::SecurityEvent};

use crate::{
    codes,
    payment::SettlementSource,
    payments::Payments,
    provider::ProviderPayment,
    purchase::{self, Purchase},
    schedule::CONFIRMING_SECONDS,
    settle::settle_all,
    wire::{PaymentOrder, PaymentProof},
};

/// More wrong signatures than this are refused unwritten.
const BAD_SIGNATURES: Limit = Limit::in_minutes(10, "payments.bad_signature", 20);

/// A purchase of this buyer. Another buyer's answers exactly like a missing one.
pub async fn own(payments: &Payments, buyer: i64, id: i64) -> Result<Purchase, Failure> {
    purchase::load(payments.0.deps.db.read(), id)
        .await?
        .filter(|purchase| purchase.user_id == buyer)
        .ok_or_else(|| codes::ORDER_NOT_FOUND.into())
}

/// Checks the signature over our own order id, asks the provider, and settles. Without an answer in time the purchase
/// is confirming: reconciliation continues to ask, and the customer is not asked to pay again.
pub async fn confirm(
    payments: &Payments,
    buyer: i64,
    id: i64,
    proof: &PaymentProof,
) -> Result<PaymentOrder, Failure> {
    let purchase = own(payments, buyer, id).await?;
    let Some(provider_order_id) = &purchase.provider_order_id else {
        return Err(codes::SIGNATURE_INVALID.into());
    };
    let provider = &payments.0.provider;
    let signed = payments.knows(&purchase)
        && provider
            .is_signed(provider_order_id, &proof.payment_id, &proof.signature)
            .await?;
    if !signed {
        return Err(refused(payments, buyer, id).await?);
    }
    settle_signed(payments, &purchase, provider_order_id, &proof.payment_id).await?;
    Ok((&own(payments, buyer, id).await?).into())
}

/// Asks the provider about a payment whose signature is good, and settles if it has the money.
pub async fn settle_signed(
    payments: &Payments,
    purchase: &Purchase,
    provider_order_id: &str,
    payment_id: &str,
) -> Result<(), Failure> {
    match payments.ask(provider_order_id).await {
        Ok(found) => {
            let now = payments.now();
            let confirmed = found.iter().find(|payment| payment.id == payment_id);
            let booked = confirmed.is_some_and(|payment| payment.status.is_booked());
            if booked {
                settle_or_promise(payments, purchase, &found).await
            } else if purchase.confirmation_failed(&found, now) {
                end(payments, purchase).await
            } else {
                promise(payments, purchase).await
            }
        }
        Err(provider_error) => {
            tracing::warn!(
                ?provider_error,
                purchase = purchase.id,
                "a payment could not be confirmed yet"
            );
            promise(payments, purchase).await
        }
    }
}

/// The money is there; if writing it down fails, reconciliation will.
async fn settle_or_promise(
    payments: &Payments,
    purchase: &Purchase,
    found: &[ProviderPayment],
) -> Result<(), Failure> {
    let settled = settle_all(payments, purchase.id, found, SettlementSource::Confirm).await;
    match settled {
        // The provider stopped answering in between.
        Err(failure) if failure.code() == codes::PROVIDER_UNREACHABLE => {
            promise(payments, purchase).await
        }
        settled => {
            if settled.is_err() {
                payments.0.reconcile.now();
            }
            settled
        }
    }
}

/// Nothing comes of an earlier confirmation: the buyer may pay again.
async fn end(payments: &Payments, purchase: &Purchase) -> Result<(), Failure> {
    let mut tx = payments.0.deps.db.write().await?;
    purchase::not_confirming(&mut tx, purchase.id).await?;
    Ok(tx.commit().await?)
}

async fn promise(payments: &Payments, purchase: &Purchase) -> Result<(), Failure> {
    let now = payments.now();
    let mut tx = payments.0.deps.db.write().await?;
    purchase::confirming(
        &mut tx,
        purchase.id,
        now,
        now.plus_seconds(CONFIRMING_SECONDS),
    )
    .await?;
    Ok(tx.commit().await?)
}

async fn refused(payments: &Payments, buyer: i64, id: i64) -> Result<Failure, Failure> {
    payments
        .0
        .deps
        .limits
        .allow(BAD_SIGNATURES, &format!("user:{buyer}"))?;
    let event = SecurityEvent {
        action: "payments.bad_signature",
        actor: Some(buyer),
        address: None,
        subject: format!("purchase:{id}"),
    };
    payments.0.deps.security.note(event).await;
    Ok(codes::SIGNATURE_INVALID.into())
}
