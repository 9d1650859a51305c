//! What was received for each thing in a range of days.

use std::collections::BTreeMap;

use kernel::{
    Failure,
    online_payments::{TransactionFilter, TransactionState},
};

use super::DateRange;
use crate::Ledger;

/// What was received for one order or course.
#[derive(Clone, Debug, Default)]
pub struct MoneyOfItem {
    pub title: String,
    /// User id of the buyer; absent at the counter for orders, which know whose they are.
    pub buyer: Option<i64>,
    /// Payments, without reversed ones.
    pub times: i64,
    /// Less what went back, in paise.
    pub paise: i64,
}

/// By kind and reference.
pub type MoneyOfItems = BTreeMap<(String, String), MoneyOfItem>;

impl Ledger {
    /// Refunds count on their day. What was due back from the first does not count, and neither does test mode.
    pub(crate) async fn money_of_items(&self, range: DateRange) -> Result<MoneyOfItems, Failure> {
        let mut items = MoneyOfItems::new();
        let filter = TransactionFilter {
            from: Some(range.from.start()),
            until: Some(range.end().start()),
            ..TransactionFilter::default()
        };
        let online = self.online.transactions(&filter, None, None).await?;
        for row in online.into_iter().filter(|row| row.counts && !row.test) {
            let came = row.paise > 0;
            if !came && row.state != TransactionState::Processed {
                continue;
            }
            let item = items.entry((row.kind, row.reference)).or_default();
            item.title = std::mem::take(&mut item.title).max(row.title);
            item.buyer = item.buyer.or(row.user_id);
            item.times += i64::from(came);
            item.paise += row.paise;
        }
        let (first_day, end_day) = (range.from.to_string(), range.end().to_string());
        let counter = sqlx::query!(
            r#"SELECT kind AS "kind!: String", reference AS "reference!: String", max(title) AS "title!: String",
                      max(user_id) AS "buyer?: i64", sum(amount_paise) AS "paise!: i64",
                      sum(CASE WHEN amount_paise > 0 THEN 1 ELSE -1 END) AS "times!: i64"
               FROM ledger_counter_payment WHERE day >= ?1 AND day < ?2 GROUP BY kind, reference"#,
            first_day,
            end_day
        )
        .fetch_all(self.deps.db.read())
        .await?;
        for row in counter {
            let item = items.entry((row.kind, row.reference)).or_default();
            item.title = std::mem::take(&mut item.title).max(row.title);
            item.buyer = item.buyer.or(row.buyer);
            item.times += row.times;
            item.paise += row.paise;
        }
        Ok(items)
    }
}
