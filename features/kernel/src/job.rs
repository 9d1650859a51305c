//! Background work: looks at the state and makes it right, takes no input, is safe to run twice.

use std::{future::Future, pin::Pin, sync::Arc, time::Duration};

use tokio::sync::Notify;

use crate::problem::Failure;

/// Makes a job run before its time has come.
#[derive(Clone, Default)]
pub struct Wake(Arc<Notify>);

impl Wake {
    /// At least one run begins after this call.
    pub fn now(&self) {
        self.0.notify_one();
    }

    pub async fn called(&self) {
        self.0.notified().await;
    }
}

type Run = Arc<dyn Fn() -> Pin<Box<dyn Future<Output = Result<(), Failure>> + Send>> + Send + Sync>;

/// One kind of background work.
#[derive(Clone)]
pub struct Job {
    /// Feature and verb, like `payments.reconcile`.
    pub name: &'static str,
    /// Runs at start, and this long after each run.
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

    /// Runs also whenever this is called.
    pub fn on(mut self, wake: Wake) -> Self {
        self.wake = wake;
        self
    }

    pub async fn run(&self) -> Result<(), Failure> {
        (self.run)().await
    }
}
