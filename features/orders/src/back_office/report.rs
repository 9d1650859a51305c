//! Monthly report of orders.

use std::collections::BTreeMap;

use kernel::{
    Day, Failure, Month, Paise, Timestamp,
    csv::{Csv, CsvFile},
};
use poem_openapi::Object;

use super::today::StepCount;
use crate::{Orders, status::OrderStatus};

/// The orders of a month in India.
#[derive(Object, Clone, Debug)]
#[oai(rename_all = "camelCase")]
pub struct OrdersReport {
    /// The month.
    pub month: Month,
    /// Its days, in order.
    pub days: Vec<OrdersOfDay>,
    /// Totals of the month.
    pub total: OrderCounts,
    /// Number of orders that reached each step.
    pub steps: Vec<StepCount>,
    /// Number of accepted orders that were taken in the shop.
    pub in_shop: i64,
    /// Advances requested and paid.
    pub advances: AdvancesOfMonth,
}

/// The orders of one day.
#[derive(Object, Clone, Debug, PartialEq, Eq)]
pub struct OrdersOfDay {
    /// The day.
    pub day: Day,
    /// Counts of the day.
    pub counts: OrderCounts,
}

/// Order counts.
#[derive(Object, Clone, Copy, Debug, Default, PartialEq, Eq)]
pub struct OrderCounts {
    /// New requests.
    pub requests: i64,
    /// Approved, or taken in the shop.
    pub taken: i64,
    /// Delivered.
    pub delivered: i64,
    /// Declined by the shop.
    pub declined: i64,
    /// Cancelled by the customer or the shop.
    pub cancelled: i64,
}

/// Advances of a month.
#[derive(Object, Clone, Debug, PartialEq, Eq)]
#[oai(rename_all = "camelCase")]
pub struct AdvancesOfMonth {
    /// Advances requested with the orders accepted in the month, in paise.
    pub asked_paise: Paise,
    /// Advances paid in the month, in paise.
    pub paid_paise: Paise,
    /// All advances unpaid as of today, in paise.
    pub unpaid_paise: Paise,
    /// Number of orders with an unpaid advance.
    pub unpaid_orders: i64,
}

impl OrderCounts {
    fn add(&mut self, status: OrderStatus) {
        match status {
            OrderStatus::Pending => self.requests += 1,
            OrderStatus::OrderPlaced => self.taken += 1,
            OrderStatus::Delivered => self.delivered += 1,
            OrderStatus::Rejected => self.declined += 1,
            OrderStatus::Cancelled => self.cancelled += 1,
            _ => {}
        }
    }
}

impl Orders {
    /// Computes the report. An order counts on the day on which it first reached a step; undone
    /// changes do not count.
    pub(crate) async fn report(&self, month: Month) -> Result<OrdersReport, Failure> {
        let (from, until) = (month.first_day().start().0, month.end().start().0);
        let rows = sqlx::query!(
            r#"SELECT c.status AS "status!: OrderStatus", c.at, o.taken_by IS NOT NULL AS "in_shop!: bool"
               FROM orders_status_change c JOIN orders_order o ON o.id = c.order_id
               WHERE c.at >= ?1 AND c.at < ?2 AND c.undone_at IS NULL
                 AND NOT EXISTS (SELECT 1 FROM orders_status_change b WHERE b.order_id = c.order_id
                                   AND b.status = c.status AND b.undone_at IS NULL AND b.id < c.id)"#,
            from,
            until
        )
        .fetch_all(self.deps.db.read())
        .await?;
        let mut days: BTreeMap<Day, OrderCounts> = month
            .days()
            .map(|day| (day, OrderCounts::default()))
            .collect();
        let mut total = OrderCounts::default();
        let mut steps = [
            OrderStatus::OrderPlaced,
            OrderStatus::CuttingStarted,
            OrderStatus::StitchingInProgress,
            OrderStatus::ReadyForPickup,
            OrderStatus::Delivered,
        ]
        .map(|status| StepCount { status, count: 0 });
        let mut in_shop = 0;
        for row in rows {
            total.add(row.status);
            if let Some(day) = days.get_mut(&Timestamp(row.at).day()) {
                day.add(row.status);
            }
            if let Some(step) = steps.iter_mut().find(|step| step.status == row.status) {
                step.count += 1;
            }
            in_shop += i64::from(row.in_shop && row.status == OrderStatus::OrderPlaced);
        }
        Ok(OrdersReport {
            month,
            days: days
                .into_iter()
                .map(|(day, counts)| OrdersOfDay { day, counts })
                .collect(),
            total,
            steps: steps.into(),
            in_shop,
            advances: self.advances(from, until).await?,
        })
    }

    async fn advances(&self, from: i64, until: i64) -> Result<AdvancesOfMonth, Failure> {
        let row = sqlx::query!(
            r#"SELECT
                 coalesce(sum(CASE WHEN (SELECT min(c.at) FROM orders_status_change c WHERE c.order_id = o.id
                        AND c.status = 'Order Placed' AND c.undone_at IS NULL) BETWEEN ?1 AND ?2 - 1
                     THEN advance_paise END), 0) AS "asked!: i64",
                 coalesce(sum(CASE WHEN advance_paid_at BETWEEN ?1 AND ?2 - 1 AND NOT advance_test THEN advance_paid_paise END), 0) AS "paid!: i64",
                 coalesce(sum(CASE WHEN (advance_paid_at IS NULL OR advance_test) AND status IN
                        ('Order Placed', 'Cutting Started', 'Stitching In Progress', 'Ready for Pickup')
                     THEN advance_paise END), 0) AS "unpaid!: i64",
                 count(CASE WHEN (advance_paid_at IS NULL OR advance_test) AND status IN
                        ('Order Placed', 'Cutting Started', 'Stitching In Progress', 'Ready for Pickup')
                     THEN 1 END) AS "unpaid_orders!: i64"
               FROM orders_order o WHERE advance_paise > 0"#,
            from,
            until
        )
        .fetch_one(self.deps.db.read())
        .await?;
        Ok(AdvancesOfMonth {
            asked_paise: Paise(row.asked),
            paid_paise: Paise(row.paid),
            unpaid_paise: Paise(row.unpaid),
            unpaid_orders: row.unpaid_orders,
        })
    }
}

impl OrdersReport {
    /// One line per day, without personal data.
    pub fn csv(&self) -> CsvFile {
        let columns = [
            "Day",
            "Requests",
            "Taken",
            "Delivered",
            "Declined",
            "Cancelled",
        ];
        let mut csv = Csv::with_columns(&columns);
        for OrdersOfDay { day, counts } in &self.days {
            let counts = [
                counts.requests,
                counts.taken,
                counts.delivered,
                counts.declined,
                counts.cancelled,
            ];
            let mut cells = vec![day.to_string()];
            cells.extend(counts.map(|count| count.to_string()));
            csv.line(&cells);
        }
        csv.file(&format!("orders-{}.csv", self.month))
    }
}
