//! Every movement of money in one list: what came online and at the counter, and what went back.

use std::collections::{HashMap, HashSet, hash_map::Entry};

use kernel::{Failure, Paise, Timestamp};

use super::{
    transaction::{Transaction, TransactionFilter, TransactionPage, TransactionWhat},
    transaction_rows::{Cursor, Row},
};
use crate::Payments;

/// How many movements a part of the list has.
const PART: i64 = 40;

impl Payments {
    pub(super) async fn transactions(
        &self,
        filter: &TransactionFilter,
        before: Option<&str>,
    ) -> Result<TransactionPage, Failure> {
        let asked = self.asked(filter).await?;
        let behind = before.and_then(Cursor::parse);
        let mut rows = self
            .transaction_rows(&asked, behind, Some(PART + 1))
            .await?;
        let more = rows.len() > PART as usize;
        rows.truncate(PART as usize);
        let next = rows.last().filter(|_| more).map(Cursor::behind);
        Ok(TransactionPage {
            items: self.shown(&rows).await?,
            next,
            totals: self.transaction_totals(&asked).await?,
        })
    }

    /// The whole list without test mode, newest first.
    pub(super) async fn all_transactions(
        &self,
        filter: &TransactionFilter,
    ) -> Result<Vec<Transaction>, Failure> {
        let asked = self.asked(filter).await?;
        let mut rows = self.transaction_rows(&asked, None, None).await?;
        rows.retain(|row| !row.test);
        self.shown(&rows).await
    }

    async fn shown(&self, rows: &[Row]) -> Result<Vec<Transaction>, Failure> {
        let mut bills = HashMap::new();
        for row in rows.iter().filter(|row| row.kind == self.0.bills.kind()) {
            let Ok(order) = row.reference.parse::<i64>() else {
                continue;
            };
            if let Entry::Vacant(unasked) = bills.entry(order) {
                unasked.insert(self.0.bills.bill(order).await?);
            }
        }
        let people: HashSet<i64> = rows
            .iter()
            .flat_map(|row| [row.user_id, row.actor])
            .flatten()
            .collect();
        let people: Vec<i64> = people.into_iter().collect();
        let names = self.0.buyers.names(&people).await?;
        let name = |user: i64| names.get(&user).filter(|name| !name.is_empty()).cloned();
        let shown = rows.iter().map(|row| {
            let order = row.reference.parse().ok();
            let bill = order
                .filter(|_| row.kind == self.0.bills.kind())
                .and_then(|order: i64| bills.get(&order)?.as_ref());
            let (what, word) = match row.source {
                1 => (TransactionWhat::Online, "online"),
                2 => (TransactionWhat::Counter, "counter"),
                _ => (TransactionWhat::Refund, "refund"),
            };
            let customer_id = row.user_id.or(bill.map(|bill| bill.buyer)).unwrap_or(0);
            Transaction {
                key: format!("{word}-{}", row.id),
                what,
                at: Timestamp(row.at),
                kind: row.kind.clone(),
                reference: row.reference.clone(),
                title: bill.map_or_else(|| row.title.clone(), |bill| bill.number.clone()),
                customer: row
                    .user_id
                    .and_then(name)
                    .or_else(|| bill.map(|bill| bill.customer.clone())),
                customer_id,
                amount_paise: Paise(row.paise),
                returned_paise: Paise(row.returned),
                method: row.method.clone(),
                state: row.state,
                payment_id: row.payment,
                note: row.note.clone(),
                failure: row.failure.clone(),
                by: row.actor.and_then(name),
                order_payment: row.order_payment,
                test: row.test,
            }
        });
        Ok(shown.collect())
    }
}
