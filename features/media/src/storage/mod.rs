//! Images and videos in an S3-compatible storage: copied there by a job, and served from there by redirects.
//!
//! A file is written to disk first, as without a bucket, and a row of `media_bucket_file` says that the bucket has a whole
//! copy. Captions, the JPEGs of link previews and mails, private photos and files for download stay on disk.

mod check;
mod files;
mod moving;
mod redirect;
mod settings;
mod sweep;
mod trial;

use std::{
    path::PathBuf,
    sync::{Arc, Mutex, PoisonError},
};

use bucket::{Bucket, BucketError, BucketProblem};
use kernel::{Failure, SettingsStore, Wake};
use serde_json::Value;

pub use check::StorageCheck;
pub(crate) use files::StorageCounts;
pub use moving::{MoveError, MoveProgress};
pub use settings::{StorageSettings, StorageTarget};
pub(crate) use trial::try_out;

use crate::Media;

/// Section of the machine's settings.
pub const SECTION: &str = "files";

/// Folders in the bucket.
pub(crate) const PUBLIC: &str = "uploads";
pub(crate) const PRIVATE: &str = "videos";

/// What the feature changes of the machine.
pub struct Machine {
    pub settings: Arc<dyn SettingsStore>,
    /// Closes the shop and opens it again, in the same process.
    pub reopen: Wake,
}

impl Default for Machine {
    fn default() -> Self {
        Self {
            settings: Arc::new(NoSettings),
            reopen: Wake::default(),
        }
    }
}

/// Of commands and the document, which change none.
struct NoSettings;

impl SettingsStore for NoSettings {
    fn save(&self, _: &'static str, _: Option<Value>) -> Result<(), Failure> {
        Err(Failure::internal("no settings can be saved here"))
    }
}

/// The bucket in use.
pub(crate) struct Storage {
    pub settings: StorageSettings,
    pub bucket: Bucket,
    /// Why the last call failed; `None` after one that did not.
    problem: Mutex<Option<BucketProblem>>,
}

impl Storage {
    pub fn open(settings: StorageSettings) -> Result<Self, BucketError> {
        Ok(Self {
            bucket: Bucket::open(&settings.bucket)?,
            settings,
            problem: Mutex::default(),
        })
    }

    pub fn problem(&self) -> Option<BucketProblem> {
        *self.problem.lock().unwrap_or_else(PoisonError::into_inner)
    }

    pub fn note(&self, problem: Option<BucketProblem>) {
        *self.problem.lock().unwrap_or_else(PoisonError::into_inner) = problem;
    }
}

/// Key of a file in the bucket.
pub(crate) fn key(public: bool, file: &str) -> String {
    let folder = if public { PUBLIC } else { PRIVATE };
    format!("{folder}/{file}")
}

impl Media {
    /// Uses a bucket for images and videos.
    ///
    /// # Errors
    /// A sentence: the settings cannot be used.
    pub fn with_storage(mut self, settings: Option<StorageSettings>) -> Result<Self, String> {
        let opened = settings.map(Storage::open).transpose();
        self.storage = opened.map_err(|error| error.to_string())?.map(Arc::new);
        Ok(self)
    }

    /// Lets the back office change the settings of the bucket.
    pub fn with_machine(mut self, machine: Machine) -> Self {
        self.machine = machine;
        self
    }

    /// Origins that pages load images and videos from, beside the shop's own.
    pub fn storage_origins(&self) -> Vec<String> {
        let Some(storage) = &self.storage else {
            return Vec::new();
        };
        let mut origins = vec![storage.bucket.origin().to_owned()];
        origins.extend(storage.settings.cdn_origin());
        origins
    }

    pub(crate) fn on_disk(&self, public: bool, file: &str) -> PathBuf {
        crate::videos::folder_for(&self.folders, public).join(file)
    }
}
