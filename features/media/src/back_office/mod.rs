//! Back office: images and videos.

mod cover_uses;
mod crop;
mod image_api;
mod library;
mod storage_api;
mod storage_detail;
mod uses;
mod video_api;
mod video_change;
mod video_library;
mod video_upload_api;

use std::sync::Arc;

use kernel::{Deps, Feature, MediaUses};
use poem_openapi::{OpenApi, Tags};

use crate::Media;
pub(crate) use library::IMAGE;
use uses::Uses;
pub(crate) use video_library::VIDEO;

/// Items per page.
const PAGE: usize = 50;

#[derive(Tags)]
pub enum Tag {
    /// Back office: images and videos.
    #[oai(rename = "Back office: media")]
    BackOffice,
}

/// What the operations on the library need.
#[derive(Clone)]
struct Library {
    deps: Deps,
    media: Arc<Media>,
    uses: Uses,
}

/// Mounts the back office.
pub(crate) fn mount<Api: OpenApi>(
    feature: Feature<Api>,
    deps: Deps,
    media: Arc<Media>,
    mut uses: Vec<Arc<dyn MediaUses>>,
) -> Feature<impl OpenApi + use<Api>> {
    uses.push(media.clone());
    let library = Library {
        deps,
        media: media.clone(),
        uses: Uses(uses),
    };
    feature
        .part(image_api::ImageApi(library.clone()))
        .record_of_upload(library::Images(library.clone()))
        .part(storage_api::StorageApi(media.clone()))
        .part(video_upload_api::VideoUploadApi { media })
        .part(video_api::VideoApi(library.clone()))
        .record_of_upload(video_library::Videos(library))
}
