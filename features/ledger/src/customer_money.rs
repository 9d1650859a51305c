//! The money of one customer: what their orders cost, what came and went.

use kernel::{Failure, Paise};
use poem_openapi::Object;

use crate::{
    Ledger,
    transaction::{Transaction, TransactionQuery},
};

/// How much of it is listed.
const LATEST: usize = 5;

/// The money of one customer.
#[derive(Object, Clone, Debug)]
#[oai(rename_all = "camelCase")]
pub struct CustomerMoney {
    /// How many of the customer's orders have a price.
    pub priced_orders: i64,
    /// Total agreed for them, in paise; without cancelled ones.
    pub agreed_paise: Paise,
    /// What is left to pay for them, in paise.
    pub due_paise: Paise,
    /// Total received so far, for orders and for everything else, in paise.
    pub received_paise: Paise,
    /// What went back of that, in paise.
    pub returned_paise: Paise,
    /// The last transactions, newest first; at most five.
    pub latest: Vec<Transaction>,
    /// How many there are.
    pub count: i64,
}

impl Ledger {
    pub(crate) async fn customer_money(&self, customer: i64) -> Result<CustomerMoney, Failure> {
        let query = TransactionQuery {
            customer: Some(customer),
            ..TransactionQuery::default()
        };
        let mut page = self.transactions(&query, None).await?;
        page.items.truncate(LATEST);
        let bills = self.bills.bills().await?.into_iter();
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
}
