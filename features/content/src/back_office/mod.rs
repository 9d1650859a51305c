//! What the shop's own people write and read: every list of this feature behind its screens.

mod banner;
mod banner_api;
mod enquiry;
mod enquiry_api;
mod event;
mod event_api;
mod gallery;
mod gallery_api;
mod how_to_measure;
mod how_to_measure_api;
mod offer;
mod offer_api;
mod page;
mod page_api;
mod rows;
mod setting;
mod setting_api;
mod setting_rules;
mod sweep;
mod testimonial;
mod testimonial_api;

use std::sync::Arc;

use kernel::{
    Deps, Failure, FieldProblem, ImageId, Tx,
    audit::{self, Entry},
};
use poem_openapi::{ApiResponse, Object, OpenApi, Tags, payload::Json, types::ToJSON};
use serde_json::json;

use enquiry::Inbox;
pub use sweep::sweep;

use crate::{Connections, People};

#[derive(Tags)]
enum Tag {
    /// For the shop's own people: what it shows and tells, and who wrote to it.
    #[oai(rename = "Back office: content")]
    BackOffice,
}

/// Rows in their new order.
#[derive(Object, Debug)]
struct ContentOrder {
    /// Ids, the first one first. Rows that are not named follow in the order that they have.
    #[oai(validator(max_items = 1000))]
    ids: Vec<i64>,
}

#[derive(ApiResponse)]
enum Created<T: ToJSON> {
    /// The new row.
    #[oai(status = 201)]
    Created(Json<T>),
}

#[derive(ApiResponse)]
enum Deleted {
    /// It is in the bin, and can be brought back for 30 days.
    #[oai(status = 204)]
    Deleted,
}

/// Every operation of the back office.
pub fn api(
    deps: &Deps,
    public_address: &str,
    connections: Connections,
    people: Arc<dyn People>,
) -> impl OpenApi + use<> {
    (
        banner_api::BannerApi(deps.clone()),
        offer_api::OfferApi(deps.clone()),
        testimonial_api::TestimonialApi(deps.clone()),
        enquiry_api::EnquiryApi(Inbox {
            deps: deps.clone(),
            people,
        }),
        event_api::EventApi(deps.clone()),
        gallery_api::GalleryApi(deps.clone()),
        page_api::PageApi(deps.clone()),
        how_to_measure_api::HowToMeasureApi(deps.clone()),
        setting_api::SettingApi {
            deps: deps.clone(),
            public_address: public_address.to_owned(),
            connections,
        },
    )
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

/// A change says which version of the row it changes.
fn looked_at(version: Option<i64>) -> Result<i64, Failure> {
    version.ok_or_else(|| {
        let wording = "Say which version of it you looked at.";
        Failure::invalid(vec![FieldProblem::new("version", "required", wording)])
    })
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
