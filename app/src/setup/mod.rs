//! The first start of a real store: the program prints a link, with which the owner creates an account and names the
//! shop. Until the shop has an address only the set-up is shown.

mod api;
pub mod gate;
mod link;
pub mod link_file;
mod new_shop;
pub mod opening;
pub mod printed_link;

use std::{path::PathBuf, sync::Arc};

use auth::Auth;
use kernel::{Deps, Feature, Wake};
use media::Media;
use poem_openapi::OpenApi;

pub use gate::ClosedShop;
pub use link::{LINK_SECONDS, SetupLink};

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
    /// The data folder, where the address is stored.
    pub folder: PathBuf,
    /// The address people type, if the shop has one already.
    pub public_address: Option<String>,
}

pub fn feature(setup: Setup) -> Feature<impl OpenApi + use<>> {
    Feature::new("setup", api::SetupApi(Arc::new(setup))).codes(api::CODES)
}
