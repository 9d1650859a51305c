//! Categories, services and products: what the shop stitches.

mod api;
mod back_office;
mod category;
mod codes;
mod demo;
mod extras;
mod favourite;
mod imported;
mod offered;
mod personal;
mod product;
mod review;
mod review_photo;
mod review_photo_api;
mod search;
mod service;
mod site_pages;
mod store;
mod tag;
mod uses;

use std::sync::Arc;

use kernel::{Deps, Feature, People, PhotoStore};
use poem_openapi::OpenApi;
use sqlx::migrate::Migrator;

pub use imported::{ImportedCategories, ImportedProducts, ImportedServices};
pub use offered::{Offered, offered, product_names};
pub use search::PRODUCT;
pub use store::{Buyers, CourseList, GarmentTypes, LinkedCourse};

static MIGRATOR: Migrator = sqlx::migrate!();

/// State and dependencies shared by all parts of the feature.
#[derive(Clone)]
struct Catalogue {
    deps: Deps,
    store: Arc<dyn CourseList>,
    garments: Arc<dyn GarmentTypes>,
    buyers: Arc<dyn Buyers>,
    photos: Arc<dyn PhotoStore>,
    people: Arc<dyn People>,
}

/// The feature. `store` knows which categories also have courses, `garments` which garment types there
/// are, `buyers` who may review a product, `photos` stores photos of reviews, and `people` knows which
/// accounts there are.
pub fn feature(
    deps: Deps,
    store: Arc<dyn CourseList>,
    garments: Arc<dyn GarmentTypes>,
    buyers: Arc<dyn Buyers>,
    photos: Arc<dyn PhotoStore>,
    people: Arc<dyn People>,
) -> Feature<impl OpenApi + use<>> {
    let catalogue = Catalogue {
        deps,
        store,
        garments,
        buyers,
        photos,
        people,
    };
    let shared = Arc::new(catalogue.clone());
    let feature = Feature::new(
        "catalogue",
        (
            api::Api(catalogue.clone()),
            favourite::FavouriteApi(catalogue.clone()),
            review::ReviewApi(catalogue.clone()),
            review_photo_api::ReviewPhotoApi(catalogue.clone()),
        ),
    );
    back_office::mount(feature, &catalogue)
        .codes(codes::OPERATIONS)
        .migrations(&MIGRATOR)
        .counted(&[
            ("products", "catalogue_product"),
            ("reviews of products", "catalogue_review"),
        ])
        .search(shared.clone())
        .uses(shared.clone())
        .personal_records(shared.clone())
        .pages(shared)
        .demo(Arc::new(demo::Rows))
}
