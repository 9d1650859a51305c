//! Asks the provider: to make what was requested, and how far it came with what it took on. A request that may have
//! reached the provider is looked for there before it is sent again, and carries the same key.

use kernel::{Failure, Paise};

use super::{
    Captured, Refund, RefundState, captured,
    follow::{follow, give_up},
};
use crate::{
    payments::{Payments, in_time},
    provider::{CreateRefund, ProviderError, RefundNews, RefundStatus},
};

const MINUTE: i64 = 60;
const HOUR: i64 = 3_600;
const DAY: i64 = 86_400;
/// Seconds until the next try, by how often it was tried.
const RETRIES: [i64; 4] = [30, 2 * MINUTE, 10 * MINUTE, 30 * MINUTE];
/// A provider that says nothing final for so long is not asked any more: its own message may still come.
const ASKED_DAYS: i64 = 30;

/// Works on every refund that is due. One that fails is tried again and holds up no other.
pub async fn work(payments: &Payments) -> Result<(), Failure> {
    let mut after = 0;
    let mut failed = None;
    while let Some(refund) = next_due(payments, after).await? {
        after = refund.id;
        if let Err(failure) = advance(payments, &refund).await {
            failed = Some(failure);
        }
    }
    failed.map_or(Ok(()), Err)
}

async fn next_due(payments: &Payments, after: i64) -> Result<Option<Refund>, Failure> {
    let (now, provider) = (payments.now().0, payments.0.provider.name());
    let pool = payments.0.deps.db.read();
    let id = sqlx::query_scalar!(
        r#"SELECT id AS "id!" FROM payments_refund
           WHERE due_at <= ? AND id > ? AND provider = ? AND state IN ('requested', 'pending') ORDER BY id LIMIT 1"#,
        now,
        after,
        provider
    )
    .fetch_optional(pool)
    .await?;
    match id {
        Some(id) => super::load(pool, id).await,
        None => Ok(None),
    }
}

async fn advance(payments: &Payments, refund: &Refund) -> Result<(), Failure> {
    let Some(paid) = captured(payments.0.deps.db.read(), refund.payment_id).await? else {
        return Err(Failure::internal("a refund without its payment"));
    };
    match refund.state {
        RefundState::Requested => send(payments, refund, &paid).await,
        RefundState::Pending => look(payments, refund, &paid).await.map(drop),
        RefundState::Processed | RefundState::Failed => Ok(()),
    }
}

async fn send(payments: &Payments, refund: &Refund, paid: &Captured) -> Result<(), Failure> {
    if refund.tried_at.is_some() && look(payments, refund, paid).await? != Seen::Missing {
        return Ok(());
    }
    mark_tried(payments, refund).await?;
    let input = CreateRefund {
        payment_id: paid.provider_payment_id.clone(),
        amount: Paise(refund.amount_paise),
        key: refund.key.clone(),
        refund: refund.id,
    };
    let answer = in_time(payments.0.provider.refund(&input)).await;
    match answer {
        Ok(news) => {
            let news = RefundNews {
                key: Some(refund.key.clone()),
                ..news
            };
            follow(payments, &news).await.map(drop)
        }
        Err(ProviderError::Down(why)) => {
            tracing::warn!(
                %why,
                refund = refund.id,
                "a refund could not be made yet"
            );
            Ok(())
        }
        // It may have happened there already, by another hand.
        Err(ProviderError::Refused(why)) => match look(payments, refund, paid).await? {
            Seen::Unknown => Ok(()),
            Seen::There | Seen::Missing => give_up(payments, refund.id, &why).await,
        },
    }
}

/// From here on the provider may know of it.
async fn mark_tried(payments: &Payments, refund: &Refund) -> Result<(), Failure> {
    let now = payments.now();
    let tried = usize::try_from(refund.tries).unwrap_or_default();
    let wait = RETRIES.get(tried).or(RETRIES.last()).copied();
    let due = now.plus_seconds(wait.unwrap_or(HOUR));
    let mut tx = payments.0.deps.db.write().await?;
    sqlx::query!(
        "UPDATE payments_refund SET tried_at = ?1, tries = tries + 1, due_at = ?2 WHERE id = ?3 AND state = 'requested'",
        now.0,
        due.0,
        refund.id
    )
    .execute(&mut *tx)
    .await?;
    Ok(tx.commit().await?)
}

#[derive(PartialEq, Eq)]
enum Seen {
    /// The provider has it, and what it reports is recorded.
    There,
    Missing,
    /// It did not answer.
    Unknown,
}

/// What the provider knows of a payment's refunds, those made at its own place included.
async fn look(payments: &Payments, refund: &Refund, paid: &Captured) -> Result<Seen, Failure> {
    let found = match in_time(payments.0.provider.refunds(&paid.provider_payment_id)).await {
        Ok(found) => found,
        Err(provider_error) => {
            tracing::warn!(
                ?provider_error,
                refund = refund.id,
                "the payment provider did not say how a refund stands"
            );
            later(payments, refund).await?;
            return Ok(Seen::Unknown);
        }
    };
    let mut seen = Seen::Missing;
    for news in &found {
        let ours = news.key.as_deref() == Some(refund.key.as_str())
            || refund.provider_refund_id.as_deref() == Some(news.id.as_str());
        if ours {
            seen = Seen::There;
            if news.status == RefundStatus::Pending {
                later(payments, refund).await?;
            }
        }
        follow(payments, news).await?;
    }
    if refund.state == RefundState::Pending && seen == Seen::Missing {
        later(payments, refund).await?;
    }
    Ok(seen)
}

/// The older the rarer.
async fn later(payments: &Payments, refund: &Refund) -> Result<(), Failure> {
    let now = payments.now();
    let age = now.0 - refund.requested_at;
    let wait = match age {
        ..HOUR => Some(5 * MINUTE),
        HOUR..DAY => Some(HOUR),
        _ if age < ASKED_DAYS * DAY || refund.state == RefundState::Requested => Some(6 * HOUR),
        _ => None,
    };
    let due = wait.map(|seconds| now.plus_seconds(seconds).0);
    let mut tx = payments.0.deps.db.write().await?;
    sqlx::query!(
        "UPDATE payments_refund SET due_at = ? WHERE id = ? AND state IN ('requested', 'pending')",
        due,
        refund.id
    )
    .execute(&mut *tx)
    .await?;
    Ok(tx.commit().await?)
}
