//! What waits for the owner.

use kernel::{Failure, online_payments::TransactionShow};
use poem_openapi::Object;

use crate::{Ledger, transaction::TransactionQuery};

/// What the owner has to decide.
#[derive(Object, Clone, Debug, PartialEq, Eq)]
#[oai(rename_all = "camelCase")]
pub struct PaymentsWaiting {
    /// Payments for which the owner has to decide whether they are refunded.
    pub to_decide: i64,
    /// Refunds that failed.
    pub failed_refunds: i64,
}

impl Ledger {
    pub(crate) async fn payments_waiting(&self) -> Result<PaymentsWaiting, Failure> {
        let count = async |show| {
            let query = TransactionQuery {
                show,
                ..TransactionQuery::default()
            };
            let asked = self.asked(&query).await?;
            Ok::<_, Failure>(self.transaction_totals(&asked).await?.count)
        };
        Ok(PaymentsWaiting {
            to_decide: count(TransactionShow::ToDecide).await?,
            failed_refunds: count(TransactionShow::Failed).await?,
        })
    }
}
