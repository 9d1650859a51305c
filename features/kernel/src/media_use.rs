//! Where images and videos are shown, because files in use must not be deleted.

use async_trait::async_trait;
use poem_openapi::Object;

use crate::{
    image::{ImageId, VideoId},
    problem::Failure,
};

/// A place where an image or video is shown.
#[derive(Object, Clone, Debug, PartialEq, Eq)]
pub struct MediaUse {
    /// Kind, as displayed: "Product", "Story".
    pub what: String,
    /// Name.
    pub title: String,
    /// Path in the back office.
    pub href: String,
}

impl MediaUse {
    pub fn new(what: &str, title: impl Into<String>, href: impl Into<String>) -> Self {
        Self {
            what: what.to_owned(),
            title: title.into(),
            href: href.into(),
        }
    }
}

/// A feature whose rows refer to images or videos. Rows in the trash count, because they can be
/// restored.
#[async_trait]
pub trait MediaUses: Send + Sync {
    /// Uses of these images, one entry per use.
    async fn of_images(&self, images: &[ImageId]) -> Result<Vec<(ImageId, MediaUse)>, Failure> {
        let _ = images;
        Ok(Vec::new())
    }

    /// Uses of these videos, one entry per use.
    async fn of_videos(&self, videos: &[VideoId]) -> Result<Vec<(VideoId, MediaUse)>, Failure> {
        let _ = videos;
        Ok(Vec::new())
    }
}
