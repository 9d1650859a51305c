//! Metrics of the queue of emails.

use async_trait::async_trait;
use kernel::{Failure, Metric, MetricSource, Sample, metrics::QueueFigures};

use crate::{Emails, templates};

#[async_trait]
impl MetricSource for Emails {
    fn metrics(&self) -> &'static [&'static Metric] {
        QueueFigures::METRICS
    }

    async fn samples(&self) -> Result<Vec<Sample>, Failure> {
        let (waiting, failed, oldest_due): (i64, i64, Option<i64>) = sqlx::query_as(
            "SELECT coalesce(sum(state = 'waiting'), 0), coalesce(sum(state = 'failed' AND template <> ?), 0),
                    min(CASE WHEN state = 'waiting' THEN max(created_at, CASE WHEN attempts = 0 THEN due_at ELSE 0 END) END)
             FROM kernel_outbox WHERE state IN ('waiting', 'failed') AND held_at IS NULL",
        )
        .bind(templates::TEST)
        .fetch_one(self.0.deps.db.read())
        .await?;
        let figures = QueueFigures {
            queue: "email",
            waiting,
            failed,
            oldest_due,
        };
        Ok(figures.samples(self.now()))
    }
}
