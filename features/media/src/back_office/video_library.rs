//! The video library: uploads in progress, videos being processed, and finished ones.

use std::collections::HashMap;

use kernel::{
    Deps, Failure, Image, MediaUse, Timestamp, Tx, User, VideoId,
    edit::search_query,
    record::{Kind, Record, Saved, Selection, Stored},
};
use poem_openapi::{Enum, Object};

use super::{Library, PAGE, Tag, Uses, uses::reported};
use crate::{Media, codes};

/// State of a video.
#[derive(Enum, Clone, Copy, Debug, PartialEq, Eq)]
#[oai(rename_all = "lowercase")]
pub(crate) enum VideoState {
    /// The file is being uploaded.
    Uploading,
    /// The file is complete, processing steps remain.
    Processing,
    /// Ready to be shown.
    Ready,
    /// The file was refused; `problem` says why.
    Failed,
}

/// A processing step.
#[derive(Enum, Clone, Copy, Debug, PartialEq, Eq)]
#[oai(rename_all = "lowercase")]
pub(crate) enum VideoStepName {
    /// Check that the file is a video.
    Check,
    /// Make it playable in all browsers, and while it downloads.
    Prepare,
    /// Extract a cover image.
    Cover,
    /// Make a smaller copy for slow networks.
    Smaller,
}

/// State of a step.
#[derive(Enum, Clone, Copy, Debug, PartialEq, Eq)]
#[oai(rename_all = "lowercase")]
pub(crate) enum VideoStepState {
    Waiting,
    Running,
    Done,
    /// Not needed, or the server has no ffmpeg.
    Skipped,
    Failed,
}

/// A processing step of a video.
#[derive(Object, Clone, Debug)]
#[oai(skip_serializing_if_is_none)]
pub(crate) struct VideoStep {
    /// The step.
    name: VideoStepName,
    /// Its state.
    state: VideoStepState,
    /// Progress of a running step: 0 to 99.
    percent: Option<u8>,
}

/// The smaller copy of a video, for slow networks.
#[derive(Object, Clone, Debug)]
pub(crate) struct SmallerVideo {
    /// Width in pixels.
    width: u32,
    /// Height in pixels.
    height: u32,
    /// Size of the file in bytes.
    bytes: u64,
}

/// A video of the library.
#[derive(Object, Clone, Debug)]
#[oai(rename_all = "camelCase", skip_serializing_if_is_none)]
pub(crate) struct LibraryVideo {
    /// Id, used as `videoId` wherever the video is shown.
    id: VideoId,
    /// Internal title.
    title: String,
    /// Otherwise only buyers of its course can watch it.
    public: bool,
    /// State of the video.
    state: VideoState,
    /// Error code of a refused file.
    problem: Option<String>,
    /// Whether it plays only once downloaded completely, for lack of ffmpeg on the server.
    plays_late: bool,
    /// Size of the file in bytes.
    bytes: u64,
    /// Bytes received so far, while it is being uploaded.
    arrived: Option<u64>,
    /// Whose upload it is, while it runs; only they can resume it.
    uploader_id: Option<i64>,
    /// Width in pixels, once ready.
    width: Option<u32>,
    /// Height in pixels, once ready.
    height: Option<u32>,
    /// Length in seconds, once ready.
    seconds: Option<u32>,
    /// The smaller copy for slow networks.
    smaller: Option<SmallerVideo>,
    /// Id of a manually uploaded smaller copy in progress.
    smaller_coming: Option<VideoId>,
    /// Id of the cover image.
    cover_id: Option<i64>,
    /// The cover image.
    cover: Option<Image>,
    /// Languages of the captions, such as "en" and "ta".
    captions: Vec<String>,
    /// Processing steps, in order; empty until the upload is complete.
    steps: Vec<VideoStep>,
    /// Where it is shown; a shown video cannot be deleted.
    uses: Vec<MediaUse>,
    /// To be sent with a new title.
    version: i64,
    /// When the upload began.
    stored_at: Timestamp,
    /// When it was moved to the trash.
    deleted_at: Option<Timestamp>,
}

/// A page of the library.
#[derive(Object, Clone, Debug)]
#[oai(rename_all = "camelCase", skip_serializing_if_is_none)]
pub(crate) struct LibraryVideoPage {
    /// Newest first, at most 50.
    items: Vec<LibraryVideo>,
    /// `before` of the next page; absent on the last one.
    next: Option<VideoId>,
    /// Whether the server has ffmpeg for smaller copies and covers.
    tools: bool,
}

/// Criteria of a list.
#[derive(Default)]
pub(super) struct Wanted {
    pub query: Option<String>,
    pub before: Option<VideoId>,
    pub deleted: bool,
    pub public: Option<bool>,
}

struct Row {
    id: VideoId,
    title: String,
    public: bool,
    state: String,
    problem: Option<String>,
    plays_late: bool,
    bytes: i64,
    width: Option<u32>,
    height: Option<u32>,
    seconds: Option<u32>,
    smaller_width: Option<u32>,
    smaller_height: Option<u32>,
    smaller_bytes: Option<i64>,
    smaller_coming: Option<i64>,
    cover_id: Option<i64>,
    captions: Option<String>,
    uploader: Option<i64>,
    upload: Option<String>,
    version: i64,
    stored_at: i64,
    deleted_at: Option<i64>,
}

/// What is edited of a video.
#[derive(Object, Debug)]
#[oai(rename = "CreateVideo")]
pub(crate) struct VideoTitle {
    /// Internal title, at most 120 characters.
    #[oai(validator(min_length = 1, max_length = 120))]
    title: String,
}

pub(crate) const VIDEO: Kind = Kind::new(
    "video",
    "media_video",
    "/admin/media/videos",
    codes::VIDEO_NOT_FOUND,
)
.called("a video", "videos")
.notes(&[
    (
        "view",
        "With each processing step and the progress of a running one.",
    ),
    (
        "update",
        "Changes the title, which is internal; a lesson has its own.",
    ),
    (
        "delete",
        "Refused while it is shown; the message says where. It stays in the trash for 30 days.",
    ),
    ("restore", "It can be used again."),
]);

pub(super) struct Videos(pub Library);

impl Stored for Videos {
    const KIND: &'static Kind = &VIDEO;
    type Tag = Tag;
    const TAG: Tag = Tag::BackOffice;
    type Item = LibraryVideo;

    fn deps(&self) -> &Deps {
        &self.0.deps
    }

    /// One video; the list comes in pages.
    async fn select(&self, selection: &Selection) -> Result<Vec<LibraryVideo>, Failure> {
        let id = selection.id.ok_or(codes::VIDEO_NOT_FOUND)?;
        let video = self.0.media.library_video(&self.0.uses, id).await?;
        Ok(vec![video])
    }

    /// One that is shown stays. One that is being uploaded or processed ends with its upload.
    async fn check_delete(&self, tx: &mut Tx, id: i64) -> Result<(), Failure> {
        if let Some(shown) = self.0.uses.of_videos(&[id]).await?.get(&id) {
            let wording = format!("This video is still in use: {}.", reported(shown));
            return Err(Failure::new(codes::VIDEO_USED).with_message(wording));
        }
        let state = sqlx::query_scalar!("SELECT state FROM media_video WHERE id = ?", id)
            .fetch_one(&mut **tx)
            .await?;
        match state.as_str() {
            "ready" | "failed" => Ok(()),
            _ => Err(codes::VIDEO_NOT_READY.into()),
        }
    }
}

impl Record for Videos {
    type Fields = VideoTitle;

    async fn save(
        &self,
        tx: &mut Tx,
        _writer: &User,
        id: Option<i64>,
        fields: &VideoTitle,
    ) -> Result<Saved, Failure> {
        let id = id.ok_or(codes::VIDEO_NOT_FOUND)?;
        let title = fields.title.trim();
        sqlx::query!("UPDATE media_video SET title = ?2 WHERE id = ?1", id, title)
            .execute(&mut **tx)
            .await?;
        Ok(Saved::new(id))
    }
}

impl Media {
    pub(super) async fn videos_of_library(
        &self,
        uses: &Uses,
        wanted: Wanted,
    ) -> Result<LibraryVideoPage, Failure> {
        let query = search_query(wanted.query.as_deref());
        let mut rows = self
            .video_rows(
                None,
                query,
                wanted.before,
                Some(wanted.deleted),
                wanted.public,
            )
            .await?;
        let more = rows.len() > PAGE;
        rows.truncate(PAGE);
        let next = rows.last().map(|row| row.id).filter(|_| more);
        Ok(LibraryVideoPage {
            items: self.described(uses, rows).await?,
            next,
            tools: self.tools.is_some(),
        })
    }

    pub(super) async fn library_video(
        &self,
        uses: &Uses,
        video: VideoId,
    ) -> Result<LibraryVideo, Failure> {
        let rows = self.video_rows(Some(video), None, None, None, None).await?;
        let found = self.described(uses, rows).await?.pop();
        found.ok_or_else(|| codes::VIDEO_NOT_FOUND.into())
    }

    async fn video_rows(
        &self,
        id: Option<VideoId>,
        query: Option<String>,
        before: Option<VideoId>,
        deleted: Option<bool>,
        public: Option<bool>,
    ) -> Result<Vec<Row>, Failure> {
        let most = PAGE as i64 + 1;
        Ok(sqlx::query_as!(
            Row,
            r#"SELECT video.id AS "id!", video.title, video.public AS "public: bool", video.state, video.problem,
                      video.plays_late AS "plays_late: bool", video.bytes, video.width AS "width: u32",
                      video.height AS "height: u32", video.seconds AS "seconds: u32",
                      video.smaller_width AS "smaller_width: u32", video.smaller_height AS "smaller_height: u32",
                      video.smaller_bytes, video.cover_id, video.version, video.stored_at, video.deleted_at,
                      (SELECT coming.id FROM media_video AS coming WHERE coming.smaller_of = video.id
                       ORDER BY coming.id DESC LIMIT 1) AS "smaller_coming: i64",
                      (SELECT group_concat(language, ' ') FROM media_video_captions AS captions
                       WHERE captions.video_id = video.id) AS "captions: String",
                      upload.user_id AS "uploader?", upload.file AS "upload?"
               FROM media_video AS video LEFT JOIN media_video_upload AS upload ON upload.video_id = video.id
               WHERE (?1 IS NULL OR video.id = ?1) AND (?1 IS NOT NULL OR video.smaller_of IS NULL)
                 AND (?2 IS NULL OR instr(lower(video.title), ?2) > 0)
                 AND (?3 IS NULL OR video.id < ?3)
                 AND (?4 IS NULL OR (video.deleted_at IS NOT NULL) = ?4)
                 AND (?5 IS NULL OR video.public = ?5)
               ORDER BY video.id DESC LIMIT ?6"#,
            id,
            query,
            before,
            deleted,
            public,
            most
        )
        .fetch_all(self.db.read())
        .await?)
    }

    async fn described(&self, uses: &Uses, rows: Vec<Row>) -> Result<Vec<LibraryVideo>, Failure> {
        let ids: Vec<VideoId> = rows.iter().map(|row| row.id).collect();
        let covers: Vec<i64> = rows.iter().filter_map(|row| row.cover_id).collect();
        let covers = self.all_images(&covers).await?;
        let mut shown = uses.of_videos(&ids).await?;
        let mut steps = self.steps_of(&ids).await?;
        let videos = rows.into_iter().map(|row| LibraryVideo {
            id: row.id,
            title: row.title,
            public: row.public,
            state: state(&row.state),
            problem: row.problem,
            plays_late: row.plays_late,
            bytes: row.bytes.unsigned_abs(),
            arrived: row.upload.filter(|_| row.state == "uploading").map(|file| {
                // The current length only: resuming asks for the offset that is safely stored.
                std::fs::metadata(self.folders.unfinished.join(file)).map_or(0, |facts| facts.len())
            }),
            uploader_id: row.uploader.filter(|_| row.state == "uploading"),
            width: row.width,
            height: row.height,
            seconds: row.seconds,
            smaller: smaller(row.smaller_width, row.smaller_height, row.smaller_bytes),
            smaller_coming: row.smaller_coming,
            cover_id: row.cover_id,
            cover: row.cover_id.and_then(|id| covers.get(&id).cloned()),
            captions: row
                .captions
                .iter()
                .flat_map(|languages| languages.split(' '))
                .map(str::to_owned)
                .collect(),
            steps: steps.remove(&row.id).unwrap_or_default(),
            uses: shown.remove(&row.id).unwrap_or_default(),
            version: row.version,
            stored_at: Timestamp(row.stored_at),
            deleted_at: row.deleted_at.map(Timestamp),
        });
        Ok(videos.collect())
    }

    async fn steps_of(
        &self,
        videos: &[VideoId],
    ) -> Result<HashMap<VideoId, Vec<VideoStep>>, Failure> {
        let ids = format!("{videos:?}");
        let rows = sqlx::query!(
            "SELECT video_id, step, state FROM media_video_step
             WHERE video_id IN (SELECT value FROM json_each(?)) ORDER BY video_id, place",
            ids
        )
        .fetch_all(self.db.read())
        .await?;
        let mut steps: HashMap<VideoId, Vec<VideoStep>> = HashMap::new();
        for row in rows {
            let state = step_state(&row.state);
            let running = state == VideoStepState::Running;
            steps.entry(row.video_id).or_default().push(VideoStep {
                name: step_name(&row.step),
                state,
                percent: running.then(|| self.percent_of(row.video_id)).flatten(),
            });
        }
        Ok(steps)
    }
}

fn smaller(width: Option<u32>, height: Option<u32>, bytes: Option<i64>) -> Option<SmallerVideo> {
    Some(SmallerVideo {
        width: width?,
        height: height?,
        bytes: bytes?.unsigned_abs(),
    })
}

// A constraint of the table allows no other values.

fn state(stored: &str) -> VideoState {
    match stored {
        "uploading" => VideoState::Uploading,
        "processing" => VideoState::Processing,
        "ready" => VideoState::Ready,
        _ => VideoState::Failed,
    }
}

fn step_name(stored: &str) -> VideoStepName {
    match stored {
        "check" => VideoStepName::Check,
        "prepare" => VideoStepName::Prepare,
        "cover" => VideoStepName::Cover,
        _ => VideoStepName::Smaller,
    }
}

fn step_state(stored: &str) -> VideoStepState {
    match stored {
        "waiting" => VideoStepState::Waiting,
        "running" => VideoStepState::Running,
        "done" => VideoStepState::Done,
        "skipped" => VideoStepState::Skipped,
        _ => VideoStepState::Failed,
    }
}
