//! Metrics for monitoring: the program's own and those of the features.

pub mod caches;
mod connections;
mod database;
mod exposition;
mod feature_metrics;
mod jobs;
pub mod page_routes;
mod process;
pub mod requests;
mod site;

use std::sync::Arc;

use kernel::{Clock, Gives, Metric, MetricSource};

pub use connections::{ConnectionCounts, OpenConnection};
pub use database::DatabaseMetrics;
pub use exposition::Format;
pub use jobs::JobMetrics;
pub use process::ProcessMetrics;
pub use site::SiteMetrics;

use self::feature_metrics::FeatureMetrics;

/// Counts of the whole program, which outlive a shop that is closed and opened again. Cheap to clone.
#[derive(Clone, Default)]
pub struct ProgramMetrics {
    pub connections: ConnectionCounts,
    pub jobs: JobMetrics,
}

/// All metrics of an open shop.
pub struct Metrics {
    live: Vec<Arc<dyn MetricSource>>,
    features: FeatureMetrics,
}

impl Metrics {
    /// `live` are sources that cost next to nothing. Those of the features may ask the database, and are read at most
    /// every few seconds.
    pub fn new(live: Vec<Arc<dyn MetricSource>>, features: &[Gives], clock: Clock) -> Self {
        Self {
            live,
            features: FeatureMetrics::new(features, clock),
        }
    }

    /// Every metric that there is.
    pub fn known(&self) -> Vec<&'static Metric> {
        let live = self.live.iter().flat_map(|source| source.metrics());
        let all = live.copied().chain(self.features.metrics());
        let mut known: Vec<&'static Metric> = Vec::new();
        for metric in all {
            if !known.contains(&metric) {
                known.push(metric);
            }
        }
        known
    }

    /// The current values as text.
    pub async fn text(&self, format: Format) -> String {
        let mut samples = Vec::new();
        for source in &self.live {
            // These read what is in memory, and cannot fail.
            samples.extend(source.samples().await.unwrap_or_default());
        }
        samples.extend(self.features.samples().await);
        exposition::write(format, self.known(), samples)
    }
}
