//! A certificate that something else renews: two files, read again when they change.

use std::{
    fs,
    path::Path,
    sync::{Mutex, PoisonError},
};

use kernel::Timestamp;
use sha2::{Digest as _, Sha256};

use super::certificate::Certificate;
use crate::config::https::{CertificateFiles, Domain};

/// Days before the end from which files that stay the same are reported.
const WARN_DAYS: i64 = 14;

pub struct OwnFiles {
    files: CertificateFiles,
    domains: Vec<Domain>,
    /// Hash of what was read last, good or not.
    last_read: Mutex<Option<[u8; 32]>>,
}

impl OwnFiles {
    pub fn new(files: &CertificateFiles, domains: &[Domain]) -> Self {
        Self {
            files: files.clone(),
            domains: domains.to_owned(),
            last_read: Mutex::default(),
        }
    }

    /// What the files contain, unless it is what was read last.
    ///
    /// # Errors
    /// A sentence for the operator.
    pub fn read_if_changed(&self) -> Result<Option<Certificate>, String> {
        let chain = read(&self.files.certificate)?;
        let key = read(&self.files.key)?;
        let hash = Sha256::new()
            .chain_update(&chain)
            .chain_update(&key)
            .finalize();
        let mut last_read = self
            .last_read
            .lock()
            .unwrap_or_else(PoisonError::into_inner);
        if last_read.as_ref() == Some(&hash.into()) {
            return Ok(None);
        }
        let certificate = Certificate::from_pem(&chain, &key).map_err(|why| {
            format!(
                "{} with {} cannot be used: {why}.",
                self.files.certificate.display(),
                self.files.key.display()
            )
        })?;
        if let Some(domain) = certificate.missing(&self.domains) {
            return Err(format!(
                "{} is not for {domain}. Get one that names it, or leave the domain out of BOUTIQUE_DOMAIN.",
                self.files.certificate.display()
            ));
        }
        // Only what is served: the reason for a refusal stays until the files are right.
        *last_read = Some(hash.into());
        Ok(Some(certificate))
    }

    /// What to say of a certificate that nothing has renewed.
    pub fn warning(&self, certificate: &Certificate, now: Timestamp) -> Option<String> {
        let late = certificate.not_after.plus_days(-WARN_DAYS) <= now;
        late.then(|| {
            format!(
                "The certificate in {} is valid until {} only. Put a newer one in its place; it is read within a minute.",
                self.files.certificate.display(),
                certificate.not_after.to_rfc3339()
            )
        })
    }
}

fn read(file: &Path) -> Result<Vec<u8>, String> {
    fs::read(file).map_err(|error| {
        format!(
            "{} cannot be read: {error}. The user that runs the shop has to be allowed to.",
            file.display()
        )
    })
}
