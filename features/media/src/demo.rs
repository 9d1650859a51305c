//! The demo shop's pictures and films, kept once, as fast as the machine can.

use std::{borrow::Cow, collections::HashMap};

use futures_util::{StreamExt, TryStreamExt, stream};
use kernel::{Failure, FilmId, PictureId};

use crate::Media;

/// One picture of the demo shop.
pub struct DemoPictureFile {
    /// File name with ending.
    pub file: String,
    pub alt: String,
    pub bytes: Cow<'static, [u8]>,
}

/// One film of the demo shop.
pub struct DemoFilm {
    /// File name without ending.
    pub name: String,
    /// Whether anybody may watch it.
    pub public: bool,
    pub mp4: Cow<'static, [u8]>,
    pub captions: Option<Cow<'static, [u8]>>,
}

impl DemoFilm {
    /// Previews and the film about measuring are for everybody, lessons for those who bought the course.
    pub fn named(
        name: String,
        mp4: Cow<'static, [u8]>,
        captions: Option<Cow<'static, [u8]>>,
    ) -> Self {
        Self {
            public: name.ends_with("-preview") || name == "how-to-measure",
            name,
            mp4,
            captions,
        }
    }
}

/// Keeps them all, several at once, and answers their ids by file name and by film name. Either all of them get their
/// rows or none does.
pub async fn keep_demo(
    media: &Media,
    pictures: Vec<DemoPictureFile>,
    films: Vec<DemoFilm>,
) -> Result<(HashMap<String, PictureId>, HashMap<String, FilmId>), Failure> {
    let at_once = media.worker_count;
    let stored_pictures: Vec<_> = stream::iter(pictures)
        .map(|picture| async move {
            let stored = media.store_picture(picture.bytes).await;
            let stored = stored.map_err(|failure| blame(&picture.file, failure))?;
            Ok::<_, Failure>((picture.file, picture.alt, stored))
        })
        .buffered(at_once)
        .try_collect()
        .await?;
    let stored_films: Vec<_> = stream::iter(films)
        .map(|film| async move {
            let stored = media.store_film(&*film.mp4, film.captions.as_deref(), film.public);
            let stored = stored.await.map_err(|failure| blame(&film.name, failure))?;
            Ok::<_, Failure>((film.name, stored))
        })
        .buffered(at_once)
        .try_collect()
        .await?;

    let mut tx = media.db.write().await?;
    let mut picture_ids = HashMap::with_capacity(stored_pictures.len());
    for (file, alt, stored) in stored_pictures {
        let id = media.insert_picture(&mut tx, &stored, &alt).await?;
        picture_ids.insert(file, id);
    }
    let mut film_ids = HashMap::with_capacity(stored_films.len());
    for (name, stored) in stored_films {
        let id = media.insert_film(&mut tx, &stored, &title(&name)).await?;
        film_ids.insert(name, id);
    }
    tx.commit().await?;
    Ok((picture_ids, film_ids))
}

/// "how-to-measure" is "How to measure".
fn title(name: &str) -> String {
    let words = name.replace('-', " ");
    let mut letters = words.chars();
    letters.next().map_or_else(String::new, |first| {
        first.to_uppercase().chain(letters).collect()
    })
}

/// Demo content is ours: whoever changes it wants to know which file it was.
fn blame(file: &str, failure: Failure) -> Failure {
    let cause = failure
        .cause()
        .map_or_else(String::new, |cause| format!(" ({cause})"));
    Failure::internal(format!("{file}: {failure}{cause}"))
}
