//! What time it is. A test may set it, or go ahead of the real one.

use std::sync::{
    Arc,
    atomic::{AtomicI64, Ordering},
};

/// Unix seconds. Cheap to clone.
#[derive(Clone)]
pub struct Time {
    now: Arc<dyn Fn() -> i64 + Send + Sync>,
    ahead: Arc<AtomicI64>,
}

impl Time {
    /// Whatever the caller says, asked each time.
    pub fn set_by(now: impl Fn() -> i64 + Send + Sync + 'static) -> Self {
        Self {
            now: Arc::new(now),
            ahead: Arc::default(),
        }
    }

    /// That of the machine.
    #[expect(
        clippy::disallowed_methods,
        reason = "the one place where this program asks the machine"
    )]
    pub fn real() -> Self {
        Self::set_by(|| {
            let since = std::time::SystemTime::now().duration_since(std::time::UNIX_EPOCH);
            since
                .ok()
                .and_then(|since| i64::try_from(since.as_secs()).ok())
                .unwrap_or_default()
        })
    }

    pub fn now(&self) -> i64 {
        (self.now)() + self.ahead.load(Ordering::SeqCst)
    }

    /// Sets how many seconds the clock is ahead of the machine's.
    pub fn set_ahead(&self, seconds: i64) {
        self.ahead.store(seconds, Ordering::SeqCst);
    }
}
