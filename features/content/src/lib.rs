//! Banner, offers, gallery, events, testimonials, how-to-measure, pages, shop facts, enquiries.

mod api;
mod back_office;
mod banner;
mod codes;
mod demo;
mod enquiry;
mod event;
mod gallery;
mod images;
mod mails;
mod measure_video;
mod offer;
mod page;
mod shop;
mod site_pages;
mod testimonial;
mod uses;

use std::sync::Arc;

use kernel::{Deps, Feature, People};
use poem_openapi::OpenApi;
use sqlx::migrate::Migrator;

pub use shop::{Connections, OnlinePayment, Shop, name as name_shop, view as shop};

static MIGRATOR: Migrator = sqlx::migrate!();

/// The feature. `public_address` is where visitors reach the shop, without a slash at the end.
pub fn feature(
    deps: Deps,
    public_address: String,
    connections: Connections,
    people: Arc<dyn People>,
) -> Feature<impl OpenApi + use<>> {
    let api = api::Api::new(deps.clone(), public_address.clone(), connections);
    let feature = Feature::new("content", api);
    back_office::mount(feature, &deps, &public_address, connections, people)
        .codes(codes::OPERATIONS)
        .migrations(&MIGRATOR)
        .mails(mails::TEMPLATES)
        .uses(Arc::new(uses::ContentUses(deps.clone())))
        .counted(&[("enquiries", "content_enquiry")])
        .pages(Arc::new(site_pages::ContentPages::new(deps)))
        .demo(Arc::new(demo::Rows))
}
