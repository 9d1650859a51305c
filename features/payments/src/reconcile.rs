//! Asks the provider about every purchase that may have been paid without the shop hearing of it.

use std::sync::atomic::Ordering;

use kernel::Failure;

use crate::{
    adoption, codes,
    payment::SettlementSource,
    payments::{Payments, in_time},
    provider::{CURRENCY, PaymentStatus, ProviderError, ProviderPayment},
    purchase::{self, Purchase},
    rebuild, reservation, schedule,
    settle::settle_all,
};

/// While the provider is down, one purchase tries it this often.
const PROBE_SECONDS: i64 = 120;
/// A provider that takes the money by itself has done so by then.
const TAKEN_AFTER_SECONDS: i64 = 60;
/// The provider answered without an answer to the question.
const REFUSED_SECONDS: i64 = 900;

/// Asks about everything that is due; stops early while the provider is down.
pub async fn run(payments: &Payments) -> Result<(), Failure> {
    if payments.0.down_until.load(Ordering::SeqCst) > payments.now().0 {
        return Ok(());
    }
    rebuild::run(payments).await?;
    adoption::run(payments).await?;
    let mut failed = None;
    // Whatever was looked at is due later than now, or failed and is skipped.
    let mut skipped = Vec::new();
    while let Some(id) = next_due(payments, &skipped).await? {
        skipped.push(id);
        match look(payments, id).await {
            Ok(Look::Answered) => {
                if payments.0.down_until.swap(0, Ordering::SeqCst) != 0 {
                    everything_due(payments).await?;
                    skipped.clear();
                    skipped.push(id);
                }
            }
            Ok(Look::Unasked) => {}
            Ok(Look::Down) => {
                let until = payments.now().0 + PROBE_SECONDS;
                payments.0.down_until.store(until, Ordering::SeqCst);
                break;
            }
            Err(failure) => failed = Some(failure),
        }
    }
    failed.map_or(Ok(()), Err)
}

enum Look {
    Answered,
    /// There was nothing to ask.
    Unasked,
    Down,
}

async fn next_due(payments: &Payments, skipped: &[i64]) -> Result<Option<i64>, Failure> {
    let now = payments.now().0;
    let skipped = serde_json::to_string(skipped).map_err(Failure::internal)?;
    Ok(sqlx::query_scalar!(
        "SELECT id FROM payments_order WHERE check_due_at <= ?1
           AND id NOT IN (SELECT value FROM json_each(?2)) ORDER BY check_due_at, id LIMIT 1",
        now,
        skipped
    )
    .fetch_optional(payments.0.deps.db.read())
    .await?)
}

async fn everything_due(payments: &Payments) -> Result<(), Failure> {
    let now = payments.now().0;
    let mut tx = payments.0.deps.db.write().await?;
    sqlx::query!(
        "UPDATE payments_order SET check_due_at = ?1
         WHERE check_due_at > ?1 AND state IN ('awaiting_payment', 'abandoned')",
        now
    )
    .execute(&mut *tx)
    .await?;
    Ok(tx.commit().await?)
}

async fn look(payments: &Payments, id: i64) -> Result<Look, Failure> {
    let Some(purchase) = purchase::load(payments.0.deps.db.read(), id).await? else {
        return Ok(Look::Unasked);
    };
    let provider_order_id = purchase
        .provider_order_id
        .as_ref()
        .filter(|_| payments.knows(&purchase));
    let Some(provider_order_id) = provider_order_id else {
        after(payments, &purchase, &[]).await?;
        return Ok(Look::Unasked);
    };
    let found = match payments.ask(provider_order_id).await {
        Ok(found) => take(payments, &purchase, found).await,
        Err(ProviderError::Down(why)) => {
            tracing::warn!(%why, "the payment provider is down; trying again every two minutes");
            return Ok(Look::Down);
        }
        Err(ProviderError::Refused(why)) => {
            tracing::warn!(%why, purchase = id, "the payment provider knows nothing of a purchase");
            ask_later(payments, id).await?;
            return Ok(Look::Answered);
        }
    };
    match settle_all(payments, id, &found, SettlementSource::Reconcile).await {
        Err(failure) if failure.code() == codes::PROVIDER_UNREACHABLE => return Ok(Look::Down),
        settled => settled?,
    }
    after(payments, &purchase, &found).await?;
    Ok(Look::Answered)
}

/// Takes the money of a payment that the provider has left authorised: the account takes none by itself. Where
/// nothing more can be bought with it, it goes back to the payer by itself.
async fn take(
    payments: &Payments,
    purchase: &Purchase,
    mut found: Vec<ProviderPayment>,
) -> Vec<ProviderPayment> {
    let taken = |payment: &ProviderPayment| payment.status.is_booked();
    if !purchase.state.is_open() || found.iter().any(taken) {
        return found;
    }
    let left = payments.now().0 - TAKEN_AFTER_SECONDS;
    let waiting = found.iter_mut().find(|payment| {
        payment.status == PaymentStatus::Authorized
            && (payment.amount == purchase.amount_paise
                || payment.difference(purchase.amount_paise).is_some())
            && payment.currency == CURRENCY
            && payment.at <= left
    });
    if let Some(waiting) = waiting {
        match in_time(payments.0.provider.capture(waiting)).await {
            Ok(captured) if captured.id == waiting.id && captured.order_id == waiting.order_id => {
                *waiting = captured;
            }
            Ok(_) => {}
            Err(provider_error) => tracing::warn!(
                ?provider_error,
                purchase = purchase.id,
                "an authorised payment could not be taken yet"
            ),
        }
    }
    found
}

async fn ask_later(payments: &Payments, id: i64) -> Result<(), Failure> {
    let at = payments.now().plus_seconds(REFUSED_SECONDS);
    let mut tx = payments.0.deps.db.write().await?;
    purchase::check_at(&mut tx, id, Some(at)).await?;
    Ok(tx.commit().await?)
}

/// Coupon and next look, by what the provider showed.
async fn after(
    payments: &Payments,
    asked: &Purchase,
    found: &[ProviderPayment],
) -> Result<(), Failure> {
    let now = payments.now();
    let mut tx = payments.0.deps.db.write().await?;
    let Some(purchase) = purchase::load(&mut *tx, asked.id).await? else {
        return Ok(());
    };
    if purchase.opened_at != asked.opened_at
        || purchase.provider_order_id != asked.provider_order_id
    {
        return Ok(()); // the checkout was handed out again since: what was found is old
    }
    if found.iter().any(|payment| payment.is_under_way(now)) {
        reservation::prolong(&mut tx, purchase.id, now).await?;
    } else {
        let reserved = reservation::reserved_until(&mut tx, purchase.id).await?;
        if reserved.is_some_and(|until| until <= now) {
            reservation::release(&mut tx, purchase.id, now).await?;
        }
    }
    if purchase.confirmation_failed(found, now) {
        purchase::not_confirming(&mut tx, purchase.id).await?;
    }
    let next = schedule::next_check(&purchase, now);
    if next.is_none() && purchase.state.may_be_paid() {
        purchase::abandon(&mut tx, purchase.id, now).await?;
        reservation::release(&mut tx, purchase.id, now).await?;
    }
    let reserved = reservation::reserved_until(&mut tx, purchase.id).await?;
    let next = match (next, reserved) {
        (Some(next), Some(until)) if until > now => Some(next.min(until)),
        (next, _) => next,
    };
    purchase::check_at(&mut tx, purchase.id, next).await?;
    Ok(tx.commit().await?)
}
