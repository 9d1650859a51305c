//! What the shop's own people change.

mod choice_api;
mod choice_list;
mod garment_type;

use poem_openapi::Tags;

pub use choice_api::ChoiceApi;
pub use garment_type::{GarmentTypes, KIND};

#[derive(Tags)]
pub enum Tag {
    /// For the shop's own people: garment types and choices.
    #[oai(rename = "Back office: garments")]
    BackOffice,
}
