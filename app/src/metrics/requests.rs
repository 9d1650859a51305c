//! Metrics of requests, by operation or route of pages. Counting a request takes a few atomic additions.

use std::{
    sync::{
        Arc,
        atomic::{AtomicI64, AtomicU64, Ordering::Relaxed},
    },
    time::Duration,
};

use async_trait::async_trait;
use kernel::{Failure, Metric, MetricSource, Sample, metrics::DurationCounts};
use poem::http::{Method, StatusCode};

use super::page_routes::PageRoutes;
use crate::http::operations::Operations;

const REQUESTS: &Metric = &Metric::counter(
    "boutique_http_requests_total",
    "Answered requests, by kind, route (operation id or first part of a page's path) and class of status, or closed.",
);
const DURATIONS: &Metric = &Metric::histogram(
    "boutique_http_request_duration_seconds",
    "Time to the first byte of an answer.",
);
const IN_PROGRESS: &Metric = &Metric::gauge(
    "boutique_http_requests_in_progress",
    "Requests that are being answered.",
);

/// How a request was answered.
#[derive(Clone, Copy, Debug)]
pub enum Outcome {
    Status(StatusCode),
    /// The shop is not open yet.
    Closed,
}

/// 1xx to 5xx, and a shop that is not open yet.
const CLASSES: usize = 6;
const CLASS_NAMES: [&str; CLASSES] = ["1xx", "2xx", "3xx", "4xx", "5xx", "closed"];

impl Outcome {
    fn class(self) -> usize {
        match self {
            Self::Status(status) => usize::from(status.as_u16() / 100).clamp(1, CLASSES - 1) - 1,
            Self::Closed => CLASSES - 1,
        }
    }
}

/// Requests of one route.
#[derive(Debug, Default)]
pub struct RouteCounts {
    by_class: [AtomicU64; CLASSES],
    durations: DurationCounts,
}

impl RouteCounts {
    fn add(&self, outcome: Outcome, time: Duration) {
        self.by_class[outcome.class()].fetch_add(1, Relaxed);
        self.durations.add(time);
    }

    /// What was never asked has no series.
    fn samples(&self, kind: &'static str, route: &str) -> Vec<Sample> {
        let mut samples = Vec::new();
        for (count, class) in self.by_class.iter().zip(CLASS_NAMES) {
            let count = count.load(Relaxed);
            if count > 0 {
                samples.push(REQUESTS.of(count).with("status", class));
            }
        }
        if !samples.is_empty() {
            samples.push(DURATIONS.of(self.durations.read()));
        }
        let named = samples.into_iter().map(|sample| {
            let mut labels = vec![("kind", kind.to_owned()), ("route", route.to_owned())];
            labels.extend(sample.labels);
            Sample { labels, ..sample }
        });
        named.collect()
    }
}

/// What is asked for.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Route {
    /// An operation, by its number.
    Operation(usize),
    /// A path of the API where no operation is.
    UnknownOperation,
    /// Images and captions.
    Upload,
    /// Videos of courses.
    Video,
    /// A page or a file of the client.
    Site,
}

#[derive(Debug, Default)]
pub struct RequestMetrics {
    operations: Arc<Operations>,
    by_operation: Vec<RouteCounts>,
    pages: PageRoutes,
    unknown_operations: RouteCounts,
    uploads: RouteCounts,
    videos: RouteCounts,
    /// Files of the client, and paths where nothing is.
    others: RouteCounts,
    in_progress: AtomicI64,
}

impl RequestMetrics {
    pub fn new(operations: Arc<Operations>, pages: PageRoutes) -> Self {
        Self {
            by_operation: operations
                .ids()
                .iter()
                .map(|_| RouteCounts::default())
                .collect(),
            operations,
            pages,
            ..Self::default()
        }
    }

    pub fn route(&self, method: &Method, path: &str) -> Route {
        let mut parts = path.split('/');
        match (parts.next(), parts.next()) {
            (Some(""), Some("api")) => match self.operations.operation(path, method) {
                Some(operation) => Route::Operation(operation.number),
                None => Route::UnknownOperation,
            },
            (Some(""), Some("uploads")) => Route::Upload,
            (Some(""), Some("media")) => Route::Video,
            _ => Route::Site,
        }
    }

    /// Operation id, or what else it is.
    pub fn name(&self, route: Route) -> &str {
        match route {
            Route::Operation(number) => {
                self.operations.ids().get(number).map_or("", String::as_str)
            }
            Route::UnknownOperation => "unknown operation",
            Route::Upload => "upload",
            Route::Video => "video",
            Route::Site => "page",
        }
    }

    /// Counts a request as in progress until the value is dropped.
    pub fn begin(&self) -> InProgress<'_> {
        self.in_progress.fetch_add(1, Relaxed);
        InProgress(&self.in_progress)
    }

    /// Counts an answered request.
    pub fn add(&self, route: Route, path: &str, outcome: Outcome, time: Duration) {
        match route {
            Route::Operation(number) => {
                if let Some(counts) = self.by_operation.get(number) {
                    counts.add(outcome, time);
                }
            }
            Route::UnknownOperation => self.unknown_operations.add(outcome, time),
            Route::Upload => self.uploads.add(outcome, time),
            Route::Video => self.videos.add(outcome, time),
            Route::Site => {
                let counted = self.pages.with(path, |counts| counts.add(outcome, time));
                counted.unwrap_or_else(|| self.others.add(outcome, time));
            }
        }
    }
}

pub struct InProgress<'a>(&'a AtomicI64);

impl Drop for InProgress<'_> {
    fn drop(&mut self) {
        self.0.fetch_sub(1, Relaxed);
    }
}

#[async_trait]
impl MetricSource for RequestMetrics {
    fn metrics(&self) -> &'static [&'static Metric] {
        &[REQUESTS, DURATIONS, IN_PROGRESS]
    }

    async fn samples(&self) -> Result<Vec<Sample>, Failure> {
        let mut samples = vec![IN_PROGRESS.of(self.in_progress.load(Relaxed))];
        for (counts, id) in self.by_operation.iter().zip(self.operations.ids()) {
            samples.extend(counts.samples("api", id));
        }
        for (route, counts) in self.pages.all() {
            samples.extend(counts.samples("page", &route));
        }
        samples.extend(self.unknown_operations.samples("api", "unknown"));
        samples.extend(self.uploads.samples("upload", "uploads"));
        samples.extend(self.videos.samples("video", "media"));
        samples.extend(self.others.samples("other", "other"));
        Ok(samples)
    }
}
