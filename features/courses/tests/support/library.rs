//! Fake images and videos.

use std::collections::HashMap;

use async_trait::async_trait;
use kernel::{Failure, Image, ImageBook, ImageId, KnownVideo, Video, VideoId, testing::test_image};

/// A public video.
pub const PREVIEW: VideoId = 500;
/// Videos for buyers.
pub const LESSON: VideoId = 600;
pub const SECOND_LESSON: VideoId = 601;
/// A video that is still being uploaded.
pub const ARRIVING: VideoId = 700;
/// An id the library does not have.
pub const LOST: i64 = 900_000;

/// Has every image but one. Videos below 600 are public, those below 700 are ready.
pub struct Library;

#[async_trait]
impl ImageBook for Library {
    async fn images(&self, ids: &[ImageId]) -> Result<HashMap<ImageId, Image>, Failure> {
        let stored = ids.iter().filter(|id| **id != LOST);
        Ok(stored.map(|id| (*id, test_image(*id))).collect())
    }

    async fn videos(&self, ids: &[VideoId]) -> Result<HashMap<VideoId, Video>, Failure> {
        let video = |id: &VideoId| Video {
            src: format!("/uploads/{id}.mp4"),
            width: 640,
            height: 360,
            seconds: 24,
            captions: None,
        };
        let open = ids.iter().filter(|id| **id < LESSON);
        Ok(open.map(|id| (*id, video(id))).collect())
    }

    async fn video_seconds(&self, ids: &[VideoId]) -> Result<HashMap<VideoId, u32>, Failure> {
        let ready = ids.iter().filter(|id| **id < ARRIVING);
        Ok(ready.map(|id| (*id, 24)).collect())
    }

    async fn known_videos(&self, ids: &[VideoId]) -> Result<HashMap<VideoId, KnownVideo>, Failure> {
        let known = ids.iter().filter(|id| **id < LOST).map(|id| {
            let video = KnownVideo {
                public: *id < LESSON,
                ready: *id < ARRIVING,
                title: format!("Video {id}"),
            };
            (*id, video)
        });
        Ok(known.collect())
    }
}
