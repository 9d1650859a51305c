//! Private files. The feature that offers one decides who may download it.

use async_trait::async_trait;
use kernel::{
    Failure, FileStore, Tx,
    file::{
        FILE_BROKEN, FILE_NO_ROOM, FILE_TOO_LARGE, FileDownload, MOST_BYTES, NewFile, attachment,
    },
};
use poem::{
    Body,
    error::ReadBodyError,
    http::{
        HeaderMap, HeaderValue, Method,
        header::{CACHE_CONTROL, CONTENT_DISPOSITION, X_CONTENT_TYPE_OPTIONS},
    },
};
use tokio::sync::Semaphore;

use crate::{
    Media, StoredFile, codes::DISK_NEARLY_FULL, file_check, folders, metadata::without_metadata,
};

/// Files in memory at a time.
static READING: Semaphore = Semaphore::const_new(2);

#[async_trait]
impl FileStore for Media {
    async fn store(&self, file: Body) -> Result<NewFile, Failure> {
        let room = self.expect_room().await;
        room.map_err(|failure| match failure.code() {
            DISK_NEARLY_FULL => FILE_NO_ROOM.into(),
            _ => failure,
        })?;
        let place = READING.acquire().await.map_err(Failure::internal)?;
        let bytes = match file.into_bytes_limit(MOST_BYTES).await {
            Ok(bytes) => bytes,
            Err(ReadBodyError::PayloadTooLarge) => return Err(file_check::refused(FILE_TOO_LARGE)),
            Err(_) => return Err(file_check::refused(FILE_BROKEN)),
        };
        let folders = self.folders.clone();
        self.work(FILE_BROKEN, move || {
            // Travels with the work: a caller who hangs up makes no room for another file.
            let _place = place;
            let facts = file_check::facts(&bytes)?;
            let file = format!("{}.{}", folders::new_name(), facts.kind.ending());
            let stored = without_metadata(&bytes, facts.kind)
                .ok_or_else(|| file_check::refused(FILE_BROKEN))?;
            folders.keep(&folders.private_files, &[(file.clone(), &stored)])?;
            Ok(NewFile {
                file,
                kind: facts.kind,
                bytes: i64::try_from(stored.len()).map_err(Failure::internal)?,
                pages: facts.pages,
            })
        })
        .await
    }

    async fn record(&self, tx: &mut Tx, file: &NewFile) -> Result<i64, Failure> {
        let now = self.clock.now().0;
        let recorded = sqlx::query!(
            "INSERT INTO media_private_file (file, stored_at) VALUES (?, ?)",
            file.file,
            now
        );
        Ok(recorded.execute(&mut **tx).await?.last_insert_rowid())
    }

    async fn copy(&self, tx: &mut Tx, stored: i64) -> Result<Option<i64>, Failure> {
        let now = self.clock.now().0;
        let copied = sqlx::query_scalar!(
            r#"INSERT INTO media_private_file (file, stored_at)
               SELECT file, ?2 FROM media_private_file WHERE id = ?1 RETURNING id AS "id!: i64""#,
            stored,
            now
        );
        Ok(copied.fetch_optional(&mut **tx).await?)
    }

    async fn delete(&self, tx: &mut Tx, stored: i64) -> Result<(), Failure> {
        sqlx::query!("DELETE FROM media_private_file WHERE id = ?", stored)
            .execute(&mut **tx)
            .await?;
        Ok(())
    }

    async fn download(
        &self,
        stored: i64,
        name: &str,
        method: &Method,
        headers: &HeaderMap,
    ) -> Result<Option<FileDownload>, Failure> {
        let file = sqlx::query_scalar!("SELECT file FROM media_private_file WHERE id = ?", stored)
            .fetch_optional(self.db.read())
            .await?;
        let Some(file) = file else { return Ok(None) };
        let Some(opened) = StoredFile::open(&self.folders.private_files, &file).await? else {
            return Ok(None);
        };
        let kind = file_check::kind_of(&file).ok_or_else(|| Failure::internal("unknown kind"))?;
        let disposition = HeaderValue::try_from(attachment(name, kind));
        let mut response = opened.answer(method, headers);
        let headers = response.headers_mut();
        headers.insert(CACHE_CONTROL, HeaderValue::from_static("private, no-store"));
        headers.insert(X_CONTENT_TYPE_OPTIONS, HeaderValue::from_static("nosniff"));
        // Also for PDF files of the team: none is shown within the shop's own origin.
        headers.insert(CONTENT_DISPOSITION, disposition.map_err(Failure::internal)?);
        Ok(Some(FileDownload(response)))
    }
}
