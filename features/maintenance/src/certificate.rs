//! The certificate of a shop that is https by itself.

use std::sync::{Arc, PoisonError, RwLock};

use kernel::Timestamp;

/// How the certificate is.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct CertificateStatus {
    /// When the certificate in use expires; `None` before the first one.
    pub not_after: Option<Timestamp>,
    /// When one was last requested or read.
    pub last_attempt: Option<Timestamp>,
    /// Why the last attempt failed, as a sentence for the owner; `None` after one that succeeded.
    pub last_error: Option<String>,
    /// Not before this is the next one requested.
    pub next_attempt: Option<Timestamp>,
}

/// The status, written by what gets the certificate and read by what shows it. All clones are the same one.
#[derive(Clone, Debug, Default)]
pub struct CertificateMonitor(Arc<RwLock<CertificateStatus>>);

impl CertificateMonitor {
    pub fn status(&self) -> CertificateStatus {
        let status = self.0.read().unwrap_or_else(PoisonError::into_inner);
        status.clone()
    }

    pub fn update(&self, change: impl FnOnce(&mut CertificateStatus)) {
        change(&mut self.0.write().unwrap_or_else(PoisonError::into_inner));
    }
}
