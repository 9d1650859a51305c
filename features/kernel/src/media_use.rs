//! Who shows which image and which video: a file that something shows must not go.

use async_trait::async_trait;
use poem_openapi::Object;

use crate::{
    image::{ImageId, VideoId},
    problem::Failure,
};

/// One thing that shows an image or a video.
#[derive(Object, Clone, Debug, PartialEq, Eq)]
pub struct MediaUse {
    /// What kind of thing, in plain words: "Product", "Story".
    pub what: String,
    /// Its own name.
    pub title: String,
    /// Where the back office shows it.
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

/// A feature whose rows name images or videos. Rows in a bin count: they may come back.
#[async_trait]
pub trait MediaUses: Send + Sync {
    /// Each of these images with something that shows it, one entry for each such thing.
    async fn of_images(&self, images: &[ImageId]) -> Result<Vec<(ImageId, MediaUse)>, Failure> {
        let _ = images;
        Ok(Vec::new())
    }

    /// The same for videos.
    async fn of_videos(&self, videos: &[VideoId]) -> Result<Vec<(VideoId, MediaUse)>, Failure> {
        let _ = videos;
        Ok(Vec::new())
    }
}
