//! Removes files without a row, left by a crash between file and row or by an abandoned upload.

use std::{
    collections::HashSet,
    fs, io,
    path::Path,
    time::{Duration, UNIX_EPOCH},
};

use kernel::{Failure, record::empty_trash};

use crate::{
    Media,
    back_office::{IMAGE, VIDEO},
};

/// Minimum age of removed files, in seconds, to spare files still being written.
const SPARED_SECONDS: i64 = 24 * 60 * 60;

impl Media {
    /// Empties the trash, then removes files. Runs at every start and every day.
    pub(crate) async fn tidy(&self) -> Result<(), Failure> {
        self.give_up_old_uploads().await?;
        empty_trash(&self.db, &self.clock, &[&IMAGE, &VIDEO]).await?;
        self.sweep().await?;
        self.sweep_bucket().await
    }

    /// Removes files without a row that are at least a day old. Returns how many there were.
    ///
    /// # Errors
    /// The database cannot be read, or a file cannot be removed.
    pub async fn sweep(&self) -> Result<usize, Failure> {
        let known: HashSet<String> = sqlx::query_scalar!(
            r#"SELECT file AS "file!" FROM media_image
               UNION ALL SELECT preview FROM media_image
               UNION ALL SELECT file FROM media_image_size
               UNION ALL SELECT file FROM media_video WHERE file IS NOT NULL
               UNION ALL SELECT smaller_file FROM media_video WHERE smaller_file IS NOT NULL
               UNION ALL SELECT file FROM media_video_captions
               UNION ALL SELECT file FROM media_video_upload
               UNION ALL SELECT file FROM media_private_photo
               UNION ALL SELECT small_file FROM media_private_photo WHERE small_file IS NOT NULL
               UNION ALL SELECT file FROM media_private_file"#
        )
        .fetch_all(self.db.read())
        .await?
        .into_iter()
        .collect();
        let folders = self.folders.clone();
        let before = self.clock.now().plus_seconds(-SPARED_SECONDS).0;
        let removed = tokio::task::spawn_blocking(move || {
            folders
                .all()
                .into_iter()
                .map(|folder| sweep_folder(folder, &known, before))
                .sum::<io::Result<usize>>()
        })
        .await
        .map_err(Failure::internal)?
        .map_err(Failure::internal)?;
        if removed > 0 {
            tracing::info!(removed, "removed files without a row");
        }
        Ok(removed)
    }
}

fn sweep_folder(folder: &Path, known: &HashSet<String>, before: i64) -> io::Result<usize> {
    let mut removed = 0;
    for entry in fs::read_dir(folder)? {
        let entry = entry?;
        let is_known = entry
            .file_name()
            .to_str()
            .is_some_and(|name| known.contains(name));
        // Does not follow symbolic links.
        let facts = entry.metadata()?;
        if is_known || !facts.is_file() || changed_at(&facts)? >= before {
            continue;
        }
        match fs::remove_file(entry.path()) {
            Ok(()) => removed += 1,
            // Not fatal: the next run tries again.
            Err(error) => tracing::warn!(%error, file = ?entry.path(), "could not be removed"),
        }
    }
    Ok(removed)
}

/// Modification time, in Unix seconds.
fn changed_at(facts: &fs::Metadata) -> io::Result<i64> {
    let since = facts
        .modified()?
        .duration_since(UNIX_EPOCH)
        .unwrap_or(Duration::ZERO);
    Ok(i64::try_from(since.as_secs()).unwrap_or(i64::MAX))
}
