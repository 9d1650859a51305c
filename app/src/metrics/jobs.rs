//! Metrics of background jobs.

use std::{
    collections::BTreeMap,
    sync::{Arc, Mutex, PoisonError},
    time::Duration,
};

use async_trait::async_trait;
use kernel::{Clock, Failure, Metric, MetricSource, Sample};

const RUNS: &Metric = &Metric::counter("boutique_job_runs_total", "Runs of a job.");
const FAILURES: &Metric =
    &Metric::counter("boutique_job_failures_total", "Runs of a job that failed.");
const SECONDS: &Metric =
    &Metric::counter("boutique_job_seconds_total", "Time that a job has taken.");
const LAST_SUCCESS: &Metric = &Metric::gauge(
    "boutique_job_last_success_timestamp_seconds",
    "When a job last succeeded, as Unix time.",
);
const FAILING: &Metric = &Metric::gauge(
    "boutique_job_failing",
    "1 while the last run of a job failed.",
);

#[derive(Clone, Copy, Debug, Default)]
struct Counts {
    runs: u64,
    failures: u64,
    time: Duration,
    /// Unix seconds.
    last_success: Option<i64>,
    failing: bool,
}

/// Cheap to clone; all clones share their counts.
#[derive(Clone, Debug, Default)]
pub struct JobMetrics(Arc<Mutex<BTreeMap<&'static str, Counts>>>);

impl JobMetrics {
    /// Counts a run that has ended.
    pub fn add(&self, job: &'static str, time: Duration, succeeded: bool) {
        let mut all = self.0.lock().unwrap_or_else(PoisonError::into_inner);
        let counts = all.entry(job).or_default();
        counts.runs += 1;
        counts.failures += u64::from(!succeeded);
        counts.time += time;
        counts.failing = !succeeded;
        if succeeded {
            counts.last_success = Some(Clock::system().now().0);
        }
    }
}

#[async_trait]
impl MetricSource for JobMetrics {
    fn metrics(&self) -> &'static [&'static Metric] {
        &[RUNS, FAILURES, SECONDS, LAST_SUCCESS, FAILING]
    }

    async fn samples(&self) -> Result<Vec<Sample>, Failure> {
        let all = self
            .0
            .lock()
            .unwrap_or_else(PoisonError::into_inner)
            .clone();
        let samples = all.into_iter().flat_map(|(job, counts)| {
            let samples = [
                Some(RUNS.of(counts.runs)),
                Some(FAILURES.of(counts.failures)),
                Some(SECONDS.of(counts.time.as_secs_f64())),
                Some(FAILING.of(counts.failing)),
                counts.last_success.map(|at| LAST_SUCCESS.of(at)),
            ];
            samples
                .into_iter()
                .flatten()
                .map(move |sample| sample.with("job", job))
        });
        Ok(samples.collect())
    }
}
