//! What the shop's own people change: categories, services, products.

mod category;
mod colours;
mod edit;
mod product;
mod product_api;
mod service;

use kernel::{Deps, Feature, record::sweep};
use poem_openapi::{OpenApi, Tags};

#[derive(Tags)]
pub enum Tag {
    /// For the shop's own people: categories, services and products.
    #[oai(rename = "Back office: catalogue")]
    BackOffice,
}

/// Every record, and the operations that are theirs alone.
pub fn mount<Api: OpenApi>(feature: Feature<Api>, deps: &Deps) -> Feature<impl OpenApi + use<Api>> {
    let products = product::Products(deps.clone());
    feature
        .record_in_order(category::Categories(deps.clone()))
        .record_in_order(service::Services(deps.clone()))
        .part(product_api::ProductApi(products.clone()))
        .record_with_own_list(products)
        .job(sweep(
            "catalogue.sweep",
            deps,
            &[&product::KIND, &service::KIND, &category::KIND],
        ))
}
