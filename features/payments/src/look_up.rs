//! Looks up everything open at once, for a staff member who waits for the answer.

use kernel::{Failure, Timestamp};

use crate::{
    payments::{Payments, in_time},
    provider::ProviderError,
    reconcile,
    unmatched::{Unmatched, unmatched},
};

/// Money may still come for a purchase of this age.
const OPEN_DAYS: i64 = 7;

/// A capture that was not recorded before.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Found {
    pub purchase: i64,
    pub title: String,
    pub payment: String,
    pub amount_paise: i64,
    /// It bought nothing, and is to be given back.
    pub refund_due: bool,
}

/// What was found, and done.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct LookedUp {
    pub found: Vec<Found>,
    /// Purchases for which money may still come.
    pub open: i64,
    /// Paid at the provider in the last days, and of no purchase here.
    pub unmatched: Vec<Unmatched>,
}

impl Payments {
    /// Asks the provider about every open purchase of the last seven days, and settles what it finds.
    ///
    /// # Errors
    /// The database cannot be read or written. A provider that does not answer is the inner error.
    pub async fn look_up_everything(&self) -> Result<Result<LookedUp, ProviderError>, Failure> {
        if let Err(provider_error) = in_time(self.0.provider.check()).await {
            return Ok(Err(provider_error));
        }
        let now = self.now();
        let since = now.plus_days(-OPEN_DAYS);
        let before = last_payment(self).await?;
        let mut tx = self.0.deps.db.write().await?;
        sqlx::query!(
            "UPDATE payments_order SET check_due_at = ?1
             WHERE state IN ('awaiting_payment', 'abandoned') AND provider_order_id IS NOT NULL AND opened_at >= ?2",
            now.0,
            since.0
        )
        .execute(&mut *tx)
        .await?;
        tx.commit().await?;
        reconcile::run(self).await?;
        Ok(Ok(LookedUp {
            found: found_after(self, before).await?,
            open: open(self).await?,
            unmatched: unmatched(self, since, Timestamp(now.0 + 1)).await?,
        }))
    }
}

async fn last_payment(payments: &Payments) -> Result<i64, Failure> {
    let last = sqlx::query_scalar!(r#"SELECT max(id) AS "id: i64" FROM payments_payment"#)
        .fetch_one(payments.0.deps.db.read())
        .await?;
    Ok(last.unwrap_or_default())
}

async fn found_after(payments: &Payments, before: i64) -> Result<Vec<Found>, Failure> {
    Ok(sqlx::query_as!(
        Found,
        r#"SELECT o.id AS purchase, o.title, p.provider_payment_id AS payment, p.amount_paise,
                  p.state = 'refund_due' AS "refund_due!: bool"
           FROM payments_payment p JOIN payments_order o ON o.id = p.order_id WHERE p.id > ? ORDER BY p.id"#,
        before
    )
    .fetch_all(payments.0.deps.db.read())
    .await?)
}

async fn open(payments: &Payments) -> Result<i64, Failure> {
    Ok(
        sqlx::query_scalar!("SELECT count(*) FROM payments_order WHERE state = 'awaiting_payment'")
            .fetch_one(payments.0.deps.db.read())
            .await?,
    )
}
