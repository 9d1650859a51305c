//! The money of a month.

use kernel::{
    Failure, Month, Paise,
    csv::{Csv, CsvFile, rupees},
};
use poem_openapi::Object;

use super::days::MoneyOfDay;
use crate::{Payments, paid::paid_for};

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

/// What was sold of one thing.
#[derive(Object, Clone, Debug, PartialEq, Eq)]
pub struct Sale {
    /// What kind of thing, such as `course`.
    pub kind: String,
    /// Which one.
    pub reference: String,
    /// Its name.
    pub title: String,
    /// How often, for nothing too.
    pub times: i64,
    /// What came for it, less what went back since, in paise.
    pub paise: Paise,
}

/// How often a coupon was used.
#[derive(Object, Clone, Debug, PartialEq, Eq)]
#[oai(rename_all = "camelCase")]
pub struct CouponOfMonth {
    /// Id of the coupon.
    pub coupon_id: i64,
    /// Its code.
    pub code: String,
    /// How often.
    pub times: i64,
    /// What it took off, in paise.
    pub discount_paise: Paise,
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

impl Payments {
    pub(super) async fn report(&self, month: Month) -> Result<PaymentsReport, Failure> {
        let days = self.money_by_day(month.first_day(), month.end()).await?;
        let total: i64 = days.iter().map(MoneyOfDay::total).sum();
        Ok(PaymentsReport {
            month,
            days,
            total_paise: Paise(total),
            sales: self.sales(month).await?,
            coupons: self.coupons_of(month).await?,
            balances: self.open_balances().await?,
        })
    }

    async fn sales(&self, month: Month) -> Result<Vec<Sale>, Failure> {
        let (from, until) = (month.first_day().start().0, month.end().start().0);
        let (first_day, end_day) = (month.first_day().to_string(), month.end().to_string());
        let orders = self.0.bills.kind();
        let most = MOST_LINES as i64;
        let rows = sqlx::query!(
            r#"SELECT kind AS "kind!: String", reference AS "reference!: String", max(title) AS "title!: String",
                      sum(times) AS "times!: i64", sum(paise) AS "paise!: i64"
               FROM (
                 SELECT kind, reference, title, 1 AS times,
                        amount_paise - (SELECT coalesce(sum(r.amount_paise), 0) FROM payments_refund r
                                        JOIN payments_payment p ON p.id = r.payment_id
                                        WHERE p.order_id = payments_order.id AND p.reason IS NULL
                                          AND r.state = 'processed') AS paise
                 FROM payments_order
                 WHERE state = 'fulfilled' AND fulfilled_at >= ?1 AND fulfilled_at < ?2 AND kind <> ?3 AND NOT test
                 UNION ALL
                 SELECT kind, reference, title, 1, amount_paise FROM payments_counter_payment t
                 WHERE day >= ?5 AND day < ?6 AND kind <> ?3 AND takes_back IS NULL
                   AND NOT EXISTS (SELECT 1 FROM payments_counter_payment b WHERE b.takes_back = t.id)
               )
               GROUP BY kind, reference ORDER BY 5 DESC, 4 DESC, 2 LIMIT ?4"#,
            from,
            until,
            orders,
            most,
            first_day,
            end_day
        )
        .fetch_all(self.0.deps.db.read())
        .await?;
        let sales = rows.into_iter().map(|row| Sale {
            kind: row.kind,
            reference: row.reference,
            title: row.title,
            times: row.times,
            paise: Paise(row.paise),
        });
        Ok(sales.collect())
    }

    async fn coupons_of(&self, month: Month) -> Result<Vec<CouponOfMonth>, Failure> {
        let (from, until) = (month.first_day().start().0, month.end().start().0);
        let most = MOST_LINES as i64;
        let rows = sqlx::query!(
            r#"SELECT c.id AS "id!", c.code, count(*) AS "times!: i64", sum(o.price_paise - o.amount_paise) AS "off!: i64"
               FROM payments_coupon_use u JOIN payments_coupon c ON c.id = u.coupon_id
                    JOIN payments_order o ON o.id = u.order_id
               WHERE u.state = 'consumed' AND u.consumed_at >= ?1 AND u.consumed_at < ?2 AND NOT o.test
               GROUP BY c.id ORDER BY 3 DESC, c.code LIMIT ?3"#,
            from,
            until,
            most
        )
        .fetch_all(self.0.deps.db.read())
        .await?;
        let coupons = rows.into_iter().map(|row| CouponOfMonth {
            coupon_id: row.id,
            code: row.code,
            times: row.times,
            discount_paise: Paise(row.off),
        });
        Ok(coupons.collect())
    }

    async fn open_balances(&self) -> Result<OpenBalances, Failure> {
        let bills = self.0.bills.bills().await?;
        let references: Vec<String> = bills.iter().map(|bill| bill.order.to_string()).collect();
        let paid = paid_for(&self.0.deps.db, self.0.bills.kind(), &references).await?;
        let open = bills.into_iter().filter_map(|bill| {
            let price = bill.price_paise?;
            let paid = paid.get(&bill.order.to_string()).copied().unwrap_or(0);
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
    /// A line for each day, in rupees. No customer stands in it.
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
