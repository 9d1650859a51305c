//! Operations on the videos of the library.

use std::sync::Arc;

use kernel::{Checked, Failure, FieldProblem, Staff, VideoId};
use poem::Body;
use poem_openapi::{
    ApiResponse, Object, OpenApi,
    param::{Path, Query},
    payload::{Binary, Json},
};

use super::{
    Tag, Uses,
    video_library::{LibraryVideo, LibraryVideoPage, Wanted},
};
use crate::{Media, SeenVideo};

/// Another name for a video.
#[derive(Object, Debug)]
struct VideoTitle {
    /// What the shop calls it; at most 120 characters.
    #[oai(validator(min_length = 1, max_length = 120))]
    title: String,
}

/// What stands for a video before it plays: an image of the library, or a moment of the video itself.
#[derive(Object, Debug)]
#[oai(rename_all = "camelCase")]
struct VideoCover {
    /// Id of an image.
    image_id: Option<i64>,
    /// Seconds from the start of the video.
    #[oai(validator(minimum(value = "0.0"), maximum(value = "86400.0")))]
    second: Option<f64>,
}

#[derive(ApiResponse)]
enum VideoDeleted {
    /// It is in the bin, and can be brought back for 30 days.
    #[oai(status = 204)]
    Deleted,
}

pub(super) struct VideoApi {
    pub media: Arc<Media>,
    pub uses: Uses,
}

#[OpenApi(prefix_path = "/admin/media", tag = "Tag::BackOffice")]
impl VideoApi {
    /// List the videos.
    ///
    /// Everything that was uploaded or is being uploaded, newest first, fifty at a time, with what shows it and how far
    /// it is; or what is in the bin.
    #[oai(path = "/videos", method = "get", operation_id = "admin_video_list")]
    async fn list(
        &self,
        staff: Staff,
        /// Part of a title.
        #[oai(validator(max_length = 80))]
        q: Query<Option<String>>,
        /// `next` of the part before.
        before: Query<Option<VideoId>>,
        /// `true` for what is in the bin.
        deleted: Query<Option<bool>>,
        /// `true` for videos that anybody may watch, `false` for those of courses alone.
        public: Query<Option<bool>>,
    ) -> Result<Json<LibraryVideoPage>, Failure> {
        let wanted = Wanted {
            wording: q.0,
            before: before.0,
            deleted: deleted.0.unwrap_or(false),
            public: public.0,
        };
        let page = self.media.videos_of_library(&self.uses, staff.0.id, wanted);
        Ok(Json(page.await?))
    }

    /// Show one video.
    ///
    /// With each step of the work on it, and how much of a running step is done.
    #[oai(
        path = "/videos/:id",
        method = "get",
        operation_id = "admin_video_view"
    )]
    async fn view(
        &self,
        staff: Staff,
        /// Id of the video.
        id: Path<VideoId>,
    ) -> Result<Json<LibraryVideo>, Failure> {
        self.video(&staff, id.0).await
    }

    /// Rename a video.
    ///
    /// Visitors never see this name; a lesson has its own.
    #[oai(
        path = "/videos/:id",
        method = "patch",
        operation_id = "admin_video_update"
    )]
    async fn update(
        &self,
        staff: Staff,
        /// Id of the video.
        id: Path<VideoId>,
        title: Checked<VideoTitle>,
    ) -> Result<Json<LibraryVideo>, Failure> {
        let renamed = self
            .media
            .rename_video(staff.0.id, id.0, title.title.trim());
        renamed.await?;
        self.video(&staff, id.0).await
    }

    /// Delete a video.
    ///
    /// Refused while something shows it; the message names what. It stays in the bin for 30 days.
    #[oai(
        path = "/videos/:id",
        method = "delete",
        operation_id = "admin_video_delete"
    )]
    async fn delete(
        &self,
        staff: Staff,
        /// Id of the video.
        id: Path<VideoId>,
    ) -> Result<VideoDeleted, Failure> {
        let deleted = self.media.delete_video(&self.uses, staff.0.id, id.0);
        deleted.await?;
        Ok(VideoDeleted::Deleted)
    }

    /// Bring a deleted video back.
    ///
    /// It can be shown again, by whatever names it.
    #[oai(
        path = "/videos/:id/restore",
        method = "post",
        operation_id = "admin_video_restore"
    )]
    async fn restore(
        &self,
        staff: Staff,
        /// Id of the video.
        id: Path<VideoId>,
    ) -> Result<Json<LibraryVideo>, Failure> {
        self.media.restore_video(staff.0.id, id.0).await?;
        self.video(&staff, id.0).await
    }

    /// Choose the cover of a video.
    ///
    /// An image of the library, or a moment of the video; the latter needs ffmpeg on the machine.
    #[oai(
        path = "/videos/:id/cover",
        method = "put",
        operation_id = "admin_video_cover"
    )]
    async fn cover(
        &self,
        staff: Staff,
        /// Id of the video.
        id: Path<VideoId>,
        cover: Checked<VideoCover>,
    ) -> Result<Json<LibraryVideo>, Failure> {
        match (cover.image_id, cover.second) {
            (Some(image), None) => self.media.cover_video(staff.0.id, id.0, image).await?,
            (None, Some(second)) => self.media.cover_video_at(staff.0.id, id.0, second).await?,
            _ => {
                let wording = "Name an image, or a moment of the video.";
                let problem = FieldProblem::new("imageId", "required", wording);
                return Err(Failure::invalid(vec![problem]));
            }
        }
        self.video(&staff, id.0).await
    }

    /// Give a video captions.
    ///
    /// The body is a WebVTT file in UTF-8 of at most 1 MB. It takes the place of those in the same language.
    #[oai(
        path = "/videos/:id/captions/:language",
        method = "put",
        operation_id = "admin_video_captions_update"
    )]
    async fn caption(
        &self,
        staff: Staff,
        /// Id of the video.
        id: Path<VideoId>,
        /// Two or three letters: en, ta.
        #[oai(validator(pattern = "^[a-z]{2,3}$"))]
        language: Path<String>,
        captions: Binary<Body>,
    ) -> Result<Json<LibraryVideo>, Failure> {
        let stored = self
            .media
            .caption_video(staff.0.id, id.0, &language, captions.0);
        stored.await?;
        self.video(&staff, id.0).await
    }

    /// Take captions away.
    ///
    /// Those in one language; the others stay.
    #[oai(
        path = "/videos/:id/captions/:language",
        method = "delete",
        operation_id = "admin_video_captions_delete"
    )]
    async fn uncaption(
        &self,
        staff: Staff,
        /// Id of the video.
        id: Path<VideoId>,
        /// Two or three letters: en, ta.
        #[oai(validator(pattern = "^[a-z]{2,3}$"))]
        language: Path<String>,
    ) -> Result<Json<LibraryVideo>, Failure> {
        let removed = self.media.remove_captions(staff.0.id, id.0, &language);
        removed.await?;
        self.video(&staff, id.0).await
    }

    /// Look at a video.
    ///
    /// Answers addresses that this browser alone can open, for four hours or until the shop is started again.
    #[oai(
        path = "/videos/:id/look",
        method = "post",
        operation_id = "admin_video_look"
    )]
    async fn look(
        &self,
        staff: Staff,
        /// Id of the video.
        id: Path<VideoId>,
    ) -> Result<Json<SeenVideo>, Failure> {
        Ok(Json(self.media.look(id.0, staff.0.session).await?))
    }
}

impl VideoApi {
    async fn video(&self, staff: &Staff, id: VideoId) -> Result<Json<LibraryVideo>, Failure> {
        let video = self.media.library_video(&self.uses, staff.0.id, id);
        Ok(Json(video.await?))
    }
}
