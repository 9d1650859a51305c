//! Who shows which picture and which film: a file that something shows must not go.

use async_trait::async_trait;
use poem_openapi::Object;

use crate::{
    picture::{FilmId, PictureId},
    problem::Failure,
};

/// One thing that shows a picture or a film.
#[derive(Object, Clone, Debug, PartialEq, Eq)]
pub struct KeptUse {
    /// What kind of thing, in plain words: "Product", "Story".
    pub what: String,
    /// Its own name.
    pub title: String,
    /// Where the back office shows it.
    pub href: String,
}

impl KeptUse {
    pub fn new(what: &str, title: impl Into<String>, href: impl Into<String>) -> Self {
        Self {
            what: what.to_owned(),
            title: title.into(),
            href: href.into(),
        }
    }
}

/// A feature whose rows name pictures or films. Rows in a bin count: they may come back.
#[async_trait]
pub trait KeptUses: Send + Sync {
    /// Each of these pictures with something that shows it, one entry for each such thing.
    async fn of_pictures(
        &self,
        pictures: &[PictureId],
    ) -> Result<Vec<(PictureId, KeptUse)>, Failure> {
        let _ = pictures;
        Ok(Vec::new())
    }

    /// The same for films.
    async fn of_films(&self, films: &[FilmId]) -> Result<Vec<(FilmId, KeptUse)>, Failure> {
        let _ = films;
        Ok(Vec::new())
    }
}
