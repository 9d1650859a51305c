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

pub use offered::{Offered, offered, product_names};
pub use search::PRODUCT;
pub use store::{CourseList, GarmentTypes};

static MIGRATOR: Migrator = sqlx::migrate!();

/// State and dependencies shared by all parts of the feature.
#[derive(Clone)]
struct Catalogue {
    deps: Deps,
    store: Arc<dyn CourseList>,
    garments: Arc<dyn GarmentTypes>,
}

/// The feature. `store` knows which categories also have courses, `garments` which garment types there are.
pub fn feature(
    deps: Deps,
    store: Arc<dyn CourseList>,
    garments: Arc<dyn GarmentTypes>,
) -> Feature<impl OpenApi + use<>> {
    let catalogue = Catalogue {
        deps,
        store,
        garments,
    };
    let shared = Arc::new(catalogue.clone());
    let feature = Feature::new("catalogue", api::Api(catalogue.clone()));
    back_office::mount(feature, &catalogue)
        .codes(codes::OPERATIONS)
        .migrations(&MIGRATOR)
        .counted(&[("products", "catalogue_product")])
        .search(shared.clone())
        .uses(shared.clone())
        .pages(shared)
        .demo(Arc::new(demo::Rows))
}
