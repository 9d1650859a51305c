//! What caches of public data hang on.

use std::sync::{
    Arc,
    atomic::{AtomicU64, Ordering},
};

/// Counts the changes of anything a visitor can see. Whoever keeps an answer keeps the version beside it.
#[derive(Clone, Default)]
pub struct PublicVersion(Arc<AtomicU64>);

impl PublicVersion {
    pub fn current(&self) -> u64 {
        self.0.load(Ordering::SeqCst)
    }

    pub(crate) fn bump(&self) {
        self.0.fetch_add(1, Ordering::SeqCst);
    }
}
