//! Metrics of the queue of messages.

use async_trait::async_trait;
use kernel::{Failure, Metric, MetricSource, Sample, metrics::QueueFigures};

use crate::Messages;

#[async_trait]
impl MetricSource for Messages {
    fn metrics(&self) -> &'static [&'static Metric] {
        QueueFigures::METRICS
    }

    async fn samples(&self) -> Result<Vec<Sample>, Failure> {
        let row = sqlx::query!(
            r#"SELECT coalesce(sum(state = 'waiting'), 0) AS "waiting!: i64",
                      coalesce(sum(state = 'failed'), 0) AS "failed!: i64",
                      min(CASE WHEN state = 'waiting'
                               THEN max(created_at, CASE WHEN attempts = 0 THEN due_at ELSE 0 END)
                          END) AS "oldest_due: i64"
               FROM kernel_message WHERE state IN ('waiting', 'failed')"#
        )
        .fetch_one(self.0.deps.db.read())
        .await?;
        let figures = QueueFigures {
            queue: "message",
            waiting: row.waiting,
            failed: row.failed,
            oldest_due: row.oldest_due,
        };
        Ok(figures.samples(self.now()))
    }
}
