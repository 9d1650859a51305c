//! Processing of uploaded videos. Each step is a row: after a restart, work continues with the
//! interrupted step.

mod facts;
mod steps;
mod take_in;
#[cfg(test)]
mod tests;

use std::{path::PathBuf, sync::PoisonError};

use kernel::{Code, Failure, VideoId};

use crate::{Media, codes};

/// A video being processed.
struct InWork {
    id: VideoId,
    title: String,
    public: bool,
    smaller_of: Option<VideoId>,
}

/// Result of a step.
enum Ended {
    Done,
    /// Not needed, or the server has no ffmpeg.
    Skipped,
    /// Failed, but the video is usable without it.
    Failed,
    /// The file is not a video that can be shown.
    Hopeless(Code),
}

/// Progress of the running step.
#[derive(Clone, Copy)]
pub(crate) struct Progress {
    pub video: VideoId,
    pub percent: u8,
}

impl Media {
    /// Processes waiting videos one after the other: two at once would take too much CPU time from
    /// the shop.
    pub(crate) async fn work_on_videos(&self) -> Result<(), Failure> {
        while let Some(video) = self.next_in_work().await? {
            self.expect_room().await?;
            let ended = self.work_on(&video).await;
            self.reported(None);
            ended?;
        }
        Ok(())
    }

    pub(crate) fn percent_of(&self, video: VideoId) -> Option<u8> {
        let progress = self.progress.lock().unwrap_or_else(PoisonError::into_inner);
        progress
            .filter(|progress| progress.video == video)
            .map(|progress| progress.percent)
    }

    fn reported(&self, progress: Option<Progress>) {
        *self.progress.lock().unwrap_or_else(PoisonError::into_inner) = progress;
    }

    async fn next_in_work(&self) -> Result<Option<InWork>, Failure> {
        Ok(sqlx::query_as!(
            InWork,
            r#"SELECT id, title, public AS "public: bool", smaller_of FROM media_video
               WHERE state = 'processing' ORDER BY id LIMIT 1"#
        )
        .fetch_optional(self.db.read())
        .await?)
    }

    async fn work_on(&self, video: &InWork) -> Result<(), Failure> {
        let steps = sqlx::query!(
            "SELECT place, step FROM media_video_step
             WHERE video_id = ? AND state IN ('waiting', 'running') ORDER BY place",
            video.id
        )
        .fetch_all(self.db.read())
        .await?;
        for step in steps {
            self.note_step(video.id, step.place, "running").await?;
            let ended = match step.step.as_str() {
                "check" => self.check(video).await,
                "prepare" => self.prepare(video).await,
                "cover" => self.make_cover(video).await,
                _ => self.make_smaller(video).await,
            };
            let ended = match ended {
                Ok(ended) => ended,
                // Temporary: the step starts again once there is space.
                Err(failure) if failure.code() == codes::DISK_NEARLY_FULL => {
                    self.note_step(video.id, step.place, "waiting").await?;
                    return Err(failure);
                }
                Err(failure) => {
                    let cause = failure.cause().map(ToString::to_string);
                    tracing::error!(video = video.id, step = step.step, %failure, cause, "a video's step failed");
                    if matches!(step.step.as_str(), "cover" | "smaller") {
                        Ended::Failed
                    } else {
                        Ended::Hopeless(failure.code())
                    }
                }
            };
            self.reported(None);
            match ended {
                Ended::Done => self.note_step(video.id, step.place, "done").await?,
                Ended::Skipped => self.note_step(video.id, step.place, "skipped").await?,
                Ended::Failed => self.note_step(video.id, step.place, "failed").await?,
                Ended::Hopeless(code) => {
                    self.note_step(video.id, step.place, "failed").await?;
                    return self.refuse(video, code).await;
                }
            }
        }
        self.finish(video).await
    }

    async fn note_step(&self, video: VideoId, place: i64, state: &str) -> Result<(), Failure> {
        let mut tx = self.db.write().await?;
        sqlx::query!(
            "UPDATE media_video_step SET state = ?3 WHERE video_id = ?1 AND place = ?2",
            video,
            place,
            state
        )
        .execute(&mut *tx)
        .await?;
        Ok(tx.commit().await?)
    }

    /// Deletes the file; the row stays to say why.
    async fn refuse(&self, video: &InWork, code: Code) -> Result<(), Failure> {
        let raw = self.raw_file(video.id).await?;
        let mut tx = self.db.write().await?;
        sqlx::query!(
            "UPDATE media_video SET state = 'failed', problem = ?2 WHERE id = ?1",
            video.id,
            code.name
        )
        .execute(&mut *tx)
        .await?;
        sqlx::query!(
            "DELETE FROM media_video_upload WHERE video_id = ?",
            video.id
        )
        .execute(&mut *tx)
        .await?;
        tx.commit().await?;
        if let Some(raw) = raw {
            // The next sweep removes what is left.
            let _ = tokio::fs::remove_file(raw).await;
        }
        Ok(())
    }

    async fn finish(&self, video: &InWork) -> Result<(), Failure> {
        let mut tx = self.db.publish().await?;
        if video.smaller_of.is_some() {
            // The copy is now part of its video.
            sqlx::query!("DELETE FROM media_video WHERE id = ?", video.id)
                .execute(&mut *tx)
                .await?;
        } else {
            sqlx::query!(
                "UPDATE media_video SET state = 'ready' WHERE id = ?",
                video.id
            )
            .execute(&mut *tx)
            .await?;
        }
        Ok(tx.commit().await?)
    }

    /// The uploaded file; `None` once it was moved to its final place.
    async fn raw_file(&self, video: VideoId) -> Result<Option<PathBuf>, Failure> {
        let file = sqlx::query_scalar!(
            "SELECT file FROM media_video_upload WHERE video_id = ?",
            video
        )
        .fetch_optional(self.db.read())
        .await?;
        Ok(file.map(|file| self.folders.unfinished.join(file)))
    }
}
