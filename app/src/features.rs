//! The parts list: the only file that names every feature.

use std::sync::Arc;

use kernel::{Deps, Features, Gives};
use media::Media;
use poem_openapi::OpenApi;

use crate::adapters::ShelfOfCourses;

/// Joins the features into one API and lists what else they give. Consumers come last: the search is built from
/// what the others provide. `media` gives files and has no operations yet.
pub fn assemble(
    deps: &Deps,
    media: Arc<Media>,
    public_address: &str,
) -> Result<(impl OpenApi + use<>, Vec<Gives>), String> {
    let shelf = Arc::new(ShelfOfCourses::new(deps.db.clone()));
    let shop = Features::none()
        .and(media::feature(media))?
        .and(catalogue::feature(deps.clone(), shelf))?
        .and(courses::feature(deps.clone()))?
        .and(content::feature(deps.clone(), public_address.to_owned()))?
        .and(orders::pin_codes(deps.clone()))?;
    let providers = shop.search_providers();
    Ok(shop
        .and(search::feature(deps.clone(), providers))?
        .into_parts())
}
