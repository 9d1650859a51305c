//! How other features read what is kept here.

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
    /// Those in the bin too.
    pub(crate) async fn all_images(
        &self,
        ids: &[ImageId],
    ) -> Result<HashMap<ImageId, Image>, Failure> {
        self.images_of(&as_json(ids), true).await
    }
}

/// One query serves any number of ids: SQLite takes the list apart.
fn as_json(ids: &[i64]) -> String {
    format!("{ids:?}")
}
