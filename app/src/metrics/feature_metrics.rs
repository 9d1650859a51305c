//! Metrics of the features, read rarely however often they are scraped.

use std::{sync::Arc, time::Duration};

use futures_util::future::join_all;
use kernel::{Clock, Gives, Metric, MetricSource, Sample};
use tokio::{sync::Mutex, time::timeout};

/// How long values are reused, in seconds.
const REUSED_SECONDS: i64 = 5;
/// A feature that takes longer is left out.
const LONGEST: Duration = Duration::from_secs(2);

const UP: &Metric = &Metric::gauge(
    "boutique_feature_metrics_up",
    "1 if the metrics of this feature could be read.",
);

pub struct FeatureMetrics {
    sources: Vec<(&'static str, Arc<dyn MetricSource>)>,
    clock: Clock,
    last: Mutex<Option<(i64, Vec<Sample>)>>,
}

impl FeatureMetrics {
    pub fn new(features: &[Gives], clock: Clock) -> Self {
        let sources = features
            .iter()
            .filter_map(|feature| Some((feature.name, feature.metrics.clone()?)));
        Self {
            sources: sources.collect(),
            clock,
            last: Mutex::default(),
        }
    }

    pub fn metrics(&self) -> impl Iterator<Item = &'static Metric> {
        let sources = self.sources.iter();
        sources
            .flat_map(|(_, source)| source.metrics())
            .copied()
            .chain([UP])
    }

    /// The values, read by one scrape for all that come at the same time.
    pub async fn samples(&self) -> Vec<Sample> {
        let mut last = self.last.lock().await;
        let now = self.clock.now().0;
        if let Some((at, samples)) = &*last
            && (0..REUSED_SECONDS).contains(&(now - at))
        {
            return samples.clone();
        }
        let samples = join_all(self.sources.iter().map(read)).await.concat();
        *last = Some((now, samples.clone()));
        samples
    }
}

async fn read((feature, source): &(&'static str, Arc<dyn MetricSource>)) -> Vec<Sample> {
    let up = |up: bool| UP.of(up).with("feature", *feature);
    match timeout(LONGEST, source.samples()).await {
        Ok(Ok(mut samples)) => {
            samples.push(up(true));
            samples
        }
        Ok(Err(failure)) => {
            let cause = failure.cause().map(tracing::field::display);
            tracing::warn!(feature, %failure, cause, "metrics could not be read");
            vec![up(false)]
        }
        Err(_) => {
            tracing::warn!(feature, "metrics could not be read in time");
            vec![up(false)]
        }
    }
}

#[cfg(test)]
mod tests {
    use std::sync::atomic::{AtomicI64, Ordering};

    use async_trait::async_trait;
    use kernel::{Failure, Feature, Features, Timestamp};

    use super::*;

    const READS: &Metric = &Metric::gauge("test_reads", "Reads.");

    #[derive(Default)]
    struct Counting(AtomicI64);

    #[async_trait]
    impl MetricSource for Counting {
        fn metrics(&self) -> &'static [&'static Metric] {
            &[READS]
        }

        async fn samples(&self) -> Result<Vec<Sample>, Failure> {
            match self.0.fetch_add(1, Ordering::SeqCst) {
                2 => Err(Failure::internal("the third read fails")),
                before => Ok(vec![READS.of(before + 1)]),
            }
        }
    }

    #[tokio::test]
    async fn values_are_reused_for_a_while_and_a_failure_is_shown() {
        let feature = Feature::new("test", ()).metrics(Arc::new(Counting::default()));
        let features = Features::none().and(feature).unwrap();
        let clock = Clock::fixed(Timestamp(1_000));
        let metrics = FeatureMetrics::new(features.gives(), clock.clone());
        let up = |up: bool| UP.of(up).with("feature", "test");
        for _ in 0..3 {
            assert_eq!(metrics.samples().await, [READS.of(1_i64), up(true)]);
        }
        clock.advance_seconds(REUSED_SECONDS);
        assert_eq!(metrics.samples().await, [READS.of(2_i64), up(true)]);
        clock.advance_seconds(REUSED_SECONDS);
        assert_eq!(metrics.samples().await, [up(false)]);
        clock.advance_seconds(-3_600);
        assert_eq!(metrics.samples().await, [READS.of(4_i64), up(true)]);
    }
}
