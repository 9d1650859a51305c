//! How other features read what is kept here.

use std::collections::HashMap;

use async_trait::async_trait;
use kernel::{Failure, Film, FilmId, KnownFilm, Picture, PictureBook, PictureId};

use crate::Media;

#[async_trait]
impl PictureBook for Media {
    async fn pictures(&self, ids: &[PictureId]) -> Result<HashMap<PictureId, Picture>, Failure> {
        self.pictures_of(&as_json(ids), false).await
    }

    async fn films(&self, ids: &[FilmId]) -> Result<HashMap<FilmId, Film>, Failure> {
        self.public_films_of(&as_json(ids)).await
    }

    async fn film_seconds(&self, ids: &[FilmId]) -> Result<HashMap<FilmId, u32>, Failure> {
        self.seconds_of(&as_json(ids)).await
    }

    async fn known_films(&self, ids: &[FilmId]) -> Result<HashMap<FilmId, KnownFilm>, Failure> {
        self.known_films_of(&as_json(ids)).await
    }
}

impl Media {
    /// Those in the bin too.
    pub(crate) async fn all_pictures(
        &self,
        ids: &[PictureId],
    ) -> Result<HashMap<PictureId, Picture>, Failure> {
        self.pictures_of(&as_json(ids), true).await
    }
}

/// One query serves any number of ids: SQLite takes the list apart.
fn as_json(ids: &[i64]) -> String {
    format!("{ids:?}")
}
