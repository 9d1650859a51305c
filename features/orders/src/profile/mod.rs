//! Measurement profiles: the people of a customer's family, with their lengths by garment type and day.

mod last;
mod of_piece;
mod rows;
mod save;
mod wearer;
mod writer;

use kernel::{LengthUnit, Timestamp};
use poem_openapi::{Enum, Object};

use crate::{
    age_group::AgeGroup,
    measurements::{MeasuredLength, Measurements, UnusualMeasurement},
};

pub use last::{LastMeasurements, LastOf};
pub use of_piece::{note_measured_piece, unlink_pieces};
pub use save::MOST_PROFILES;
pub use writer::Writer;

/// A measurement profile to save.
#[derive(Object, Debug)]
#[oai(rename_all = "camelCase")]
pub struct SaveMeasurementProfile {
    /// Name of the person.
    #[oai(validator(min_length = 1, max_length = 60))]
    pub name: String,
    /// Relation to the customer, such as "daughter".
    #[oai(validator(max_length = 40))]
    pub relation: Option<String>,
    /// Without it, a new profile is an adult's, and another keeps its own.
    pub age_group: Option<AgeGroup>,
    /// Lengths in cm by field, at least one; absent to save the person alone.
    pub measurements: Option<Measurements>,
    /// Garment type for which they were taken; absent for those of the body.
    pub garment_type_id: Option<i64>,
    /// Unit of entry; defaults to the shop's.
    pub unit: Option<LengthUnit>,
}

/// The measurements of one person.
#[derive(Object, Clone, Debug)]
#[oai(rename_all = "camelCase", skip_serializing_if_is_none)]
pub struct MeasurementProfile {
    /// Id of the profile.
    pub id: i64,
    /// Name of the person.
    pub name: String,
    /// Relation to the customer.
    pub relation: Option<String>,
    /// Age group; absent for an adult.
    pub age_group: Option<AgeGroup>,
    /// When the newest lengths were taken.
    pub measured_at: Option<Timestamp>,
    /// Lengths by garment type, the last measured first.
    pub garments: Vec<GarmentMeasurements>,
}

/// The measurements of one person for a garment type.
#[derive(Object, Clone, Debug)]
#[oai(rename_all = "camelCase", skip_serializing_if_is_none)]
pub struct GarmentMeasurements {
    /// Id of the garment type; absent for lengths of the body.
    pub garment_type_id: Option<i64>,
    /// Name of the garment type.
    pub name: Option<String>,
    /// Unusual lengths of the newest.
    pub warnings: Vec<UnusualMeasurement>,
    /// All measurements, newest first.
    pub history: Vec<Measuring>,
}

/// Measurements taken at one time.
#[derive(Object, Clone, Debug)]
#[oai(rename_all = "camelCase", skip_serializing_if_is_none)]
pub struct Measuring {
    /// Id.
    pub id: i64,
    /// When they were taken.
    pub measured_at: Timestamp,
    /// Who took them.
    pub measured_by: MeasuredBy,
    /// Lengths, in the order in which they are taken.
    pub lengths: Vec<MeasuredLength>,
    /// Unit in which they were entered.
    pub unit: Option<LengthUnit>,
}

/// Who took measurements.
#[derive(Enum, sqlx::Type, Clone, Copy, Debug, PartialEq, Eq)]
#[oai(rename_all = "lowercase")]
#[sqlx(rename_all = "lowercase")]
pub enum MeasuredBy {
    /// The customer, at home.
    Customer,
    /// The shop.
    Shop,
}
