//! Captured payments, each recorded once.

use kernel::{Failure, Timestamp, Tx, tax_documents::OrderPayment};

use crate::{
    provider::{Difference, DifferenceReason, ProviderPayment},
    purchase::Purchase,
};

/// Who brought the news of a capture.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum SettlementSource {
    Confirm,
    Webhook,
    Reconcile,
}

impl SettlementSource {
    pub fn as_str(self) -> &'static str {
        match self {
            Self::Confirm => "confirm",
            Self::Webhook => "webhook",
            Self::Reconcile => "reconcile",
        }
    }
}

/// Records a capture as settled. `None` if it was recorded before.
pub async fn record(
    tx: &mut Tx,
    purchase: &Purchase,
    payment: &ProviderPayment,
    difference: Option<Difference>,
    source: SettlementSource,
    now: Timestamp,
) -> Result<Option<i64>, Failure> {
    let by = source.as_str();
    let (paise, why) = difference.map_or((0, None), |difference| {
        (difference.paise, Some(difference.reason))
    });
    let fee = payment.fee.filter(|_| why != Some(DifferenceReason::Fee));
    let recorded = sqlx::query!(
        "INSERT INTO payments_payment (order_id, provider, provider_payment_id, amount_paise, currency, method,
                                       captured_at, recorded_at, recorded_by, difference_paise, difference, fee_paise,
                                       state)
         VALUES (?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?, 'settled') ON CONFLICT (provider, provider_payment_id) DO NOTHING",
        purchase.id,
        purchase.provider,
        payment.id,
        payment.amount,
        payment.currency,
        payment.method,
        payment.at,
        now.0,
        by,
        paise,
        why,
        fee
    )
    .execute(&mut **tx)
    .await?;
    Ok((recorded.rows_affected() == 1).then(|| recorded.last_insert_rowid()))
}

/// It is to be given back.
pub async fn refund_due(tx: &mut Tx, id: i64, reason: &str) -> Result<(), Failure> {
    sqlx::query!(
        "UPDATE payments_payment SET state = 'refund_due', reason = ? WHERE id = ? AND state = 'settled'",
        reason,
        id
    )
    .execute(&mut **tx)
    .await?;
    Ok(())
}

/// Notes what a payment of an order is.
pub async fn is_of_order(tx: &mut Tx, id: i64, what: OrderPayment) -> Result<(), Failure> {
    sqlx::query!(
        "UPDATE payments_payment SET order_payment = ? WHERE id = ?",
        what,
        id
    )
    .execute(&mut **tx)
    .await?;
    Ok(())
}

/// How money came, as a document says it.
pub fn printed(method: Option<&str>) -> &'static str {
    match method {
        Some("upi") => "Online, UPI",
        Some("card") => "Online, card",
        Some("netbanking") => "Online, net banking",
        Some("wallet") => "Online, wallet",
        _ => "Online",
    }
}
