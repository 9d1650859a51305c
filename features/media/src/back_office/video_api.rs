//! Operations on the video library.

use kernel::{Checked, Editor, Failure, FieldProblem, VideoId};
use poem::Body;
use poem_openapi::{
    Object, OpenApi,
    param::{Path, Query},
    payload::{Binary, Json},
};

use super::{
    Library, Tag,
    video_library::{LibraryVideo, LibraryVideoPage, Wanted},
};
use crate::SeenVideo;

/// A new cover: an image of the library, or a frame of the video.
#[derive(Object, Debug)]
#[oai(rename_all = "camelCase")]
struct VideoCover {
    /// Id of an image.
    image_id: Option<i64>,
    /// Position of the frame, in seconds from the start.
    #[oai(validator(minimum(value = "0.0"), maximum(value = "86400.0")))]
    second: Option<f64>,
}

pub(super) struct VideoApi(pub Library);

#[OpenApi(prefix_path = "/admin/media", tag = "Tag::BackOffice")]
impl VideoApi {
    /// List videos.
    ///
    /// Uploads in progress too, newest first, 50 per page; or the trash.
    #[oai(path = "/videos", method = "get", operation_id = "admin_video_list")]
    async fn list(
        &self,
        _staff: Editor,
        /// Part of the title.
        #[oai(validator(max_length = 80))]
        q: Query<Option<String>>,
        /// `next` of the previous page.
        before: Query<Option<VideoId>>,
        /// `true` for the trash.
        deleted: Query<Option<bool>>,
        /// `true` for videos that are public, `false` for those of courses only.
        public: Query<Option<bool>>,
    ) -> Result<Json<LibraryVideoPage>, Failure> {
        let wanted = Wanted {
            query: q.0,
            before: before.0,
            deleted: deleted.0.unwrap_or(false),
            public: public.0,
        };
        let page = self.0.media.videos_of_library(&self.0.uses, wanted);
        Ok(Json(page.await?))
    }

    /// Set the cover of a video.
    ///
    /// A frame of the video requires ffmpeg on the server.
    #[oai(
        path = "/videos/:id/cover",
        method = "put",
        operation_id = "admin_video_cover"
    )]
    async fn cover(
        &self,
        staff: Editor,
        /// Id of the video.
        id: Path<VideoId>,
        cover: Checked<VideoCover>,
    ) -> Result<Json<LibraryVideo>, Failure> {
        match (cover.image_id, cover.second) {
            (Some(image), None) => self.0.media.cover_video(staff.0.id, id.0, image).await?,
            (None, Some(second)) => {
                self.0
                    .media
                    .cover_video_at(staff.0.id, id.0, second)
                    .await?
            }
            _ => {
                let wording = "Choose an image, or a frame of the video.";
                let problem = FieldProblem::new("imageId", "required", wording);
                return Err(Failure::invalid(vec![problem]));
            }
        }
        self.video(id.0).await
    }

    /// Upload captions.
    ///
    /// A WebVTT file in UTF-8, at most 1 MB. Replaces captions in the same language.
    #[oai(
        path = "/videos/:id/captions/:language",
        method = "put",
        operation_id = "admin_video_captions_update"
    )]
    async fn caption(
        &self,
        staff: Editor,
        /// Id of the video.
        id: Path<VideoId>,
        /// Language code of two or three letters, such as en or ta.
        #[oai(validator(pattern = "^[a-z]{2,3}$"))]
        language: Path<String>,
        captions: Binary<Body>,
    ) -> Result<Json<LibraryVideo>, Failure> {
        let stored = self
            .0
            .media
            .caption_video(staff.0.id, id.0, &language, captions.0);
        stored.await?;
        self.video(id.0).await
    }

    /// Delete captions.
    ///
    /// In one language; other languages stay.
    #[oai(
        path = "/videos/:id/captions/:language",
        method = "delete",
        operation_id = "admin_video_captions_delete"
    )]
    async fn uncaption(
        &self,
        staff: Editor,
        /// Id of the video.
        id: Path<VideoId>,
        /// Language code of two or three letters, such as en or ta.
        #[oai(validator(pattern = "^[a-z]{2,3}$"))]
        language: Path<String>,
    ) -> Result<Json<LibraryVideo>, Failure> {
        let removed = self.0.media.remove_captions(staff.0.id, id.0, &language);
        removed.await?;
        self.video(id.0).await
    }

    /// Preview a video.
    ///
    /// URLs for this browser only, for four hours or until the server restarts.
    #[oai(
        path = "/videos/:id/look",
        method = "post",
        operation_id = "admin_video_preview"
    )]
    async fn look(
        &self,
        staff: Editor,
        /// Id of the video.
        id: Path<VideoId>,
    ) -> Result<Json<SeenVideo>, Failure> {
        Ok(Json(self.0.media.look(id.0, staff.0.session).await?))
    }
}

impl VideoApi {
    async fn video(&self, id: VideoId) -> Result<Json<LibraryVideo>, Failure> {
        let video = self.0.media.library_video(&self.0.uses, id);
        Ok(Json(video.await?))
    }
}
