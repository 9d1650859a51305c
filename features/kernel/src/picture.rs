//! Pictures and films as every feature shows them. The media feature keeps the files.

use std::collections::HashMap;

use async_trait::async_trait;
use poem_openapi::Object;

use crate::problem::Failure;

/// Row id of a kept picture.
pub type PictureId = i64;
/// Row id of a kept film.
pub type FilmId = i64;

/// A picture in several sizes. Lengths are CSS pixels of the file.
#[derive(Object, Clone, Debug, PartialEq)]
#[oai(skip_serializing_if_is_none)]
pub struct Picture {
    /// Address of the largest kept copy.
    pub src: String,
    /// Width of `src` in pixels.
    pub width: u32,
    /// Height of `src` in pixels.
    pub height: u32,
    /// What the picture shows, for those who cannot see it.
    pub alt: String,
    /// A tiny blurred copy as a `data:` address, shown while the picture loads.
    pub placeholder: String,
    /// WebP copies, narrow to wide, never wider than the original.
    pub sizes: Vec<PictureSize>,
    /// JPEG of 1200 by 630 for link previews.
    pub preview: Option<String>,
}

/// One WebP copy of a picture.
#[derive(Object, Clone, Debug, PartialEq)]
pub struct PictureSize {
    /// Address of the copy.
    pub src: String,
    /// Its width in pixels.
    pub width: u32,
}

/// A film that anybody may watch.
#[derive(Object, Clone, Debug, PartialEq)]
#[oai(skip_serializing_if_is_none)]
pub struct Film {
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

/// Answers what a feature keeps only as an id.
#[async_trait]
pub trait PictureBook: Send + Sync {
    /// Missing ids are simply absent.
    async fn pictures(&self, ids: &[PictureId]) -> Result<HashMap<PictureId, Picture>, Failure>;

    /// Missing and private films are simply absent.
    async fn films(&self, ids: &[FilmId]) -> Result<HashMap<FilmId, Film>, Failure>;

    /// Length in seconds of films, public or not.
    async fn film_seconds(&self, ids: &[FilmId]) -> Result<HashMap<FilmId, u32>, Failure>;
}
