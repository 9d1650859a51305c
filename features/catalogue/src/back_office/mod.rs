//! What the shop's own people change: categories, services, products.

mod category;
mod colours;
mod edit;
mod product;
mod product_api;
pub mod product_images;
mod review;
mod service;

use kernel::{Feature, record::sweep};
use poem_openapi::{OpenApi, Tags};

use crate::Catalogue;

#[derive(Tags)]
pub enum Tag {
    /// For the shop's own people: categories, services and products.
    #[oai(rename = "Back office: catalogue")]
    BackOffice,
}

/// Every record, and the operations that are theirs alone.
pub fn mount<Api: OpenApi>(
    feature: Feature<Api>,
    catalogue: &Catalogue,
) -> Feature<impl OpenApi + use<Api>> {
    let deps = &catalogue.deps;
    let products = product::Products(catalogue.clone());
    let reviews = review::Reviews(catalogue.clone());
    feature
        .part(review::ReviewApi(reviews.clone()))
        .trash(reviews)
        .record_in_order(category::Categories(deps.clone()))
        .record_in_order(service::Services(catalogue.clone()))
        .part(product_api::ProductApi(products.clone()))
        .record_with_own_list(products)
        .job(sweep(
            "catalogue.sweep",
            deps,
            &[
                &review::KIND,
                &product::KIND,
                &service::KIND,
                &category::KIND,
            ],
        ))
}
