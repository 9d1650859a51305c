//! What the shop's own people write and read: every list of this feature behind its screens.

mod banner;
mod enquiry;
mod enquiry_api;
mod event;
mod gallery;
mod how_to_measure;
mod offer;
mod page;
mod page_api;
mod setting;
mod setting_api;
mod setting_rules;
mod sweep;
mod testimonial;

use std::sync::Arc;

use kernel::{
    Deps, Failure, Feature, FieldProblem, ImageId, Tx,
    audit::{self, Entry},
};
use poem_openapi::{OpenApi, Tags};
use serde_json::json;

use enquiry::Inbox;
pub use sweep::sweep;

use crate::{Connections, People};

#[derive(Tags)]
pub enum Tag {
    /// For the shop's own people: what it shows and tells, and who wrote to it.
    #[oai(rename = "Back office: content")]
    BackOffice,
}

/// Every record, and the operations that are theirs alone.
pub fn mount<Api: OpenApi>(
    feature: Feature<Api>,
    deps: &Deps,
    public_address: &str,
    connections: Connections,
    people: Arc<dyn People>,
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
        },
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

/// What is wrong with images that nobody keeps.
async fn unknown_images(
    deps: &Deps,
    fields: &[(String, ImageId)],
) -> Result<Vec<FieldProblem>, Failure> {
    let ids: Vec<ImageId> = fields.iter().map(|(_, id)| *id).collect();
    let stored = deps.images.images(&ids).await?;
    let unknown = fields.iter().filter(|(_, id)| !stored.contains_key(id));
    Ok(unknown
        .map(|(field, _)| {
            FieldProblem::new(field, "invalid", "This image is gone. Choose another one.")
        })
        .collect())
}
