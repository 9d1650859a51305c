//! Video uploads: starting, resuming, expiring.

mod part_file;
mod receive;
mod title;

use std::{fs::File, io, path::PathBuf};

use bytes::Bytes;
use futures_util::Stream;
use kernel::{
    Failure, Timestamp, VideoId,
    audit::{self, Entry},
};
use serde_json::json;

use crate::{Media, codes, folders, videos::MOST_BYTES};
use part_file::last_change;
use title::title_of;

pub(crate) use part_file::in_background;

/// Time after which an upload without progress expires, in seconds.
pub(crate) const PATIENCE_SECONDS: i64 = 24 * 60 * 60;
/// An upload to start.
pub(crate) struct NewUpload {
    pub file_name: String,
    pub bytes: u64,
    /// Whether the video is public.
    pub public: bool,
    /// The video of which this is a smaller copy, made manually.
    pub smaller_of: Option<VideoId>,
}

/// State of an upload.
pub(crate) struct Upload {
    pub bytes: u64,
    /// Number of bytes safely stored.
    pub offset: u64,
    /// When it expires if nothing arrives.
    pub until: Timestamp,
}

struct Arriving {
    path: PathBuf,
    bytes: u64,
}

impl Media {
    pub(crate) async fn begin_upload(
        &self,
        user: i64,
        new: &NewUpload,
    ) -> Result<(VideoId, Upload), Failure> {
        if new.bytes > MOST_BYTES {
            return Err(codes::VIDEO_TOO_LARGE.into());
        }
        let bytes = i64::try_from(new.bytes).map_err(Failure::internal)?;
        self.expect_room_for(new.bytes).await?;
        let file = format!("{}.part", folders::new_name());
        let path = self.folders.unfinished.join(&file);
        File::create_new(&path)
            .and_then(|file| file.sync_all())
            .and_then(|()| folders::make_names_durable(&self.folders.unfinished))
            .map_err(Failure::internal)?;
        let now = self.clock.now();
        let title = title_of(&new.file_name);
        let mut tx = self.db.write().await?;
        if let Some(video) = new.smaller_of {
            let stored = sqlx::query_scalar!(
                "SELECT id FROM media_video
                 WHERE id = ? AND state = 'ready' AND smaller_of IS NULL AND deleted_at IS NULL",
                video
            )
            .fetch_optional(&mut *tx)
            .await?;
            stored.ok_or(codes::VIDEO_NOT_FOUND)?;
        }
        let id = sqlx::query!(
            "INSERT INTO media_video (title, public, state, bytes, smaller_of, stored_by, stored_at)
             VALUES (?1, ?2, 'uploading', ?3, ?4, ?5, ?6)",
            title,
            new.public,
            bytes,
            new.smaller_of,
            user,
            now.0
        )
        .execute(&mut *tx)
        .await?
        .last_insert_rowid();
        sqlx::query!(
            "INSERT INTO media_video_upload (video_id, user_id, file, bytes, last_at) VALUES (?1, ?2, ?3, ?4, ?5)",
            id,
            user,
            file,
            bytes,
            now.0
        )
        .execute(&mut *tx)
        .await?;
        let begun = Entry {
            actor: Some(user),
            action: "media.video_upload_begun",
            subject: &format!("video:{id}"),
            details: json!({"bytes": bytes}),
        };
        audit::record(&mut tx, now, begun).await?;
        tx.commit().await?;
        let upload = Upload {
            bytes: new.bytes,
            offset: 0,
            until: now.plus_seconds(PATIENCE_SECONDS),
        };
        Ok((id, upload))
    }

    /// State of an upload, to resume it. Stops a connection that is still writing to it.
    pub(crate) async fn upload_of(&self, user: i64, video: VideoId) -> Result<Upload, Failure> {
        let arriving = self.arriving(user, video).await?;
        let Some(arriving) = arriving else {
            // All of it had arrived, and only the response was lost.
            return self.finished_upload(user, video).await;
        };
        let _lock = self.upload_locks.take(video).await;
        self.current(&arriving).await
    }

    /// Receives bytes from this offset on. What arrives before a connection breaks is stored.
    pub(crate) async fn append(
        &self,
        user: i64,
        video: VideoId,
        offset: u64,
        body: impl Stream<Item = io::Result<Bytes>> + Send,
    ) -> Result<Upload, Failure> {
        if self.arriving(user, video).await?.is_none() {
            let finished = self.finished_upload(user, video).await?;
            return if offset == finished.offset {
                Ok(finished)
            } else {
                Err(codes::UPLOAD_OFFSET.into())
            };
        }
        self.expect_room().await?;
        let mut lock = self.upload_locks.take(video).await;
        // It may have been ended while another connection was writing.
        let arriving = self.arriving(user, video).await?;
        let arriving = arriving.ok_or(codes::UPLOAD_OFFSET)?;
        if self.current(&arriving).await?.offset != offset {
            return Err(codes::UPLOAD_OFFSET.into());
        }
        let received = self.receive_part(&arriving, offset, body, &mut lock).await;
        let upload = self.current(&arriving).await?;
        if let Err(failure) = received {
            if failure.code() == codes::VIDEO_UNKNOWN_KIND {
                self.give_up(video, &arriving.path).await?;
            }
            return Err(failure);
        }
        if upload.offset == upload.bytes {
            self.arrived(video).await?;
        }
        Ok(upload)
    }

    /// Cancels an upload.
    pub(crate) async fn end_upload(&self, user: i64, video: VideoId) -> Result<(), Failure> {
        let arriving = self.arriving(user, video).await?;
        let arriving = arriving.ok_or(codes::UPLOAD_NOT_FOUND)?;
        let _lock = self.upload_locks.take(video).await;
        self.give_up(video, &arriving.path).await
    }

    /// Deletes uploads to which nothing has arrived for a day.
    pub(crate) async fn give_up_old_uploads(&self) -> Result<(), Failure> {
        let now = self.clock.now();
        let rows = sqlx::query!(
            "SELECT upload.video_id, upload.file, upload.last_at FROM media_video_upload AS upload
             JOIN media_video AS video ON video.id = upload.video_id WHERE video.state = 'uploading'"
        )
        .fetch_all(self.db.read())
        .await?;
        for row in rows {
            let path = self.folders.unfinished.join(&row.file);
            let last = last_change(&path).map_or(row.last_at, |last| last.max(row.last_at));
            if last + PATIENCE_SECONDS < now.0 {
                let _lock = self.upload_locks.take(row.video_id).await;
                self.give_up(row.video_id, &path).await?;
                tracing::info!(video = row.video_id, "an upload expired after a day");
            }
        }
        Ok(())
    }

    async fn arriving(&self, user: i64, video: VideoId) -> Result<Option<Arriving>, Failure> {
        let row = sqlx::query!(
            "SELECT upload.file, upload.bytes FROM media_video_upload AS upload
             JOIN media_video AS video ON video.id = upload.video_id
             WHERE upload.video_id = ? AND upload.user_id = ? AND video.state = 'uploading'",
            video,
            user
        )
        .fetch_optional(self.db.read())
        .await?;
        Ok(row.map(|row| Arriving {
            path: self.folders.unfinished.join(row.file),
            bytes: row.bytes.unsigned_abs(),
        }))
    }

    async fn finished_upload(&self, user: i64, video: VideoId) -> Result<Upload, Failure> {
        let row = sqlx::query!(
            "SELECT bytes, stored_at FROM media_video
             WHERE id = ? AND stored_by = ? AND state != 'uploading' AND deleted_at IS NULL",
            video,
            user
        )
        .fetch_optional(self.db.read())
        .await?
        .ok_or(codes::UPLOAD_NOT_FOUND)?;
        let bytes = row.bytes.unsigned_abs();
        Ok(Upload {
            bytes,
            offset: bytes,
            until: Timestamp(row.stored_at).plus_seconds(PATIENCE_SECONDS),
        })
    }

    async fn give_up(&self, video: VideoId, path: &std::path::Path) -> Result<(), Failure> {
        let mut tx = self.db.write().await?;
        sqlx::query!(
            "DELETE FROM media_video WHERE id = ? AND state = 'uploading'",
            video
        )
        .execute(&mut *tx)
        .await?;
        tx.commit().await?;
        self.upload_locks.close(video);
        match tokio::fs::remove_file(path).await {
            Err(error) if error.kind() != io::ErrorKind::NotFound => Err(Failure::internal(error)),
            _ => Ok(()),
        }
    }

    /// Marks the upload complete; processing happens in the background.
    async fn arrived(&self, video: VideoId) -> Result<(), Failure> {
        let mut tx = self.db.write().await?;
        let moved = sqlx::query!(
            "UPDATE media_video SET state = 'processing' WHERE id = ? AND state = 'uploading'",
            video
        )
        .execute(&mut *tx)
        .await?;
        if moved.rows_affected() > 0 {
            let smaller_of =
                sqlx::query_scalar!("SELECT smaller_of FROM media_video WHERE id = ?", video)
                    .fetch_one(&mut *tx)
                    .await?;
            let steps: &[&str] = match smaller_of {
                Some(_) => &["check", "prepare"],
                None => &["check", "prepare", "cover", "smaller"],
            };
            for (place, step) in (0_i64..).zip(steps) {
                sqlx::query!(
                    "INSERT INTO media_video_step (video_id, place, step, state) VALUES (?, ?, ?, 'waiting')",
                    video,
                    place,
                    step
                )
                .execute(&mut *tx)
                .await?;
            }
        }
        tx.after_commit(self.video_work.clone());
        tx.commit().await?;
        self.upload_locks.close(video);
        Ok(())
    }
}
