//! Pictures that need no files.

use std::collections::HashMap;

use async_trait::async_trait;

use crate::{
    picture::{Film, FilmId, Picture, PictureBook, PictureId, PictureSize},
    problem::Failure,
};

/// Has every picture and film that anybody asks for.
pub struct AnyPicture;

/// A picture as tests see it.
pub fn test_picture(id: PictureId) -> Picture {
    Picture {
        src: format!("/uploads/{id}.webp"),
        width: 960,
        height: 1200,
        alt: format!("Picture {id}"),
        placeholder: "data:image/webp;base64,".to_owned(),
        sizes: vec![PictureSize {
            src: format!("/uploads/{id}-480.webp"),
            width: 480,
        }],
        preview: Some(format!("/uploads/{id}.jpg")),
        focus: None,
    }
}

#[async_trait]
impl PictureBook for AnyPicture {
    async fn pictures(&self, ids: &[PictureId]) -> Result<HashMap<PictureId, Picture>, Failure> {
        Ok(ids.iter().map(|id| (*id, test_picture(*id))).collect())
    }

    async fn films(&self, ids: &[FilmId]) -> Result<HashMap<FilmId, Film>, Failure> {
        let film = |id: &FilmId| Film {
            src: format!("/uploads/{id}.mp4"),
            width: 640,
            height: 360,
            seconds: 24,
            captions: Some(format!("/uploads/{id}.vtt")),
        };
        Ok(ids.iter().map(|id| (*id, film(id))).collect())
    }

    async fn film_seconds(&self, ids: &[FilmId]) -> Result<HashMap<FilmId, u32>, Failure> {
        Ok(ids.iter().map(|id| (*id, 24)).collect())
    }
}
