//! What the shop's own people keep: pictures and films of everything that the site shows.

mod cover_uses;
mod crop;
mod film_api;
mod film_change;
mod film_library;
mod film_upload_api;
mod library;
mod picture_api;
mod picture_bin;
mod uses;

use std::sync::Arc;

use kernel::KeptUses;
use poem_openapi::{OpenApi, Tags};

use crate::Media;
pub(crate) use uses::Uses;

/// So many at a time.
const PAGE: usize = 50;

#[derive(Tags)]
enum Tag {
    /// For the shop's own people: the pictures and films that the site shows.
    #[oai(rename = "Back office: media")]
    BackOffice,
}

/// Every operation of the back office.
pub(crate) fn api(media: Arc<Media>, mut uses: Vec<Arc<dyn KeptUses>>) -> impl OpenApi + use<> {
    uses.push(media.clone());
    let uses = Uses(uses);
    (
        picture_api::PictureApi {
            media: media.clone(),
            uses: uses.clone(),
        },
        film_upload_api::FilmUploadApi {
            media: media.clone(),
        },
        film_api::FilmApi { media, uses },
    )
}
