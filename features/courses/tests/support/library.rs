//! Pictures and films that need no files.

use std::collections::HashMap;

use async_trait::async_trait;
use kernel::{
    Failure, Film, FilmId, KnownFilm, Picture, PictureBook, PictureId, testing::test_picture,
};

/// A film that anybody may watch.
pub const PREVIEW: FilmId = 500;
/// Films for buyers.
pub const LESSON: FilmId = 600;
pub const SECOND_LESSON: FilmId = 601;
/// One that is still being uploaded.
pub const ARRIVING: FilmId = 700;
/// Nothing of the library has such an id.
pub const LOST: i64 = 900_000;

/// Has every picture but one. Films below 600 are for everybody, those below 700 are ready.
pub struct Library;

#[async_trait]
impl PictureBook for Library {
    async fn pictures(&self, ids: &[PictureId]) -> Result<HashMap<PictureId, Picture>, Failure> {
        let kept = ids.iter().filter(|id| **id != LOST);
        Ok(kept.map(|id| (*id, test_picture(*id))).collect())
    }

    async fn films(&self, ids: &[FilmId]) -> Result<HashMap<FilmId, Film>, Failure> {
        let film = |id: &FilmId| Film {
            src: format!("/uploads/{id}.mp4"),
            width: 640,
            height: 360,
            seconds: 24,
            captions: None,
        };
        let open = ids.iter().filter(|id| **id < LESSON);
        Ok(open.map(|id| (*id, film(id))).collect())
    }

    async fn film_seconds(&self, ids: &[FilmId]) -> Result<HashMap<FilmId, u32>, Failure> {
        let ready = ids.iter().filter(|id| **id < ARRIVING);
        Ok(ready.map(|id| (*id, 24)).collect())
    }

    async fn known_films(&self, ids: &[FilmId]) -> Result<HashMap<FilmId, KnownFilm>, Failure> {
        let known = ids.iter().filter(|id| **id < LOST).map(|id| {
            let film = KnownFilm {
                public: *id < LESSON,
                ready: *id < ARRIVING,
                title: format!("Film {id}"),
            };
            (*id, film)
        });
        Ok(known.collect())
    }
}
