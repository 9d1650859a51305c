//! One purchase: what a customer wants to buy, at the price frozen when the checkout began.

use kernel::{Failure, Paise, Timestamp, Tx};
use sqlx::SqliteExecutor;

use crate::{
    coupon::Coupon,
    provider::{PaymentStatus, Provider, ProviderPayment},
};

/// A payment that the browser vouched for and the provider does not know after this will not come.
const CONFIRMATION_SECONDS: i64 = 600;

/// Forward only; `Abandoned` may still become paid.
#[derive(Clone, Copy, Debug, PartialEq, Eq, sqlx::Type)]
#[sqlx(rename_all = "snake_case")]
pub enum State {
    Created,
    AwaitingPayment,
    Paid,
    Fulfilled,
    Abandoned,
    RefundDue,
    Refunded,
}

impl State {
    pub fn is_open(self) -> bool {
        matches!(self, Self::Created | Self::AwaitingPayment)
    }

    /// Money may still come and buy something.
    pub fn may_be_paid(self) -> bool {
        self.is_open() || self == Self::Abandoned
    }
}

#[derive(Clone, Debug)]
pub struct Purchase {
    pub id: i64,
    pub user_id: i64,
    pub kind: String,
    pub reference: String,
    pub title: String,
    pub price_paise: i64,
    pub percent: i64,
    pub amount_paise: i64,
    pub terms: String,
    pub coupon_id: Option<i64>,
    pub coupon_code: Option<String>,
    pub coupon_released_at: Option<i64>,
    pub provider: String,
    /// The public key it was made with.
    pub key_id: Option<String>,
    pub provider_order_id: Option<String>,
    pub state: State,
    pub confirming_since: Option<i64>,
    pub capture_seen_at: Option<i64>,
    pub created_at: i64,
    pub opened_at: i64,
    pub paid_at: Option<i64>,
    /// Total refunded so far, in paise.
    pub returned_paise: i64,
    /// Paid with test keys: no money moves.
    pub test: bool,
}

impl Purchase {
    /// The browser said that the buyer paid, and nothing comes of it: every attempt the provider knows of has failed or
    /// was never finished, or it has known of none for long.
    pub fn confirmation_failed(&self, found: &[ProviderPayment], now: Timestamp) -> bool {
        let lost = |since| now.0 - since >= CONFIRMATION_SECONDS;
        let over = |payment: &ProviderPayment| {
            payment.status == PaymentStatus::Created && !payment.is_under_way(now)
        };
        let all_failed = found
            .iter()
            .all(|payment| payment.status == PaymentStatus::Failed || over(payment));
        all_failed
            && self
                .confirming_since
                .is_some_and(|since| !found.is_empty() || lost(since))
    }
}

/// What is offered at this moment for one item.
#[derive(Clone)]
pub struct Offer<'a> {
    pub buyer: i64,
    pub kind: &'a str,
    pub reference: &'a str,
    pub title: &'a str,
    pub price: Paise,
    pub amount: Paise,
    pub terms: &'a str,
    pub coupon: Option<&'a Coupon>,
    pub provider: &'a dyn Provider,
}

impl Offer<'_> {
    fn percent(&self) -> i64 {
        self.coupon.map_or(0, |coupon| coupon.percent)
    }

    /// Whether the open purchase can continue: nothing about the price has changed.
    pub fn is_of(&self, open: &Purchase) -> bool {
        open.amount_paise == self.amount.0
            && open.price_paise == self.price.0
            && open.coupon_id == self.coupon.map(|coupon| coupon.id)
            && open.terms == self.terms
            && self.provider.knows(&open.provider, open.key_id.as_deref())
    }
}

pub async fn load(executor: impl SqliteExecutor<'_>, id: i64) -> Result<Option<Purchase>, Failure> {
    Ok(sqlx::query_as!(
        Purchase,
        r#"SELECT o.id, user_id, o.kind, o.reference, title, price_paise, o.percent, amount_paise, terms, coupon_id,
                  c.code AS "coupon_code?", coupon_released_at, provider, key_id, provider_order_id,
                  state AS "state: State", confirming_since,
                  capture_seen_at, o.created_at, opened_at, paid_at,
                  (SELECT coalesce(sum(r.amount_paise), 0) FROM payments_refund r
                   JOIN payments_payment p ON p.id = r.payment_id
                   WHERE p.order_id = o.id AND r.state = 'processed') AS "returned_paise!: i64",
                  o.test AS "test!: bool"
           FROM payments_order o LEFT JOIN payments_coupon c ON c.id = o.coupon_id WHERE o.id = ?"#,
        id
    )
    .fetch_optional(executor)
    .await?)
}

/// All purchases of a buyer, oldest first.
pub async fn of_buyer(pool: &sqlx::SqlitePool, buyer: i64) -> Result<Vec<Purchase>, Failure> {
    let ids = sqlx::query_scalar!(
        "SELECT id FROM payments_order WHERE user_id = ? ORDER BY id",
        buyer
    )
    .fetch_all(pool)
    .await?;
    let mut purchases = Vec::with_capacity(ids.len());
    for id in ids {
        purchases.extend(load(pool, id).await?);
    }
    Ok(purchases)
}

/// The one open purchase of this item by this buyer.
pub async fn open_one(
    executor: impl SqliteExecutor<'_>,
    buyer: i64,
    kind: &str,
    reference: &str,
) -> Result<Option<i64>, Failure> {
    Ok(sqlx::query_scalar!(
        "SELECT id FROM payments_order
         WHERE user_id = ? AND kind = ? AND reference = ? AND state IN ('created', 'awaiting_payment')",
        buyer,
        kind,
        reference
    )
    .fetch_optional(executor)
    .await?)
}

pub async fn of_provider_order(
    executor: impl SqliteExecutor<'_>,
    provider: &str,
    provider_order_id: &str,
) -> Result<Option<i64>, Failure> {
    Ok(sqlx::query_scalar!(
        "SELECT id FROM payments_order WHERE provider = ? AND provider_order_id = ?",
        provider,
        provider_order_id
    )
    .fetch_optional(executor)
    .await?)
}

/// Freezes the offer.
pub async fn create(
    tx: &mut Tx,
    offer: &Offer<'_>,
    now: Timestamp,
    check_at: Timestamp,
) -> Result<i64, Failure> {
    let percent = offer.percent();
    let coupon_id = offer.coupon.map(|coupon| coupon.id);
    let (provider, key_id) = (offer.provider.name(), offer.provider.key_id());
    let created = sqlx::query!(
        "INSERT INTO payments_order (user_id, kind, reference, title, price_paise, percent, amount_paise, terms,
                                     coupon_id, provider, key_id, created_at, opened_at, check_due_at)
         VALUES (?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?)",
        offer.buyer,
        offer.kind,
        offer.reference,
        offer.title,
        offer.price.0,
        percent,
        offer.amount.0,
        offer.terms,
        coupon_id,
        provider,
        key_id,
        now.0,
        now.0,
        check_at.0
    )
    .execute(&mut **tx)
    .await?;
    Ok(created.last_insert_rowid())
}

/// The checkout is handed out once more.
pub async fn reopen(
    tx: &mut Tx,
    id: i64,
    now: Timestamp,
    check_at: Timestamp,
) -> Result<(), Failure> {
    sqlx::query!(
        "UPDATE payments_order SET opened_at = ?, check_due_at = ? WHERE id = ?",
        now.0,
        check_at.0,
        id
    )
    .execute(&mut **tx)
    .await?;
    Ok(())
}

/// Abandons a purchase: another offer replaces it, or the customer did not come back. A late capture still counts.
pub async fn abandon(tx: &mut Tx, id: i64, now: Timestamp) -> Result<(), Failure> {
    sqlx::query!(
        "UPDATE payments_order SET state = 'abandoned', closed_at = ?
         WHERE id = ? AND state IN ('created', 'awaiting_payment')",
        now.0,
        id
    )
    .execute(&mut **tx)
    .await?;
    Ok(())
}

/// The provider has an order for it.
pub async fn await_payment(tx: &mut Tx, id: i64, provider_order_id: &str) -> Result<(), Failure> {
    sqlx::query!(
        "UPDATE payments_order SET state = 'awaiting_payment', provider_order_id = ? WHERE id = ? AND state = 'created'",
        provider_order_id,
        id
    )
    .execute(&mut **tx)
    .await?;
    Ok(())
}

/// The customer's browser reports a payment with a valid signature; the provider is asked until it confirms.
pub async fn confirming(
    tx: &mut Tx,
    id: i64,
    since: Timestamp,
    check_at: Timestamp,
) -> Result<(), Failure> {
    sqlx::query!(
        "UPDATE payments_order SET confirming_since = coalesce(confirming_since, ?), check_due_at = ?
         WHERE id = ? AND state IN ('awaiting_payment', 'abandoned')",
        since.0,
        check_at.0,
        id
    )
    .execute(&mut **tx)
    .await?;
    Ok(())
}

/// The provider says that nothing is under way after all.
pub async fn not_confirming(tx: &mut Tx, id: i64) -> Result<(), Failure> {
    sqlx::query!(
        "UPDATE payments_order SET confirming_since = NULL WHERE id = ?",
        id
    )
    .execute(&mut **tx)
    .await?;
    Ok(())
}

/// The provider has the money, and writing it down failed: never given up.
pub async fn capture_seen(
    tx: &mut Tx,
    id: i64,
    now: Timestamp,
    check_at: Timestamp,
) -> Result<(), Failure> {
    sqlx::query!(
        "UPDATE payments_order SET capture_seen_at = coalesce(capture_seen_at, ?), check_due_at = ? WHERE id = ?",
        now.0,
        check_at.0,
        id
    )
    .execute(&mut **tx)
    .await?;
    Ok(())
}

pub async fn check_at(tx: &mut Tx, id: i64, at: Option<Timestamp>) -> Result<(), Failure> {
    let at = at.map(|at| at.0);
    sqlx::query!(
        "UPDATE payments_order SET check_due_at = ? WHERE id = ?",
        at,
        id
    )
    .execute(&mut **tx)
    .await?;
    Ok(())
}
