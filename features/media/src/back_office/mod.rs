//! Back office: images and videos.

mod cover_uses;
mod crop;
mod image_api;
mod image_trash;
mod library;
mod uses;
mod video_api;
mod video_change;
mod video_library;
mod video_upload_api;

use std::sync::Arc;

use kernel::MediaUses;
use poem_openapi::{OpenApi, Tags};

use crate::Media;
pub(crate) use uses::Uses;

/// Items per page.
const PAGE: usize = 50;

#[derive(Tags)]
enum Tag {
    /// Back office: images and videos.
    #[oai(rename = "Back office: media")]
    BackOffice,
}

/// All operations of the back office.
pub(crate) fn api(media: Arc<Media>, mut uses: Vec<Arc<dyn MediaUses>>) -> impl OpenApi + use<> {
    uses.push(media.clone());
    let uses = Uses(uses);
    (
        image_api::ImageApi {
            media: media.clone(),
            uses: uses.clone(),
        },
        video_upload_api::VideoUploadApi {
            media: media.clone(),
        },
        video_api::VideoApi { media, uses },
    )
}
