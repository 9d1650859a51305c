//! What is left to pay today, by how long it is due, and advances held.

use kernel::{Day, Failure, Paise};
use poem_openapi::Object;

use crate::{Ledger, received::received};

/// How many orders are listed.
const MOST_LINES: usize = 100;

/// Ages of balances, in days: the first and last of each; the last one has no end.
const AGES: [(i64, Option<i64>); 4] = [(0, Some(7)), (8, Some(30)), (31, Some(90)), (91, None)];

/// What is left to pay today, and advances for orders not delivered.
#[derive(Object, Clone, Debug)]
#[oai(rename_all = "camelCase")]
pub struct BalancesReport {
    /// All that is left to pay, in paise.
    pub total_paise: Paise,
    /// For how many orders.
    pub count: i64,
    /// The same by age.
    pub ages: Vec<BalancesOfAge>,
    /// The orders, due longest first; at most a hundred.
    pub orders: Vec<AgedBalance>,
    /// Advances received: paid for orders that are not delivered, in paise.
    pub advances_paise: Paise,
    /// For how many orders.
    pub advances_count: i64,
}

/// Balances that are due equally long.
#[derive(Object, Clone, Debug, PartialEq, Eq)]
#[oai(rename_all = "camelCase", skip_serializing_if_is_none)]
pub struct BalancesOfAge {
    /// Due at least so many days.
    pub from_days: i64,
    /// And at most so many; absent for the oldest.
    pub to_days: Option<i64>,
    /// For how many orders.
    pub count: i64,
    /// What is left to pay for them, in paise.
    pub paise: Paise,
}

/// What is left to pay for one order, and since when.
#[derive(Object, Clone, Debug, PartialEq, Eq)]
#[oai(rename_all = "camelCase")]
pub struct AgedBalance {
    /// Id of the order.
    pub order_id: i64,
    /// As people say it.
    pub number: String,
    /// Whose order it is.
    pub customer: String,
    /// What is left, in paise.
    pub balance_paise: Paise,
    /// Day since which it is due: order ready or delivered, else approved.
    pub since: Day,
    /// How many days ago that was.
    pub days: i64,
    /// Whether the order is ready or delivered.
    pub is_ready: bool,
    pub is_delivered: bool,
}

impl Ledger {
    /// With every order; the answer of the API has the first hundred.
    pub(crate) async fn balances_report(&self) -> Result<BalancesReport, Failure> {
        let mut orders = self.aged_balances().await?;
        orders.sort_by_key(|one| (std::cmp::Reverse(one.days), one.order_id));
        let ages = AGES.map(|(from_days, to_days)| {
            let within = orders
                .iter()
                .filter(|one| one.days >= from_days && to_days.is_none_or(|to| one.days <= to));
            BalancesOfAge {
                from_days,
                to_days,
                count: within.clone().count() as i64,
                paise: Paise(within.map(|one| one.balance_paise.0).sum()),
            }
        });
        let undelivered = self.orders.undelivered().await?;
        let held = self.received_for(&undelivered).await?;
        let held: Vec<i64> = held.into_iter().filter(|paise| *paise > 0).collect();
        Ok(BalancesReport {
            total_paise: Paise(orders.iter().map(|one| one.balance_paise.0).sum()),
            count: orders.len() as i64,
            ages: ages.into(),
            orders,
            advances_paise: Paise(held.iter().sum()),
            advances_count: held.len() as i64,
        })
    }

    async fn aged_balances(&self) -> Result<Vec<AgedBalance>, Failure> {
        let bills = self.bills.bills().await?;
        let ids: Vec<i64> = bills.iter().map(|bill| bill.order).collect();
        let received = self.received_for(&ids).await?;
        let open = bills.into_iter().zip(received).filter_map(|(bill, paid)| {
            let balance = bill.price_paise? - paid;
            (balance > 0).then_some((bill.order, (bill, balance)))
        });
        let mut open: std::collections::BTreeMap<i64, _> = open.collect();
        let ids: Vec<i64> = open.keys().copied().collect();
        let today = self.now().day();
        let since = self.orders.due_since(&ids).await?.into_iter();
        let aged = since.filter_map(|due| {
            let (bill, balance) = open.remove(&due.order)?;
            Some(AgedBalance {
                order_id: due.order,
                number: bill.number,
                customer: bill.customer,
                balance_paise: Paise(balance),
                since: due.at.day(),
                days: today.days_since(due.at.day()).max(0),
                is_ready: due.is_ready,
                is_delivered: due.is_delivered,
            })
        });
        Ok(aged.collect())
    }

    /// Received so far for each of these orders, less what went back, in paise.
    pub(crate) async fn received_for(&self, orders: &[i64]) -> Result<Vec<i64>, Failure> {
        let references: Vec<String> = orders.iter().map(i64::to_string).collect();
        let kind = self.bills.kind();
        let online = self.online.received(kind, &references).await?;
        let counter = received(&self.deps.db, kind, &references).await?;
        let paid = references.iter().map(|reference| {
            online.get(reference).unwrap_or(&0) + counter.get(reference).unwrap_or(&0)
        });
        Ok(paid.collect())
    }
}

impl BalancesReport {
    /// With at most a hundred orders.
    pub fn shortened(mut self) -> Self {
        self.orders.truncate(MOST_LINES);
        self
    }
}
