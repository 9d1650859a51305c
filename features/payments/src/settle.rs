//! The one door through which money becomes goods. Browser, webhook and reconciliation all end here, and the first
//! one through does everything in one transaction; the others find it done.

use kernel::{Failure, Fulfilment, Paise, Receipt, Timestamp, Tx, audit, problem::INTERNAL};
use serde_json::json;

use crate::{
    codes, ledger, mails,
    payment::{self, Witness},
    payments::Payments,
    provider::{CURRENCY, PaymentStatus, ProviderPayment},
    purchase::{self, Purchase},
    receipts::{self, Issued},
    reservation,
    trouble::Guard,
    webhook,
};

/// Why a purchase may be fulfilled.
#[derive(Clone, Copy)]
pub enum Evidence<'a> {
    /// The provider has the money.
    Captured {
        payment: &'a ProviderPayment,
        witness: Witness,
    },
    /// There is nothing to pay.
    Free,
}

/// What became of it.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Settled {
    Granted,
    /// Written down, to be given back.
    RefundDue,
    /// It was written down before; nothing happened.
    Repeated,
}

/// Settles a capture in a transaction of its own. When that fails for a reason of the shop's, the purchase is kept
/// in mind until it works.
pub async fn settle_capture(
    payments: &Payments,
    purchase_id: i64,
    payment: &ProviderPayment,
    witness: Witness,
) -> Result<Settled, Failure> {
    let evidence = Evidence::Captured { payment, witness };
    let settled = async {
        let mut tx = payments.0.deps.db.write().await?;
        let settled = settle(payments, &mut tx, purchase_id, evidence).await?;
        payments.0.faults.pass("settle: before the commit")?;
        tx.commit().await?;
        payments.0.faults.pass("settle: after the commit")?;
        Ok(settled)
    }
    .await;
    if settled.is_err() {
        remember(payments, purchase_id).await?;
    }
    settled
}

async fn remember(payments: &Payments, purchase_id: i64) -> Result<(), Failure> {
    payments.0.faults.pass("settle: remembering")?;
    let now = payments.now();
    let mut tx = payments.0.deps.db.write().await?;
    purchase::capture_seen(&mut tx, purchase_id, now, now.plus_seconds(30)).await?;
    Ok(tx.commit().await?)
}

/// Payment row, guarded change of state, fulfilment, coupon, ledger, receipt, mail, audit: all or nothing.
pub async fn settle(
    payments: &Payments,
    tx: &mut Tx,
    purchase_id: i64,
    evidence: Evidence<'_>,
) -> Result<Settled, Failure> {
    let now = payments.now();
    let purchase = purchase::load(&mut **tx, purchase_id)
        .await?
        .ok_or(codes::ORDER_NOT_FOUND)?;
    let payment_id = match evidence {
        Evidence::Free if purchase.amount_paise != 0 => {
            return Err(Failure::internal("a purchase with a price is not free"));
        }
        Evidence::Free => None,
        Evidence::Captured { payment, witness } => {
            let Some(id) = take_down(payments, tx, &purchase, payment, witness, now).await? else {
                return Ok(Settled::Repeated);
            };
            Some(id)
        }
    };
    payments.0.faults.pass("settle: payment row")?;
    let verdict = match evidence {
        Evidence::Captured { payment, .. } if !is_exact(&purchase, payment) => {
            close_wrong_amount(tx, purchase.id, now).await?;
            Verdict::GiveBack("amount")
        }
        _ => grant(payments, tx, &purchase, evidence, now).await?,
    };
    payments.0.faults.pass("settle: granted")?;
    write_up(payments, tx, &purchase, evidence, payment_id, verdict).await
}

enum Verdict {
    Granted,
    /// Why.
    GiveBack(&'static str),
}

/// The payment's row. `None` if this payment was written down before.
async fn take_down(
    payments: &Payments,
    tx: &mut Tx,
    purchase: &Purchase,
    payment: &ProviderPayment,
    witness: Witness,
    now: Timestamp,
) -> Result<Option<i64>, Failure> {
    let ours = purchase.provider_order_id.as_deref() == Some(payment.order_id.as_str());
    if payment.status != PaymentStatus::Captured || !ours {
        return Err(Failure::internal("not a captured payment of this purchase"));
    }
    let recorded =
        payment::record(tx, purchase.id, &purchase.provider, payment, witness, now).await?;
    if recorded.is_some() {
        webhook::payment_known(payments, tx, &purchase.provider, &payment.id).await?;
    }
    if recorded.is_none() && !payments.0.faults.guarded(Guard::Payment) {
        let provider = &purchase.provider;
        return Ok(sqlx::query_scalar!(
            "SELECT id FROM payments_payment WHERE provider = ? AND provider_payment_id = ?",
            provider,
            payment.id
        )
        .fetch_optional(&mut **tx)
        .await?);
    }
    Ok(recorded)
}

fn is_exact(purchase: &Purchase, payment: &ProviderPayment) -> bool {
    payment.amount == purchase.amount_paise && payment.currency == CURRENCY
}

/// A provider's order that was paid takes no second payment, so the purchase ends here.
async fn close_wrong_amount(tx: &mut Tx, id: i64, now: Timestamp) -> Result<(), Failure> {
    sqlx::query!(
        "UPDATE payments_order SET state = 'refund_due', paid_at = ?1, closed_at = ?1, confirming_since = NULL
         WHERE id = ?2 AND state IN ('created', 'awaiting_payment', 'abandoned')",
        now.0,
        id
    )
    .execute(&mut **tx)
    .await?;
    reservation::release(tx, id, now).await
}

/// Changes the state, if nobody did before, and gives the buyer what was paid for.
async fn grant(
    payments: &Payments,
    tx: &mut Tx,
    purchase: &Purchase,
    evidence: Evidence<'_>,
    now: Timestamp,
) -> Result<Verdict, Failure> {
    let guarded = payments.0.faults.guarded(Guard::State);
    let first = sqlx::query!(
        "UPDATE payments_order SET state = 'paid', paid_at = ?1, confirming_since = NULL
         WHERE id = ?2 AND (state IN ('created', 'awaiting_payment', 'abandoned') OR NOT ?3)",
        now.0,
        purchase.id,
        guarded
    )
    .execute(&mut **tx)
    .await?
    .rows_affected();
    if first == 0 {
        return Ok(Verdict::GiveBack("second_capture"));
    }
    payments.0.faults.pass("settle: paid")?;
    let captured_at = match evidence {
        Evidence::Captured { payment, .. } => payment.counts_from(now),
        Evidence::Free => now,
    };
    let receipt = Receipt {
        purchase: purchase.id,
        buyer: purchase.user_id,
        reference: purchase.reference.clone(),
        paid: Paise(purchase.amount_paise),
        captured_at,
        terms: purchase.terms.clone(),
    };
    let reason = match fulfil(payments, tx, &purchase.kind, &receipt).await? {
        Some(Fulfilment::Granted) => {
            sqlx::query!(
                "UPDATE payments_order SET state = 'fulfilled', fulfilled_at = ? WHERE id = ?",
                now.0,
                purchase.id
            )
            .execute(&mut **tx)
            .await?;
            if let Some(coupon) = purchase.coupon_id {
                reservation::consume(tx, coupon, purchase.user_id, purchase.id, now).await?;
            }
            reservation::release_others(tx, purchase, now).await?;
            return Ok(Verdict::Granted);
        }
        Some(Fulfilment::AlreadyHeld) => "already_held",
        None => "cannot_be_fulfilled",
    };
    sqlx::query!(
        "UPDATE payments_order SET state = 'refund_due', closed_at = ? WHERE id = ?",
        now.0,
        purchase.id
    )
    .execute(&mut **tx)
    .await?;
    reservation::release(tx, purchase.id, now).await?;
    Ok(Verdict::GiveBack(reason))
}

/// `None` if what was paid for cannot be given: it is gone. Trouble of the shop's own is an error, and tried again.
async fn fulfil(
    payments: &Payments,
    tx: &mut Tx,
    kind: &str,
    receipt: &Receipt,
) -> Result<Option<Fulfilment>, Failure> {
    let payable = payments.payable(kind)?.clone();
    sqlx::raw_sql("SAVEPOINT fulfil").execute(&mut **tx).await?;
    let fulfilled = payable.fulfil(tx, receipt).await;
    let outcome = match fulfilled {
        Ok(fulfilment) => Some(fulfilment),
        Err(refusal) if refusal.code().status < INTERNAL.status => {
            tracing::warn!(purchase = receipt.purchase, %refusal, "a paid purchase cannot be fulfilled");
            sqlx::raw_sql("ROLLBACK TO fulfil")
                .execute(&mut **tx)
                .await?;
            None
        }
        Err(trouble) => return Err(trouble),
    };
    sqlx::raw_sql("RELEASE fulfil").execute(&mut **tx).await?;
    Ok(outcome)
}

/// Ledger, receipt, mail and audit, and the payment's own state.
async fn write_up(
    payments: &Payments,
    tx: &mut Tx,
    purchase: &Purchase,
    evidence: Evidence<'_>,
    payment_id: Option<i64>,
    verdict: Verdict,
) -> Result<Settled, Failure> {
    let now = payments.now();
    let (entry, amount, payment) = match evidence {
        Evidence::Captured { payment, .. } => ("captured", payment.amount, Some(payment)),
        Evidence::Free => ("free", 0, None),
    };
    let line = ledger::Line {
        purchase: purchase.id,
        payment: payment_id,
        entry,
        amount,
        actor: None,
    };
    ledger::enter(tx, line, now).await?;
    payments.0.faults.pass("settle: ledger")?;
    let (settled, action, reason) = match verdict {
        Verdict::Granted => (Settled::Granted, "payments.fulfilled", None),
        Verdict::GiveBack(reason) => {
            if let Some(id) = payment_id {
                payment::refund_due(tx, id, reason).await?;
            }
            (Settled::RefundDue, "payments.refund_due", Some(reason))
        }
    };
    let issued = match (settled, payment_id.zip(payment)) {
        (Settled::Granted, Some((id, payment))) => {
            Some(receipts::for_purchase(payments, tx, purchase, id, payment, now).await?)
        }
        _ => None,
    };
    payments.0.faults.pass("settle: receipt")?;
    let number = issued.as_ref().map(|Issued { number, .. }| number.as_str());
    mails::queue(payments, tx, purchase, amount, number, settled, now).await?;
    payments.0.faults.pass("settle: mail")?;
    let subject = format!("purchase:{}", purchase.id);
    let details = json!({
        "payment": payment.map(|payment| &payment.id),
        "amountPaise": amount,
        "from": match evidence { Evidence::Captured { witness, .. } => witness.as_str(), Evidence::Free => "free" },
        "reason": reason,
    });
    let entry = audit::Entry {
        actor: None,
        action,
        subject: &subject,
        details,
    };
    audit::record(tx, now, entry).await?;
    payments.0.faults.pass("settle: audit")?;
    Ok(settled)
}
