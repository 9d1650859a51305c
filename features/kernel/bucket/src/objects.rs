//! Reading, listing, deleting and signing addresses.

use std::{ops::Range, time::Duration};

use bytes::Bytes;
use futures_util::TryStreamExt;
use http::Method;
use kernel::Timestamp;
use object_store::{GetOptions, GetRange, ObjectStore, ObjectStoreExt, path::Path, signer::Signer};
use tokio::{fs::File, io::AsyncWriteExt};

use crate::{Bucket, BucketError, BucketProblem, PART};

/// Size and version of an object.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct ObjectFacts {
    pub bytes: u64,
    /// Changes with the content; not always a checksum of it.
    pub etag: Option<String>,
}

/// An object of a list.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct BucketObject {
    /// Without the prefix of the settings.
    pub key: String,
    pub bytes: u64,
    pub changed_at: Timestamp,
}

impl Bucket {
    /// # Errors
    /// The bucket cannot be asked. An object that does not exist is `None`.
    pub async fn facts(&self, key: &str) -> Result<Option<ObjectFacts>, BucketError> {
        match self.store.head(&self.path(key)).await {
            Ok(meta) => Ok(Some(ObjectFacts {
                bytes: meta.size,
                etag: meta.e_tag,
            })),
            Err(error) => match BucketError::from(error) {
                missing if missing.problem == BucketProblem::Missing => Ok(None),
                error => Err(error),
            },
        }
    }

    /// A range of an object; one that goes past its end is cut there.
    ///
    /// # Errors
    /// The object does not exist or cannot be read.
    pub async fn read(&self, key: &str, range: Range<u64>) -> Result<Bytes, BucketError> {
        self.read_version(key, range, None).await
    }

    async fn read_version(
        &self,
        key: &str,
        range: Range<u64>,
        etag: Option<String>,
    ) -> Result<Bytes, BucketError> {
        let options = GetOptions {
            range: Some(GetRange::Bounded(range)),
            if_match: etag,
            ..GetOptions::default()
        };
        let got = self.store.get_opts(&self.path(key), options).await?;
        Ok(got.bytes().await?)
    }

    /// Writes an object to the end of a file, part by part, and returns its size. Parts of one version only; the file
    /// is not flushed to disk.
    ///
    /// # Errors
    /// The object does not exist, changed during the download or cannot be read; the file cannot be written.
    pub async fn download(&self, key: &str, file: &mut File) -> Result<u64, BucketError> {
        let facts = self.facts(key).await?;
        let facts = facts.ok_or_else(|| BucketError::new(BucketProblem::Missing, key))?;
        let mut at = 0;
        while at < facts.bytes {
            let end = facts.bytes.min(at + PART);
            let part = self.read_version(key, at..end, facts.etag.clone()).await?;
            if part.len() as u64 != end - at {
                return Err(BucketError::new(BucketProblem::Incomplete, key));
            }
            file.write_all(&part).await?;
            at = end;
        }
        file.flush().await?;
        Ok(facts.bytes)
    }

    /// All objects whose keys begin with a folder, such as `uploads`; an empty one means all. In the order of keys.
    ///
    /// # Errors
    /// The bucket cannot be listed.
    pub async fn list(&self, folder: &str) -> Result<Vec<BucketObject>, BucketError> {
        let prefix = self.path(folder);
        let prefix = (prefix != Path::default()).then_some(prefix);
        let listed = self.store.list(prefix.as_ref());
        let objects = listed.map_ok(|meta| BucketObject {
            key: meta
                .location
                .as_ref()
                .trim_start_matches(self.prefix.as_str())
                .to_owned(),
            bytes: meta.size,
            changed_at: Timestamp(meta.last_modified.timestamp()),
        });
        Ok(objects.try_collect().await?)
    }

    /// Deletes an object; one that does not exist is deleted too.
    ///
    /// # Errors
    /// The bucket cannot be reached or refuses it.
    pub async fn delete(&self, key: &str) -> Result<(), BucketError> {
        match self.store.delete(&self.path(key)).await {
            Ok(()) => Ok(()),
            Err(error) => match BucketError::from(error) {
                missing if missing.problem == BucketProblem::Missing => Ok(()),
                error => Err(error),
            },
        }
    }

    /// An address that opens an object for everyone who knows it, for a while; for GET or for HEAD. Asks the bucket nothing.
    ///
    /// # Errors
    /// It cannot be signed.
    pub async fn signed_address(
        &self,
        method: Method,
        key: &str,
        valid: Duration,
    ) -> Result<String, BucketError> {
        let signed = self
            .store
            .signed_url(method, &self.path(key), valid)
            .await?;
        Ok(signed.into())
    }
}
