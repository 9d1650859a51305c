//! All transactions in one list: online and at the counter, payments and refunds.

use std::collections::{HashMap, HashSet, hash_map::Entry};

use kernel::{
    Failure, Paise, Timestamp, online_payments::TransactionRow, problem::INVALID_PARAMETER,
};

use crate::{
    COUNTER, Ledger,
    transaction::{Transaction, TransactionPage, TransactionQuery, TransactionWhat},
    transaction_rows::{cursor_after, parse_cursor},
};

/// Transactions per page of the list.
const PART: usize = 40;

impl Ledger {
    pub(crate) async fn transactions(
        &self,
        query: &TransactionQuery,
        before: Option<&str>,
    ) -> Result<TransactionPage, Failure> {
        let asked = self.asked(query).await?;
        let unreadable = || Failure::new(INVALID_PARAMETER);
        let after = before.map(|before| parse_cursor(before).ok_or_else(unreadable));
        let after = after.transpose()?;
        let mut rows = self.transaction_rows(&asked, after, Some(PART + 1)).await?;
        let more = rows.len() > PART;
        rows.truncate(PART);
        let next = rows.last().filter(|_| more).map(cursor_after);
        Ok(TransactionPage {
            items: self.shown(&rows).await?,
            next,
            totals: self.transaction_totals(&asked).await?,
        })
    }

    /// The whole list without test mode, newest first.
    pub(crate) async fn all_transactions(
        &self,
        query: &TransactionQuery,
    ) -> Result<Vec<Transaction>, Failure> {
        let asked = self.asked(query).await?;
        let mut rows = self.transaction_rows(&asked, None, None).await?;
        rows.retain(|row| !row.test);
        self.shown(&rows).await
    }

    async fn shown(&self, rows: &[TransactionRow]) -> Result<Vec<Transaction>, Failure> {
        let mut bills = HashMap::new();
        for row in rows.iter().filter(|row| row.kind == self.bills.kind()) {
            let Ok(order) = row.reference.parse::<i64>() else {
                continue;
            };
            if let Entry::Vacant(unasked) = bills.entry(order) {
                unasked.insert(self.bills.bill(order).await?);
            }
        }
        let people: HashSet<i64> = rows
            .iter()
            .flat_map(|row| [row.user_id, row.actor])
            .flatten()
            .collect();
        let people: Vec<i64> = people.into_iter().collect();
        let names = self.people.names(&people).await?;
        let name = |user: i64| names.get(&user).filter(|name| !name.is_empty()).cloned();
        let shown = rows.iter().map(|row| {
            let order = row.reference.parse().ok();
            let bill = order
                .filter(|_| row.kind == self.bills.kind())
                .and_then(|order: i64| bills.get(&order)?.as_ref());
            let (what, word) = match row.source {
                1 => (TransactionWhat::Online, "online"),
                COUNTER => (TransactionWhat::Counter, "counter"),
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
