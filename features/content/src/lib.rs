//! Banner, offers, gallery, events, testimonials, how-to-measure, pages, shop facts, enquiries.

mod api;
mod back_office;
mod banner;
mod codes;
mod colours;
mod contact_number;
mod demo;
mod enquiry;
mod event;
mod gallery;
mod images;
mod imported;
mod location;
mod logo;
mod mails;
mod measure_video;
mod offer;
mod opening;
mod order_prefix;
mod page;
mod shop;
mod site_pages;
mod testimonial;
mod uses;

use std::sync::Arc;

use async_trait::async_trait;
use kernel::{Deps, Failure, Feature, People};
use poem_openapi::OpenApi;
use sqlx::migrate::Migrator;

pub use imported::{
    ImportedBanner, ImportedEvents, ImportedGallery, ImportedOffers, ImportedTestimonials,
};
pub use logo::shown as logo;
pub use opening::{is_preparing, prepare};
pub use shop::{Connections, NewShop, OnlinePayment, Shop, name as name_shop, view as shop};

static MIGRATOR: Migrator = sqlx::migrate!();

/// What the shop's facts ask about orders.
#[async_trait]
pub trait ExistingOrders: Send + Sync {
    /// Whether there are any. Then customers know order numbers, and their prefix stays as it is.
    async fn any(&self) -> Result<bool, Failure>;
}

/// The feature. `public_address` is where visitors reach the shop, without a slash at the end.
pub fn feature(
    deps: Deps,
    public_address: String,
    connections: Connections,
    people: Arc<dyn People>,
    orders: Arc<dyn ExistingOrders>,
) -> Feature<impl OpenApi + use<>> {
    let api = api::Api::new(deps.clone(), public_address.clone(), connections);
    let feature = Feature::new("content", api);
    back_office::mount(feature, &deps, &public_address, connections, people, orders)
        .codes(codes::OPERATIONS)
        .migrations(&MIGRATOR)
        .mails(mails::TEMPLATES)
        .uses(Arc::new(uses::ContentUses(deps.clone())))
        .counted(&[("enquiries", "content_enquiry")])
        .pages(Arc::new(site_pages::ContentPages::new(deps)))
        .demo(Arc::new(demo::Rows))
}
