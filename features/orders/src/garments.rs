//! Garment types: what is measured for them, and what a product with chosen options is estimated at.

use std::collections::HashMap;

use async_trait::async_trait;
use kernel::{Failure, FieldProblem};

use crate::age_group::AgeGroup;

/// A measurement field of a garment type.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct GarmentField {
    /// Key in the API, such as `aroundBust`.
    pub key: String,
    pub label: String,
    /// Smallest and largest accepted length, in mm.
    pub accepted_mm: (i64, i64),
    /// Smallest and largest usual length of adults, in mm; `None` where nothing is unusual.
    pub adult_mm: Option<(i64, i64)>,
    /// The same of children.
    pub child_mm: Option<(i64, i64)>,
}

impl GarmentField {
    /// Smallest and largest usual length of an age group, in mm; `None` where nothing is unusual.
    pub(crate) fn usual_mm(&self, of: AgeGroup) -> Option<(i64, i64)> {
        match of {
            AgeGroup::Adult => self.adult_mm,
            AgeGroup::Child => self.child_mm,
        }
    }
}

/// A chosen option, with its texts and price as they were when it was chosen.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Choice {
    pub option: Option<i64>,
    pub group: String,
    pub name: String,
    pub price_paise: i64,
}

/// What the shop says of a piece before a price is agreed.
#[derive(Clone, Debug, Default)]
pub struct Estimate {
    pub garment_type: Option<i64>,
    /// Of one piece with its choices, in paise; `None` without a product.
    pub price_paise: Option<i64>,
    pub choices: Vec<Choice>,
    /// What is wrong with the options, at `optionIds`.
    pub problem: Option<FieldProblem>,
}

/// Garment types of the shop. Implemented outside this feature.
#[async_trait]
pub trait Garments: Send + Sync {
    /// Fields of a garment type in the order in which they are taken, and then those of all others;
    /// those of all types for `None`.
    async fn fields(&self, garment_type: Option<i64>) -> Result<Vec<GarmentField>, Failure>;

    /// Keys of the fields of one garment type alone, also of a hidden one; none for one that does not
    /// exist.
    async fn own_fields(&self, garment_type: i64) -> Result<Vec<String>, Failure>;

    /// Name of a garment type, also of a hidden one; `None` for one that does not exist.
    async fn name(&self, garment_type: i64) -> Result<Option<String>, Failure>;

    /// Work of one piece by garment type, in points of a maker's day.
    async fn points(&self) -> Result<HashMap<i64, i64>, Failure>;

    /// Estimates a product of the catalogue, or a garment type, with these options. Only a product
    /// has a price; a garment type only checks its options.
    async fn estimate(
        &self,
        product: Option<i64>,
        garment_type: Option<i64>,
        options: &[i64],
    ) -> Result<Estimate, Failure>;
}

/// The eight measurements of a shop that has not defined its own.
pub fn eight_fields() -> Vec<GarmentField> {
    [
        ("height", "Height", (45, 230), (140, 180), (80, 160)),
        ("shoulder", "Shoulder", (15, 65), (34, 46), (21, 38)),
        ("frontNeck", "Front neck", (2, 40), (10, 25), (5, 16)),
        ("backNeck", "Back neck", (1, 55), (5, 35), (3, 22)),
        ("aroundArm", "Around arm", (8, 65), (22, 45), (13, 28)),
        (
            "aroundWaist",
            "Around waist",
            (30, 180),
            (60, 115),
            (45, 76),
        ),
        ("aroundHip", "Around hip", (30, 190), (80, 140), (50, 90)),
        ("aroundBust", "Around bust", (30, 180), (75, 130), (48, 84)),
    ]
    .into_iter()
    .map(
        |(key, label, accepted_cm, adult_cm, child_cm)| GarmentField {
            key: key.to_owned(),
            label: label.to_owned(),
            accepted_mm: (accepted_cm.0 * 10, accepted_cm.1 * 10),
            adult_mm: Some((adult_cm.0 * 10, adult_cm.1 * 10)),
            child_mm: Some((child_cm.0 * 10, child_cm.1 * 10)),
        },
    )
    .collect()
}
