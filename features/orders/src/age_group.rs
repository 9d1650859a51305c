//! Age groups, which have their own usual lengths.

use poem_openapi::Enum;

/// The age group of a person who is measured.
#[derive(Enum, sqlx::Type, Clone, Copy, Debug, Default, PartialEq, Eq)]
#[oai(rename_all = "lowercase")]
#[sqlx(rename_all = "lowercase")]
pub enum AgeGroup {
    /// An adult.
    #[default]
    Adult,
    /// A child.
    Child,
}

impl AgeGroup {
    /// As the API says it: adults are not named.
    pub fn said(self) -> Option<Self> {
        (self != Self::Adult).then_some(self)
    }
}
