//! The owner's overview of the day.

use kernel::{Day, Failure};
use poem_openapi::Object;

use super::{board::OrderFilter, line::OrderLine};
use crate::{Orders, status::OrderStatus};

/// The overview of a day.
#[derive(Object, Clone, Debug)]
#[oai(rename_all = "camelCase")]
pub struct Today {
    /// The day in India.
    pub day: Day,
    /// Requests to approve, newest first, at most 50.
    pub waiting: Vec<OrderLine>,
    /// Today's visits, by pin code.
    pub visits: Vec<OrderLine>,
    /// Today's trials.
    pub trials: Vec<OrderLine>,
    /// Promised within two days or overdue, and not ready.
    pub due: Vec<OrderLine>,
    /// Approved, with an unpaid advance.
    pub unpaid_advances: Vec<OrderLine>,
    /// Number of pieces at each step.
    pub steps: Vec<StepCount>,
    /// Orders delivered in the last seven days.
    pub delivered_this_week: i64,
}

/// Number of pieces at a step.
#[derive(Object, Clone, Debug, PartialEq, Eq)]
pub struct StepCount {
    /// The step.
    pub status: OrderStatus,
    /// The count.
    pub count: i64,
}

impl Orders {
    pub(crate) async fn today(&self) -> Result<Today, Failure> {
        let day = self.deps.clock.today();
        let week_ago = self.deps.clock.now().plus_days(-7).0;
        let delivered_this_week = sqlx::query_scalar!(
            r#"SELECT count(DISTINCT order_id) AS "count!: i64" FROM orders_status_change
               WHERE status = 'Delivered' AND undone_at IS NULL AND at >= ?1"#,
            week_ago
        )
        .fetch_one(self.deps.db.read())
        .await?;
        let steps = self.counts().await?.into_iter();
        Ok(Today {
            day,
            waiting: self.page(OrderFilter::Waiting.into(), None).await?.items,
            visits: self.visits(day, day).await?,
            trials: self.trials(day, day).await?,
            due: self.page(OrderFilter::Due.into(), None).await?.items,
            unpaid_advances: self
                .page(OrderFilter::UnpaidAdvance.into(), None)
                .await?
                .items,
            steps: steps
                .map(|(status, count)| StepCount { status, count })
                .collect(),
            delivered_this_week,
        })
    }
}
