//! Categories, services and products: what the shop stitches.

mod api;
mod category;
mod codes;
mod demo;
mod offered;
mod product;
mod search;
mod service;
mod shelf;
mod site_pages;

use std::sync::Arc;

use kernel::{Deps, Feature};
use poem_openapi::OpenApi;
use sqlx::migrate::Migrator;

pub use offered::{Offered, offered};
pub use shelf::CourseShelf;

static MIGRATOR: Migrator = sqlx::migrate!();

/// What every part of the feature works with.
#[derive(Clone)]
struct Catalogue {
    deps: Deps,
    shelf: Arc<dyn CourseShelf>,
}

/// The feature. `shelf` tells which categories also have courses.
pub fn feature(deps: Deps, shelf: Arc<dyn CourseShelf>) -> Feature<impl OpenApi + use<>> {
    let catalogue = Catalogue { deps, shelf };
    let shared = Arc::new(catalogue.clone());
    Feature::new("catalogue", api::Api(catalogue))
        .codes(codes::OPERATIONS)
        .migrations(&MIGRATOR)
        .search(shared.clone())
        .pages(shared)
        .demo(Arc::new(demo::Rows))
}
