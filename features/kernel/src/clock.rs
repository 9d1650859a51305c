//! The only place that reads the system time.

use std::{
    sync::{
        Arc,
        atomic::{AtomicI64, Ordering},
    },
    time::UNIX_EPOCH,
};

use crate::calendar::{Day, Timestamp};

/// A clock. Tests use a fixed one, which they advance.
#[derive(Clone, Default)]
pub struct Clock {
    fixed: Option<Arc<AtomicI64>>,
}

impl Clock {
    pub fn system() -> Self {
        Self::default()
    }

    pub fn fixed(at: Timestamp) -> Self {
        Self {
            fixed: Some(Arc::new(AtomicI64::new(at.0))),
        }
    }

    #[allow(clippy::disallowed_methods)] // the only place that may
    pub fn now(&self) -> Timestamp {
        match &self.fixed {
            Some(at) => Timestamp(at.load(Ordering::SeqCst)),
            None => {
                let since = std::time::SystemTime::now()
                    .duration_since(UNIX_EPOCH)
                    .unwrap_or_default();
                Timestamp(i64::try_from(since.as_secs()).unwrap_or(i64::MAX))
            }
        }
    }

    /// Today in India.
    pub fn today(&self) -> Day {
        self.now().day()
    }

    /// Advances a fixed clock; has no effect on the system clock.
    pub fn advance_seconds(&self, seconds: i64) {
        if let Some(at) = &self.fixed {
            at.fetch_add(seconds, Ordering::SeqCst);
        }
    }
}
