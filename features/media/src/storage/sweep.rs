//! Deletes objects whose rows are gone.

use std::collections::HashSet;

use kernel::Failure;

use super::{files::MovedFile, key};
use crate::Media;

/// How long an object outlives its row, in seconds, as a file on disk does.
const SPARED_SECONDS: i64 = 24 * 60 * 60;

impl Media {
    /// Deletes objects without a row that are at least a day old. Objects that the shop never wrote stay. What cannot be
    /// deleted is tried again by the next run.
    ///
    /// # Errors
    /// The database cannot be read or written.
    pub async fn sweep_bucket(&self) -> Result<(), Failure> {
        let Some(storage) = &self.storage else {
            return Ok(());
        };
        let known: HashSet<MovedFile> = self.moved_files().await?.into_iter().collect();
        let before = self.clock.now().plus_seconds(-SPARED_SECONDS).0;
        let noted = sqlx::query_as!(
            MovedFile,
            r#"SELECT file AS "file!", public AS "public!: bool" FROM media_bucket_file WHERE copied_at < ?"#,
            before
        )
        .fetch_all(self.db.read())
        .await?;
        for file in noted.into_iter().filter(|file| !known.contains(file)) {
            let deleted = storage.bucket.delete(&key(file.public, &file.file)).await;
            if let Err(error) = deleted {
                tracing::warn!(
                    problem = error.problem.name(),
                    file = file.file,
                    "could not be deleted from the storage"
                );
                return Ok(());
            }
            self.forget_in_bucket(&file.file).await?;
        }
        Ok(())
    }
}
