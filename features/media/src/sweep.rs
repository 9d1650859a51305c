//! Files that no row knows: a crash between the file and its row, or an upload that never ended.

use std::{
    collections::HashSet,
    fs, io,
    path::Path,
    time::{Duration, UNIX_EPOCH},
};

use kernel::Failure;

use crate::Media;

/// Whoever is still writing a file has long finished by then.
const SPARED_SECONDS: i64 = 24 * 60 * 60;

impl Media {
    /// Forgets what nobody wants back, then removes its files. Runs at every start and every day.
    pub(crate) async fn tidy(&self) -> Result<(), Failure> {
        self.give_up_old_uploads().await?;
        self.empty_image_trash().await?;
        self.empty_video_trash().await?;
        self.sweep().await?;
        Ok(())
    }

    /// Removes such files once they are a day old, and answers how many there were.
    pub async fn sweep(&self) -> Result<usize, Failure> {
        let known: HashSet<String> = sqlx::query_scalar!(
            r#"SELECT file AS "file!" FROM media_image
               UNION ALL SELECT preview FROM media_image
               UNION ALL SELECT file FROM media_image_size
               UNION ALL SELECT file FROM media_video WHERE file IS NOT NULL
               UNION ALL SELECT smaller_file FROM media_video WHERE smaller_file IS NOT NULL
               UNION ALL SELECT file FROM media_video_captions
               UNION ALL SELECT file FROM media_video_upload
               UNION ALL SELECT file FROM media_private_photo"#
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
            tracing::info!(removed, "removed files that nothing knew");
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
        // Of a link, this is about the link itself.
        let facts = entry.metadata()?;
        if is_known || !facts.is_file() || changed_at(&facts)? >= before {
            continue;
        }
        match fs::remove_file(entry.path()) {
            Ok(()) => removed += 1,
            // The shop opens all the same; the next start tries again.
            Err(error) => tracing::warn!(%error, file = ?entry.path(), "could not be removed"),
        }
    }
    Ok(removed)
}

/// Unix seconds.
fn changed_at(facts: &fs::Metadata) -> io::Result<i64> {
    let since = facts
        .modified()?
        .duration_since(UNIX_EPOCH)
        .unwrap_or(Duration::ZERO);
    Ok(i64::try_from(since.as_secs()).unwrap_or(i64::MAX))
}
