//! A piece as its customer sees it.

use kernel::{Day, Image, LengthUnit, MultiLine, Paise, Timestamp};
use poem_openapi::{Enum, Object};

use crate::{
    age_group::AgeGroup,
    garments::Choice,
    measurements::{MeasuredLength, Measurements, UnusualMeasurement},
    photo::OrderPhoto,
    status::OrderStatus,
    trial::Trial,
};

/// Number of a piece: `HM-1048/2`, or that of the order if it has one piece.
pub fn piece_number(order: &str, position: i64, pieces: i64) -> String {
    match pieces {
        1 => order.to_owned(),
        _ => format!("{order}/{position}"),
    }
}

/// A piece of an order.
#[derive(Object, Clone, Debug)]
#[oai(rename_all = "camelCase", skip_serializing_if_is_none)]
pub struct OrderPiece {
    /// Id of the piece.
    pub id: i64,
    /// Position in the order, from 1.
    pub position: i64,
    /// Number, such as `HM-1048/2`; that of the order if it has one piece.
    pub number: String,
    /// Product it was ordered as.
    pub product_id: Option<i64>,
    /// What is stitched: type, name and model.
    pub service_name: String,
    /// The model alone.
    pub service_model: String,
    /// Image of the product, 4:5.
    pub image: Option<Image>,
    /// Garment type, which names the measurements.
    pub garment_type_id: Option<i64>,
    /// How many of it.
    pub quantity: i64,
    /// Name of the person who wears it; absent for the customer.
    pub for_whom: Option<String>,
    /// Measurement profile of this person.
    pub profile_id: Option<i64>,
    /// Age group of this person; absent for an adult.
    pub age_group: Option<AgeGroup>,
    /// Note about the piece.
    pub note: Option<MultiLine>,
    pub fabric_source: FabricSource,
    /// Description of the fabric.
    pub fabric: Option<MultiLine>,
    /// Chosen options.
    pub choices: Vec<PieceChoice>,
    /// Lengths in cm by field, as they were for this piece.
    pub measurements: Measurements,
    /// The same with labels, in the order of taking them.
    pub lengths: Vec<MeasuredLength>,
    /// Unit in which they were entered.
    pub unit: Option<LengthUnit>,
    /// Unusual measurements.
    pub warnings: Vec<UnusualMeasurement>,
    /// Estimate when it was ordered, for the whole quantity, in paise.
    pub estimate_paise: Option<Paise>,
    /// Agreed price for the whole quantity, in paise.
    pub price_paise: Option<Paise>,
    /// Status of the piece.
    pub status: OrderStatus,
    /// When it got this status.
    pub status_at: Option<Timestamp>,
    /// Highlighted steps of the tracker, out of four.
    pub step: Option<u8>,
    /// The day for which the shop promised it.
    pub promised_day: Option<Day>,
    /// The trial.
    pub trial: Option<Trial>,
    /// Reference photos.
    pub photos: Vec<OrderPhoto>,
    /// Photos by the shop that the customer sees.
    pub shop_photos: Vec<OrderPhoto>,
}

/// Whose fabric a piece is made of.
#[derive(Enum, sqlx::Type, Clone, Copy, Debug, Default, PartialEq, Eq)]
#[oai(rename_all = "lowercase")]
#[sqlx(rename_all = "lowercase")]
pub enum FabricSource {
    /// The customer's own.
    #[default]
    Customer,
    /// The shop's.
    Shop,
}

impl FabricSource {
    pub fn wording(self) -> &'static str {
        match self {
            Self::Customer => "customer",
            Self::Shop => "shop",
        }
    }
}

/// A chosen option.
#[derive(Object, Clone, Debug, PartialEq, Eq)]
#[oai(rename_all = "camelCase", skip_serializing_if_is_none)]
pub struct PieceChoice {
    /// Id of the option.
    pub option_id: Option<i64>,
    /// Name of its group.
    pub group: String,
    /// Name.
    pub option: String,
    /// What it adds to the price of one piece, in paise.
    pub price_paise: i64,
}

impl From<Choice> for PieceChoice {
    fn from(choice: Choice) -> Self {
        Self {
            option_id: choice.option,
            group: choice.group,
            option: choice.name,
            price_paise: choice.price_paise,
        }
    }
}
