//! The storage for files as it is shown and changed.

use bucket::BucketSettings;
use kernel::secret::Secret;
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

/// A bucket of an S3-compatible storage. Its secret is never shown.
#[derive(Object, Clone, Debug)]
#[oai(rename_all = "camelCase")]
pub struct FileStorageBucket {
    pub endpoint: String,
    pub bucket: String,
    pub region: String,
    pub access_key_id: String,
    pub path_style: bool,
    pub prefix: String,
    pub cdn: String,
    pub keep_on_disk: bool,
    pub target: StorageTarget,
}

/// Settings of a bucket for images and videos.
#[derive(Object, Clone)]
#[oai(rename_all = "camelCase")]
pub struct UpdateFileStorage {
    /// Address of the storage without the bucket, such as https://s3.ap-south-1.amazonaws.com.
    #[oai(validator(max_length = 200))]
    pub endpoint: String,
    #[oai(validator(max_length = 63))]
    pub bucket: String,
    /// Empty if the storage has none.
    #[oai(validator(max_length = 200))]
    pub region: String,
    #[oai(validator(max_length = 200))]
    pub access_key_id: String,
    /// Left out retains the one of the same endpoint and access key ID.
    #[oai(validator(max_length = 200))]
    pub secret_access_key: Option<String>,
    /// The bucket stands in the path of addresses instead of before the host.
    pub path_style: bool,
    /// Folder in the bucket; may be empty.
    #[oai(validator(max_length = 200))]
    pub prefix: String,
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
        let bucket = &settings.bucket;
        Self {
            endpoint: bucket.endpoint.clone(),
            bucket: bucket.bucket.clone(),
            region: bucket.region.clone(),
            access_key_id: bucket.access_key_id.clone(),
            path_style: bucket.path_style,
            prefix: bucket.prefix.clone(),
            cdn: settings.cdn.clone(),
            keep_on_disk: settings.keep_on_disk,
            target: settings.target,
        }
    }
}

impl UpdateFileStorage {
    pub(super) fn completed(&self, now: Option<&StorageSettings>) -> StorageSettings {
        let trimmed = |text: &String| text.trim().to_owned();
        let mut settings = StorageSettings {
            bucket: BucketSettings {
                endpoint: trimmed(&self.endpoint).trim_end_matches('/').to_owned(),
                bucket: trimmed(&self.bucket),
                region: trimmed(&self.region),
                access_key_id: trimmed(&self.access_key_id),
                secret_access_key: Secret::default(),
                path_style: self.path_style,
                prefix: trimmed(&self.prefix).trim_matches('/').to_owned(),
            },
            cdn: trimmed(&self.cdn).trim_end_matches('/').to_owned(),
            keep_on_disk: self.keep_on_disk,
            target: self.target,
        };
        settings.bucket.secret_access_key = match &self.secret_access_key {
            Some(secret) => Secret::new(secret.trim()),
            // A stored secret signs requests to the storage it was given for, and to no other.
            None => now
                .filter(|now| now.has_same_keys(&settings))
                .map(|now| now.bucket.secret_access_key.clone())
                .unwrap_or_default(),
        };
        settings
    }
}
