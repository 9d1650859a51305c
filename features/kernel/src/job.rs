//! Background jobs: each reads the state and acts on it, takes no input, and is safe to run twice.

use std::{future::Future, pin::Pin, sync::Arc, time::Duration};

use tokio::sync::Notify;

use crate::problem::Failure;

/// Makes a job run immediately.
#[derive(Clone, Default)]
pub struct Wake(Arc<Notify>);

impl Wake {
    /// Requests a run. At least one begins after this call.
    pub fn now(&self) {
        self.0.notify_one();
    }

    pub async fn called(&self) {
        self.0.notified().await;
    }
}

/// Seconds until the next attempt of what was refused so many times before; `None` to give up.
pub fn retry_after(attempts: i64) -> Option<i64> {
    const SECONDS: [i64; 6] = [60, 300, 900, 3_600, 21_600, 86_400];
    SECONDS.get(usize::try_from(attempts).ok()?).copied()
}

type Run = Arc<dyn Fn() -> Pin<Box<dyn Future<Output = Result<(), Failure>> + Send>> + Send + Sync>;

/// A background job.
#[derive(Clone)]
pub struct Job {
    /// Feature and verb, such as `payments.reconcile`.
    pub name: &'static str,
    /// Interval between the end of a run and the next one. Every job also runs at start.
    pub every: Duration,
    pub wake: Wake,
    run: Run,
}

impl Job {
    pub fn new<F, Fut>(name: &'static str, every: Duration, run: F) -> Self
    where
        F: Fn() -> Fut + Send + Sync + 'static,
        Fut: Future<Output = Result<(), Failure>> + Send + 'static,
    {
        Self {
            name,
            every,
            wake: Wake::default(),
            run: Arc::new(move || Box::pin(run())),
        }
    }

    /// Also runs the job whenever `wake` is called.
    pub fn on(mut self, wake: Wake) -> Self {
        self.wake = wake;
        self
    }

    /// Runs the job once.
    ///
    /// # Errors
    /// Whatever made the job fail.
    pub async fn run(&self) -> Result<(), Failure> {
        (self.run)().await
    }
}
