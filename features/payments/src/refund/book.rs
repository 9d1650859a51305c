//! The money went back: refund, ledger, payment, purchase, what was bought, mail and audit in one transaction.

use kernel::{
    Failure, Paise, Return, Reversal, Timestamp, Tx, audit,
    tax_documents::{DocumentedRefund, MoneyBack},
};
use serde_json::json;

use super::{Captured, Refund};
use crate::{
    codes, ledger, mails,
    payments::Payments,
    provider::RefundNews,
    purchase::{self, Purchase},
};

/// How money goes back.
#[derive(Clone, Copy, PartialEq, Eq)]
pub enum Back {
    /// The shop or the provider gave it back, and the buyer is written to.
    Refund,
    /// The bank took it: no mail goes out.
    Reversal,
}

/// Books a refund that is not booked yet.
pub async fn book(
    payments: &Payments,
    tx: &mut Tx,
    paid: &Captured,
    refund: &Refund,
    news: &RefundNews,
    how: Back,
) -> Result<(), Failure> {
    let now = payments.now();
    let purchase = purchase::load(&mut **tx, paid.purchase).await?;
    let purchase = purchase.ok_or(codes::ORDER_NOT_FOUND)?;
    let at = Timestamp(news.at.min(now.0));
    sqlx::query!(
        "UPDATE payments_refund SET state = 'processed', provider_refund_id = ?, amount_paise = ?, failure = NULL,
                bank_reference = ?, done_at = ?, due_at = NULL WHERE id = ?",
        news.id,
        news.amount,
        news.bank_reference,
        at.0,
        refund.id
    )
    .execute(&mut **tx)
    .await?;
    let line = ledger::Line {
        purchase: purchase.id,
        payment: Some(paid.id),
        entry: "refunded",
        amount: -news.amount,
        actor: refund.actor,
    };
    ledger::enter(tx, line, now).await?;
    let document = DocumentedRefund {
        of: MoneyBack::Payment(paid.id),
        amount: news.amount,
        // What the owner notes is for the book; the buyer's document says what is given back, not why.
        reason: "",
    };
    payments.0.documents.credit_note(tx, document, now).await?;
    let back = Return {
        purchase: purchase.id,
        buyer: purchase.user_id,
        reference: purchase.reference.clone(),
        paid: Paise(paid.amount_paise),
        amount: Paise(news.amount),
        returned: Paise(paid.returned_paise + news.amount),
        at,
    };
    if back.is_full() {
        close(tx, paid, now).await?;
    }
    let bought = paid.reason.is_none();
    let taken = match payments.0.payables.get(purchase.kind.as_str()) {
        Some(payable) if bought && purchase.test => {
            if back.is_full() {
                payable.end_test(tx, purchase.id, at).await?;
                Reversal::Closed
            } else {
                Reversal::Nothing
            }
        }
        Some(payable) if bought => payable.reverse(tx, &back).await?,
        _ => Reversal::Nothing,
    };
    if how == Back::Refund {
        mails::queue_refunded(payments, tx, &purchase, news.amount, taken, now).await?;
    }
    note(tx, &purchase, paid, refund, news, &back, now).await
}

/// Nothing of a payment is left. A coupon that went with it stays used: no paper gives it back. A purchase is refunded
/// with the payment that bought it; one that bought nothing, with the last payment that was due back.
async fn close(tx: &mut Tx, paid: &Captured, now: Timestamp) -> Result<(), Failure> {
    sqlx::query!(
        "UPDATE payments_payment SET state = 'refunded' WHERE id = ?",
        paid.id
    )
    .execute(&mut **tx)
    .await?;
    let bought = paid.reason.is_none();
    sqlx::query!(
        "UPDATE payments_order SET state = 'refunded', closed_at = ?1, check_due_at = NULL
         WHERE id = ?2 AND ((?3 AND state IN ('paid', 'fulfilled'))
            OR (state = 'refund_due' AND NOT EXISTS (SELECT 1 FROM payments_payment p
                WHERE p.order_id = ?2 AND p.state IN ('settled', 'refund_due'))))",
        now.0,
        paid.purchase,
        bought
    )
    .execute(&mut **tx)
    .await?;
    Ok(())
}

async fn note(
    tx: &mut Tx,
    purchase: &Purchase,
    paid: &Captured,
    refund: &Refund,
    news: &RefundNews,
    back: &Return,
    now: Timestamp,
) -> Result<(), Failure> {
    let entry = audit::Entry {
        actor: refund.actor,
        action: "payments.refunded",
        subject: &format!("purchase:{}", purchase.id),
        details: json!({"refund": refund.id, "payment": paid.provider_payment_id, "amountPaise": news.amount,
                        "full": back.is_full()}),
    };
    audit::record(tx, now, entry).await
}
