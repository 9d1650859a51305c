//! Paid at the provider, not here.

use kernel::{Failure, Timestamp};
use sqlx::SqliteExecutor;

use crate::{
    codes,
    payments::Payments,
    provider::{NewProviderOrder, PaymentStatus, ProviderPayment},
    purchase,
};

/// A captured payment that no purchase here has.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Unmatched {
    pub payment: ProviderPayment,
    /// The purchase it belongs to, which is not settled with it; absent if its order is not known here.
    pub purchase: Option<i64>,
    /// The purchase noted on its order, if this software made it.
    pub reported: Option<NewProviderOrder>,
}

/// Captured payments that were begun at the provider from `from` to before `to` and are not recorded here, newest
/// first.
///
/// # Errors
/// `payments.provider_unreachable`, or the database cannot be read.
pub async fn unmatched(
    payments: &Payments,
    from: Timestamp,
    to: Timestamp,
) -> Result<Vec<Unmatched>, Failure> {
    let provider = &payments.0.provider;
    let found = provider.payments_between(from, to).await;
    let mut found = found.map_err(|provider_error| {
        tracing::warn!(
            ?provider_error,
            "the payments at the provider cannot be listed"
        );
        Failure::new(codes::PROVIDER_UNREACHABLE)
    })?;
    found.retain(|payment| payment.status == PaymentStatus::Captured);
    found.sort_by(|one, other| (other.at, &other.id).cmp(&(one.at, &one.id)));
    let mut unmatched = Vec::new();
    for payment in found {
        let db = payments.0.deps.db.read();
        if is_written_down(db, provider.name(), &payment.id).await? {
            continue;
        }
        let purchase = match payment.order_id.as_str() {
            "" => None,
            order => purchase::of_provider_order(db, provider.name(), order).await?,
        };
        let reported = match payment.order_id.as_str() {
            "" => None,
            _ if purchase.is_some() => None,
            order => provider
                .order(order)
                .await
                .ok()
                .and_then(|order| order.reported),
        };
        unmatched.push(Unmatched {
            payment,
            purchase,
            reported,
        });
    }
    Ok(unmatched)
}

/// Whether a payment is in the books.
pub async fn is_written_down(
    executor: impl SqliteExecutor<'_>,
    provider: &str,
    payment: &str,
) -> Result<bool, Failure> {
    let found = sqlx::query_scalar!(
        "SELECT id FROM payments_payment WHERE provider = ? AND provider_payment_id = ?",
        provider,
        payment
    )
    .fetch_optional(executor)
    .await?;
    Ok(found.is_some())
}
