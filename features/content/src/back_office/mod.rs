//! What the shop's own people write and read: every list of this feature behind its screens.

pub mod banner;
mod enquiry;
mod enquiry_api;
pub(crate) mod event;
pub mod gallery;
mod how_to_measure;
pub(crate) mod offer;
mod page;
mod page_api;
mod setting;
mod setting_api;
mod setting_rules;
mod setup;
mod setup_api;
pub(crate) mod testimonial;

use std::sync::Arc;

use kernel::{
    Deps, Failure, Feature, People, Tx,
    audit::{self, Entry},
    record::{Kind, sweep},
};
use poem_openapi::{OpenApi, Tags};
use serde_json::json;

use enquiry::Inbox;

use crate::{Connections, ExistingOrders};

#[derive(Tags)]
pub enum Tag {
    /// For the team: the shop's content and its enquiries.
    #[oai(rename = "Back office: content")]
    BackOffice,
}

const KINDS: &[&Kind] = &[
    &banner::KIND,
    &offer::KIND,
    &testimonial::KIND,
    &enquiry::KIND,
    &event::KIND,
    &gallery::KIND,
    &how_to_measure::KIND,
];

/// Every record, and the operations that are theirs alone.
pub fn mount<Api: OpenApi>(
    feature: Feature<Api>,
    deps: &Deps,
    public_address: &str,
    connections: Connections,
    people: Arc<dyn People>,
    orders: Arc<dyn ExistingOrders>,
) -> Feature<impl OpenApi + use<Api>> {
    let deps = || deps.clone();
    let inbox = Inbox {
        deps: deps(),
        people,
    };
    let own = (
        enquiry_api::EnquiryApi(inbox.clone()),
        page_api::PageApi(deps()),
        setting_api::SettingApi {
            deps: deps(),
            public_address: public_address.to_owned(),
            connections,
            orders,
        },
        setup_api::SetupApi(deps()),
    );
    feature
        .part(own)
        .record_in_order(banner::Banners(deps()))
        .record_in_order(offer::Offers(deps()))
        .record(testimonial::Testimonials(deps()))
        .trash(inbox)
        .record(event::Events(deps()))
        .record_in_order(gallery::Gallery(deps()))
        .record_in_order(how_to_measure::HowToMeasure(deps()))
        .job(sweep("content.sweep", &deps(), KINDS))
}

/// One line of the log. What the row says stays in its table.
async fn record(
    tx: &mut Tx,
    deps: &Deps,
    actor: i64,
    action: &'static str,
    subject: String,
) -> Result<(), Failure> {
    let entry = Entry {
        actor: Some(actor),
        action,
        subject: &subject,
        details: json!({}),
    };
    audit::record(tx, deps.clock.now(), entry).await
}
