//! Whether the bucket has what it is said to have.

use std::collections::HashMap;

use kernel::Failure;

use super::{MoveError, PRIVATE, PUBLIC, key};
use crate::Media;

/// What a look at the whole bucket found.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct StorageCheck {
    /// Files that are there, whole.
    pub there: usize,
    /// Keys of files that are missing or have another size.
    pub wrong: Vec<String>,
    /// Objects in the shop's folders that it does not know.
    pub unknown: usize,
}

impl Media {
    /// Tries the bucket out and compares its lists with the shop's. `None` without a bucket.
    ///
    /// # Errors
    /// The bucket or the database fails.
    pub async fn check_storage(&self) -> Result<Option<StorageCheck>, MoveError> {
        let Some(storage) = &self.storage else {
            return Ok(None);
        };
        storage.bucket.try_out().await?;
        let mut sizes: HashMap<String, u64> = HashMap::new();
        for folder in [PUBLIC, PRIVATE] {
            let listed = storage.bucket.list(folder).await?;
            sizes.extend(listed.into_iter().map(|object| (object.key, object.bytes)));
        }
        let mut check = StorageCheck::default();
        for (file, bytes) in self.files_in_bucket().await? {
            let key = key(file.public, &file.file);
            match sizes.remove(&key) {
                Some(there) if there == bytes => check.there += 1,
                _ => check.wrong.push(key),
            }
        }
        check.wrong.sort();
        check.unknown = sizes.len();
        Ok(Some(check))
    }

    /// Files that only a bucket has while none is set up.
    ///
    /// # Errors
    /// The database or a folder cannot be read.
    pub async fn out_of_reach(&self) -> Result<i64, Failure> {
        match self.storage {
            Some(_) => Ok(0),
            None => Ok(self.storage_counts().await?.only_in_bucket),
        }
    }
}
