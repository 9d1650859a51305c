//! What the shop changes of a film: its name, cover, captions, and whether it is there at all.

use kernel::{
    Failure, FilmId, PictureBook, Tx,
    audit::{self, Entry},
    edit::DAYS_TO_RESTORE,
};
use poem::{Body, error::ReadBodyError};
use serde_json::json;

use super::{Uses, uses::told};
use crate::{Media, captions, codes, films::folder_for, folders};

impl Media {
    pub(super) async fn rename_film(
        &self,
        actor: i64,
        film: FilmId,
        title: &str,
    ) -> Result<(), Failure> {
        let mut tx = self.db.write().await?;
        let done = sqlx::query!(
            "UPDATE media_film SET title = ?2 WHERE id = ?1 AND deleted_at IS NULL",
            film,
            title
        )
        .execute(&mut *tx)
        .await?;
        found(done.rows_affected())?;
        self.note_film(&mut tx, actor, "media.film_renamed", film)
            .await?;
        Ok(tx.commit().await?)
    }

    /// A picture of the library becomes the cover.
    pub(super) async fn cover_film(
        &self,
        actor: i64,
        film: FilmId,
        picture: i64,
    ) -> Result<(), Failure> {
        if self.pictures(&[picture]).await?.is_empty() {
            return Err(codes::PICTURE_NOT_FOUND.into());
        }
        let mut tx = self.db.write().await?;
        let done = sqlx::query!(
            "UPDATE media_film SET cover_id = ?2 WHERE id = ?1 AND deleted_at IS NULL",
            film,
            picture
        )
        .execute(&mut *tx)
        .await?;
        found(done.rows_affected())?;
        self.note_film(&mut tx, actor, "media.film_covered", film)
            .await?;
        Ok(tx.commit().await?)
    }

    /// A moment of the film becomes its cover.
    pub(super) async fn cover_film_at(
        &self,
        actor: i64,
        film: FilmId,
        second: f64,
    ) -> Result<(), Failure> {
        if self.tools.is_none() {
            return Err(codes::NO_FILM_TOOLS.into());
        }
        let kept = self.watchable(film).await?.ok_or(codes::FILM_NOT_READY)?;
        let last = f64::from(kept.facts.seconds) - 0.5;
        let frame = self
            .one_frame(&kept, second.clamp(0.0, last.max(0.0)))
            .await?;
        let frame = frame.ok_or(codes::FILM_BROKEN)?;
        let title = sqlx::query_scalar!("SELECT title FROM media_film WHERE id = ?", film)
            .fetch_one(self.db.read())
            .await?;
        self.keep_cover(film, &title, frame).await?;
        let mut tx = self.db.write().await?;
        self.note_film(&mut tx, actor, "media.film_covered", film)
            .await?;
        Ok(tx.commit().await?)
    }

    pub(super) async fn caption_film(
        &self,
        actor: i64,
        film: FilmId,
        language: &str,
        body: Body,
    ) -> Result<(), Failure> {
        self.expect_room().await?;
        let bytes = match body.into_bytes_limit(captions::MOST_BYTES).await {
            Ok(bytes) => bytes,
            Err(ReadBodyError::PayloadTooLarge) => return Err(codes::CAPTIONS_TOO_LARGE.into()),
            Err(_) => return Err(codes::CAPTIONS_INVALID.into()),
        };
        captions::check(&bytes)?;
        let public = sqlx::query_scalar!(
            r#"SELECT public AS "public: bool" FROM media_film WHERE id = ? AND deleted_at IS NULL"#,
            film
        )
        .fetch_optional(self.db.read())
        .await?
        .ok_or(codes::FILM_NOT_FOUND)?;
        let file = format!("{}.vtt", folders::new_name());
        let named = file.clone();
        let kept = self.folders.clone();
        self.work(codes::CAPTIONS_INVALID, move || {
            kept.keep(folder_for(&kept, public), &[(named, &bytes)])
        })
        .await?;
        let mut tx = self.db.publish().await?;
        sqlx::query!(
            "INSERT INTO media_film_captions (film_id, language, file) VALUES (?1, ?2, ?3)
             ON CONFLICT (film_id, language) DO UPDATE SET file = excluded.file",
            film,
            language,
            file
        )
        .execute(&mut *tx)
        .await?;
        self.note_film(&mut tx, actor, "media.film_captioned", film)
            .await?;
        Ok(tx.commit().await?)
    }

    pub(super) async fn remove_captions(
        &self,
        actor: i64,
        film: FilmId,
        language: &str,
    ) -> Result<(), Failure> {
        let mut tx = self.db.publish().await?;
        let done = sqlx::query!(
            "DELETE FROM media_film_captions WHERE film_id = ?1 AND language = ?2",
            film,
            language
        )
        .execute(&mut *tx)
        .await?;
        found(done.rows_affected())?;
        self.note_film(&mut tx, actor, "media.film_captions_removed", film)
            .await?;
        Ok(tx.commit().await?)
    }

    /// Refused while something shows it.
    pub(super) async fn delete_film(
        &self,
        uses: &Uses,
        actor: i64,
        film: FilmId,
    ) -> Result<(), Failure> {
        let mut tx = self.db.publish().await?;
        let shown = uses
            .of_films(&[film])
            .await?
            .remove(&film)
            .unwrap_or_default();
        if !shown.is_empty() {
            let words = format!("This film is still shown: {}.", told(&shown));
            return Err(Failure::new(codes::FILM_USED).with_message(words));
        }
        let now = self.clock.now().0;
        // One that is still arriving or worked on is ended by ending its upload.
        let done = sqlx::query!(
            "UPDATE media_film SET deleted_at = ?2
             WHERE id = ?1 AND deleted_at IS NULL AND state IN ('ready', 'failed')",
            film,
            now
        )
        .execute(&mut *tx)
        .await?;
        if done.rows_affected() == 0 {
            let kept = sqlx::query_scalar!(
                "SELECT id FROM media_film WHERE id = ? AND deleted_at IS NULL",
                film
            )
            .fetch_optional(&mut *tx)
            .await?;
            return Err(match kept {
                Some(_) => codes::FILM_NOT_READY.into(),
                None => codes::FILM_NOT_FOUND.into(),
            });
        }
        self.note_film(&mut tx, actor, "media.film_deleted", film)
            .await?;
        Ok(tx.commit().await?)
    }

    pub(super) async fn restore_film(&self, actor: i64, film: FilmId) -> Result<(), Failure> {
        let mut tx = self.db.publish().await?;
        let done = sqlx::query!(
            "UPDATE media_film SET deleted_at = NULL WHERE id = ?1 AND deleted_at IS NOT NULL",
            film
        )
        .execute(&mut *tx)
        .await?;
        found(done.rows_affected())?;
        self.note_film(&mut tx, actor, "media.film_restored", film)
            .await?;
        Ok(tx.commit().await?)
    }

    /// Forgets what was thrown away too long ago, and uploads that were no films; the files go with the next sweep.
    pub(crate) async fn empty_film_bin(&self) -> Result<(), Failure> {
        let before = self.clock.now().plus_days(-DAYS_TO_RESTORE).0;
        let mut tx = self.db.write().await?;
        sqlx::query!("DELETE FROM media_film WHERE deleted_at < ?1", before)
            .execute(&mut *tx)
            .await?;
        Ok(tx.commit().await?)
    }

    async fn note_film(
        &self,
        tx: &mut Tx,
        actor: i64,
        action: &'static str,
        film: FilmId,
    ) -> Result<(), Failure> {
        let entry = Entry {
            actor: Some(actor),
            action,
            subject: &format!("film:{film}"),
            details: json!({}),
        };
        audit::record(tx, self.clock.now(), entry).await
    }
}

fn found(rows: u64) -> Result<(), Failure> {
    if rows == 0 {
        return Err(codes::FILM_NOT_FOUND.into());
    }
    Ok(())
}
