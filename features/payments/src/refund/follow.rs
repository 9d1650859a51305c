//! What the provider says of a refund, by an answer, a message or a question: all of it comes through here.

use kernel::{Failure, Timestamp, Tx, audit, secret::random_token};
use serde_json::json;

use super::{Captured, Refund, RefundState, book, captured_as, load};
use crate::{
    payments::Payments,
    provider::{RefundNews, RefundStatus},
};

/// Why there is one that nobody here asked for.
const MADE_THERE: &str = "Made at the payment provider";
/// A refund that the provider has taken on is asked about after this.
const FIRST_LOOK_SECONDS: i64 = 300;

/// What became of the news.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Followed {
    /// It is written down now.
    Changed,
    /// It was known before.
    Known,
    /// No payment of this id was written down: nothing happened.
    UnknownPayment,
}

/// Writes down what the provider says, once. A refund that nobody here asked for becomes a row of its own. The news may
/// come in any order, again and at the same time by two ways.
pub async fn follow(payments: &Payments, news: &RefundNews) -> Result<Followed, Failure> {
    let now = payments.now();
    let mut tx = payments.0.deps.db.write().await?;
    let provider = payments.0.provider.name();
    let Some(paid) = captured_as(&mut tx, provider, &news.payment_id).await? else {
        return Ok(Followed::UnknownPayment);
    };
    let refund = match find(&mut tx, &paid, news).await? {
        Some(refund) => refund,
        None => adopt(&mut tx, &paid, news, now).await?,
    };
    payments.0.faults.pass("refund: found")?;
    let known = refund.provider_refund_id.is_some();
    match (refund.state, news.status) {
        (RefundState::Processed, _) => return Ok(Followed::Known),
        (_, RefundStatus::Processed) => book::book(payments, &mut tx, &paid, &refund, news).await?,
        (RefundState::Failed, _) if known => return Ok(Followed::Known),
        (_, RefundStatus::Failed) => {
            let why = news
                .failure
                .as_deref()
                .unwrap_or("The bank did not say why.");
            fail(payments, &mut tx, &refund, Some(&news.id), why).await?;
        }
        (RefundState::Pending, RefundStatus::Pending) => return Ok(Followed::Known),
        (_, RefundStatus::Pending) => take_on(&mut tx, &refund, news, now).await?,
    }
    payments.0.faults.pass("refund: before the commit")?;
    tx.commit().await?;
    payments.0.faults.pass("refund: after the commit")?;
    Ok(Followed::Changed)
}

/// The provider refused: for certain nothing was made.
pub(super) async fn give_up(payments: &Payments, id: i64, why: &str) -> Result<(), Failure> {
    let mut tx = payments.0.deps.db.write().await?;
    let Some(refund) = load(&mut *tx, id).await? else {
        return Ok(());
    };
    if refund.state != RefundState::Requested {
        return Ok(()); // a message was quicker
    }
    fail(payments, &mut tx, &refund, None, why).await?;
    payments.0.faults.pass("refund: before the commit")?;
    Ok(tx.commit().await?)
}

async fn find(tx: &mut Tx, paid: &Captured, news: &RefundNews) -> Result<Option<Refund>, Failure> {
    let id = sqlx::query_scalar!(
        r#"SELECT id AS "id!" FROM payments_refund
           WHERE payment_id = ?1 AND (provider_refund_id = ?2 OR (provider_refund_id IS NULL AND key = ?3))
           ORDER BY provider_refund_id IS NULL LIMIT 1"#,
        paid.id,
        news.id,
        news.key
    )
    .fetch_optional(&mut **tx)
    .await?;
    match id {
        Some(id) => load(&mut **tx, id).await,
        None => Ok(None),
    }
}

/// One that was made at the provider's own place, or before a backup was brought back.
async fn adopt(
    tx: &mut Tx,
    paid: &Captured,
    news: &RefundNews,
    now: Timestamp,
) -> Result<Refund, Failure> {
    let key = match &news.key {
        Some(key) if !key.is_empty() && is_free(tx, key).await? => key.clone(),
        _ => random_token(),
    };
    let since = news.at.min(now.0);
    let id = sqlx::query!(
        "INSERT INTO payments_refund (payment_id, provider, amount_paise, reason, key, state, requested_at, due_at)
         VALUES (?1, ?2, ?3, ?4, ?5, 'requested', ?6, ?7)",
        paid.id,
        paid.provider,
        news.amount,
        MADE_THERE,
        key,
        since,
        now.0
    )
    .execute(&mut **tx)
    .await?
    .last_insert_rowid();
    let entry = audit::Entry {
        actor: None,
        action: "payments.refund_adopted",
        subject: &format!("purchase:{}", paid.purchase),
        details: json!({"refund": id, "payment": paid.provider_payment_id, "amountPaise": news.amount}),
    };
    audit::record(tx, now, entry).await?;
    let adopted = load(&mut **tx, id).await?;
    adopted.ok_or_else(|| Failure::internal("a refund that was just written down is gone"))
}

async fn is_free(tx: &mut Tx, key: &str) -> Result<bool, Failure> {
    Ok(sqlx::query_scalar!(
        r#"SELECT NOT EXISTS (SELECT 1 FROM payments_refund WHERE key = ?) AS "free!: bool""#,
        key
    )
    .fetch_one(&mut **tx)
    .await?)
}

async fn take_on(
    tx: &mut Tx,
    refund: &Refund,
    news: &RefundNews,
    now: Timestamp,
) -> Result<(), Failure> {
    let due = now.plus_seconds(FIRST_LOOK_SECONDS);
    sqlx::query!(
        "UPDATE payments_refund SET state = 'pending', provider_refund_id = ?, amount_paise = ?, failure = NULL,
                done_at = NULL, due_at = ? WHERE id = ?",
        news.id,
        news.amount,
        due.0,
        refund.id
    )
    .execute(&mut **tx)
    .await?;
    Ok(())
}

async fn fail(
    payments: &Payments,
    tx: &mut Tx,
    refund: &Refund,
    provider_refund_id: Option<&str>,
    why: &str,
) -> Result<(), Failure> {
    let now = payments.now();
    sqlx::query!(
        "UPDATE payments_refund SET state = 'failed', provider_refund_id = coalesce(?1, provider_refund_id), failure = ?2,
                done_at = ?3, due_at = NULL WHERE id = ?4",
        provider_refund_id,
        why,
        now.0,
        refund.id
    )
    .execute(&mut **tx)
    .await?;
    let entry = audit::Entry {
        actor: None,
        action: "payments.refund_failed",
        subject: &format!("refund:{}", refund.id),
        details: json!({"amountPaise": refund.amount_paise, "why": why}),
    };
    audit::record(tx, now, entry).await
}
