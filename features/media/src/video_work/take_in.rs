//! Moves a finished file to its final place and records it.

use std::{fs, fs::File, path::Path};

use kernel::{Failure, VideoId};

use super::{Ended, InWork, steps::Watchable};
use crate::{
    Media, codes, folders, mp4::VideoFacts, video_upload::in_background, videos::folder_for,
};

/// Allowed difference in length of a manually made copy, in seconds.
const SECONDS_APART: u32 = 3;

impl Media {
    /// A video with its file; `None` if it is not ready.
    pub(crate) async fn watchable(&self, video: VideoId) -> Result<Option<Watchable>, Failure> {
        let row = sqlx::query!(
            r#"SELECT file AS "file!", public AS "public: bool", width AS "width!: u32", height AS "height!: u32",
                      seconds AS "seconds!: u32", bytes, cover_id
               FROM media_video WHERE id = ? AND file IS NOT NULL AND deleted_at IS NULL"#,
            video
        )
        .fetch_optional(self.db.read())
        .await?;
        Ok(row.map(|row| Watchable {
            file: row.file,
            public: row.public,
            facts: VideoFacts {
                width: row.width,
                height: row.height,
                seconds: row.seconds,
            },
            bytes: row.bytes.unsigned_abs(),
            cover: row.cover_id,
        }))
    }

    /// Gives a file its final name and its row. The uploaded file is deleted only after the row is
    /// written.
    pub(super) async fn take_in(
        &self,
        video: &InWork,
        made: &Path,
        raw: &Path,
        facts: VideoFacts,
        plays_late: bool,
    ) -> Result<Ended, Failure> {
        if let Some(whole) = video.smaller_of {
            let Some(stored) = self.watchable(whole).await? else {
                return Ok(Ended::Hopeless(codes::VIDEO_NOT_FOUND));
            };
            let ended = self.take_in_by_hand(whole, &stored, made, facts).await?;
            if matches!(ended, Ended::Done) {
                self.forget_upload(video.id, raw).await?;
            }
            return Ok(ended);
        }
        let (file, bytes) = self.named(made, video.public).await?;
        // Publishes: a lesson can refer to a video before its file is here.
        let mut tx = self.db.publish().await?;
        sqlx::query!(
            "UPDATE media_video SET file = ?2, width = ?3, height = ?4, seconds = ?5, bytes = ?6, plays_late = ?7
             WHERE id = ?1",
            video.id,
            file,
            facts.width,
            facts.height,
            facts.seconds,
            bytes,
            plays_late
        )
        .execute(&mut *tx)
        .await?;
        tx.commit().await?;
        self.forget_upload(video.id, raw).await?;
        Ok(Ended::Done)
    }

    async fn take_in_by_hand(
        &self,
        whole: VideoId,
        stored: &Watchable,
        made: &Path,
        facts: VideoFacts,
    ) -> Result<Ended, Failure> {
        if facts.seconds.abs_diff(stored.facts.seconds) > SECONDS_APART {
            return Ok(Ended::Hopeless(codes::SMALLER_UNLIKE));
        }
        Ok(
            match self.take_in_smaller(whole, stored, made, facts).await? {
                Ended::Skipped => Ended::Hopeless(codes::SMALLER_NOT_SMALLER),
                ended => ended,
            },
        )
    }

    /// Stores the smaller copy. Skipped if it would save hardly anything.
    pub(super) async fn take_in_smaller(
        &self,
        video: VideoId,
        stored: &Watchable,
        made: &Path,
        facts: VideoFacts,
    ) -> Result<Ended, Failure> {
        let size = fs::metadata(made).map_err(Failure::internal)?.len();
        if stored.bytes > 0 && size * 10 > stored.bytes * 9 {
            return Ok(Ended::Skipped);
        }
        let (file, bytes) = self.named(made, stored.public).await?;
        let mut tx = self.db.publish().await?;
        sqlx::query!(
            "UPDATE media_video SET smaller_file = ?2, smaller_width = ?3, smaller_height = ?4, smaller_bytes = ?5
             WHERE id = ?1",
            video,
            file,
            facts.width,
            facts.height,
            bytes
        )
        .execute(&mut *tx)
        .await?;
        tx.commit().await?;
        Ok(Ended::Done)
    }

    /// Creates a hard link: if the row does not follow, the original is still there to start again
    /// with.
    async fn named(&self, made: &Path, public: bool) -> Result<(String, i64), Failure> {
        let folder = folder_for(&self.folders, public).clone();
        let file = format!("{}.mp4", folders::new_name());
        let (from, to) = (made.to_owned(), folder.join(&file));
        let bytes = in_background(move || {
            File::open(&from)?.sync_all()?;
            // Not every file system supports hard links.
            fs::hard_link(&from, &to).or_else(|_| fs::copy(&from, &to).map(|_| ()))?;
            let stored = File::open(&to)?;
            stored.sync_all()?;
            folders::make_names_durable(&folder)?;
            Ok(stored.metadata()?.len())
        })
        .await
        .map_err(Failure::internal)?;
        Ok((file, i64::try_from(bytes).map_err(Failure::internal)?))
    }

    async fn forget_upload(&self, video: VideoId, raw: &Path) -> Result<(), Failure> {
        let mut tx = self.db.write().await?;
        sqlx::query!("DELETE FROM media_video_upload WHERE video_id = ?", video)
            .execute(&mut *tx)
            .await?;
        tx.commit().await?;
        // The next sweep removes what is left.
        let _ = tokio::fs::remove_file(raw).await;
        Ok(())
    }
}
