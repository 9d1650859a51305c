//! Metrics of the caches of pages and public responses.

use std::sync::atomic::{AtomicU64, Ordering::Relaxed};

use kernel::{Metric, Sample};

const ENTRIES: &Metric = &Metric::gauge("boutique_cache_entries", "Entries of a cache.");
const SIZE: &Metric = &Metric::gauge("boutique_cache_size_bytes", "Memory that a cache takes.");
const HITS: &Metric = &Metric::counter("boutique_cache_hits_total", "Answers from a cache.");
const MISSES: &Metric = &Metric::counter(
    "boutique_cache_misses_total",
    "Answers that a cache did not have.",
);

pub const METRICS: [&Metric; 4] = [ENTRIES, SIZE, HITS, MISSES];

/// Hits and misses since the start.
#[derive(Debug, Default)]
pub struct CacheCounts {
    hits: AtomicU64,
    misses: AtomicU64,
}

impl CacheCounts {
    pub fn hit(&self) {
        self.hits.fetch_add(1, Relaxed);
    }

    pub fn miss(&self) {
        self.misses.fetch_add(1, Relaxed);
    }

    /// Samples of the cache with this name.
    pub fn samples(&self, cache: &str, entries: u64, bytes: u64) -> Vec<Sample> {
        let samples = [
            ENTRIES.of(entries),
            SIZE.of(bytes),
            HITS.of(self.hits.load(Relaxed)),
            MISSES.of(self.misses.load(Relaxed)),
        ];
        let named = samples
            .into_iter()
            .map(|sample| sample.with("cache", cache));
        named.collect()
    }
}
