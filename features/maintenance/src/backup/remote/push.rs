//! Pushes a backup into the bucket.

use std::{
    collections::BTreeMap,
    path::Path,
    time::{Duration, Instant},
};

use kernel::Timestamp;

use super::{RemoteBackups, RemoteFailure, Sizes, encrypted_bytes};
use crate::backup::{
    BackupFolder, Progress, Source, Step, apart, at_disk,
    make::SPARE_BYTES,
    summary::{DATABASE, MEDIA_LIST, SUMMARY, Summary, read_list},
};

/// Name of the scratch folder among unfinished backups.
const SCRATCH: &str = "push";

/// What to push, and how long.
#[derive(Clone)]
pub struct Pushing {
    pub folder: BackupFolder,
    /// Name of the backup.
    pub name: String,
    pub now: Timestamp,
    /// Free disk space, in bytes.
    pub free_bytes: u64,
    /// Time after which it stops between two files, so that it holds up nothing else.
    pub at_most: Duration,
}

/// How a push ended.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum PushEnd {
    /// Complete. The names of all complete backups in the bucket.
    Done(Vec<String>),
    /// The next push continues: images and videos left.
    Continues(usize),
}

impl RemoteBackups {
    /// Uploads what the bucket lacks, then the description. Afterwards old backups are deleted there.
    ///
    /// # Errors
    /// A sentence for the owner. What was uploaded stays, and the next push continues.
    pub async fn push(
        &self,
        pushing: Pushing,
        progress: Progress,
    ) -> Result<PushEnd, RemoteFailure> {
        let scratch = pushing.folder.unfinished(SCRATCH);
        let work = self.push_all(&pushing, &scratch, &progress);
        let outcome = pushing.folder.alone_in(&scratch, work).await;
        outcome.map_err(|message| RemoteFailure {
            message,
            // Another process is making a backup.
            passes: true,
        })?
    }

    async fn push_all(
        &self,
        pushing: &Pushing,
        scratch: &Path,
        progress: &Progress,
    ) -> Result<PushEnd, RemoteFailure> {
        let until = Instant::now() + pushing.at_most;
        let (source, summary, media) = read(pushing).await?;
        let there = self.sizes().await?;
        let missing: Vec<(&String, &u64)> = media
            .iter()
            .filter(|(hash, bytes)| !has(&there, &self.media_key(hash), **bytes))
            .collect();
        expect_room(pushing, &summary, &missing)?;
        let of = missing.len();
        for (done, (hash, _)) in missing.into_iter().enumerate() {
            if Instant::now() >= until {
                return Ok(PushEnd::Continues(of - done));
            }
            progress(Step::Media {
                done: done as u64,
                of: of as u64,
            });
            let file = source.media_store.place(hash);
            let key = self.media_key(hash);
            // A damaged or missing copy is named by the checks of the backups, and is not in the bucket either.
            if file.exists() && self.upload(&key, &file, scratch).await? != *hash {
                self.bucket.delete(&key).await?;
            }
        }
        progress(Step::Database);
        for (file, hash) in [
            (DATABASE, &summary.database_hash),
            (MEDIA_LIST, &summary.media_list_hash),
        ] {
            let key = self.backup_key(&summary.name, file);
            let file = source.folder.join(file);
            if self.upload(&key, &file, scratch).await? != *hash {
                return Err(format!("Backup {} is damaged.", summary.name).into());
            }
        }
        let key = self.backup_key(&summary.name, SUMMARY);
        self.upload(&key, &source.folder.join(SUMMARY), scratch)
            .await?;
        let names = self.forget(&summary, pushing.now, scratch).await?;
        Ok(PushEnd::Done(names))
    }
}

/// The backup with its images and videos: sizes by hash.
async fn read(pushing: &Pushing) -> Result<(Source, Summary, BTreeMap<String, u64>), String> {
    let (folder, name) = (pushing.folder.clone(), pushing.name.clone());
    apart(move || {
        let gone = || "The backup has disappeared.".to_owned();
        let (_, summary) = folder.find(&name).map_err(at_disk)?.ok_or_else(gone)?;
        let source = Source::named(&folder, &name).map_err(at_disk)?;
        let source = source.ok_or_else(gone)?;
        let list = std::fs::read_to_string(source.folder.join(MEDIA_LIST)).map_err(at_disk)?;
        let media = read_list(&list)?.into_iter();
        let media = media.map(|file| (file.hash, file.bytes)).collect();
        Ok((source, summary, media))
    })
    .await
}

fn has(there: &Sizes, key: &str, bytes: u64) -> bool {
    there.get(key) == Some(&encrypted_bytes(bytes))
}

/// Each file is encrypted on the disk before it is uploaded.
fn expect_room(
    pushing: &Pushing,
    summary: &Summary,
    missing: &[(&String, &u64)],
) -> Result<(), String> {
    let largest = missing.iter().map(|(_, bytes)| **bytes).max();
    let largest = largest.unwrap_or_default().max(summary.database_bytes);
    if pushing.free_bytes < encrypted_bytes(largest).saturating_add(SPARE_BYTES) {
        return Err("The disk is nearly full: there is no room to encrypt a backup.".to_owned());
    }
    Ok(())
}
