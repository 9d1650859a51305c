//! Runs the features' background work beside the shop.

use std::time::{Duration, Instant};

use kernel::{IncidentKind, Incidents, Job};
use tokio::{
    sync::watch,
    task::JoinSet,
    time::{sleep, timeout},
};

use crate::metrics::JobMetrics;

/// How long a run that has begun may go on once the shop closes. What it leaves is done at the next start.
const LAST_RUN: Duration = Duration::from_secs(5);

/// How long the first runs leave the processor and the database to those who waited for the start.
pub const LET_IN_FIRST: Duration = Duration::from_millis(100);

/// Who hears how runs end.
#[derive(Clone, Default)]
pub struct JobWatch {
    pub metrics: JobMetrics,
    pub incidents: Incidents,
}

pub struct Jobs {
    stop: watch::Sender<bool>,
    running: JoinSet<()>,
}

impl Jobs {
    /// The first runs come shortly after the start, and each next one at its time, and at once whenever the clock was
    /// `moved`: its time may have come.
    pub fn start(
        jobs: impl IntoIterator<Item = Job>,
        moved: &watch::Receiver<()>,
        watch: &JobWatch,
    ) -> Self {
        let (stop, stopped) = watch::channel(false);
        let mut running = JoinSet::new();
        for job in jobs {
            running.spawn(repeat(job, stopped.clone(), moved.clone(), watch.clone()));
        }
        Self { stop, running }
    }

    /// Lets each finish the run it is in.
    pub async fn stop(mut self) {
        self.stop.send_replace(true);
        let all_done = async { while self.running.join_next().await.is_some() {} };
        if timeout(LAST_RUN, all_done).await.is_err() {
            tracing::warn!("background work was cut off; it is done at the next start");
        }
    }
}

async fn repeat(
    job: Job,
    mut stopped: watch::Receiver<bool>,
    mut moved: watch::Receiver<()>,
    watch: JobWatch,
) {
    tokio::select! {
        biased;
        _ = stopped.wait_for(|stop| *stop) => return,
        () = job.wake.called() => {}
        () = sleep(LET_IN_FIRST) => {}
    }
    loop {
        let (name, run) = (job.name, job.clone());
        let began = Instant::now();
        // In a task of its own: a run that panics ends alone.
        let ended = tokio::spawn(async move { run.run().await }).await;
        watch
            .metrics
            .add(name, began.elapsed(), matches!(ended, Ok(Ok(()))));
        match ended {
            Ok(Ok(())) => {}
            Ok(Err(failure)) => {
                // A failure's own text is for visitors, and says nothing of the cause.
                let cause = failure.cause().map(tracing::field::display);
                tracing::warn!(job = name, %failure, cause, "background work failed");
                // The cause may name a person.
                let message = format!("{name}: {}", failure.code().name);
                watch
                    .incidents
                    .report(IncidentKind::JobFailed, message, None);
            }
            Err(error) => {
                tracing::error!(job = name, %error, "background work broke off");
                let message = format!("{name}: panicked");
                watch
                    .incidents
                    .report(IncidentKind::JobFailed, message, None);
            }
        }
        tokio::select! {
            biased;
            _ = stopped.wait_for(|stop| *stop) => return,
            () = job.wake.called() => {}
            Ok(()) = moved.changed() => {}
            () = sleep(job.every) => {}
        }
    }
}

#[cfg(test)]
mod tests {
    use std::sync::{
        Arc,
        atomic::{AtomicU32, Ordering},
    };

    use kernel::{Failure, MetricSource as _, Wake};
    use tokio::sync::mpsc;

    use super::*;

    const HOUR: Duration = Duration::from_secs(3600);

    #[tokio::test]
    async fn a_job_runs_at_the_start_and_when_it_is_woken() {
        let (reported, mut heard) = mpsc::unbounded_channel();
        let wake = Wake::default();
        let job = Job::new("test.tell", HOUR, move || {
            let reported = reported.clone();
            async move { reported.send(()).map_err(Failure::internal) }
        });
        let jobs = Jobs::start(
            [job.on(wake.clone())],
            &watch::channel(()).1,
            &JobWatch::default(),
        );
        heard.recv().await.unwrap();
        wake.now();
        heard.recv().await.unwrap();
        jobs.stop().await;
        assert!(heard.recv().await.is_none(), "nothing is left of it");
    }

    #[tokio::test]
    async fn a_job_runs_when_the_clock_is_moved() {
        let (reported, mut heard) = mpsc::unbounded_channel();
        let job = Job::new("test.tell", HOUR, move || {
            let reported = reported.clone();
            async move { reported.send(()).map_err(Failure::internal) }
        });
        let (move_it, moved) = watch::channel(());
        let jobs = Jobs::start([job], &moved, &JobWatch::default());
        heard.recv().await.unwrap();
        move_it.send_replace(());
        heard.recv().await.unwrap();
        jobs.stop().await;
    }

    #[tokio::test]
    async fn how_a_run_ends_is_counted_and_a_failure_reported() {
        let (incidents, mut reported) = Incidents::received();
        let watch = JobWatch {
            incidents,
            ..JobWatch::default()
        };
        let job = Job::new("test.fail", HOUR, || async {
            Err(Failure::internal("asha@example.com"))
        });
        let jobs = Jobs::start([job], &watch::channel(()).1, &watch);
        let incident = reported.recv().await.unwrap();
        assert_eq!(incident.kind, IncidentKind::JobFailed);
        assert_eq!(
            incident.message, "test.fail: store.internal",
            "without the cause"
        );
        let samples = watch.metrics.samples().await.unwrap();
        let value = |name: &str| {
            let sample = samples.iter().find(|sample| sample.metric.name == name);
            sample.map(|sample| sample.value)
        };
        assert_eq!(value("boutique_job_runs_total"), Some(1_u64.into()));
        assert_eq!(value("boutique_job_failures_total"), Some(1_u64.into()));
        assert_eq!(value("boutique_job_failing"), Some(true.into()));
        assert_eq!(value("boutique_job_last_success_timestamp_seconds"), None);
        jobs.stop().await;
    }

    #[tokio::test]
    async fn neither_a_failure_nor_a_panic_ends_it() {
        let (reported, mut heard) = mpsc::unbounded_channel();
        let wake = Wake::default();
        let runs = Arc::new(AtomicU32::new(0));
        let job = Job::new("test.stumble", HOUR, move || {
            let (reported, run) = (reported.clone(), runs.fetch_add(1, Ordering::SeqCst));
            async move {
                reported.send(run).map_err(Failure::internal)?;
                match run {
                    0 => Err(Failure::internal("the first fails")),
                    1 => panic!("the second panics"),
                    _ => Ok(()),
                }
            }
        });
        let jobs = Jobs::start(
            [job.on(wake.clone())],
            &watch::channel(()).1,
            &JobWatch::default(),
        );
        for run in 0..3 {
            assert_eq!(heard.recv().await, Some(run));
            wake.now();
        }
        jobs.stop().await;
    }
}
