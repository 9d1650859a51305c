//! The browser says that it paid.

use kernel::{Failure, audit, limits::Limit};
use serde_json::json;

use crate::{
    codes,
    payment::Witness,
    payments::Payments,
    provider::{PaymentStatus, ProviderPayment},
    purchase::{self, Purchase},
    schedule::CONFIRMING_SECONDS,
    settle::settle_capture,
    wire::{PaymentOrder, PaymentProof},
};

/// More wrong signatures than this are refused unwritten.
const BAD_SIGNATURES: Limit = Limit {
    name: "payments.bad_signature",
    most: 20,
    seconds: 600,
};

/// A purchase of this buyer. Somebody else's answers exactly like a missing one.
pub async fn own(payments: &Payments, buyer: i64, id: i64) -> Result<Purchase, Failure> {
    purchase::load(payments.0.deps.db.read(), id)
        .await?
        .filter(|purchase| purchase.user_id == buyer)
        .ok_or_else(|| codes::ORDER_NOT_FOUND.into())
}

/// Checks the signature over our own order id, asks the provider, and settles. Without an answer in time the purchase
/// is being confirmed: reconciliation goes on asking, and nobody is told to pay again.
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
        Ok(found) => match found.iter().find(|payment| payment.id == payment_id) {
            Some(payment) if payment.status == PaymentStatus::Captured => {
                settle_or_promise(payments, purchase, payment).await
            }
            _ => promise(payments, purchase).await,
        },
        Err(trouble) => {
            tracing::warn!(
                ?trouble,
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
    payment: &ProviderPayment,
) -> Result<(), Failure> {
    let settled = settle_capture(payments, purchase.id, payment, Witness::Confirm).await;
    if settled.is_err() {
        payments.0.reconcile.now();
    }
    settled.map(drop)
}

async fn promise(payments: &Payments, purchase: &Purchase) -> Result<(), Failure> {
    payments.0.faults.pass("confirm: promise")?;
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
    tracing::warn!(
        purchase = id,
        user = buyer,
        "a payment with a wrong signature"
    );
    let subject = format!("purchase:{id}");
    let mut tx = payments.0.deps.db.write().await?;
    let entry = audit::Entry {
        actor: Some(buyer),
        action: "payments.bad_signature",
        subject: &subject,
        details: json!({}),
    };
    audit::record(&mut tx, payments.now(), entry).await?;
    tx.commit().await?;
    Ok(codes::SIGNATURE_INVALID.into())
}
