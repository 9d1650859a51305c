//! Banner, offers, gallery, events, testimonials, how-to-measure, pages, shop facts, enquiries.

mod api;
mod banner;
mod codes;
mod demo;
mod enquiry;
mod event;
mod gallery;
mod measure_film;
mod offer;
mod page;
mod pictures;
mod shop;
mod site_pages;
mod testimonial;

use std::sync::Arc;

use kernel::{Deps, Feature};
use poem_openapi::OpenApi;
use sqlx::migrate::Migrator;

pub use shop::{Shop, view as shop};

static MIGRATOR: Migrator = sqlx::migrate!();

/// The feature. `public_address` is where visitors reach the shop, without a slash at the end.
pub fn feature(deps: Deps, public_address: String) -> Feature<impl OpenApi + use<>> {
    Feature::new("content", api::Api::new(deps.clone(), public_address))
        .codes(codes::OPERATIONS)
        .migrations(&MIGRATOR)
        .pages(Arc::new(site_pages::ContentPages::new(deps.db)))
        .demo(Arc::new(demo::Rows))
}
