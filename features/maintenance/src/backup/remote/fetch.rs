//! Fetches a backup from the bucket, so that it can be restored like one on this machine.

use std::path::Path;

use futures_util::{StreamExt, TryStreamExt, stream};

use super::{RemoteBackups, RemoteFailure, encrypted_bytes};
use crate::backup::{
    Progress, Source, Step, Summary, apart, at_disk, files,
    make::SPARE_BYTES,
    media::BackupMediaStore,
    summary::{DATABASE, MEDIA_LIST, SUMMARY, read_list},
};
use crate::disk::FreeBytes;

/// Images and videos that are downloaded at once: of the time for a small one, most is waiting for the storage.
const AT_ONCE: usize = 4;

impl RemoteBackups {
    /// Downloads and decrypts a backup into a folder. What an interrupted download has left there is used.
    ///
    /// # Errors
    /// A sentence: the bucket cannot be read, the backup is damaged, or the disk is full.
    pub async fn fetch(
        &self,
        summary: &Summary,
        into: &Path,
        free_bytes: &FreeBytes,
        progress: Progress,
    ) -> Result<Source, RemoteFailure> {
        files::make_folder(into).map_err(at_disk)?;
        expect_room(
            into,
            free_bytes,
            2 * encrypted_bytes(summary.database_bytes),
        )?;
        let source = self.fetch_database(summary, into).await?;
        let list = into.join(MEDIA_LIST);
        let store = source.media_store.clone();
        let read = apart(move || {
            let mut media = read_list(&std::fs::read_to_string(&list).map_err(at_disk)?)?;
            media.sort_by(|one, other| one.hash.cmp(&other.hash));
            media.dedup_by(|one, other| one.hash == other.hash);
            // A file has its name only once it is whole.
            media.retain(|file| !store.place(&file.hash).exists());
            Ok(media)
        });
        let missing = read.await?;
        let mut bytes: Vec<u64> = missing.iter().map(|file| file.bytes).collect();
        bytes.sort_unstable_by(|one, other| other.cmp(one));
        let encrypted: u64 = bytes
            .iter()
            .take(AT_ONCE)
            .copied()
            .map(encrypted_bytes)
            .sum();
        let needed = bytes.iter().sum::<u64>() + encrypted + summary.database_bytes;
        expect_room(into, free_bytes, needed)?;
        let there = self.sizes().await?;
        let of = missing.len() as u64;
        progress(Step::Media { done: 0, of });
        let downloads = missing.into_iter().map(|file| {
            let (key, place) = (
                self.media_key(&file.hash),
                source.media_store.place(&file.hash),
            );
            let is_there = there.contains_key(&key);
            async move {
                // One that is not there is missing in the report of the check that follows.
                match is_there {
                    true => self.download_media(&key, &place).await,
                    false => Ok(()),
                }
            }
        });
        let mut downloads = stream::iter(downloads).buffer_unordered(AT_ONCE);
        let mut done = 0;
        while downloads.try_next().await?.is_some() {
            done += 1;
            progress(Step::Media { done, of });
        }
        drop(downloads);
        Ok(source)
    }

    async fn download_media(&self, key: &str, place: &Path) -> Result<(), RemoteFailure> {
        if let Some(folder) = place.parent() {
            files::make_folder(folder).map_err(at_disk)?;
        }
        self.download(key, place).await?;
        Ok(())
    }

    /// Everything but images and videos.
    pub(super) async fn fetch_database(
        &self,
        summary: &Summary,
        into: &Path,
    ) -> Result<Source, RemoteFailure> {
        let (folder, made) = (into.to_owned(), summary.clone());
        apart(move || {
            // What is left of another backup's download serves as well, except for its database.
            files::make_folder(&folder).map_err(at_disk)?;
            if !Summary::read(&folder).is_ok_and(|found| found.as_ref() == Some(&made)) {
                for name in [SUMMARY, DATABASE, MEDIA_LIST] {
                    match std::fs::remove_file(folder.join(name)) {
                        Err(error) if error.kind() != std::io::ErrorKind::NotFound => {
                            return Err(at_disk(error));
                        }
                        _ => {}
                    }
                }
            }
            Ok(())
        })
        .await?;
        for (name, expected) in [
            (DATABASE, Some(&summary.database_hash)),
            (MEDIA_LIST, Some(&summary.media_list_hash)),
            (SUMMARY, None),
        ] {
            if into.join(name).exists() {
                continue;
            }
            let key = self.backup_key(&summary.name, name);
            let hash = self.download(&key, &into.join(name)).await?;
            if expected.is_some_and(|expected| *expected != hash) {
                return Err(format!("{key} in the bucket is damaged.").into());
            }
        }
        Ok(Source {
            folder: into.to_owned(),
            media_store: BackupMediaStore(into.join("media")),
        })
    }
}

fn expect_room(folder: &Path, free_bytes: &FreeBytes, bytes: u64) -> Result<(), String> {
    let free = free_bytes(folder).map_err(at_disk)?;
    let needed = bytes.saturating_add(SPARE_BYTES);
    if free < needed {
        return Err(format!(
            "The disk is nearly full: the restore needs {} MB, and {} MB are free.",
            needed / 1_000_000,
            free / 1_000_000
        ));
    }
    Ok(())
}
