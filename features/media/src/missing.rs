//! Files that rows name and the disk does not have.

use std::path::PathBuf;

use kernel::Failure;

use crate::Media;

impl Media {
    /// Where they should be.
    pub async fn missing_files(&self) -> Result<Vec<PathBuf>, Failure> {
        let public = sqlx::query_scalar!(
            r#"SELECT file AS "file!" FROM media_picture
               UNION ALL SELECT preview FROM media_picture
               UNION ALL SELECT file FROM media_picture_size
               UNION ALL SELECT file FROM media_film WHERE public = 1 AND file IS NOT NULL
               UNION ALL SELECT smaller_file FROM media_film WHERE public = 1 AND smaller_file IS NOT NULL
               UNION ALL SELECT words.file FROM media_film_captions AS words
                   JOIN media_film AS film ON film.id = words.film_id WHERE film.public = 1"#
        )
        .fetch_all(self.db.read())
        .await?;
        let films = sqlx::query_scalar!(
            r#"SELECT file AS "file!" FROM media_film WHERE public = 0 AND file IS NOT NULL
               UNION ALL SELECT smaller_file FROM media_film WHERE public = 0 AND smaller_file IS NOT NULL
               UNION ALL SELECT words.file FROM media_film_captions AS words
                   JOIN media_film AS film ON film.id = words.film_id WHERE film.public = 0"#
        )
        .fetch_all(self.db.read())
        .await?;
        let photos = sqlx::query_scalar!("SELECT file FROM media_private_photo")
            .fetch_all(self.db.read())
            .await?;
        let folders = self.folders.clone();
        let look = move || {
            let named = [
                (folders.public, public),
                (folders.private_films, films),
                (folders.private_photos, photos),
            ];
            named
                .into_iter()
                .flat_map(|(folder, files)| files.into_iter().map(move |file| folder.join(file)))
                .filter(|file| !file.is_file())
                .collect()
        };
        tokio::task::spawn_blocking(look)
            .await
            .map_err(Failure::internal)
    }
}
