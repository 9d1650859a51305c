//! The only place that asks what time it is.

use std::{
    sync::{
        Arc,
        atomic::{AtomicI64, Ordering},
    },
    time::UNIX_EPOCH,
};

use crate::calendar::{Day, Timestamp};

/// Tells the time. Tests hold one that stands still until they move it.
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

    #[allow(clippy::disallowed_methods)] // the one place that may
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

    /// Moves a fixed clock; a system clock goes its own way.
    pub fn advance_seconds(&self, seconds: i64) {
        if let Some(at) = &self.fixed {
            at.fetch_add(seconds, Ordering::SeqCst);
        }
    }
}
