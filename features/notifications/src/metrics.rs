//! Metrics of the queue of notifications.

use async_trait::async_trait;
use kernel::{Failure, Metric, MetricSource, Sample, metrics::QueueFigures};

use crate::Notifications;

#[async_trait]
impl MetricSource for Notifications {
    fn metrics(&self) -> &'static [&'static Metric] {
        QueueFigures::METRICS
    }

    async fn samples(&self) -> Result<Vec<Sample>, Failure> {
        let row = sqlx::query!(
            r#"SELECT (SELECT count(*) FROM notifications_push) AS "waiting!: i64",
                      (SELECT count(*) FROM notifications_device WHERE problem IS NOT NULL) AS "failed!: i64",
                      -- What waits for the end of quiet hours is due then.
                      (SELECT min(CASE WHEN attempts = 0 THEN due_at ELSE created_at END) FROM notifications_push)
                          AS "oldest_due: i64""#
        )
        .fetch_one(self.0.deps.db.read())
        .await?;
        let figures = QueueFigures {
            queue: "push",
            waiting: row.waiting,
            failed: row.failed,
            oldest_due: row.oldest_due,
        };
        Ok(figures.samples(self.now()))
    }
}
