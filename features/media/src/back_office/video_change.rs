//! Cover and captions of a video.

use kernel::{
    Failure, ImageBook, Tx, VideoId,
    audit::{self, Entry},
};
use poem::{Body, error::ReadBodyError};
use serde_json::json;

use crate::{Media, captions, codes, folders, videos::folder_for};

impl Media {
    /// An image of the library becomes the cover.
    pub(super) async fn cover_video(
        &self,
        actor: i64,
        video: VideoId,
        image: i64,
    ) -> Result<(), Failure> {
        if self.images(&[image]).await?.is_empty() {
            return Err(codes::IMAGE_NOT_FOUND.into());
        }
        let mut tx = self.db.write().await?;
        let done = sqlx::query!(
            "UPDATE media_video SET cover_id = ?2 WHERE id = ?1 AND deleted_at IS NULL",
            video,
            image
        )
        .execute(&mut *tx)
        .await?;
        found(done.rows_affected())?;
        self.note_video(&mut tx, actor, "media.video_covered", video)
            .await?;
        Ok(tx.commit().await?)
    }

    /// A moment of the video becomes its cover.
    pub(super) async fn cover_video_at(
        &self,
        actor: i64,
        video: VideoId,
        second: f64,
    ) -> Result<(), Failure> {
        if self.tools.is_none() {
            return Err(codes::NO_VIDEO_TOOLS.into());
        }
        let stored = self.watchable(video).await?.ok_or(codes::VIDEO_NOT_READY)?;
        let last = f64::from(stored.facts.seconds) - 0.5;
        let frame = self
            .one_frame(&stored, second.clamp(0.0, last.max(0.0)))
            .await?;
        let frame = frame.ok_or(codes::VIDEO_BROKEN)?;
        let title = sqlx::query_scalar!("SELECT title FROM media_video WHERE id = ?", video)
            .fetch_one(self.db.read())
            .await?;
        self.keep_cover(video, &title, frame).await?;
        let mut tx = self.db.write().await?;
        self.note_video(&mut tx, actor, "media.video_covered", video)
            .await?;
        Ok(tx.commit().await?)
    }

    pub(super) async fn caption_video(
        &self,
        actor: i64,
        video: VideoId,
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
            r#"SELECT public AS "public: bool" FROM media_video WHERE id = ? AND deleted_at IS NULL"#,
            video
        )
        .fetch_optional(self.db.read())
        .await?
        .ok_or(codes::VIDEO_NOT_FOUND)?;
        let file = format!("{}.vtt", folders::new_name());
        let named = file.clone();
        let stored = self.folders.clone();
        self.work(codes::CAPTIONS_INVALID, move || {
            stored.keep(folder_for(&stored, public), &[(named, &bytes)])
        })
        .await?;
        let mut tx = self.db.publish().await?;
        sqlx::query!(
            "INSERT INTO media_video_captions (video_id, language, file) VALUES (?1, ?2, ?3)
             ON CONFLICT (video_id, language) DO UPDATE SET file = excluded.file",
            video,
            language,
            file
        )
        .execute(&mut *tx)
        .await?;
        self.note_video(&mut tx, actor, "media.video_captioned", video)
            .await?;
        Ok(tx.commit().await?)
    }

    pub(super) async fn remove_captions(
        &self,
        actor: i64,
        video: VideoId,
        language: &str,
    ) -> Result<(), Failure> {
        let mut tx = self.db.publish().await?;
        let done = sqlx::query!(
            "DELETE FROM media_video_captions WHERE video_id = ?1 AND language = ?2",
            video,
            language
        )
        .execute(&mut *tx)
        .await?;
        found(done.rows_affected())?;
        self.note_video(&mut tx, actor, "media.video_captions_removed", video)
            .await?;
        Ok(tx.commit().await?)
    }

    async fn note_video(
        &self,
        tx: &mut Tx,
        actor: i64,
        action: &'static str,
        video: VideoId,
    ) -> Result<(), Failure> {
        let entry = Entry {
            actor: Some(actor),
            action,
            subject: &format!("video:{video}"),
            details: json!({}),
        };
        audit::record(tx, self.clock.now(), entry).await
    }
}

fn found(rows: u64) -> Result<(), Failure> {
    if rows == 0 {
        return Err(codes::VIDEO_NOT_FOUND.into());
    }
    Ok(())
}
