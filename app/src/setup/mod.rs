//! The first start of a real store: whoever started the program gets a link, and by it the owner gets her account and
//! the shop its name. Until the shop has an address there is nothing else to see.

mod api;
pub mod gate;
mod link;
mod new_shop;

use std::{path::PathBuf, sync::Arc};

use auth::Auth;
use kernel::{Deps, Feature, Wake};
use media::Media;
use poem_openapi::OpenApi;

pub use link::SetupLink;

/// What a set-up works with.
pub struct Setup {
    pub deps: Deps,
    pub auth: Auth,
    pub media: Arc<Media>,
    pub link: SetupLink,
    pub place: Place,
    pub reopen: Wake,
}

/// Where the store stands.
#[derive(Clone, Debug, Default)]
pub struct Place {
    /// The data folder, where the address is written down.
    pub folder: PathBuf,
    /// The address people type, if the shop has one already.
    pub public_address: Option<String>,
}

pub fn feature(setup: Setup) -> Feature<impl OpenApi + use<>> {
    Feature::new("setup", api::SetupApi(Arc::new(setup))).codes(api::CODES)
}
