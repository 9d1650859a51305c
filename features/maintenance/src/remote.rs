//! The bucket in which copies of the backups are stored: its settings, and what was last pushed.

use std::{
    fs, io,
    sync::{Mutex, MutexGuard, PoisonError},
};

use bucket::{Bucket, BucketSettings};
use kernel::{Timestamp, secret::Secret};
use serde::{Deserialize, Serialize};

use crate::backup::{BackupFolder, RecoveryKey, RemoteBackups, write_whole};

/// Section of the machine's settings.
pub const SECTION: &str = "backups";

/// Settings of the machine, with keys: in no backup.
#[derive(Serialize, Deserialize, Clone, Debug, PartialEq, Eq)]
#[serde(rename_all = "camelCase", deny_unknown_fields)]
pub struct RemoteSettings {
    pub bucket: BucketSettings,
    /// Text of the key that encrypts the backups.
    pub recovery_key: Secret,
    /// Whether the owner has shown that the key is stored. Nothing is pushed before.
    #[serde(default)]
    pub confirmed: bool,
}

impl RemoteSettings {
    /// The backups of this key in this bucket. Connects to nothing yet.
    ///
    /// # Errors
    /// A sentence: the settings cannot be used.
    pub fn open(&self) -> Result<RemoteBackups, String> {
        let key = RecoveryKey::parse(self.recovery_key.reveal())?;
        let bucket = Bucket::open(&self.bucket);
        let bucket = bucket.map_err(|error| error.problem.message().to_owned())?;
        Ok(RemoteBackups::new(bucket, key))
    }
}

/// The settings, which change while the shop is open.
#[derive(Default)]
pub struct RemoteState(Mutex<Option<RemoteSettings>>);

impl RemoteState {
    pub fn new(settings: Option<RemoteSettings>) -> Self {
        Self(Mutex::new(settings))
    }

    fn lock(&self) -> MutexGuard<'_, Option<RemoteSettings>> {
        self.0.lock().unwrap_or_else(PoisonError::into_inner)
    }

    pub fn get(&self) -> Option<RemoteSettings> {
        self.lock().clone()
    }

    /// The settings, once the owner has the key.
    pub fn confirmed(&self) -> Option<RemoteSettings> {
        self.get().filter(|settings| settings.confirmed)
    }

    pub fn set(&self, settings: Option<RemoteSettings>) {
        *self.lock() = settings;
    }
}

const REPORT: &str = "pushed.json";

/// What is in the bucket, stored with the backups.
#[derive(Serialize, Deserialize, Clone, Debug, Default, PartialEq, Eq)]
#[serde(default)]
pub struct PushReport {
    /// When a push was last attempted, in Unix seconds.
    pub at: i64,
    /// When one was last complete, in Unix seconds.
    pub pushed_at: Option<i64>,
    /// Names of the complete backups in the bucket.
    pub names: Vec<String>,
    /// Images and videos that are still to be pushed.
    pub left: u64,
    pub failure: Option<String>,
    /// Attempts that failed since one was complete.
    pub failures: u32,
}

impl PushReport {
    pub fn pushed_at(&self) -> Option<Timestamp> {
        self.pushed_at.map(Timestamp)
    }

    /// The last report, or an empty one.
    pub fn read(folder: &BackupFolder) -> Self {
        let bytes = fs::read(folder.path().join(REPORT)).unwrap_or_default();
        serde_json::from_slice(&bytes).unwrap_or_default()
    }

    /// # Errors
    /// The file cannot be written.
    pub fn write(&self, folder: &BackupFolder) -> io::Result<()> {
        let bytes = serde_json::to_vec_pretty(self).map_err(io::Error::other)?;
        write_whole(&folder.path().join(REPORT), &bytes)
    }

    /// Forgets what another bucket contained.
    ///
    /// # Errors
    /// The file cannot be removed.
    pub fn remove(folder: &BackupFolder) -> io::Result<()> {
        match fs::remove_file(folder.path().join(REPORT)) {
            Err(error) if error.kind() != io::ErrorKind::NotFound => Err(error),
            _ => Ok(()),
        }
    }
}
