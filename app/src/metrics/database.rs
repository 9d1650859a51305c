//! Metrics of the database's connections.

use async_trait::async_trait;
use kernel::{Db, Failure, Metric, MetricSource, Sample};

const WAITING: &Metric = &Metric::gauge(
    "boutique_writes_waiting",
    "Writes that wait for their turn.",
);
const WAITS: &Metric = &Metric::histogram(
    "boutique_write_wait_seconds",
    "Time from asking to write to the beginning of the transaction.",
);
const TRANSACTIONS: &Metric = &Metric::histogram(
    "boutique_write_transaction_seconds",
    "Duration of write transactions.",
);
const OPEN_FOR: &Metric = &Metric::gauge(
    "boutique_write_transaction_age_seconds",
    "Age of the open write transaction, or 0.",
);
const FAILURES: &Metric = &Metric::counter(
    "boutique_write_timeouts_total",
    "Writes that waited in vain.",
);
const READERS: &Metric = &Metric::gauge(
    "boutique_read_connections",
    "Connections for reading, by state: busy or idle.",
);

pub struct DatabaseMetrics(pub Db);

#[async_trait]
impl MetricSource for DatabaseMetrics {
    fn metrics(&self) -> &'static [&'static Metric] {
        &[WAITING, WAITS, TRANSACTIONS, OPEN_FOR, FAILURES, READERS]
    }

    async fn samples(&self) -> Result<Vec<Sample>, Failure> {
        let (writes, readers) = (self.0.writes(), self.0.read());
        let idle = readers.num_idle() as u64;
        let busy = u64::from(readers.size()).saturating_sub(idle);
        Ok(vec![
            WAITING.of(writes.waiting()),
            WAITS.of(writes.waits.read()),
            TRANSACTIONS.of(writes.transactions.read()),
            OPEN_FOR.of(writes.open_for().unwrap_or_default().as_secs_f64()),
            FAILURES.of(writes.failures()),
            READERS.of(busy).with("state", "busy"),
            READERS.of(idle).with("state", "idle"),
        ])
    }
}
