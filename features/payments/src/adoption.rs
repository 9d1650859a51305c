//! Adopts what was done at the provider itself and whose webhook never came: refunds and disputes. The provider's lists
//! are read every hour, however long ago the payment was.

use std::collections::HashSet;

use kernel::{Failure, Timestamp};

use crate::{
    dispute,
    payments::{Payments, in_time},
    provider::{DisputeNews, ProviderError},
    refund,
    unmatched::is_written_down,
};

/// How often the lists are read.
const EVERY_SECONDS: i64 = 3_600;
/// Each time the list of refunds is read from so long before the end of the last time: clocks differ, and a refund may
/// be listed late.
const OVERLAP_SECONDS: i64 = 86_400;

/// Reads the lists if they are due and anything was paid. A provider that does not answer is asked again soon.
///
/// # Errors
/// Reports that could not be recorded; the rest is.
pub async fn run(payments: &Payments) -> Result<(), Failure> {
    let now = payments.now();
    let Some(since) = due_since(payments, now).await? else {
        return Ok(());
    };
    let until = now.plus_seconds(1);
    let refunds = match payments.0.provider.refunds_between(since, until).await {
        Ok(refunds) => refunds,
        Err(provider_error) => {
            tracing::warn!(
                ?provider_error,
                "the provider's refunds cannot be listed yet"
            );
            return Ok(());
        }
    };
    let mut failed = None;
    for event in &refunds {
        if let Err(failure) = refund::follow(payments, event).await {
            failed = Some(failure);
        }
    }
    for event in disputes(payments).await? {
        if let Err(failure) = dispute::follow(payments, &event, true).await {
            failed = Some(failure);
        }
    }
    let read_until = if failed.is_none() {
        now.0
    } else {
        since.0 + OVERLAP_SECONDS
    };
    let (provider, due) = (payments.0.provider.name(), now.0 + EVERY_SECONDS);
    let mut tx = payments.0.deps.db.write().await?;
    sqlx::query!(
        "INSERT INTO payments_adoption (provider, refunds_until, due_at) VALUES (?1, ?2, ?3)
         ON CONFLICT (provider) DO UPDATE SET refunds_until = excluded.refunds_until, due_at = excluded.due_at",
        provider,
        read_until,
        due
    )
    .execute(&mut *tx)
    .await?;
    tx.commit().await?;
    failed.map_or(Ok(()), Err)
}

/// From when the refunds are listed. `None` if it is not time yet, or nothing was paid that could go back.
async fn due_since(payments: &Payments, now: Timestamp) -> Result<Option<Timestamp>, Failure> {
    let (pool, provider) = (payments.0.deps.db.read(), payments.0.provider.name());
    let read = sqlx::query!(
        "SELECT refunds_until, due_at FROM payments_adoption WHERE provider = ?",
        provider
    )
    .fetch_optional(pool)
    .await?;
    if let Some(read) = read {
        let since = Timestamp(read.refunds_until - OVERLAP_SECONDS);
        return Ok((read.due_at <= now.0).then_some(since));
    }
    let first = sqlx::query_scalar!(
        r#"SELECT min(captured_at) AS "at: i64" FROM payments_payment WHERE provider = ?"#,
        provider
    )
    .fetch_one(pool)
    .await?;
    Ok(first.map(|at| Timestamp(at - OVERLAP_SECONDS)))
}

/// The newest disputes about payments of this shop, and every one that has not ended as far as it is known here.
async fn disputes(payments: &Payments) -> Result<Vec<DisputeNews>, Failure> {
    let (pool, provider) = (payments.0.deps.db.read(), &payments.0.provider);
    let name = provider.name();
    let mut found = Vec::new();
    let listed = in_time(provider.disputes()).await;
    for event in listed.unwrap_or_else(nothing) {
        if is_written_down(pool, name, &event.payment_id).await? {
            found.push(event);
        }
    }
    let listed: HashSet<String> = found.iter().map(|event| event.id.clone()).collect();
    let open = sqlx::query_scalar!(
        "SELECT provider_dispute_id FROM payments_dispute WHERE provider = ? AND status IN ('open', 'under_review')",
        name
    )
    .fetch_all(pool)
    .await?;
    for id in open.iter().filter(|id| !listed.contains(*id)) {
        let event = in_time(provider.dispute(id)).await.map(|event| vec![event]);
        found.extend(event.unwrap_or_else(nothing));
    }
    Ok(found)
}

fn nothing(provider_error: ProviderError) -> Vec<DisputeNews> {
    tracing::warn!(
        ?provider_error,
        "the provider does not say how disputes stand"
    );
    Vec::new()
}
