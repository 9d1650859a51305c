//! The storage for files as it is shown and changed.

use bucket::BucketFields;
use poem_openapi::Object;

use crate::storage::{StorageCounts, StorageSettings, StorageTarget};

/// Where images and videos are.
#[derive(Object, Clone, Debug)]
#[oai(rename_all = "camelCase", skip_serializing_if_is_none)]
pub struct FileStorage {
    /// Absent while files are on the server only.
    pub bucket: Option<FileStorageBucket>,
    /// Images and videos of the shop.
    pub files: i64,
    pub files_in_bucket: i64,
    pub bytes_in_bucket: i64,
    /// Files without a copy on the server.
    pub only_in_bucket: i64,
    /// Why files are not being copied.
    pub problem: Option<String>,
}

/// A bucket for images and videos.
#[derive(Object, Clone, Debug)]
#[oai(rename_all = "camelCase")]
pub struct FileStorageBucket {
    #[oai(flatten)]
    pub fields: BucketFields,
    /// Public address of the folder `uploads`, such as a CDN's; empty for signed addresses.
    #[oai(validator(max_length = 200))]
    pub cdn: String,
    /// `false` deletes copies on the server a week after they were copied.
    pub keep_on_disk: bool,
    pub target: StorageTarget,
}

impl FileStorage {
    pub(super) fn of(
        settings: Option<&StorageSettings>,
        counts: StorageCounts,
        problem: Option<String>,
    ) -> Self {
        Self {
            bucket: settings.map(FileStorageBucket::of),
            files: counts.files,
            files_in_bucket: counts.in_bucket,
            bytes_in_bucket: counts.bytes_in_bucket,
            only_in_bucket: counts.only_in_bucket,
            problem,
        }
    }
}

impl FileStorageBucket {
    fn of(settings: &StorageSettings) -> Self {
        Self {
            fields: BucketFields::from(&settings.bucket),
            cdn: settings.cdn.clone(),
            keep_on_disk: settings.keep_on_disk,
            target: settings.target,
        }
    }

    pub(super) fn completed(&self, saved: Option<&StorageSettings>) -> StorageSettings {
        StorageSettings {
            bucket: self.fields.completed(saved.map(|saved| &saved.bucket)),
            cdn: self.cdn.trim().trim_end_matches('/').to_owned(),
            keep_on_disk: self.keep_on_disk,
            target: self.target,
        }
    }
}
