//! What makers were paid for their work, as the shop's books read it.

use async_trait::async_trait;

use crate::{calendar::Day, problem::Failure};

/// Knows what makers were paid. The piecework feature answers.
#[async_trait]
pub trait PieceworkPaid: Send + Sync {
    /// Advances and payments from one day to before another, oldest first.
    async fn paid(&self, from: Day, until: Day) -> Result<Vec<PaidPiecework>, Failure>;
}

/// An advance or a payment to a maker.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct PaidPiecework {
    pub day: Day,
    /// User id.
    pub maker: i64,
    /// `cash`, `upi` or `bank`.
    pub method: String,
    pub paise: i64,
    pub note: String,
}
