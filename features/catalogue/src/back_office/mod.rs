//! What the shop's own people change: categories, services, products.

pub(crate) mod category;
pub(crate) mod colours;
mod edit;
mod product;
mod product_api;
mod product_form;
pub mod product_images;
mod review;
pub(crate) mod service;

use std::time::Duration;

use kernel::{
    Feature, Job,
    record::{Kind, empty_trash},
};
use poem_openapi::{OpenApi, Tags};

use crate::Catalogue;

#[derive(Tags)]
pub enum Tag {
    /// For the shop's own people: categories, services and products.
    #[oai(rename = "Back office: catalogue")]
    BackOffice,
}

/// What has a trash: records before what they belong to.
const KINDS: &[&Kind] = &[
    &review::KIND,
    &product::KIND,
    &service::KIND,
    &category::KIND,
];

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
        .trash(reviews.clone())
        .record_in_order(category::Categories(deps.clone()))
        .record_in_order(service::Services(catalogue.clone()))
        .part(product_api::ProductApi(products.clone()))
        .record_with_own_list(products)
        .job(sweep(reviews))
}

/// Empties the trash every day.
fn sweep(reviews: review::Reviews) -> Job {
    Job::new("catalogue.sweep", Duration::from_secs(86_400), move || {
        let reviews = reviews.clone();
        async move {
            reviews.forget_expired_photos().await?;
            let deps = &reviews.0.deps;
            empty_trash(&deps.db, &deps.clock, KINDS).await
        }
    })
}
