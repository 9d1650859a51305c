//! Alterations: changes to a piece that the customer has. What one costs joins the order's price when it is handed
//! over, together with its payment: the invoice of the order may be issued already, so a charge on it is billed by the
//! document of that payment.

mod acts;
mod list;
mod rows;

pub use acts::{AlterationStep, alterations_in_price, has_alterations};
pub use list::{AlterationSummary, OwnAlteration};
pub use rows::{AlterationWork, customer_alterations};

use kernel::{Day, MultiLine, Paise, Timestamp};
use poem_openapi::{Enum, Object};

/// An alteration of a piece.
#[derive(Object, Clone, Debug, PartialEq, Eq)]
#[oai(rename_all = "camelCase", skip_serializing_if_is_none)]
pub struct Alteration {
    /// Id of the alteration.
    pub id: i64,
    /// Id of the piece.
    pub piece_id: i64,
    /// What to change.
    pub work: MultiLine,
    /// What it costs, in paise; absent if free, and for those who see no prices. Joins the order's price when handed
    /// over.
    pub price_paise: Option<Paise>,
    /// The day for which the shop promised it.
    pub promised_day: Option<Day>,
    /// Status.
    pub status: AlterationStatus,
    /// When the shop received it.
    pub opened_at: Timestamp,
    /// When it was handed over.
    pub handed_over_at: Option<Timestamp>,
}

/// Status of an alteration.
#[derive(Enum, sqlx::Type, Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord)]
pub enum AlterationStatus {
    /// The shop has the piece.
    Received,
    /// In work.
    #[oai(rename = "In Work")]
    #[sqlx(rename = "In Work")]
    InWork,
    /// Ready for the customer.
    Ready,
    /// The customer has it again. Final.
    #[oai(rename = "Handed Over")]
    #[sqlx(rename = "Handed Over")]
    HandedOver,
}

impl AlterationStatus {
    fn wording(self) -> &'static str {
        match self {
            Self::Received => "Received",
            Self::InWork => "In Work",
            Self::Ready => "Ready",
            Self::HandedOver => "Handed Over",
        }
    }
}

/// An alteration to record or change.
#[derive(Object, Clone, Debug)]
#[oai(rename_all = "camelCase")]
pub struct UpdateAlteration {
    /// What to change.
    #[oai(validator(min_length = 1, max_length = 500))]
    pub work: MultiLine,
    /// What it costs, in paise; absent or 0 if it is free.
    #[oai(validator(minimum(value = "0"), maximum(value = "100000000")))]
    pub price_paise: Option<i64>,
    /// The promised day.
    pub promised_day: Option<Day>,
    /// User id of the team member who does it.
    pub assignee_id: Option<i64>,
    /// Version that the caller saw; for a new one absent.
    pub version: Option<i64>,
}
