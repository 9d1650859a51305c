//! What `data/demo/orders.json` says.

use kernel::{
    DemoImage,
    demo::{DEMO_MAKER, DEMO_SECOND_MAKER},
};
use serde::Deserialize;

use crate::{garments::Choice, measurements::Measurements};

#[derive(Deserialize)]
#[serde(deny_unknown_fields, rename_all = "camelCase")]
pub struct Document {
    pub pin_codes: Vec<PinCodeRow>,
    /// Measurement profiles of the demo customer's family.
    #[serde(default)]
    pub profiles: Vec<ProfileRow>,
    /// Orders of the demo customer, oldest first.
    #[serde(default)]
    pub orders: Vec<OrderRow>,
}

/// What `data/demo/past_orders.json` says.
#[derive(Deserialize)]
#[serde(deny_unknown_fields)]
pub struct PastOrders {
    /// Orders of the last eight weeks, of the walk-ins in `customers.json`; oldest first.
    pub orders: Vec<OrderRow>,
}

#[derive(Deserialize)]
#[serde(deny_unknown_fields, rename_all = "camelCase")]
pub struct PinCodeRow {
    pub pin_code: String,
    pub location: String,
}

#[derive(Deserialize)]
#[serde(deny_unknown_fields, rename_all = "camelCase")]
pub struct ProfileRow {
    pub name: String,
    pub relation: String,
    pub age_group: String,
    /// Oldest first.
    pub history: Vec<MeasuringRow>,
}

#[derive(Deserialize)]
#[serde(deny_unknown_fields, rename_all = "camelCase")]
pub struct MeasuringRow {
    pub garment_type_id: i64,
    pub days_ago: i64,
    /// `customer` or `shop`.
    pub measured_by: String,
    /// Lengths in cm by field.
    pub measurements: Measurements,
}

#[derive(Deserialize)]
#[serde(deny_unknown_fields, rename_all = "camelCase")]
pub struct OrderRow {
    /// Id of an order from before the others; the next one without it.
    pub id: Option<i64>,
    /// User id of whose order it is; the demo customer without it.
    pub customer_id: Option<i64>,
    /// By position; a status of its own for a piece that is further than the order.
    pub pieces: Vec<PieceRow>,
    pub first_name: String,
    pub last_name: String,
    pub contact_number: String,
    #[serde(default)]
    pub email: String,
    pub address: String,
    #[serde(default)]
    pub land_mark: String,
    pub pin_code: String,
    /// Negative for a past visit.
    pub visit_in_days: i64,
    pub appointment_time: String,
    #[serde(default)]
    pub message: String,
    pub advance_paise: Option<i64>,
    pub advance_paid_days_ago: Option<i64>,
    pub promised_in_days: Option<i64>,
    /// Oldest first; the first is the booking.
    pub history: Vec<ChangeRow>,
}

#[derive(Deserialize)]
#[serde(deny_unknown_fields, rename_all = "camelCase")]
pub struct ChangeRow {
    pub status: String,
    pub days_ago: i64,
}

#[derive(Deserialize)]
#[serde(deny_unknown_fields, rename_all = "camelCase")]
pub struct PieceRow {
    pub service_type: String,
    pub service_name: String,
    pub service_model: String,
    /// Row id of the product in the demo's catalogue.
    pub product_id: Option<i64>,
    /// Row id of a garment type that is shipped.
    pub garment_type_id: Option<i64>,
    pub image: DemoImage,
    #[serde(default)]
    pub for_whom: String,
    #[serde(default)]
    pub note: String,
    #[serde(default)]
    pub fabric: String,
    /// Lengths in cm by field.
    #[serde(default)]
    pub measurements: Measurements,
    pub price_paise: Option<i64>,
    pub estimate_paise: Option<i64>,
    /// Chosen options, as they were named when the piece was ordered.
    #[serde(default)]
    pub choices: Vec<ChoiceRow>,
    pub maker: Option<Maker>,
    /// Of this piece alone; otherwise the order's.
    pub promised_in_days: Option<i64>,
    /// Steps after the last one of the order's history.
    #[serde(default)]
    pub history: Vec<ChangeRow>,
    /// One that is not handed over.
    pub alteration: Option<AlterationRow>,
}

#[derive(Deserialize)]
#[serde(deny_unknown_fields, rename_all = "camelCase")]
pub struct AlterationRow {
    pub work: String,
    pub price_paise: i64,
    pub status: String,
    pub days_ago: i64,
    pub promised_in_days: i64,
    pub maker: Maker,
}

#[derive(Deserialize)]
#[serde(deny_unknown_fields, rename_all = "camelCase")]
pub struct ChoiceRow {
    pub group: String,
    pub option: String,
    /// Row id of the option in the demo's choices.
    pub option_id: i64,
    #[serde(default)]
    pub price_paise: i64,
}

impl From<ChoiceRow> for Choice {
    fn from(row: ChoiceRow) -> Self {
        Self {
            option: Some(row.option_id),
            group: row.group,
            name: row.option,
            price_paise: row.price_paise,
        }
    }
}

/// Who of the demo's team makes a piece.
#[derive(Deserialize, Clone, Copy)]
#[serde(rename_all = "camelCase")]
pub enum Maker {
    First,
    Second,
}

impl Maker {
    pub fn id(self) -> i64 {
        match self {
            Self::First => DEMO_MAKER,
            Self::Second => DEMO_SECOND_MAKER,
        }
    }
}
