//! Images and videos as all features show them. The media feature stores the files.

use std::{any::Any, collections::HashMap};

use async_trait::async_trait;
use poem_openapi::Object;

use crate::{db::Tx, problem::Failure};

/// Row id of a stored image.
pub type ImageId = i64;
/// Row id of a stored video.
pub type VideoId = i64;

/// An image in several sizes. Dimensions are pixels of the file.
#[derive(Object, Clone, Debug, PartialEq)]
#[oai(skip_serializing_if_is_none)]
pub struct Image {
    /// URL of the largest copy.
    pub src: String,
    /// Width of `src` in pixels.
    pub width: u32,
    /// Height of `src` in pixels.
    pub height: u32,
    /// Alternative text.
    pub alt: String,
    /// A tiny blurred copy as a `data:` URL, shown while the image loads.
    pub placeholder: String,
    /// WebP copies, narrow to wide, never wider than the original.
    pub sizes: Vec<ImageSize>,
    /// JPEG of 1200 by 630 for link previews.
    pub preview: Option<String>,
    /// Point to keep in view when the image is cropped to another aspect ratio.
    pub focus: Option<ImageFocus>,
}

/// A point of an image.
#[derive(Object, Clone, Copy, Debug, PartialEq)]
pub struct ImageFocus {
    /// 0 is the left edge, 1 the right one.
    pub x: f64,
    /// 0 is the top edge, 1 the bottom one.
    pub y: f64,
}

/// A WebP copy of an image.
#[derive(Object, Clone, Debug, PartialEq)]
pub struct ImageSize {
    /// URL of the copy.
    pub src: String,
    /// Width in pixels.
    pub width: u32,
}

/// A public video.
#[derive(Object, Clone, Debug, PartialEq)]
#[oai(skip_serializing_if_is_none)]
pub struct Video {
    /// URL of the MP4 file.
    pub src: String,
    /// Width in pixels.
    pub width: u32,
    /// Height in pixels.
    pub height: u32,
    /// Length in seconds.
    pub seconds: u32,
    /// URL of the WebVTT captions.
    pub captions: Option<String>,
}

/// Facts about a video for checking a form that refers to it.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct KnownVideo {
    /// Whether it is public.
    pub public: bool,
    /// Whether it is ready to be watched; otherwise it is being uploaded or processed, or was
    /// refused.
    pub ready: bool,
    /// Internal title.
    pub title: String,
}

/// An image whose files are stored, without a row yet.
pub struct PreparedImage(pub Box<dyn Any + Send + Sync>);

/// Stores images that the program has fetched itself. Implemented by the media feature.
#[async_trait]
pub trait ImageIntake: Send + Sync {
    /// Stores the files of a JPEG, PNG or WebP image in all sizes. If no row follows, they are removed later.
    ///
    /// # Errors
    /// A code for an image that is too large or cannot be read, or the image cannot be stored.
    async fn prepare(&self, file: Vec<u8>) -> Result<PreparedImage, Failure>;

    /// Adds the row of an image to the library.
    ///
    /// # Errors
    /// The database cannot be written.
    async fn add(&self, tx: &mut Tx, image: &PreparedImage, alt: &str) -> Result<ImageId, Failure>;
}

/// Looks up images and videos that features store as ids.
#[async_trait]
pub trait ImageBook: Send + Sync {
    /// Looks up images. Missing ids are left out.
    async fn images(&self, ids: &[ImageId]) -> Result<HashMap<ImageId, Image>, Failure>;

    /// The file of a public image by its path, such as `src` of one of its copies; `None` if there is no such file.
    async fn file(&self, _path: &str) -> Result<Option<Vec<u8>>, Failure> {
        Ok(None)
    }

    /// Looks up public videos. Missing and private ones are left out.
    async fn videos(&self, ids: &[VideoId]) -> Result<HashMap<VideoId, Video>, Failure>;

    /// Length in seconds of videos, public or not.
    async fn video_seconds(&self, ids: &[VideoId]) -> Result<HashMap<VideoId, u32>, Failure>;

    /// Looks up videos that forms may refer to, uploads in progress included. Missing and deleted
    /// ones are left out.
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
