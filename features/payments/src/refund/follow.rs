//! What the provider says of a refund, by an answer, a message or a question: all of it comes through here.

use kernel::{Failure, Timestamp, Tx, audit, secret::random_token};
use serde_json::json;

use super::{Captured, Refund, RefundState, book, captured_as, load};
use crate::{
    codes,
    payments::{Payments, in_time},
    provider::{PaymentStatus, ProviderError, ProviderPayment, RefundNews, RefundStatus},
};

/// The reason recorded for a refund that did not start in the shop.
const MADE_THERE: &str = "Made at the payment provider";
/// A refund that the provider has taken on is asked about after this.
const FIRST_LOOK_SECONDS: i64 = 300;

/// What became of the news.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Followed {
    /// It is recorded now.
    Changed,
    /// It was known before.
    Known,
    /// No payment with this id is recorded: nothing happened.
    UnknownPayment,
}

/// Records what the provider reports about a refund, once. One that did not start in the shop becomes a row of its own.
/// Reports may come in any order, repeatedly, and from two sources at the same time.
pub async fn follow(payments: &Payments, news: &RefundNews) -> Result<Followed, Failure> {
    let now = payments.now();
    let mut tx = payments.0.deps.db.write().await?;
    let provider = payments.0.provider.name();
    let Some(paid) = captured_as(&mut tx, provider, &news.payment_id).await? else {
        return Ok(Followed::UnknownPayment);
    };
    let refund = match find(&mut tx, &paid, news).await? {
        Some(refund) => refund,
        None => adopt(&mut tx, &paid, news, MADE_THERE, now).await?,
    };
    if refund.state == RefundState::Processed {
        return Ok(Followed::Known);
    }
    let Some(news) = &within(&paid, news) else {
        return Ok(Followed::Known);
    };
    let known = refund.provider_refund_id.is_some();
    match (refund.state, news.status) {
        (RefundState::Processed, _) => return Ok(Followed::Known),
        (_, RefundStatus::Processed) => {
            let refunded = book::Back::Refund;
            book::book(payments, &mut tx, &paid, &refund, news, refunded).await?;
        }
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
    tx.commit().await?;
    Ok(Followed::Changed)
}

/// What of it can be booked: no more goes back than came. A fee that the buyer bore is not in the books.
fn within(paid: &Captured, news: &RefundNews) -> Option<RefundNews> {
    if news.status != RefundStatus::Processed {
        return Some(news.clone());
    }
    let room = paid.amount_paise - paid.returned_paise;
    if room <= 0 {
        tracing::warn!(refund = news.id, "more went back of a payment than came");
        return None;
    }
    Some(RefundNews {
        amount: news.amount.min(room),
        ..news.clone()
    })
}

/// Adopts every refund and reversal of a recorded payment.
///
/// # Errors
/// `payments.provider_unreachable` if the provider does not say what went back.
pub async fn adopt_all(payments: &Payments, payment: &ProviderPayment) -> Result<(), Failure> {
    let whole = payment.status == PaymentStatus::Refunded;
    if !whole && payment.refunded == 0 {
        return Ok(());
    }
    let mut connection = payments.0.deps.db.read().acquire().await?;
    let paid = captured_as(&mut connection, payments.0.provider.name(), &payment.id).await?;
    drop(connection);
    let Some(paid) = paid else {
        return Ok(());
    };
    let left = paid.amount_paise - paid.returned_paise;
    if left <= 0 || (!whole && paid.returned_paise >= payment.refunded) {
        return Ok(());
    }
    let found = match in_time(payments.0.provider.refunds(&payment.id)).await {
        Ok(found) => found,
        Err(ProviderError::Refused(_)) => Vec::new(),
        Err(ProviderError::Down(why)) => {
            tracing::warn!(%why, payment = payment.id, "the refunds of a payment cannot be listed yet");
            return Err(codes::PROVIDER_UNREACHABLE.into());
        }
    };
    for news in &found {
        follow(payments, news).await?;
    }
    if whole && found.is_empty() {
        // Money that was never taken goes back without a refund of its own.
        let news = RefundNews {
            id: payment.id.clone(),
            payment_id: payment.id.clone(),
            amount: left,
            status: RefundStatus::Processed,
            key: None,
            failure: None,
            bank_reference: None,
            at: payments.now().0,
        };
        follow(payments, &news).await?;
    }
    Ok(())
}

/// Books a reversal (money that went back without a refund) in the caller's transaction. Returns the id of its row;
/// `None` if its payment is not recorded, or nothing of it is left.
pub async fn book_reversal(
    payments: &Payments,
    tx: &mut Tx,
    news: &RefundNews,
    reason: &str,
) -> Result<Option<i64>, Failure> {
    let provider = payments.0.provider.name();
    let Some(paid) = captured_as(tx, provider, &news.payment_id).await? else {
        return Ok(None);
    };
    let Some(news) = &within(&paid, news) else {
        return Ok(None);
    };
    let refund = adopt(tx, &paid, news, reason, payments.now()).await?;
    book::book(payments, tx, &paid, &refund, news, book::Back::Reversal).await?;
    Ok(Some(refund.id))
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
    let id = match id {
        Some(id) => Some(id),
        None => asked_for_here(tx, paid, news).await?,
    };
    match id {
        Some(id) => load(&mut **tx, id).await,
        None => Ok(None),
    }
}

/// A refund that was asked for here and made at the provider's own place: the same amount, and either the provider had
/// refused it here, or there is not money enough for both.
async fn asked_for_here(
    tx: &mut Tx,
    paid: &Captured,
    news: &RefundNews,
) -> Result<Option<i64>, Failure> {
    if news.status == RefundStatus::Failed {
        return Ok(None);
    }
    let too_much = paid.promised_paise + news.amount > paid.amount_paise;
    Ok(sqlx::query_scalar!(
        r#"SELECT id AS "id!" FROM payments_refund r
           WHERE payment_id = ?1 AND provider_refund_id IS NULL AND amount_paise = ?2
             AND ((state = 'requested' AND ?3) OR (state = 'failed' AND NOT EXISTS (
                   SELECT 1 FROM payments_refund l WHERE l.payment_id = r.payment_id AND l.id > r.id)))
           ORDER BY id LIMIT 1"#,
        paid.id,
        news.amount,
        too_much
    )
    .fetch_optional(&mut **tx)
    .await?)
}

/// One that was made at the provider's own place, or before a backup was brought back.
async fn adopt(
    tx: &mut Tx,
    paid: &Captured,
    news: &RefundNews,
    reason: &str,
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
        reason,
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
    adopted.ok_or_else(|| Failure::internal("the refund that was just recorded is missing"))
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
