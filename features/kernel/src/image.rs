//! Images and videos as every feature shows them. The media feature keeps the files.

use std::collections::HashMap;

use async_trait::async_trait;
use poem_openapi::Object;

use crate::problem::Failure;

/// Row id of a kept image.
pub type ImageId = i64;
/// Row id of a kept video.
pub type VideoId = i64;

/// An image in several sizes. Lengths are CSS pixels of the file.
#[derive(Object, Clone, Debug, PartialEq)]
#[oai(skip_serializing_if_is_none)]
pub struct Image {
    /// Address of the largest kept copy.
    pub src: String,
    /// Width of `src` in pixels.
    pub width: u32,
    /// Height of `src` in pixels.
    pub height: u32,
    /// What the image shows, for those who cannot see it.
    pub alt: String,
    /// A tiny blurred copy as a `data:` address, shown while the image loads.
    pub placeholder: String,
    /// WebP copies, narrow to wide, never wider than the original.
    pub sizes: Vec<ImageSize>,
    /// JPEG of 1200 by 630 for link previews.
    pub preview: Option<String>,
    /// What has to stay in sight when a frame of another shape cuts the image.
    pub focus: Option<ImageFocus>,
}

/// A point of an image.
#[derive(Object, Clone, Copy, Debug, PartialEq)]
pub struct ImageFocus {
    /// From the left edge, 0, to the right one, 1.
    pub x: f64,
    /// From the top, 0, to the bottom, 1.
    pub y: f64,
}

/// One WebP copy of an image.
#[derive(Object, Clone, Debug, PartialEq)]
pub struct ImageSize {
    /// Address of the copy.
    pub src: String,
    /// Its width in pixels.
    pub width: u32,
}

/// A video that anybody may watch.
#[derive(Object, Clone, Debug, PartialEq)]
#[oai(skip_serializing_if_is_none)]
pub struct Video {
    /// Address of the MP4 file.
    pub src: String,
    /// Width in pixels.
    pub width: u32,
    /// Height in pixels.
    pub height: u32,
    /// Length in seconds.
    pub seconds: u32,
    /// Address of the WebVTT captions.
    pub captions: Option<String>,
}

/// What a form has to know of a video that it names.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct KnownVideo {
    /// Whether anybody may watch it.
    pub public: bool,
    /// It can be watched; otherwise it is still being uploaded or worked on, or its file was no good.
    pub ready: bool,
    /// What the shop calls it.
    pub title: String,
}

/// Answers what a feature keeps only as an id.
#[async_trait]
pub trait ImageBook: Send + Sync {
    /// Missing ids are simply absent.
    async fn images(&self, ids: &[ImageId]) -> Result<HashMap<ImageId, Image>, Failure>;

    /// Missing and private videos are simply absent.
    async fn videos(&self, ids: &[VideoId]) -> Result<HashMap<VideoId, Video>, Failure>;

    /// Length in seconds of videos, public or not.
    async fn video_seconds(&self, ids: &[VideoId]) -> Result<HashMap<VideoId, u32>, Failure>;

    /// Videos that may be named, those that are still being uploaded too. Missing and deleted ones are simply absent.
    async fn known_videos(&self, ids: &[VideoId]) -> Result<HashMap<VideoId, KnownVideo>, Failure> {
        let public = self.videos(ids).await?;
        let all = self.video_seconds(ids).await?;
        let known = all.into_keys().map(|id| {
            let video = KnownVideo {
                public: public.contains_key(&id),
                ready: true,
                title: String::new(),
            };
            (id, video)
        });
        Ok(known.collect())
    }
}
