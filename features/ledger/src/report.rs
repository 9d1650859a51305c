//! The money of a month.

use kernel::{
    Failure, Month, Paise,
    csv::{Csv, CsvFile, rupees},
    online_payments::{CouponOfMonth, Sale},
};
use poem_openapi::Object;

use crate::{Ledger, days::MoneyOfDay, received::received};

/// How many lines each list has.
const MOST_LINES: usize = 100;

/// The money of a month in India.
#[derive(Object, Clone, Debug)]
#[oai(rename_all = "camelCase")]
pub struct PaymentsReport {
    /// The month.
    pub month: Month,
    /// Its days, first to last.
    pub days: Vec<MoneyOfDay>,
    /// All of it, less what went back, in paise.
    pub total_paise: Paise,
    /// What was sold besides orders, most first; at most a hundred.
    pub sales: Vec<Sale>,
    /// Coupons that were used, most first; at most a hundred.
    pub coupons: Vec<CouponOfMonth>,
    /// What is left to pay for orders today, whenever they were made.
    pub balances: OpenBalances,
}

/// What is left to pay.
#[derive(Object, Clone, Debug, PartialEq, Eq)]
#[oai(rename_all = "camelCase")]
pub struct OpenBalances {
    /// All of it, in paise.
    pub total_paise: Paise,
    /// For how many orders.
    pub count: i64,
    /// The largest ones; at most a hundred.
    pub orders: Vec<OpenBalance>,
}

/// What is left to pay for one order.
#[derive(Object, Clone, Debug, PartialEq, Eq)]
#[oai(rename_all = "camelCase")]
pub struct OpenBalance {
    /// Id of the order.
    pub order_id: i64,
    /// As people say it.
    pub number: String,
    /// Whose order it is.
    pub customer: String,
    /// What was agreed, in paise.
    pub price_paise: Paise,
    /// What is left, in paise.
    pub balance_paise: Paise,
}

impl Ledger {
    pub(crate) async fn report(&self, month: Month) -> Result<PaymentsReport, Failure> {
        let days = self.money_by_day(month.first_day(), month.end()).await?;
        let total: i64 = days.iter().map(MoneyOfDay::total).sum();
        Ok(PaymentsReport {
            month,
            days,
            total_paise: Paise(total),
            sales: self.sales(month).await?,
            coupons: self
                .online
                .coupons(
                    month.first_day().start(),
                    month.end().start(),
                    MOST_LINES as i64,
                )
                .await?,
            balances: self.open_balances().await?,
        })
    }

    /// Online and at the counter, most first.
    async fn sales(&self, month: Month) -> Result<Vec<Sale>, Failure> {
        let (first, end) = (month.first_day(), month.end());
        let mut sales = self.online.sales(first.start(), end.start()).await?;
        let (first_day, end_day) = (first.to_string(), end.to_string());
        let orders = self.bills.kind();
        let counter = sqlx::query!(
            r#"SELECT kind AS "kind!: String", reference AS "reference!: String", max(title) AS "title!: String", count(*) AS "times!: i64",
                      sum(amount_paise) AS "paise!: i64"
               FROM ledger_counter_payment t
               WHERE day >= ?1 AND day < ?2 AND kind <> ?3 AND reverses IS NULL
                 AND NOT EXISTS (SELECT 1 FROM ledger_counter_payment b WHERE b.reverses = t.id)
               GROUP BY kind, reference"#,
            first_day,
            end_day,
            orders
        )
        .fetch_all(self.deps.db.read())
        .await?;
        for row in counter {
            let online = sales
                .iter_mut()
                .find(|sale| sale.kind == row.kind && sale.reference == row.reference);
            if let Some(sale) = online {
                sale.times += row.times;
                sale.paise.0 += row.paise;
                sale.title = std::mem::take(&mut sale.title).max(row.title);
            } else {
                sales.push(Sale {
                    kind: row.kind,
                    reference: row.reference,
                    title: row.title,
                    times: row.times,
                    paise: Paise(row.paise),
                });
            }
        }
        sales.sort_by(|one, other| {
            let by_money = (other.paise, other.times).cmp(&(one.paise, one.times));
            by_money.then_with(|| one.reference.cmp(&other.reference))
        });
        sales.truncate(MOST_LINES);
        Ok(sales)
    }

    async fn open_balances(&self) -> Result<OpenBalances, Failure> {
        let bills = self.bills.bills().await?;
        let references: Vec<String> = bills.iter().map(|bill| bill.order.to_string()).collect();
        let kind = self.bills.kind();
        let online = self.online.received(kind, &references).await?;
        let counter = received(&self.deps.db, kind, &references).await?;
        let open = bills.into_iter().filter_map(|bill| {
            let price = bill.price_paise?;
            let reference = bill.order.to_string();
            let paid = online.get(&reference).unwrap_or(&0) + counter.get(&reference).unwrap_or(&0);
            (paid < price).then(|| OpenBalance {
                order_id: bill.order,
                number: bill.number,
                customer: bill.customer,
                price_paise: Paise(price),
                balance_paise: Paise(price - paid),
            })
        });
        let mut orders: Vec<OpenBalance> = open.collect();
        let total = orders.iter().map(|open| open.balance_paise.0).sum();
        let count = orders.len() as i64;
        orders.sort_by_key(|open| std::cmp::Reverse(open.balance_paise));
        orders.truncate(MOST_LINES);
        Ok(OpenBalances {
            total_paise: Paise(total),
            count,
            orders,
        })
    }
}

impl PaymentsReport {
    /// A line for each day, in rupees. It names no customers.
    pub fn csv(&self) -> CsvFile {
        let mut csv = Csv::with_columns(&["Day", "Cash", "UPI", "Online", "Given back", "Total"]);
        for day in &self.days {
            csv.line(&[
                day.day.to_string(),
                rupees(day.cash_paise.0),
                rupees(day.upi_paise.0),
                rupees(day.online_paise.0),
                rupees(day.returned_paise.0),
                rupees(day.total()),
            ]);
        }
        csv.file(&format!("money-{}.csv", self.month))
    }
}
