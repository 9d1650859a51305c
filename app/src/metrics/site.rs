//! Metrics of pages: the renderer, and what is cached.

use async_trait::async_trait;
use kernel::{Failure, Metric, MetricSource, Sample};

use super::caches;
use crate::{http::public_cache::PublicCache, site::Site};

const BUSY: &Metric = &Metric::gauge("boutique_render_busy", "Renderer threads at work.");
const QUEUE: &Metric = &Metric::gauge(
    "boutique_render_queue",
    "Calls that wait for a renderer thread.",
);
const CALLS: &Metric = &Metric::counter(
    "boutique_render_calls_total",
    "Calls that the renderer has ended.",
);
const FAILURES: &Metric = &Metric::counter(
    "boutique_render_failures_total",
    "Calls that the renderer failed at.",
);
const SECONDS: &Metric = &Metric::counter(
    "boutique_render_seconds_total",
    "Time of all calls of the renderer.",
);
const FALLBACKS: &Metric = &Metric::counter(
    "boutique_pages_not_rendered_total",
    "Pages sent as a shell because they could not be rendered.",
);

pub struct SiteMetrics {
    pub site: Site,
    pub responses: PublicCache,
}

#[async_trait]
impl MetricSource for SiteMetrics {
    fn metrics(&self) -> &'static [&'static Metric] {
        const ALL: [&Metric; 10] = {
            let [entries, size, hits, misses] = caches::METRICS;
            [
                BUSY, QUEUE, CALLS, FAILURES, SECONDS, FALLBACKS, entries, size, hits, misses,
            ]
        };
        &ALL
    }

    async fn samples(&self) -> Result<Vec<Sample>, Failure> {
        let renders = self.site.render_figures();
        let mut samples = vec![
            BUSY.of(renders.busy),
            QUEUE.of(renders.waiting),
            CALLS.of(renders.calls),
            FAILURES.of(renders.failures),
            SECONDS.of(renders.seconds),
            FALLBACKS.of(self.site.pages_fallen_back()),
        ];
        samples.extend(self.site.cache_samples());
        samples.extend(self.responses.samples());
        Ok(samples)
    }
}
