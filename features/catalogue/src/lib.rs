//! Categories, services and products: what the shop stitches.

mod api;
mod back_office;
mod category;
mod codes;
mod demo;
mod offered;
mod product;
mod search;
mod service;
mod site_pages;
mod store;
mod uses;

use std::sync::Arc;

use kernel::{Deps, Feature};
use poem_openapi::OpenApi;
use sqlx::migrate::Migrator;

pub use offered::{Offered, offered};
pub use store::CourseList;

static MIGRATOR: Migrator = sqlx::migrate!();

/// State and dependencies shared by all parts of the feature.
#[derive(Clone)]
struct Catalogue {
    deps: Deps,
    store: Arc<dyn CourseList>,
}

/// The feature. `store` knows which categories also have courses.
pub fn feature(deps: Deps, store: Arc<dyn CourseList>) -> Feature<impl OpenApi + use<>> {
    let catalogue = Catalogue { deps, store };
    let shared = Arc::new(catalogue.clone());
    let deps = catalogue.deps.clone();
    let feature = Feature::new("catalogue", api::Api(catalogue));
    back_office::mount(feature, &deps)
        .codes(codes::OPERATIONS)
        .migrations(&MIGRATOR)
        .counted(&[("products", "catalogue_product")])
        .search(shared.clone())
        .uses(shared.clone())
        .pages(shared)
        .demo(Arc::new(demo::Rows))
}
