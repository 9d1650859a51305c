//! Read access for other features.

use std::{collections::HashMap, io::ErrorKind};

use async_trait::async_trait;
use kernel::{Failure, Image, ImageBook, ImageId, KnownVideo, Video, VideoId, problem::BUSY};

use crate::{Media, images::PUBLIC};

#[async_trait]
impl ImageBook for Media {
    async fn images(&self, ids: &[ImageId]) -> Result<HashMap<ImageId, Image>, Failure> {
        self.images_of(&as_json(ids), false).await
    }

    async fn file(&self, path: &str) -> Result<Option<Vec<u8>>, Failure> {
        // One folder: a path that leads elsewhere names no file of it.
        let name = path
            .strip_prefix(PUBLIC)
            .filter(|name| !name.contains(['/', '\\']));
        let Some(name) = name else { return Ok(None) };
        // A caller may try again; its operations know no code of storages.
        let path = self.at_hand(true, name).await;
        let path = path.map_err(|failure| failure.with_code(BUSY))?;
        match tokio::fs::read(path).await {
            Ok(file) => Ok(Some(file)),
            Err(error) if error.kind() == ErrorKind::NotFound => Ok(None),
            Err(error) => Err(Failure::internal(error)),
        }
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
