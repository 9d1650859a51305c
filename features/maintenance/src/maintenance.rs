//! State and dependencies shared by all parts of the feature.

use std::{path::PathBuf, sync::Arc};

use kernel::{
    Counted, Deps, Incidents, People, SettingsStore, Timestamp, Wake, mail::MailShopFacts,
};
use sqlx::migrate::Migrator;

use crate::{
    FreeBytes,
    backup::{BackupFolder, Schema},
    certificate::CertificateMonitor,
    remote::{RemoteSettings, RemoteState},
    runs::Runs,
};

/// What the shop decides about its own upkeep.
pub struct Setup {
    /// The data folder.
    pub data: PathBuf,
    pub backups: PathBuf,
    pub free_bytes: FreeBytes,
    /// Free disk space below which uploads are refused, in bytes.
    pub space_floor: u64,
    /// Takes reports of backups that fail.
    pub incidents: Incidents,
    pub people: Arc<dyn People>,
    pub shop: Arc<dyn MailShopFacts>,
    /// What people would miss if it were gone.
    pub counted: Vec<Counted>,
    /// Tables known to this program.
    pub schema: Schema,
    /// Migrations of this program, the kernel's first.
    pub migrations: Vec<&'static Migrator>,
    /// Stores the settings of the bucket.
    pub settings: Arc<dyn SettingsStore>,
    /// The bucket for copies of the backups, if there is one.
    pub remote: Option<RemoteSettings>,
    /// Closes the shop and opens it again in the same process.
    pub reopen: Wake,
    /// No provider takes money: payments are tests.
    pub test_payments: bool,
    pub public_address: String,
    /// The certificate of a shop that is https by itself; else a proxy takes care of it.
    pub certificate: Option<CertificateMonitor>,
}

/// State of the feature. Cheap to clone.
#[derive(Clone)]
pub struct Maintenance(pub(crate) Arc<Parts>);

pub(crate) struct Parts {
    pub deps: Deps,
    pub setup: Setup,
    pub folder: BackupFolder,
    pub runs: Runs,
    pub remote: RemoteState,
    /// Called when there may be something to push.
    pub push_wake: Wake,
    pub opened_at: Timestamp,
}

impl Maintenance {
    pub fn new(deps: Deps, mut setup: Setup) -> Self {
        Self(Arc::new(Parts {
            folder: BackupFolder::at(&setup.backups),
            runs: Runs::default(),
            remote: RemoteState::new(setup.remote.take()),
            push_wake: Wake::default(),
            opened_at: deps.clock.now(),
            deps,
            setup,
        }))
    }

    /// Where the backups lie.
    pub fn backup_folder(&self) -> &BackupFolder {
        &self.0.folder
    }

    pub(crate) fn now(&self) -> Timestamp {
        self.0.deps.clock.now()
    }

    /// Counted records: name and table.
    pub(crate) fn counted(&self) -> impl Iterator<Item = (&'static str, &'static str)> {
        self.0.setup.counted.iter().copied().flatten().copied()
    }
}
