//! The money of one customer: what her orders cost, what came and went, and what waits for the owner.

use kernel::{Failure, Paise};
use poem_openapi::Object;

use super::transaction::{Transaction, TransactionFilter, TransactionShow};
use crate::Payments;

/// How much of it is listed.
const LATEST: usize = 5;

/// The money of one customer.
#[derive(Object, Clone, Debug)]
#[oai(rename_all = "camelCase")]
pub struct CustomerMoney {
    /// How many of her orders have a price.
    pub priced_orders: i64,
    /// What was agreed for them, in paise; called off ones left out.
    pub agreed_paise: Paise,
    /// What is left to pay for them, in paise.
    pub due_paise: Paise,
    /// What came by now, for orders and for everything else, in paise.
    pub received_paise: Paise,
    /// What went back of that, in paise.
    pub returned_paise: Paise,
    /// The last movements, newest first; at most five.
    pub latest: Vec<Transaction>,
    /// How many there are.
    pub count: i64,
}

/// What waits for the owner.
#[derive(Object, Clone, Debug, PartialEq, Eq)]
#[oai(rename_all = "camelCase")]
pub struct PaymentsWaiting {
    /// Payments of which she has to say whether they go back.
    pub to_decide: i64,
    /// Refunds that failed.
    pub failed_refunds: i64,
}

impl Payments {
    pub(super) async fn customer_money(&self, customer: i64) -> Result<CustomerMoney, Failure> {
        let filter = TransactionFilter {
            customer: Some(customer),
            ..TransactionFilter::default()
        };
        let mut page = self.transactions(&filter, None).await?;
        page.items.truncate(LATEST);
        let bills = self.0.bills.bills().await?.into_iter();
        let priced: Vec<(i64, i64)> = bills
            .filter(|bill| bill.buyer == customer)
            .filter_map(|bill| Some((bill.order, bill.price_paise?)))
            .collect();
        let mut due = 0;
        for (order, _) in &priced {
            let ledger = self.order_ledger(*order).await?;
            due += ledger.balance_paise.map_or(0, |balance| balance.0.max(0));
        }
        Ok(CustomerMoney {
            priced_orders: priced.len() as i64,
            agreed_paise: Paise(priced.iter().map(|(_, price)| price).sum()),
            due_paise: Paise(due),
            received_paise: page.totals.received_paise,
            returned_paise: page.totals.returned_paise,
            latest: page.items,
            count: page.totals.count,
        })
    }

    pub(super) async fn payments_waiting(&self) -> Result<PaymentsWaiting, Failure> {
        let mut counts = [0; 2];
        for (count, show) in counts
            .iter_mut()
            .zip([TransactionShow::ToDecide, TransactionShow::Failed])
        {
            let filter = TransactionFilter {
                show,
                ..TransactionFilter::default()
            };
            let asked = self.asked(&filter).await?;
            *count = self.transaction_totals(&asked).await?.count;
        }
        let [to_decide, failed_refunds] = counts;
        Ok(PaymentsWaiting {
            to_decide,
            failed_refunds,
        })
    }
}
