//! Charges that a payer's bank disputes: the owner is notified at once, because they have to respond in time.

use kernel::{Failure, Timestamp, Tx, audit};
use serde_json::json;

use crate::{
    mails,
    payments::Payments,
    provider::{DisputeNews, RefundNews, RefundStatus},
    refund,
};

/// The shop has to answer, once more perhaps.
pub const ACTION_REQUIRED: &str = "payment.dispute.action_required";
/// Reason of what a lost dispute takes out of the books.
const LOST: &str = "Lost dispute";

/// What becomes of news of a dispute. News come in any order: one that has ended stays so, and one that is under review
/// is opened again only by what says so at this moment (`asks`): the event that asks for an answer, or the provider when
/// asked. An alarm too many is better than an answer too late. What a lost one takes leaves the books.
pub async fn follow(
    payments: &Payments,
    news: &DisputeNews,
    asks: bool,
) -> Result<&'static str, Failure> {
    let Some(status) = known_status(&news.status) else {
        return Ok("noted");
    };
    let (now, provider) = (payments.now(), payments.0.provider.name());
    let mut tx = payments.0.deps.db.write().await?;
    let purchase = sqlx::query!(
        r#"SELECT o.id, o.test AS "test: bool" FROM payments_payment p JOIN payments_order o ON o.id = p.order_id
           WHERE p.provider = ? AND p.provider_payment_id = ?"#,
        provider,
        news.payment_id
    )
    .fetch_optional(&mut *tx)
    .await?;
    // The provider keeps test mode apart: what it reports to test keys is a test, whether the payment is known here or not.
    let (purchase, test) = match purchase {
        Some(purchase) => (Some(purchase.id), purchase.test),
        None => (None, payments.is_test_mode()),
    };
    let added = sqlx::query!(
        "INSERT INTO payments_dispute (provider, provider_dispute_id, provider_payment_id, order_id, amount_paise,
                                       reason, phase, status, respond_by, created_at, test)
         VALUES (?1, ?2, ?3, ?4, ?5, ?6, ?7, ?8, ?9, ?10, ?11) ON CONFLICT (provider, provider_dispute_id) DO NOTHING",
        provider,
        news.id,
        news.payment_id,
        purchase,
        news.amount,
        news.reason,
        news.phase,
        status,
        news.respond_by,
        now.0,
        test
    )
    .execute(&mut *tx)
    .await?
    .rows_affected();
    let changed = sqlx::query!(
        "UPDATE payments_dispute SET status = ?1, phase = ?2, respond_by = coalesce(?3, respond_by)
         WHERE provider = ?4 AND provider_dispute_id = ?5 AND status IN ('open', 'under_review')
           AND (status <> ?1 OR phase <> ?2)
           AND (?6 OR NOT (status = 'under_review' AND phase = ?2 AND ?1 = 'open'))",
        status,
        news.phase,
        news.respond_by,
        provider,
        news.id,
        asks
    )
    .execute(&mut *tx)
    .await?
    .rows_affected();
    let lost = status == "lost" && take_out(payments, &mut tx, news).await?;
    if added + changed == 0 && !lost {
        return Ok("known");
    }
    if added + changed > 0 {
        if status == "open" {
            mails::queue_dispute(payments, &mut tx, news, test, now).await?;
        }
        write_up(&mut tx, news, now).await?;
    }
    tx.commit().await?;
    Ok("dispute")
}

/// Books what the bank reversed, once, as money that went back: a purchase without any money left is closed. The
/// bank informs the payer, so no mail is sent. `false` if it is booked already, or the payment is not known here yet.
async fn take_out(payments: &Payments, tx: &mut Tx, news: &DisputeNews) -> Result<bool, Failure> {
    let provider = payments.0.provider.name();
    let waits = sqlx::query_scalar!(
        r#"SELECT id AS "id!" FROM payments_dispute
           WHERE provider = ? AND provider_dispute_id = ? AND status = 'lost' AND refund_id IS NULL"#,
        provider,
        news.id
    )
    .fetch_optional(&mut **tx)
    .await?;
    let Some(id) = waits else {
        return Ok(false);
    };
    let taken = match news.deducted {
        0 => news.amount,
        deducted => deducted,
    };
    let reversal = RefundNews {
        id: news.id.clone(),
        payment_id: news.payment_id.clone(),
        amount: taken,
        status: RefundStatus::Processed,
        key: None,
        failure: None,
        bank_reference: None,
        at: payments.now().0,
    };
    let Some(refund) = refund::book_reversal(payments, tx, &reversal, LOST).await? else {
        return Ok(false);
    };
    sqlx::query!(
        "UPDATE payments_dispute SET refund_id = ?1,
                order_id = coalesce(order_id, (SELECT p.order_id FROM payments_payment p
                    JOIN payments_refund r ON r.payment_id = p.id WHERE r.id = ?1)) WHERE id = ?2",
        refund,
        id
    )
    .execute(&mut **tx)
    .await?;
    Ok(true)
}

fn known_status(status: &str) -> Option<&'static str> {
    ["open", "under_review", "won", "lost", "closed"]
        .into_iter()
        .find(|known| *known == status)
}

async fn write_up(tx: &mut Tx, news: &DisputeNews, now: Timestamp) -> Result<(), Failure> {
    let subject = format!("dispute:{}", news.id);
    let entry = audit::Entry {
        actor: None,
        action: "payments.dispute",
        subject: &subject,
        details: json!({"payment": news.payment_id, "status": news.status, "amountPaise": news.amount}),
    };
    audit::record(tx, now, entry).await
}
