//! Certificates of an authority that speaks ACME (RFC 8555), Let's Encrypt as a rule. The account, the certificate and
//! what became of the last attempts are files in the data folder.

mod account;
mod attempts;
mod explain;
mod http_client;
pub mod lookup;
mod order;

use std::{
    fs,
    io::ErrorKind,
    path::{Path, PathBuf},
    sync::{Mutex, MutexGuard, PoisonError},
    time::Duration,
};

use kernel::{Clock, Timestamp};

pub use self::attempts::Attempts;
use self::{http_client::AuthorityClient, lookup::Lookup};
use super::{certificate::Certificate, challenges::Challenges};
use crate::{
    config::https::{AcmeConfig, Domain},
    store::private_file,
};

/// The folder in the data folder.
const FOLDER: &str = "https";
/// The chain and its key in one file: after a crash they still belong together.
const CERTIFICATE: &str = "certificate.pem";
/// The longest that an attempt may take.
const DEADLINE: Duration = Duration::from_secs(300);

pub struct Acme {
    config: AcmeConfig,
    domains: Vec<Domain>,
    /// Each authority has a folder: certificates for trying out are not mistaken for others.
    folder: PathBuf,
    lookup: Lookup,
    attempts: Mutex<Attempts>,
}

impl Acme {
    /// Reads what is stored, and writes nothing. A damaged certificate counts as none.
    pub fn open(
        config: &AcmeConfig,
        domains: &[Domain],
        data: &Path,
        lookup: Lookup,
    ) -> (Self, Option<Certificate>) {
        let folder = folder(data, config);
        let certificate = stored(&folder).unwrap_or_else(|error| {
            tracing::warn!("{error} A new one is requested.");
            None
        });
        let acme = Self {
            config: config.clone(),
            domains: domains.to_owned(),
            attempts: Mutex::new(Attempts::load(&folder)),
            folder,
            lookup,
        };
        (acme, certificate)
    }

    /// What became of the last attempts.
    pub fn attempts(&self) -> Attempts {
        self.lock().clone()
    }

    fn lock(&self) -> MutexGuard<'_, Attempts> {
        self.attempts.lock().unwrap_or_else(PoisonError::into_inner)
    }

    /// Whether a certificate should be requested.
    pub fn is_due(&self, current: Option<&Certificate>, now: Timestamp) -> bool {
        current.is_none_or(|current| {
            current.due_at() <= now || current.missing(&self.domains).is_some()
        })
    }

    /// Requests a certificate and stores it. `None` if the last failure is too recent.
    ///
    /// # Errors
    /// A sentence for the owner: what is wrong and what to do.
    pub async fn renew(
        &self,
        challenges: &Challenges,
        clock: &Clock,
    ) -> Result<Option<Certificate>, String> {
        let now = clock.now();
        if !self.attempts().may_begin(now) {
            return Ok(None);
        }
        // Costs no attempt at the authority, so it may be looked again within a minute.
        lookup::all_resolve(&self.lookup, &self.domains).await?;
        let client = AuthorityClient::new(self.config.root.as_deref())?;
        // Before the request: a program that is restarted again and again must not send one each time.
        self.note(|attempts| attempts.begin(now))?;
        let requested = self.request(&client, challenges).await;
        match requested.and_then(|pem| self.store(&pem)) {
            Ok(certificate) => {
                self.note(|attempts| attempts.succeed(now))?;
                Ok(Some(certificate))
            }
            Err(error) => {
                let wait = client.retry_after();
                self.note(|attempts| attempts.fail(&error, clock.now(), wait))?;
                Err(error)
            }
        }
    }

    /// Chain and key in PEM.
    async fn request(
        &self,
        client: &AuthorityClient,
        challenges: &Challenges,
    ) -> Result<String, String> {
        let requested = async {
            let account = account::open(client, &self.config, &self.folder).await?;
            order::certificate(&account, &self.domains, challenges).await
        };
        let error = match tokio::time::timeout(DEADLINE, requested).await {
            Ok(Ok(pem)) => return Ok(pem),
            Ok(Err(error)) => error,
            Err(_) => instant_acme::Error::Timeout(None),
        };
        if explain::is_unknown_account(&error) {
            account::forget(&self.folder);
        }
        Err(explain::sentence(&self.config, &error))
    }

    fn store(&self, pem: &str) -> Result<Certificate, String> {
        let certificate = Certificate::from_pem(pem.as_bytes(), pem.as_bytes());
        let certificate = certificate.map_err(|why| {
            format!(
                "{} sent a certificate that cannot be used: {why}.",
                explain::host(&self.config)
            )
        })?;
        if let Some(domain) = certificate.missing(&self.domains) {
            return Err(format!(
                "{} sent a certificate that is not for {domain}.",
                explain::host(&self.config)
            ));
        }
        private_file::replace(&self.folder, CERTIFICATE, pem.as_bytes())
            .map_err(|error| format!("The certificate cannot be stored: {error}."))?;
        Ok(certificate)
    }

    /// # Errors
    /// A sentence: without a record of its attempts nothing is requested.
    fn note(&self, change: impl FnOnce(&mut Attempts)) -> Result<(), String> {
        let mut attempts = self.lock();
        change(&mut attempts);
        let saved = fs::create_dir_all(&self.folder).and_then(|()| attempts.save(&self.folder));
        saved.map_err(|error| format!("{} cannot be written to: {error}.", self.folder.display()))
    }
}

/// What is stored of the authority, for `boutique doctor`.
///
/// # Errors
/// A sentence: the certificate cannot be read.
pub fn stored_at(
    data: &Path,
    config: &AcmeConfig,
) -> (Result<Option<Certificate>, String>, Attempts) {
    let folder = folder(data, config);
    (stored(&folder), Attempts::load(&folder))
}

fn folder(data: &Path, config: &AcmeConfig) -> PathBuf {
    let address = config.directory.trim_start_matches("https://");
    let plain = |sign: char| match sign {
        'a'..='z' | '0'..='9' | '.' | '-' => sign,
        _ => '-',
    };
    let name: String = address.to_ascii_lowercase().chars().map(plain).collect();
    data.join(FOLDER).join(name)
}

fn stored(folder: &Path) -> Result<Option<Certificate>, String> {
    let file = folder.join(CERTIFICATE);
    match fs::read(&file) {
        Ok(pem) => Certificate::from_pem(&pem, &pem)
            .map(Some)
            .map_err(|why| format!("{} is damaged: {why}.", file.display())),
        Err(error) if error.kind() == ErrorKind::NotFound => Ok(None),
        Err(error) => Err(format!("{} cannot be read: {error}.", file.display())),
    }
}
