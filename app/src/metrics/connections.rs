//! Metrics of connections.

use std::sync::{
    Arc,
    atomic::{AtomicI64, AtomicU64, Ordering::Relaxed},
};

use async_trait::async_trait;
use kernel::{Failure, Metric, MetricSource, Sample};

const OPEN: &Metric = &Metric::gauge("boutique_connections_open", "Open connections.");
const ACCEPTED: &Metric = &Metric::counter("boutique_connections_total", "Accepted connections.");
const REFUSED: &Metric = &Metric::counter(
    "boutique_connections_refused_total",
    "Connections refused because their client has too many, or closed to make room for others.",
);

#[derive(Debug, Default)]
struct Counts {
    open: AtomicI64,
    accepted: AtomicU64,
    refused: AtomicU64,
}

/// Cheap to clone; all clones share their counts.
#[derive(Clone, Debug, Default)]
pub struct ConnectionCounts(Arc<Counts>);

impl ConnectionCounts {
    /// Counts a connection, as open until the value is dropped.
    pub fn open(&self) -> OpenConnection {
        self.0.open.fetch_add(1, Relaxed);
        self.0.accepted.fetch_add(1, Relaxed);
        OpenConnection(self.clone())
    }

    pub fn refuse(&self) {
        self.0.refused.fetch_add(1, Relaxed);
    }
}

pub struct OpenConnection(ConnectionCounts);

impl Drop for OpenConnection {
    fn drop(&mut self) {
        self.0.0.open.fetch_sub(1, Relaxed);
    }
}

#[async_trait]
impl MetricSource for ConnectionCounts {
    fn metrics(&self) -> &'static [&'static Metric] {
        &[OPEN, ACCEPTED, REFUSED]
    }

    async fn samples(&self) -> Result<Vec<Sample>, Failure> {
        Ok(vec![
            OPEN.of(self.0.open.load(Relaxed)),
            ACCEPTED.of(self.0.accepted.load(Relaxed)),
            REFUSED.of(self.0.refused.load(Relaxed)),
        ])
    }
}
