//! Version of public data, for caches.

use std::sync::{
    Arc,
    atomic::{AtomicU64, Ordering},
};

/// Counts changes of public data. Caches store the version with each response.
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
