//! Backups in a bucket, encrypted.
//!
//! Everything is below the id of the recovery key: `backups/NAME/shop.db`, `media.list` and `backup.json`, which is
//! written last, and `media/XX/HIDDEN` once for each image and video.

mod cipher;
mod fetch;
mod forget;
mod push;
mod recovery_key;
mod rehearse_remote;

use std::{
    collections::{BTreeMap, BTreeSet, HashMap},
    fs,
    path::{Path, PathBuf},
};

use bucket::{Bucket, BucketError, BucketObject, ObjectHeaders};

pub use push::{PushEnd, Pushing};
pub use recovery_key::RecoveryKey;
pub use rehearse_remote::rehearse_remote;

use super::{
    apart, at_disk, files,
    summary::{MediaFile, SUMMARY, Summary, read_list},
};
use cipher::{NotDecrypted, decrypt, encrypt, encrypted_bytes};

const BACKUPS: &str = "backups";
const MEDIA: &str = "media";

const ENCRYPTED: ObjectHeaders = ObjectHeaders {
    content_type: "application/octet-stream",
    cache_control: "",
};

/// Where the backups of one key lie.
#[derive(Clone, Debug)]
pub struct RemoteBackups {
    bucket: Bucket,
    key: RecoveryKey,
}

/// Sizes of objects by their key.
type Sizes = HashMap<String, u64>;

impl RemoteBackups {
    pub fn new(bucket: Bucket, key: RecoveryKey) -> Self {
        Self { bucket, key }
    }

    fn root(&self) -> String {
        self.key.id_text()
    }

    fn backup_key(&self, name: &str, file: &str) -> String {
        format!("{}/{BACKUPS}/{name}/{file}", self.root())
    }

    fn media_key(&self, hash: &str) -> String {
        let hidden = self.key.hidden_name(hash);
        let folder = hidden.get(..2).unwrap_or_default();
        format!("{}/{MEDIA}/{folder}/{hidden}", self.root())
    }

    async fn list(&self) -> Result<Vec<BucketObject>, RemoteFailure> {
        Ok(self.bucket.list(&self.root()).await?)
    }

    async fn sizes(&self) -> Result<Sizes, RemoteFailure> {
        let objects = self.list().await?.into_iter();
        Ok(objects.map(|object| (object.key, object.bytes)).collect())
    }

    /// All complete backups, newest first. Their descriptions are read and decrypted in `scratch`.
    ///
    /// # Errors
    /// A sentence: the bucket cannot be read, holds none, or only such of another key.
    pub async fn backups(&self, scratch: &Path) -> Result<Vec<Summary>, RemoteFailure> {
        let mut found = Vec::new();
        for name in names_in(&self.list().await?, &self.backups_folder()) {
            found.push(self.summary(&name, scratch).await?);
        }
        if found.is_empty() {
            return Err(self.none().await?);
        }
        found.sort_by_key(|summary| std::cmp::Reverse(summary.made_at));
        Ok(found)
    }

    /// Number of complete backups.
    ///
    /// # Errors
    /// The bucket cannot be read.
    pub async fn count(&self) -> Result<usize, RemoteFailure> {
        Ok(names_in(&self.list().await?, &self.backups_folder()).len())
    }

    /// Why no backup was found.
    async fn none(&self) -> Result<RemoteFailure, RemoteFailure> {
        let objects = self.bucket.list("").await?;
        let folder = format!("/{BACKUPS}/");
        let keys = objects
            .iter()
            .filter_map(|object| Some(object.key.rsplit_once(&folder)?.0));
        let root = self.root();
        let keys: BTreeSet<&str> = keys.filter(|key| *key != root).collect();
        let own = format!("/{root}");
        let elsewhere = keys.iter().find_map(|key| key.strip_suffix(&own));
        Ok(RemoteFailure::from(match elsewhere {
            Some(folder) => {
                let folder = format!("{}{folder}", self.bucket.prefix());
                format!("The backups of this recovery key lie in the folder {folder}: say `--prefix {folder}`.")
            }
            None if keys.is_empty() => {
                "There are no backups in this bucket. Check its name and the folder (--prefix).".to_owned()
            }
            None => "The backups in this bucket were encrypted with another recovery key, or yours lie in another folder \
                     (--prefix)."
                .to_owned(),
        }))
    }

    fn backups_folder(&self) -> String {
        format!("{}/{BACKUPS}/", self.root())
    }

    async fn summary(&self, name: &str, scratch: &Path) -> Result<Summary, RemoteFailure> {
        let file = scratch.join(format!("{name}.json"));
        self.download(&self.backup_key(name, SUMMARY), &file)
            .await?;
        let read = apart(move || {
            let bytes = fs::read(&file).map_err(at_disk)?;
            fs::remove_file(&file).map_err(at_disk)?;
            Ok(bytes)
        });
        let summary = serde_json::from_slice::<Summary>(&read.await?).ok();
        summary
            .filter(|summary| summary.name == name)
            .ok_or_else(|| format!("The description of backup {name} is damaged.").into())
    }

    /// The media list of a backup.
    async fn media(&self, name: &str, scratch: &Path) -> Result<Vec<MediaFile>, RemoteFailure> {
        let file = scratch.join(format!("{name}.list"));
        let key = self.backup_key(name, super::summary::MEDIA_LIST);
        self.download(&key, &file).await?;
        let read = apart(move || {
            let list = fs::read_to_string(&file).map_err(at_disk)?;
            fs::remove_file(&file).map_err(at_disk)?;
            read_list(&list)
        });
        Ok(read.await?)
    }

    /// Encrypts a file and uploads it. Returns the SHA-256 of its content.
    async fn upload(
        &self,
        key: &str,
        file: &Path,
        scratch: &Path,
    ) -> Result<String, RemoteFailure> {
        let encrypted = scratch.join("encrypted");
        let (secret, from, to) = (self.key.clone(), file.to_owned(), encrypted.clone());
        let hash = apart(move || encrypt(&secret, &from, &to).map_err(at_disk)).await?;
        self.upload_encrypted(key, encrypted).await?;
        Ok(hash)
    }

    async fn upload_encrypted(&self, key: &str, encrypted: PathBuf) -> Result<(), RemoteFailure> {
        let sent = self.bucket.upload(key, &encrypted, ENCRYPTED).await;
        apart(move || fs::remove_file(&encrypted).map_err(at_disk)).await?;
        sent?;
        Ok(())
    }

    /// Downloads an object and decrypts it into `file`. Returns the SHA-256 of its content.
    async fn download(&self, key: &str, file: &Path) -> Result<String, RemoteFailure> {
        let encrypted = file.with_extension("encrypted");
        let (to, made) = (file.to_owned(), encrypted.clone());
        let created = apart(move || files::new_file(&made).map_err(at_disk)).await?;
        let mut created = tokio::fs::File::from_std(created);
        self.bucket.download(key, &mut created).await?;
        drop(created);
        let (secret, name) = (self.key.clone(), key.to_owned());
        let decrypted = apart(move || {
            let outcome = decrypt(&secret, &encrypted, &to);
            fs::remove_file(&encrypted).map_err(at_disk)?;
            outcome.map_err(|error| match error {
                NotDecrypted::WrongKey => {
                    "The backup was encrypted with another recovery key.".to_owned()
                }
                NotDecrypted::Damaged => format!("{name} in the bucket is damaged."),
                NotDecrypted::Disk(error) => at_disk(error),
            })
        });
        Ok(decrypted.await?)
    }
}

/// Names of complete backups, and of others, by the list of the bucket.
fn files_of_backups(objects: &[BucketObject], folder: &str) -> BTreeMap<String, Vec<BucketObject>> {
    let mut found: BTreeMap<String, Vec<BucketObject>> = BTreeMap::new();
    for object in objects {
        let inside = object.key.strip_prefix(folder);
        if let Some((name, _)) = inside.and_then(|inside| inside.split_once('/')) {
            let files = found.entry(name.to_owned()).or_default();
            files.push(object.clone());
        }
    }
    found
}

/// Names of backups that have a description, which is written last.
fn names_in(objects: &[BucketObject], folder: &str) -> Vec<String> {
    let complete = |files: &[BucketObject]| {
        let description = format!("/{SUMMARY}");
        files.iter().any(|file| file.key.ends_with(&description))
    };
    let backups = files_of_backups(objects, folder).into_iter();
    backups
        .filter(|(_, files)| complete(files))
        .map(|(name, _)| name)
        .collect()
}

/// Why something did not work, for the owner.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct RemoteFailure {
    pub message: String,
    /// Whether it may be over in a while without anybody's doing.
    pub passes: bool,
}

impl From<String> for RemoteFailure {
    fn from(message: String) -> Self {
        Self {
            message,
            passes: false,
        }
    }
}

impl From<BucketError> for RemoteFailure {
    fn from(error: BucketError) -> Self {
        let (problem, detail) = (error.problem, error.detail);
        tracing::warn!(problem = problem.name(), detail, "a bucket failed");
        Self {
            message: problem.message().to_owned(),
            passes: problem.passes(),
        }
    }
}

impl From<RemoteFailure> for String {
    fn from(failure: RemoteFailure) -> Self {
        failure.message
    }
}
