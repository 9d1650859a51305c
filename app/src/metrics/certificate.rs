//! When the certificate expires, for whatever renews it to say.

use std::sync::{
    Arc,
    atomic::{AtomicI64, Ordering::Relaxed},
};

use async_trait::async_trait;
use kernel::{Clock, Failure, Metric, MetricSource, Sample, Timestamp};

const EXPIRY: &Metric = &Metric::gauge(
    "boutique_certificate_expiry_seconds",
    "Time until the certificate expires; absent while the program has none.",
);

/// Cheap to clone; all clones are the same certificate.
#[derive(Clone, Debug, Default)]
pub struct CertificateExpiry(Arc<AtomicI64>);

impl CertificateExpiry {
    pub fn set(&self, expires_at: Timestamp) {
        self.0.store(expires_at.0, Relaxed);
    }
}

#[async_trait]
impl MetricSource for CertificateExpiry {
    fn metrics(&self) -> &'static [&'static Metric] {
        &[EXPIRY]
    }

    async fn samples(&self) -> Result<Vec<Sample>, Failure> {
        let at = self.0.load(Relaxed);
        // Certificates know nothing of a clock that tests move.
        let left = at - Clock::system().now().0;
        Ok((at != 0).then(|| EXPIRY.of(left)).into_iter().collect())
    }
}
