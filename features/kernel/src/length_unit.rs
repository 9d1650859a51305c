//! Unit of body measurements.

use poem_openapi::Enum;

/// A unit of length.
#[derive(Enum, sqlx::Type, Clone, Copy, Debug, PartialEq, Eq, serde::Deserialize)]
pub enum LengthUnit {
    /// Inches, in quarters.
    #[oai(rename = "in")]
    #[serde(rename = "in")]
    #[sqlx(rename = "in")]
    Inches,
    /// Centimetres, with one decimal.
    #[oai(rename = "cm")]
    #[serde(rename = "cm")]
    #[sqlx(rename = "cm")]
    Centimetres,
}

impl From<String> for LengthUnit {
    fn from(stored: String) -> Self {
        if stored == "cm" {
            Self::Centimetres
        } else {
            Self::Inches
        }
    }
}
