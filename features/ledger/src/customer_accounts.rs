//! How each of several customers stands: the latest order and what is left to pay.

use std::collections::HashMap;

use kernel::{Day, Failure, Paise};
use poem_openapi::Object;

use crate::Ledger;

/// How one customer stands.
#[derive(Object, Clone, Debug, PartialEq, Eq)]
#[oai(rename_all = "camelCase", skip_serializing_if_is_none)]
pub struct CustomerAccount {
    /// User id of the customer.
    pub customer: i64,
    /// The latest order or request that is not called off; absent if there is none.
    pub last_order: Option<LastOrder>,
    /// What is left to pay for all orders, in paise.
    pub balance_paise: Paise,
}

/// The latest order of a customer.
#[derive(Object, Clone, Debug, PartialEq, Eq)]
#[oai(rename_all = "camelCase")]
pub struct LastOrder {
    /// Id of the order.
    pub id: i64,
    /// As people say it.
    pub number: String,
    /// When it was requested or taken; the day in India.
    pub day: Day,
}

impl Ledger {
    /// In the order of `customers`.
    pub(crate) async fn customer_accounts(
        &self,
        customers: Vec<i64>,
    ) -> Result<Vec<CustomerAccount>, Failure> {
        let mut latest = self.orders.latest(&customers).await?;
        let mut bills = self.bills.bills().await?;
        bills.retain(|bill| customers.contains(&bill.buyer));
        let ids: Vec<i64> = bills.iter().map(|bill| bill.order).collect();
        let received = self.received_for(&ids).await?;
        let mut balances: HashMap<i64, i64> = HashMap::new();
        for (bill, received) in bills.iter().zip(received) {
            let balance = bill.price_paise.unwrap_or_default() - received;
            *balances.entry(bill.buyer).or_default() += balance.max(0);
        }
        let accounts = customers.into_iter().map(|customer| CustomerAccount {
            customer,
            last_order: latest.remove(&customer).map(|order| LastOrder {
                id: order.order,
                number: order.number,
                day: order.at.day(),
            }),
            balance_paise: Paise(balances.remove(&customer).unwrap_or_default()),
        });
        Ok(accounts.collect())
    }
}
