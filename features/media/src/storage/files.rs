//! Which files belong in a bucket, and which are there.

use std::collections::HashMap;

use kernel::Failure;

use crate::Media;

/// A file that belongs in a bucket.
#[derive(Clone, Debug, PartialEq, Eq, Hash)]
pub(crate) struct MovedFile {
    pub file: String,
    pub public: bool,
}

/// How many files there are, and where.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub(crate) struct StorageCounts {
    /// All that belong in a bucket.
    pub files: i64,
    pub in_bucket: i64,
    pub bytes_in_bucket: i64,
    /// Without a copy on disk.
    pub only_in_bucket: i64,
}

impl Media {
    /// Every image and video with a row.
    pub(crate) async fn moved_files(&self) -> Result<Vec<MovedFile>, Failure> {
        Ok(sqlx::query_as!(
            MovedFile,
            r#"SELECT file AS "file!", 1 AS "public!: bool" FROM media_image
               UNION SELECT file, 1 FROM media_image_size
               UNION SELECT file, public FROM media_video WHERE file IS NOT NULL
               UNION SELECT smaller_file, public FROM media_video WHERE smaller_file IS NOT NULL
               ORDER BY 1"#
        )
        .fetch_all(self.db.read())
        .await?)
    }

    /// Files of which the bucket has a whole copy, and their sizes in bytes.
    pub(crate) async fn files_in_bucket(&self) -> Result<HashMap<MovedFile, u64>, Failure> {
        let rows = sqlx::query!(
            r#"SELECT file AS "file!", public AS "public!: bool", bytes FROM media_bucket_file"#
        )
        .fetch_all(self.db.read())
        .await?;
        let files = rows.into_iter().map(|row| {
            let file = MovedFile {
                file: row.file,
                public: row.public,
            };
            (file, row.bytes.unsigned_abs())
        });
        Ok(files.collect())
    }

    pub(crate) async fn is_in_bucket(&self, file: &str) -> Result<bool, Failure> {
        let found = sqlx::query_scalar!(
            r#"SELECT 1 AS "found!: i64" FROM media_bucket_file WHERE file = ?"#,
            file
        )
        .fetch_optional(self.db.read())
        .await?;
        Ok(found.is_some())
    }

    pub(crate) async fn storage_counts(&self) -> Result<StorageCounts, Failure> {
        let files = self.moved_files().await?.len();
        let there = self.files_in_bucket().await?;
        let bytes: u64 = there.values().sum();
        let in_bucket = there.len();
        let only_in_bucket = in_bucket.saturating_sub(self.bucket_files_on_disk().await?.len());
        let count = |count: usize| i64::try_from(count).unwrap_or(i64::MAX);
        Ok(StorageCounts {
            files: count(files),
            in_bucket: count(in_bucket),
            bytes_in_bucket: i64::try_from(bytes).unwrap_or(i64::MAX),
            only_in_bucket: count(only_in_bucket),
        })
    }

    /// Files in the bucket that are on disk too.
    pub(crate) async fn bucket_files_on_disk(&self) -> Result<Vec<String>, Failure> {
        let there = self.files_in_bucket().await?.into_keys();
        let paths: Vec<_> = there
            .map(|file| (self.on_disk(file.public, &file.file), file.file))
            .collect();
        let look = move || {
            let here = paths.into_iter().filter(|(path, _)| path.is_file());
            here.map(|(_, file)| file).collect()
        };
        tokio::task::spawn_blocking(look)
            .await
            .map_err(Failure::internal)
    }

    pub(super) async fn note_in_bucket(&self, file: &MovedFile, bytes: u64) -> Result<(), Failure> {
        let bytes = i64::try_from(bytes).map_err(Failure::internal)?;
        let now = self.clock.now().0;
        let mut tx = self.db.write().await?;
        sqlx::query!(
            "INSERT OR REPLACE INTO media_bucket_file (file, public, bytes, copied_at) VALUES (?, ?, ?, ?)",
            file.file,
            file.public,
            bytes,
            now
        )
        .execute(&mut *tx)
        .await?;
        Ok(tx.commit().await?)
    }

    pub(super) async fn forget_in_bucket(&self, file: &str) -> Result<(), Failure> {
        let mut tx = self.db.write().await?;
        sqlx::query!("DELETE FROM media_bucket_file WHERE file = ?", file)
            .execute(&mut *tx)
            .await?;
        Ok(tx.commit().await?)
    }
}
