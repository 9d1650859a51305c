//! What waits for the owner.

use kernel::{
    Failure, OnlinePayments,
    online_payments::{TransactionFilter, TransactionShow},
};
use poem_openapi::Object;

use crate::Payments;

/// What waits for the owner.
#[derive(Object, Clone, Debug, PartialEq, Eq)]
#[oai(rename_all = "camelCase")]
pub struct PaymentsWaiting {
    /// Payments for which the owner has to decide whether they are refunded.
    pub to_decide: i64,
    /// Refunds that failed.
    pub failed_refunds: i64,
}

impl Payments {
    pub(super) async fn payments_waiting(&self) -> Result<PaymentsWaiting, Failure> {
        let count = async |show| {
            let filter = TransactionFilter {
                show,
                ..TransactionFilter::default()
            };
            Ok::<_, Failure>(self.totals(&filter).await?.count)
        };
        Ok(PaymentsWaiting {
            to_decide: count(TransactionShow::ToDecide).await?,
            failed_refunds: count(TransactionShow::Failed).await?,
        })
    }
}
