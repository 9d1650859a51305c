//! A shop that is https by itself: its certificate, where that comes from, and how it is renewed while the shop is open.

pub mod acme;
pub mod certificate;
pub mod challenges;
pub mod current;
pub mod own_files;

use std::{path::Path, sync::Arc, time::Duration};

use kernel::{Clock, Job};
use maintenance::CertificateMonitor;
use tokio_rustls::TlsAcceptor;

use self::{
    acme::{Acme, lookup::Lookup},
    certificate::Certificate,
    challenges::Challenges,
    current::CurrentCertificate,
    own_files::OwnFiles,
};
use crate::{
    config::https::{CertificateSource, HttpsConfig},
    http::https_only::HttpsOnly,
};

/// How often is looked whether files have changed or a certificate is due.
const EVERY: Duration = Duration::from_secs(60);

/// Outlives the store: a shop that opens again in the same process stays reachable.
pub struct Https {
    config: HttpsConfig,
    clock: Clock,
    certificate: Arc<CurrentCertificate>,
    challenges: Challenges,
    monitor: CertificateMonitor,
    source: Source,
}

enum Source {
    Acme(Acme),
    Files(OwnFiles),
}

impl Https {
    /// Reads the certificate, if there is one yet.
    ///
    /// # Errors
    /// A sentence for the operator: the certificate's own files cannot be used.
    pub fn open(
        config: &HttpsConfig,
        data: &Path,
        clock: &Clock,
        lookup: Lookup,
    ) -> Result<Self, String> {
        let (certificate, source, monitor) = match &config.source {
            CertificateSource::Files(files) => {
                let files = OwnFiles::new(files, &config.domains);
                let certificate = files.read_if_changed()?;
                let monitor = CertificateMonitor::default();
                (certificate, Source::Files(files), monitor)
            }
            CertificateSource::Acme(authority) => {
                let (acme, certificate) = Acme::open(authority, &config.domains, data, lookup);
                let monitor = CertificateMonitor::default();
                monitor.update(|status| acme.attempts().report(status));
                (certificate, Source::Acme(acme), monitor)
            }
        };
        let https = Self {
            config: config.clone(),
            clock: clock.clone(),
            certificate: CurrentCertificate::of(&config.domains),
            challenges: Challenges::default(),
            monitor,
            source,
        };
        if let Some(certificate) = certificate {
            https.serve(certificate);
        }
        Ok(https)
    }

    /// # Errors
    /// A sentence: the machine has no randomness.
    pub fn acceptor(&self) -> Result<TlsAcceptor, String> {
        self.certificate.acceptor()
    }

    /// What the shop's endpoint is put behind.
    pub fn layer(&self) -> HttpsOnly {
        HttpsOnly {
            domains: self.config.domains.clone(),
            public_address: self.config.public_address.clone(),
            challenges: self.challenges.clone(),
            certificate: self.certificate.clone(),
        }
    }

    /// How the certificate is.
    pub fn monitor(&self) -> CertificateMonitor {
        self.monitor.clone()
    }

    /// Brings the certificate up to date while the shop is open.
    pub fn job(self: &Arc<Self>) -> Job {
        let https = self.clone();
        Job::new("https.certificate", EVERY, move || {
            let https = https.clone();
            async move {
                https.refresh().await;
                Ok(())
            }
        })
    }

    /// Reads files that have changed, or gets a certificate that is due. What fails is logged and reported by the
    /// monitor; the certificate in use stays.
    pub async fn refresh(&self) {
        match &self.source {
            Source::Files(files) => self.read_again(files),
            Source::Acme(acme) => self.renew(acme).await,
        }
    }

    fn read_again(&self, files: &OwnFiles) {
        let now = self.clock.now();
        let error = match files.read_if_changed() {
            Ok(certificate) => {
                if let Some(certificate) = certificate {
                    self.serve(certificate);
                }
                let current = self.certificate.get();
                current.and_then(|current| files.warning(&current, now))
            }
            Err(error) => Some(error),
        };
        self.report(error);
    }

    async fn renew(&self, acme: &Acme) {
        let now = self.clock.now();
        if !acme.is_due(self.certificate.get().as_ref(), now) {
            return;
        }
        match acme.renew(&self.challenges, &self.clock).await {
            Ok(Some(certificate)) => {
                self.serve(certificate);
                self.report(None);
            }
            // It is too early for another attempt.
            Ok(None) => {}
            Err(error) => self.report(Some(error)),
        }
        self.monitor
            .update(|status| acme.attempts().report_times(status));
    }

    fn serve(&self, certificate: Certificate) {
        let not_after = certificate.not_after;
        self.certificate.set(certificate);
        self.monitor
            .update(|status| status.not_after = Some(not_after));
        tracing::info!(
            not_after = not_after.to_rfc3339(),
            "the certificate is in use"
        );
    }

    /// An error that stays the same is logged once.
    fn report(&self, error: Option<String>) {
        let now = self.clock.now();
        if let Some(error) = &error
            && self.monitor.status().last_error.as_ref() != Some(error)
        {
            tracing::warn!("{error}");
        }
        self.monitor.update(|status| {
            status.last_attempt = Some(now);
            status.last_error = error;
        });
    }
}
