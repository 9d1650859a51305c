//! Refunds: recorded first, then requested from the provider, and booked once the provider reports them as done. A
//! repeated report, or the same one from two sources, has one effect.

mod book;
mod follow;
mod request;
mod send;

use kernel::Failure;
use poem_openapi::Enum;
use sqlx::{SqliteConnection, SqliteExecutor};

pub use follow::{Followed, adopt_all, book_reversal, follow};
pub use request::RefundForm;
pub use send::work;

/// Less than this no provider gives back.
pub const LEAST_PAISE: i64 = 100;

/// How far a refund came. Processed is final; one that failed may be tried again.
#[derive(Enum, sqlx::Type, Clone, Copy, Debug, PartialEq, Eq)]
#[oai(rename_all = "snake_case")]
#[sqlx(rename_all = "snake_case")]
pub enum RefundState {
    /// Recorded; the provider is being asked.
    Requested,
    /// The provider has taken it on.
    Pending,
    /// The money went back.
    Processed,
    /// It did not go back.
    Failed,
}

/// One refund, as far as its way goes.
#[derive(Clone, Debug)]
pub struct Refund {
    pub id: i64,
    pub payment_id: i64,
    pub amount_paise: i64,
    pub reason: String,
    pub actor: Option<i64>,
    pub key: String,
    pub state: RefundState,
    pub provider_refund_id: Option<String>,
    pub requested_at: i64,
    pub tried_at: Option<i64>,
    pub tries: i64,
}

/// A captured payment and what became of it.
#[derive(Clone, Debug)]
pub struct Captured {
    pub id: i64,
    pub purchase: i64,
    pub provider: String,
    pub provider_payment_id: String,
    pub amount_paise: i64,
    /// Why it was due back from the first; absent for one that bought something.
    pub reason: Option<String>,
    /// Total refunded so far.
    pub returned_paise: i64,
    /// What went back, or is on its way.
    pub promised_paise: i64,
}

impl Captured {
    /// What can still be given back.
    pub fn left(&self) -> i64 {
        self.amount_paise - self.promised_paise
    }
}

pub async fn captured(
    executor: impl SqliteExecutor<'_>,
    id: i64,
) -> Result<Option<Captured>, Failure> {
    Ok(sqlx::query_as!(
        Captured,
        r#"SELECT p.id, order_id AS purchase, provider, provider_payment_id, amount_paise, reason,
                  (SELECT coalesce(sum(r.amount_paise), 0) FROM payments_refund r
                   WHERE r.payment_id = p.id AND r.state = 'processed') AS "returned_paise!: i64",
                  (SELECT coalesce(sum(r.amount_paise), 0) FROM payments_refund r
                   WHERE r.payment_id = p.id AND r.state <> 'failed') AS "promised_paise!: i64"
           FROM payments_payment p WHERE p.id = ?"#,
        id
    )
    .fetch_optional(executor)
    .await?)
}

/// The payment with this id at the provider, if it is recorded.
async fn captured_as(
    connection: &mut SqliteConnection,
    provider: &str,
    provider_payment_id: &str,
) -> Result<Option<Captured>, Failure> {
    let id = sqlx::query_scalar!(
        r#"SELECT id AS "id!" FROM payments_payment WHERE provider = ? AND provider_payment_id = ?"#,
        provider,
        provider_payment_id
    )
    .fetch_optional(&mut *connection)
    .await?;
    match id {
        Some(id) => captured(connection, id).await,
        None => Ok(None),
    }
}

pub async fn load(executor: impl SqliteExecutor<'_>, id: i64) -> Result<Option<Refund>, Failure> {
    Ok(sqlx::query_as!(
        Refund,
        r#"SELECT id, payment_id, amount_paise, reason, actor, key, state AS "state: RefundState", provider_refund_id,
                  requested_at, tried_at, tries
           FROM payments_refund WHERE id = ?"#,
        id
    )
    .fetch_optional(executor)
    .await?)
}
