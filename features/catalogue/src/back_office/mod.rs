//! What the shop's own people change: categories, services, products.

mod category;
mod category_api;
mod category_store;
mod colours;
mod edit;
mod product;
mod product_api;
mod product_form;
mod product_store;
mod service;
mod service_api;
mod service_store;
pub mod sweep;

use poem_openapi::{ApiResponse, Object, OpenApi, Tags};

use crate::Catalogue;

#[derive(Tags)]
enum Tag {
    /// For the shop's own people: categories, services and products.
    #[oai(rename = "Back office: catalogue")]
    BackOffice,
}

/// Whether visitors see it.
#[derive(Object, Debug)]
struct CatalogueVisibility {
    /// False hides it, with everything below it.
    published: bool,
    /// The version that was looked at.
    version: i64,
}

/// A new order.
#[derive(Object, Debug)]
struct CatalogueOrder {
    /// All ids of the list, in their new order.
    #[oai(validator(max_items = 1000))]
    ids: Vec<i64>,
}

#[derive(ApiResponse)]
enum CatalogueDeleted {
    /// It is in the bin.
    #[oai(status = 204)]
    Deleted,
}

/// The operations.
pub fn api(catalogue: &Catalogue) -> impl OpenApi + use<> {
    (
        category_api::CategoryApi(catalogue.clone()),
        service_api::ServiceApi(catalogue.clone()),
        product_api::ProductApi(catalogue.clone()),
    )
}
