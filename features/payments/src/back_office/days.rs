//! The money of each day: what came, and what went back.

use std::collections::BTreeMap;

use kernel::{Day, Failure, Paise};
use poem_openapi::Object;

use super::order_ledger::PaymentMethod;
use crate::Payments;

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
    method: [i64; 3],
    returned: i64,
    kinds: BTreeMap<String, i64>,
}

impl Payments {
    /// Every day from one to another, the last left out, also those on which nothing came.
    pub(super) async fn money_by_day(
        &self,
        from: Day,
        until: Day,
    ) -> Result<Vec<MoneyOfDay>, Failure> {
        let (first, end) = (from.start().0, until.start().0);
        let (first_day, end_day) = (from.to_string(), until.to_string());
        let rows = sqlx::query!(
            r#"SELECT date(p.captured_at + 19800, 'unixepoch') AS "day!: String", 'online' AS "method!: PaymentMethod",
                      o.kind AS "kind!: String", sum(p.amount_paise) AS "paise!: i64"
               FROM payments_payment p JOIN payments_order o ON o.id = p.order_id
               WHERE p.captured_at >= ?1 AND p.captured_at < ?2 AND p.reason IS NULL AND NOT o.test
               GROUP BY 1, 3
               UNION ALL
               SELECT day, method, kind, sum(amount_paise) FROM payments_counter_payment
               WHERE day >= ?3 AND day < ?4 GROUP BY day, method, kind"#,
            first,
            end,
            first_day,
            end_day
        )
        .fetch_all(self.0.deps.db.read())
        .await?;
        let mut sums: BTreeMap<String, Sums> = BTreeMap::new();
        for row in rows {
            let day = sums.entry(row.day).or_default();
            day.method[row.method as usize] += row.paise;
            *day.kinds.entry(row.kind).or_default() += row.paise;
        }
        for (day, paise) in self.returned_by_day(first, end).await? {
            sums.entry(day).or_default().returned = paise;
        }
        let days = std::iter::successors(Some(from), |day| Some(day.plus_days(1)));
        let days = days.take_while(|day| *day < until).map(|day| {
            let found = sums.remove(&day.to_string()).unwrap_or_default();
            let [cash, upi, online] = found.method;
            let kinds = found.kinds.into_iter().map(|(kind, paise)| MoneyOfKind {
                kind,
                paise: Paise(paise),
            });
            MoneyOfDay {
                day,
                cash_paise: Paise(cash),
                upi_paise: Paise(upi),
                online_paise: Paise(online),
                returned_paise: Paise(found.returned),
                kinds: kinds.collect(),
            }
        });
        Ok(days.collect())
    }

    /// What went back of money that counted when it came.
    async fn returned_by_day(&self, first: i64, end: i64) -> Result<Vec<(String, i64)>, Failure> {
        let rows = sqlx::query!(
            r#"SELECT date(r.done_at + 19800, 'unixepoch') AS "day!: String", sum(r.amount_paise) AS "paise!: i64"
               FROM payments_refund r JOIN payments_payment p ON p.id = r.payment_id JOIN payments_order o ON o.id = p.order_id
               WHERE r.state = 'processed' AND r.done_at >= ?1 AND r.done_at < ?2 AND p.reason IS NULL AND NOT o.test
               GROUP BY 1"#,
            first,
            end
        )
        .fetch_all(self.0.deps.db.read())
        .await?;
        Ok(rows.into_iter().map(|row| (row.day, row.paise)).collect())
    }
}

impl MoneyOfDay {
    /// What came, less what went back.
    pub fn total(&self) -> i64 {
        self.cash_paise.0 + self.upi_paise.0 + self.online_paise.0 - self.returned_paise.0
    }
}
