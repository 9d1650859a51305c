//! Metrics of the running shop, for monitoring. Features declare and read their own; the app writes the text.

use std::{
    sync::atomic::{AtomicU64, Ordering::Relaxed},
    time::Duration,
};

use crate::{calendar::Timestamp, problem::Failure};

/// How a metric behaves.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum MetricKind {
    /// Only grows, and begins at 0 with each start. Its name ends in `_total`.
    Counter,
    /// A current value.
    Gauge,
    /// Durations in seconds, counted by length.
    Histogram,
}

/// A metric. The name ends in its unit, if it has one: `_seconds` or `_bytes`, before `_total`.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Metric {
    pub name: &'static str,
    pub help: &'static str,
    pub kind: MetricKind,
}

impl Metric {
    pub const fn counter(name: &'static str, help: &'static str) -> Self {
        Self::new(name, help, MetricKind::Counter)
    }

    pub const fn gauge(name: &'static str, help: &'static str) -> Self {
        Self::new(name, help, MetricKind::Gauge)
    }

    pub const fn histogram(name: &'static str, help: &'static str) -> Self {
        Self::new(name, help, MetricKind::Histogram)
    }

    const fn new(name: &'static str, help: &'static str, kind: MetricKind) -> Self {
        Self { name, help, kind }
    }

    /// A value of this metric.
    pub fn of(&'static self, number: impl Into<SampleValue>) -> Sample {
        Sample {
            metric: self,
            labels: Vec::new(),
            value: number.into(),
        }
    }
}

/// What a metric shows.
#[derive(Clone, Copy, Debug, PartialEq)]
pub enum SampleValue {
    Number(f64),
    Durations(DurationSummary),
}

impl From<f64> for SampleValue {
    fn from(number: f64) -> Self {
        Self::Number(number)
    }
}

impl From<i64> for SampleValue {
    fn from(number: i64) -> Self {
        Self::Number(number as f64)
    }
}

impl From<u64> for SampleValue {
    fn from(number: u64) -> Self {
        Self::Number(number as f64)
    }
}

impl From<bool> for SampleValue {
    fn from(yes: bool) -> Self {
        Self::Number(f64::from(u8::from(yes)))
    }
}

impl From<DurationSummary> for SampleValue {
    fn from(durations: DurationSummary) -> Self {
        Self::Durations(durations)
    }
}

/// One value of a metric, with its labels.
#[derive(Clone, Debug, PartialEq)]
pub struct Sample {
    pub metric: &'static Metric,
    pub labels: Vec<(&'static str, String)>,
    pub value: SampleValue,
}

impl Sample {
    /// The same with a label. Values come from the program, never from callers: each makes a series that stays.
    pub fn with(mut self, label: &'static str, value: impl Into<String>) -> Self {
        self.labels.push((label, value.into()));
        self
    }
}

const WAITING: &Metric = &Metric::gauge(
    "boutique_outbox_waiting",
    "Emails, messages and notifications that wait to be sent.",
);
const FAILED: &Metric = &Metric::gauge(
    "boutique_outbox_failed",
    "Emails and messages that were given up; for notifications, devices that the last one did not reach.",
);
const OVERDUE: &Metric = &Metric::gauge(
    "boutique_outbox_overdue_seconds",
    "Time since the oldest waiting one was due for the first time.",
);

/// A queue of what leaves the shop. All of them share their metrics, with the name of the queue as a label.
#[derive(Clone, Copy, Debug)]
pub struct QueueFigures {
    pub queue: &'static str,
    pub waiting: i64,
    pub failed: i64,
    /// When the oldest one was due, in Unix seconds; `None` if none waits.
    pub oldest_due: Option<i64>,
}

impl QueueFigures {
    pub const METRICS: &'static [&'static Metric] = &[WAITING, FAILED, OVERDUE];

    pub fn samples(self, now: Timestamp) -> Vec<Sample> {
        let overdue = self.oldest_due.map_or(0, |due| (now.0 - due).max(0));
        let samples = [
            WAITING.of(self.waiting),
            FAILED.of(self.failed),
            OVERDUE.of(overdue),
        ];
        samples
            .into_iter()
            .map(|sample| sample.with("queue", self.queue))
            .collect()
    }
}

/// Metrics that a feature declares and reads.
#[async_trait::async_trait]
pub trait MetricSource: Send + Sync {
    fn metrics(&self) -> &'static [&'static Metric];

    /// The current values. Called at most every few seconds, with a short time limit.
    ///
    /// # Errors
    /// The values cannot be read, and are left out.
    async fn samples(&self) -> Result<Vec<Sample>, Failure>;
}

/// Upper bounds of the counted durations, in seconds.
pub const DURATION_BOUNDS: [f64; 6] = [0.005, 0.025, 0.1, 0.5, 2.0, 10.0];
const BOUNDS_MICROSECONDS: [u64; 6] = [5_000, 25_000, 100_000, 500_000, 2_000_000, 10_000_000];

/// Durations counted by length, without a lock.
#[derive(Debug, Default)]
pub struct DurationCounts {
    /// The last one counts what is longer than every bound.
    counts: [AtomicU64; DURATION_BOUNDS.len() + 1],
    microseconds: AtomicU64,
}

impl DurationCounts {
    pub fn add(&self, duration: Duration) {
        let microseconds = u64::try_from(duration.as_micros()).unwrap_or(u64::MAX);
        let place = BOUNDS_MICROSECONDS.partition_point(|bound| *bound < microseconds);
        self.counts[place].fetch_add(1, Relaxed);
        self.microseconds.fetch_add(microseconds, Relaxed);
    }

    pub fn read(&self) -> DurationSummary {
        DurationSummary {
            counts: std::array::from_fn(|place| self.counts[place].load(Relaxed)),
            seconds: self.microseconds.load(Relaxed) as f64 / 1e6,
        }
    }
}

/// Durations counted by length, at one moment.
#[derive(Clone, Copy, Debug, Default, PartialEq)]
pub struct DurationSummary {
    /// By bound; each duration is in one of them.
    pub counts: [u64; DURATION_BOUNDS.len() + 1],
    /// Sum of all durations.
    pub seconds: f64,
}

impl DurationSummary {
    pub fn count(&self) -> u64 {
        self.counts.iter().sum()
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_duration_is_counted_up_to_its_bound() {
        let counts = DurationCounts::default();
        for milliseconds in [5, 6, 100, 11_000] {
            counts.add(Duration::from_millis(milliseconds));
        }
        let read = counts.read();
        assert_eq!(read.counts, [1, 1, 1, 0, 0, 0, 1]);
        assert_eq!(read.count(), 4);
        assert!((read.seconds - 11.111).abs() < 1e-9, "{}", read.seconds);
    }

    #[test]
    fn the_bounds_are_the_same_in_both_units() {
        let seconds = BOUNDS_MICROSECONDS.map(|bound| bound as f64 / 1e6);
        assert_eq!(seconds, DURATION_BOUNDS);
    }
}
