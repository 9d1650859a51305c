//! Files that are in the database, but neither on disk nor in a bucket.

use std::{collections::HashSet, path::PathBuf};

use kernel::Failure;

use crate::Media;

impl Media {
    /// Paths of the missing files.
    ///
    /// # Errors
    /// The database or a folder cannot be read.
    pub async fn missing_files(&self) -> Result<Vec<PathBuf>, Failure> {
        let public = sqlx::query_scalar!(
            r#"SELECT file AS "file!" FROM media_image
               UNION ALL SELECT preview FROM media_image
               UNION ALL SELECT file FROM media_image_size
               UNION ALL SELECT file FROM media_video WHERE public = 1 AND file IS NOT NULL
               UNION ALL SELECT smaller_file FROM media_video WHERE public = 1 AND smaller_file IS NOT NULL
               UNION ALL SELECT wording.file FROM media_video_captions AS wording
                   JOIN media_video AS video ON video.id = wording.video_id WHERE video.public = 1"#
        )
        .fetch_all(self.db.read())
        .await?;
        let videos = sqlx::query_scalar!(
            r#"SELECT file AS "file!" FROM media_video WHERE public = 0 AND file IS NOT NULL
               UNION ALL SELECT smaller_file FROM media_video WHERE public = 0 AND smaller_file IS NOT NULL
               UNION ALL SELECT wording.file FROM media_video_captions AS wording
                   JOIN media_video AS video ON video.id = wording.video_id WHERE video.public = 0"#
        )
        .fetch_all(self.db.read())
        .await?;
        let photos = sqlx::query_scalar!(
            r#"SELECT file AS "file!" FROM media_private_photo
               UNION ALL SELECT small_file FROM media_private_photo WHERE small_file IS NOT NULL"#
        )
        .fetch_all(self.db.read())
        .await?;
        let files = sqlx::query_scalar!("SELECT DISTINCT file FROM media_private_file")
            .fetch_all(self.db.read())
            .await?;
        let in_bucket = self.files_in_bucket().await?.into_keys();
        let in_bucket: HashSet<PathBuf> = in_bucket
            .map(|file| self.on_disk(file.public, &file.file))
            .collect();
        let folders = self.folders.clone();
        let look = move || {
            let named = [
                (folders.public, public),
                (folders.private_videos, videos),
                (folders.private_photos, photos),
                (folders.private_files, files),
            ];
            named
                .into_iter()
                .flat_map(|(folder, files)| files.into_iter().map(move |file| folder.join(file)))
                .filter(|file| !in_bucket.contains(file) && !file.is_file())
                .collect()
        };
        tokio::task::spawn_blocking(look)
            .await
            .map_err(Failure::internal)
    }
}
