//! Read access for other features.

use std::collections::HashMap;

use async_trait::async_trait;
use kernel::{Failure, Image, ImageBook, ImageId, KnownVideo, Video, VideoId};

use crate::Media;

#[async_trait]
impl ImageBook for Media {
    async fn images(&self, ids: &[ImageId]) -> Result<HashMap<ImageId, Image>, Failure> {
        self.images_of(&as_json(ids), false).await
    }

    async fn videos(&self, ids: &[VideoId]) -> Result<HashMap<VideoId, Video>, Failure> {
        self.public_videos_of(&as_json(ids)).await
    }

    async fn video_seconds(&self, ids: &[VideoId]) -> Result<HashMap<VideoId, u32>, Failure> {
        self.seconds_of(&as_json(ids)).await
    }

    async fn known_videos(&self, ids: &[VideoId]) -> Result<HashMap<VideoId, KnownVideo>, Failure> {
        self.known_videos_of(&as_json(ids)).await
    }
}

impl Media {
    /// Images including those in the trash.
    pub(crate) async fn all_images(
        &self,
        ids: &[ImageId],
    ) -> Result<HashMap<ImageId, Image>, Failure> {
        self.images_of(&as_json(ids), true).await
    }
}

/// Ids as a JSON array, so that one prepared query takes any number of them.
fn as_json(ids: &[i64]) -> String {
    format!("{ids:?}")
}
