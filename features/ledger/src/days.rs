//! The money of each day: what came, and what went back.

use std::collections::BTreeMap;

use kernel::{
    Day, Failure, Paise, Timestamp,
    online_payments::{TransactionFilter, TransactionState},
};
use poem_openapi::Object;

use crate::{Ledger, order_ledger::PaymentMethod};

/// The money of one day.
#[derive(Object, Clone, Debug, PartialEq, Eq)]
#[oai(rename_all = "camelCase")]
pub struct MoneyOfDay {
    /// The day in India.
    pub day: Day,
    /// In cash, in paise.
    pub cash_paise: Paise,
    /// By UPI at the counter, in paise.
    pub upi_paise: Paise,
    /// Through the payment provider, in paise; without what was due back from the first.
    pub online_paise: Paise,
    /// What went back on this day through the payment provider, in paise, whenever it came.
    pub returned_paise: Paise,
    /// The same money by what it was for.
    pub kinds: Vec<MoneyOfKind>,
}

/// What came for one kind of thing.
#[derive(Object, Clone, Debug, PartialEq, Eq)]
pub struct MoneyOfKind {
    /// `advance` for orders, `course` for courses.
    pub kind: String,
    /// How much, in paise.
    pub paise: Paise,
}

/// What came on a day, by how and for what.
#[derive(Default)]
struct Sums {
    cash: i64,
    upi: i64,
    online: i64,
    returned: i64,
    kinds: BTreeMap<String, i64>,
}

impl Sums {
    fn came(&mut self, method: PaymentMethod, kind: String, paise: i64) {
        match method {
            PaymentMethod::Cash => self.cash += paise,
            PaymentMethod::Upi => self.upi += paise,
            PaymentMethod::Online => self.online += paise,
        }
        *self.kinds.entry(kind).or_default() += paise;
    }
}

impl Ledger {
    /// Every day from one to another, the last left out, also those on which nothing came. What was due back from the
    /// first does not count, and neither does test mode.
    pub(crate) async fn money_by_day(
        &self,
        from: Day,
        until: Day,
    ) -> Result<Vec<MoneyOfDay>, Failure> {
        let mut sums: BTreeMap<String, Sums> = BTreeMap::new();
        let filter = TransactionFilter {
            from: Some(from.start()),
            until: Some(until.start()),
            ..TransactionFilter::default()
        };
        let online = self.online.transactions(&filter, None, None).await?;
        for row in online.into_iter().filter(|row| row.counts && !row.test) {
            let sums = sums.entry(Timestamp(row.at).day().to_string()).or_default();
            if row.paise > 0 {
                sums.came(PaymentMethod::Online, row.kind, row.paise);
            } else if row.state == TransactionState::Processed {
                sums.returned -= row.paise;
            }
        }
        let (first_day, end_day) = (from.to_string(), until.to_string());
        let counter = sqlx::query!(
            r#"SELECT day, method AS "method!: PaymentMethod", kind, sum(amount_paise) AS "paise!: i64"
               FROM ledger_counter_payment WHERE day >= ?1 AND day < ?2 GROUP BY day, method, kind"#,
            first_day,
            end_day
        )
        .fetch_all(self.deps.db.read())
        .await?;
        for row in counter {
            let sums = sums.entry(row.day).or_default();
            sums.came(row.method, row.kind, row.paise);
        }
        let days = std::iter::successors(Some(from), |day| Some(day.plus_days(1)));
        let days = days.take_while(|day| *day < until).map(|day| {
            let found = sums.remove(&day.to_string()).unwrap_or_default();
            let kinds = found.kinds.into_iter().map(|(kind, paise)| MoneyOfKind {
                kind,
                paise: Paise(paise),
            });
            MoneyOfDay {
                day,
                cash_paise: Paise(found.cash),
                upi_paise: Paise(found.upi),
                online_paise: Paise(found.online),
                returned_paise: Paise(found.returned),
                kinds: kinds.collect(),
            }
        });
        Ok(days.collect())
    }
}

impl MoneyOfDay {
    /// What came, less what went back.
    pub fn total(&self) -> i64 {
        self.cash_paise.0 + self.upi_paise.0 + self.online_paise.0 - self.returned_paise.0
    }
}
