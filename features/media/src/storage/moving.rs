//! Copies files to the bucket or back. Every step can be the last one: what is done is noted file by file, and a run that
//! was cut off continues where it stopped.

use std::{
    fs, io,
    path::{Path, PathBuf},
    time::UNIX_EPOCH,
};

use bucket::{BucketError, BucketProblem, ObjectHeaders};
use kernel::{Failure, Timestamp};

use super::{Storage, StorageTarget, files::MovedFile, key};
use crate::{Media, folders, stored_file::type_of};

/// How long a copy stays on disk after it was copied, for the next backups, in seconds.
const GRACE_SECONDS: i64 = 7 * 24 * 60 * 60;

/// A file that was written to disk lately may be in use. In seconds.
const SETTLED_SECONDS: i64 = 24 * 60 * 60;

/// How far a run is.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub struct MoveProgress {
    pub files: u64,
    pub of_files: u64,
    pub bytes: u64,
    pub of_bytes: u64,
}

/// Why a run ended early. What was moved stays moved.
#[derive(Debug)]
pub enum MoveError {
    Bucket(BucketError),
    Store(Failure),
}

impl From<Failure> for MoveError {
    fn from(failure: Failure) -> Self {
        Self::Store(failure)
    }
}

impl From<BucketError> for MoveError {
    fn from(error: BucketError) -> Self {
        Self::Bucket(error)
    }
}

impl Media {
    /// The job: moves what is not where it belongs. A bucket that fails is tried again by the next run.
    ///
    /// # Errors
    /// The disk or the database fails.
    pub async fn work_on_storage(&self) -> Result<(), Failure> {
        let Some(storage) = &self.storage else {
            return Ok(());
        };
        let before = storage.problem();
        match self.move_files(&|_| {}).await {
            Ok(()) => {
                if before.is_some() {
                    tracing::info!("the storage for files works again");
                }
                storage.note(None);
                Ok(())
            }
            Err(MoveError::Bucket(error)) => {
                if before != Some(error.problem) {
                    tracing::warn!(
                        problem = error.problem.name(),
                        detail = error.detail,
                        "the storage for files fails"
                    );
                }
                storage.note(Some(error.problem));
                Ok(())
            }
            Err(MoveError::Store(failure)) => Err(failure),
        }
    }

    /// Moves every file to where the settings say, and reports before the first file and after each.
    ///
    /// # Errors
    /// The bucket, the disk or the database fails; another run continues.
    pub async fn move_files(
        &self,
        report: &(dyn Fn(MoveProgress) + Send + Sync),
    ) -> Result<(), MoveError> {
        let Some(storage) = self.storage.clone() else {
            return Ok(());
        };
        match storage.settings.target {
            StorageTarget::Bucket => {
                self.copy_to_bucket(&storage, report).await?;
                if !storage.settings.keep_on_disk {
                    self.free_disk(&storage).await?;
                }
                Ok(())
            }
            StorageTarget::Server => self.copy_back(&storage, report).await,
        }
    }

    async fn copy_to_bucket(
        &self,
        storage: &Storage,
        report: &(dyn Fn(MoveProgress) + Send + Sync),
    ) -> Result<(), MoveError> {
        let there = self.files_in_bucket().await?;
        let all = self.moved_files().await?;
        let missing: Vec<MovedFile> = all
            .into_iter()
            .filter(|file| !there.contains_key(file))
            .collect();
        let sized = self.with_sizes(missing).await?;
        let mut progress = MoveProgress {
            of_files: sized.len() as u64,
            of_bytes: sized.iter().map(|(_, bytes)| bytes).sum(),
            ..MoveProgress::default()
        };
        report(progress);
        for (file, _) in sized {
            let path = self.on_disk(file.public, &file.file);
            let key = key(file.public, &file.file);
            match storage.bucket.upload(&key, &path, headers(&file)).await {
                Ok(bytes) => {
                    self.note_in_bucket(&file, bytes).await?;
                    progress.bytes += bytes;
                }
                // One unreadable file does not stop the others; the doctor names it.
                Err(error) if error.problem == BucketProblem::LocalFile => {
                    tracing::warn!(
                        file = file.file,
                        error = error.detail,
                        "cannot be copied to the storage"
                    );
                }
                Err(error) => return Err(error.into()),
            }
            progress.files += 1;
            report(progress);
        }
        Ok(())
    }

    /// Files on disk with their sizes in bytes; without those that are gone.
    async fn with_sizes(&self, files: Vec<MovedFile>) -> Result<Vec<(MovedFile, u64)>, Failure> {
        let paths: Vec<(MovedFile, PathBuf)> = files
            .into_iter()
            .map(|file| {
                let path = self.on_disk(file.public, &file.file);
                (file, path)
            })
            .collect();
        let look = move || {
            let sized = paths.into_iter().filter_map(|(file, path)| {
                let facts = fs::metadata(path).ok()?;
                Some((file, facts.len()))
            });
            sized.collect()
        };
        tokio::task::spawn_blocking(look)
            .await
            .map_err(Failure::internal)
    }

    /// Deletes copies on disk that the bucket has had for a week, after another look at each.
    async fn free_disk(&self, storage: &Storage) -> Result<(), MoveError> {
        let before = self.clock.now().plus_seconds(-GRACE_SECONDS).0;
        let rows = sqlx::query!(
            r#"SELECT file AS "file!", public AS "public!: bool", bytes FROM media_bucket_file WHERE copied_at < ?"#,
            before
        )
        .fetch_all(self.db.read())
        .await
        .map_err(Failure::from)?;
        let now = self.clock.now();
        for row in rows {
            let path = self.on_disk(row.public, &row.file);
            let settled = {
                let path = path.clone();
                tokio::task::spawn_blocking(move || is_settled(&path, now))
            };
            if !settled.await.map_err(Failure::internal)? {
                continue;
            }
            let there = storage.bucket.facts(&key(row.public, &row.file)).await?;
            if there.is_some_and(|there| there.bytes == row.bytes.unsigned_abs()) {
                // Not fatal: the next run tries again.
                if let Err(error) = tokio::fs::remove_file(&path).await {
                    tracing::warn!(%error, file = row.file, "could not be removed");
                }
            } else {
                // Copied again by the next run, from the file that is still here.
                self.forget_in_bucket(&row.file).await?;
                tracing::warn!(
                    file = row.file,
                    "the storage lost a file, which is copied again"
                );
            }
        }
        Ok(())
    }

    async fn copy_back(
        &self,
        storage: &Storage,
        report: &(dyn Fn(MoveProgress) + Send + Sync),
    ) -> Result<(), MoveError> {
        let mut there: Vec<(MovedFile, u64)> = self.files_in_bucket().await?.into_iter().collect();
        there.sort_by(|one, two| one.0.file.cmp(&two.0.file));
        let mut progress = MoveProgress {
            of_files: there.len() as u64,
            of_bytes: there.iter().map(|(_, bytes)| bytes).sum(),
            ..MoveProgress::default()
        };
        report(progress);
        for (file, bytes) in there {
            self.bring_back(storage, &file, bytes).await?;
            // From here on it is served from disk, and only there.
            self.forget_in_bucket(&file.file).await?;
            progress.files += 1;
            progress.bytes += bytes;
            report(progress);
        }
        Ok(())
    }

    /// Makes sure that a file is on disk, and flushed.
    async fn bring_back(
        &self,
        storage: &Storage,
        file: &MovedFile,
        bytes: u64,
    ) -> Result<(), MoveError> {
        let path = self.on_disk(file.public, &file.file);
        let here = tokio::fs::metadata(&path).await;
        if here.is_ok_and(|here| here.len() == bytes) {
            return Ok(());
        }
        self.expect_room_for(bytes).await?;
        let unfinished = self.folders.begin().map_err(Failure::internal)?;
        let writer = unfinished
            .as_file()
            .try_clone()
            .map_err(Failure::internal)?;
        let mut writer = tokio::fs::File::from_std(writer);
        let written = storage
            .bucket
            .download(&key(file.public, &file.file), &mut writer)
            .await?;
        if written != bytes {
            let detail = format!("{written} of {bytes} bytes of {} were there", file.file);
            return Err(BucketError::new(BucketProblem::Incomplete, detail).into());
        }
        let folder = crate::videos::folder_for(&self.folders, file.public).clone();
        let name = file.file.clone();
        let store = move || match folders::move_in(unfinished, &folder, &name) {
            // Another run was faster.
            Err(error) if error.kind() == io::ErrorKind::AlreadyExists => Ok(()),
            Err(error) => Err(error),
            Ok(()) => folders::make_names_durable(&folder),
        };
        tokio::task::spawn_blocking(store)
            .await
            .map_err(Failure::internal)?
            .map_err(Failure::internal)?;
        Ok(())
    }

    /// Path of a file on disk, for work that needs it there: brought back for a while if only the bucket has it. Without
    /// either the path leads nowhere.
    pub(crate) async fn at_hand(&self, public: bool, file: &str) -> Result<PathBuf, Failure> {
        let path = self.on_disk(public, file);
        let Some(storage) = &self.storage else {
            return Ok(path);
        };
        if path.is_file() {
            return Ok(path);
        }
        let file = MovedFile {
            file: file.to_owned(),
            public,
        };
        let Some(&bytes) = self.files_in_bucket().await?.get(&file) else {
            return Ok(path);
        };
        match self.bring_back(storage, &file, bytes).await {
            Ok(()) => Ok(path),
            Err(MoveError::Store(failure)) => Err(failure),
            Err(MoveError::Bucket(error)) => {
                Err(Failure::internal(error).with_code(crate::codes::STORAGE_UNREACHABLE))
            }
        }
    }
}

fn headers(file: &MovedFile) -> ObjectHeaders {
    ObjectHeaders {
        content_type: type_of(&file.file).unwrap_or("application/octet-stream"),
        cache_control: match file.public {
            true => "public, max-age=31536000, immutable",
            false => "private, no-store",
        },
    }
}

fn is_settled(path: &Path, now: Timestamp) -> bool {
    let changed = fs::metadata(path).and_then(|facts| facts.modified());
    let since = changed.map(|changed| changed.duration_since(UNIX_EPOCH).unwrap_or_default());
    since.is_ok_and(|since| since.as_secs() <= now.plus_seconds(-SETTLED_SECONDS).0.unsigned_abs())
}
