//! The steps: check the file, make it playable in all browsers, extract a cover, make a smaller
//! copy.

use std::path::Path;

use kernel::{Failure, VideoId};
use tempfile::TempPath;

use super::{
    Ended, InWork, Progress,
    facts::{COPYING, ENCODING, Way, tools},
};
use crate::{Media, codes, mp4::VideoFacts, tools::Unable, video_kind::VideoKind};

/// Short side of the smaller copy, in pixels.
const SMALL_SIDE: u32 = 480;

// Arguments of ffmpeg, separated by spaces.
const STREAMS: &str = "-map 0:v:0 -map 0:a:0? -map_metadata -1";
const SAME_VIDEO: &str = "-c:v copy";
const NEW_VIDEO: &str = "-c:v libx264 -preset veryfast -crf 23 -pix_fmt yuv420p \
    -vf scale=w='min(1920,iw)':h=-2:force_original_aspect_ratio=decrease:force_divisible_by=2";
const SMALL_VIDEO: &str = "-c:v libx264 -preset veryfast -crf 27 -pix_fmt yuv420p \
    -vf scale=w='if(gt(iw,ih),-2,480)':h='if(gt(iw,ih),480,-2)'";
const SAME_SOUND: &str = "-c:a copy";
const NEW_SOUND: &str = "-c:a aac -b:a 128k";
const SMALL_SOUND: &str = "-c:a aac -b:a 80k -ac 1";
const PLAYABLE: &str = "-movflags +faststart -f mp4";
const ONE_IMAGE: &str = "-frames:v 1 -c:v mjpeg -q:v 3 -f image2 -update 1";
/// Filter for a cover: picks a typical frame, to avoid flashes and black starts.
const TYPICAL_FRAME: &str = "-an -vf thumbnail=24,scale=w='min(1600,iw)':h=-2";
const FIRST_FRAME: &str = "-an -vf scale=w='min(1600,iw)':h=-2";

/// A stored video.
pub(crate) struct Watchable {
    pub file: String,
    pub public: bool,
    pub facts: VideoFacts,
    pub bytes: u64,
    pub cover: Option<i64>,
}

impl Media {
    pub(super) async fn check(&self, video: &InWork) -> Result<Ended, Failure> {
        let Some(raw) = self.raw_file(video.id).await? else {
            return Ok(Ended::Hopeless(codes::VIDEO_BROKEN));
        };
        Ok(match self.look_at(&raw).await? {
            Ok(_) => Ended::Done,
            Err(code) => Ended::Hopeless(code),
        })
    }

    /// Makes the video ready to be watched.
    pub(super) async fn prepare(&self, video: &InWork) -> Result<Ended, Failure> {
        let Some(path) = self.raw_file(video.id).await? else {
            // The file was stored already, and only the step's result was lost.
            return Ok(match self.watchable(video.id).await? {
                Some(_) => Ended::Done,
                None => Ended::Hopeless(codes::VIDEO_BROKEN),
            });
        };
        let raw = match self.look_at(&path).await? {
            Ok(raw) => raw,
            Err(code) => return Ok(Ended::Hopeless(code)),
        };
        let (stream, sound, limit) = match raw.way {
            Way::Keep(facts) => {
                return self.take_in(video, &path, &path, facts, false).await;
            }
            Way::KeepLate(facts) => {
                return self.take_in(video, &path, &path, facts, true).await;
            }
            Way::Reorder { sound_stays: true } => (SAME_VIDEO, SAME_SOUND, COPYING),
            Way::Reorder { sound_stays: false } => (SAME_VIDEO, NEW_SOUND, COPYING),
            Way::Encode => (NEW_VIDEO, NEW_SOUND, ENCODING),
        };
        let how = format!("{STREAMS} {stream} {sound} {PLAYABLE}");
        let made = match self.make(video.id, (&path, raw.kind), &how, limit).await {
            Ok(made) => made,
            Err(Unable::Machine(error)) => return Err(Failure::internal(error)),
            Err(_) => return Ok(Ended::Hopeless(codes::VIDEO_BROKEN)),
        };
        match self.look_at(&made).await? {
            Ok(raw) => match raw.way {
                Way::Keep(facts) => self.take_in(video, &made, &path, facts, false).await,
                _ => Ok(Ended::Hopeless(codes::VIDEO_BROKEN)),
            },
            Err(code) => Ok(Ended::Hopeless(code)),
        }
    }

    pub(super) async fn make_cover(&self, video: &InWork) -> Result<Ended, Failure> {
        let (Some(_), Some(saved)) = (tools(self), self.watchable(video.id).await?) else {
            return Ok(Ended::Skipped);
        };
        if saved.cover.is_some() {
            return Ok(Ended::Skipped);
        }
        let second = (f64::from(saved.facts.seconds) / 10.0).min(5.0);
        let frame = self.frame(&saved, second, TYPICAL_FRAME).await;
        let Some(frame) = frame.map_err(|unable| unable.into_failure(codes::VIDEO_BROKEN))? else {
            return Ok(Ended::Failed);
        };
        self.keep_cover(video.id, &video.title, frame).await?;
        Ok(Ended::Done)
    }

    pub(super) async fn make_smaller(&self, video: &InWork) -> Result<Ended, Failure> {
        let (Some(_), Some(saved)) = (tools(self), self.watchable(video.id).await?) else {
            return Ok(Ended::Skipped);
        };
        if saved.facts.width.min(saved.facts.height) <= SMALL_SIDE {
            return Ok(Ended::Skipped);
        }
        let path = self.at_hand(saved.public, &saved.file).await?;
        let how = format!("{STREAMS} {SMALL_VIDEO} {SMALL_SOUND} {PLAYABLE}");
        let made = match self
            .make(video.id, (&path, VideoKind::Mp4), &how, ENCODING)
            .await
        {
            Ok(made) => made,
            Err(Unable::Machine(error)) => return Err(Failure::internal(error)),
            Err(_) => return Ok(Ended::Failed),
        };
        match self.look_at(&made).await? {
            Ok(raw) => match raw.way {
                Way::Keep(facts) => self.take_in_smaller(video.id, &saved, &made, facts).await,
                _ => Ok(Ended::Failed),
            },
            Err(_) => Ok(Ended::Failed),
        }
    }

    /// Extracts a frame of a stored video as JPEG; `None` if there is none, or no ffmpeg.
    pub(crate) async fn one_frame(
        &self,
        saved: &Watchable,
        second: f64,
    ) -> Result<Option<Vec<u8>>, Failure> {
        let frame = self.frame(saved, second, FIRST_FRAME).await;
        frame.map_err(|unable| unable.into_failure(codes::VIDEO_BROKEN))
    }

    pub(crate) async fn keep_cover(
        &self,
        video: VideoId,
        title: &str,
        frame: Vec<u8>,
    ) -> Result<(), Failure> {
        let stored = self.store_image(frame).await?;
        let mut tx = self.db.publish().await?;
        let cover = self.insert_image(&mut tx, &stored, title).await?;
        sqlx::query!(
            "UPDATE media_video SET cover_id = ?2 WHERE id = ?1",
            video,
            cover
        )
        .execute(&mut *tx)
        .await?;
        Ok(tx.commit().await?)
    }

    async fn frame(
        &self,
        saved: &Watchable,
        second: f64,
        filter: &str,
    ) -> Result<Option<Vec<u8>>, Unable> {
        let Some(tools) = tools(self) else {
            return Ok(None);
        };
        let path = self.at_hand(saved.public, &saved.file).await;
        let path = path.map_err(|failure| Unable::Machine(std::io::Error::other(failure)))?;
        let result = self.folders.begin()?.into_temp_path();
        let video = (path.as_path(), VideoKind::Mp4);
        let limit = tokio::time::Duration::from_secs(120);
        let how = format!("{filter} {ONE_IMAGE}");
        let how: Vec<&str> = how.split_whitespace().collect();
        let made = tools.make(video, Some(second), &how, &result, limit, |_| {});
        made.await?;
        let frame = tokio::fs::read(&result).await?;
        Ok(Some(frame).filter(|frame| !frame.is_empty()))
    }

    async fn make(
        &self,
        video: VideoId,
        from: (&Path, VideoKind),
        how: &str,
        limit: tokio::time::Duration,
    ) -> Result<TempPath, Unable> {
        let tools = tools(self).ok_or(Unable::Refused)?;
        let seconds = tools
            .probe(from.0, from.1, &self.folders.unfinished)
            .await?["format"]["duration"]
            .as_str()
            .and_then(|seconds| seconds.parse::<f64>().ok())
            .unwrap_or(f64::INFINITY);
        let result = self.folders.begin()?.into_temp_path();
        let how: Vec<&str> = how.split_whitespace().collect();
        let reported = |done: f64| {
            let percent = (done / seconds * 100.0).clamp(0.0, 99.0) as u8;
            self.reported(Some(Progress { video, percent }));
        };
        tools
            .make(from, None, &how, &result, limit, reported)
            .await?;
        Ok(result)
    }
}
