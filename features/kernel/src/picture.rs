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
    /// What has to stay in sight when a frame of another shape cuts the picture.
    pub focus: Option<PictureFocus>,
}

/// A point of a picture.
#[derive(Object, Clone, Copy, Debug, PartialEq)]
pub struct PictureFocus {
    /// From the left edge, 0, to the right one, 1.
    pub x: f64,
    /// From the top, 0, to the bottom, 1.
    pub y: f64,
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

/// What a form has to know of a film that it names.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct KnownFilm {
    /// Whether anybody may watch it.
    pub public: bool,
    /// It can be watched; otherwise it is still being uploaded or worked on, or its file was no good.
    pub ready: bool,
    /// What the shop calls it.
    pub title: String,
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

    /// Films that may be named, those that are still being uploaded too. Missing and deleted ones are simply absent.
    async fn known_films(&self, ids: &[FilmId]) -> Result<HashMap<FilmId, KnownFilm>, Failure> {
        let public = self.films(ids).await?;
        let all = self.film_seconds(ids).await?;
        let known = all.into_keys().map(|id| {
            let film = KnownFilm {
                public: public.contains_key(&id),
                ready: true,
                title: String::new(),
            };
            (id, film)
        });
        Ok(known.collect())
    }
}
