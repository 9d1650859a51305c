//! An order as its customer sees it. Until it is approved, it is a request for an appointment.

use kernel::{Day, Email, Image, Mobile, MultiLine, Paise, PinCode, Timestamp};
use poem_openapi::{Enum, Object};

use crate::{
    measurements::{Measurements, UnusualMeasurement},
    photo::OrderPhoto,
    slot::VisitSlot,
    status::OrderStatus,
    trial::Trial,
};

/// An order, or a request until it is approved.
#[derive(Object, Clone, Debug)]
#[oai(rename_all = "camelCase", skip_serializing_if_is_none)]
pub struct Order {
    /// Id of the order.
    pub id: i64,
    /// Order number, such as `HM-1048`.
    pub number: String,
    /// Key of the public status link, `/orderstatus/{statusKey}`.
    pub status_key: Option<String>,
    /// Status.
    pub status: OrderStatus,
    /// Number of highlighted steps of the tracker, out of four; absent for requests and for
    /// declined or cancelled orders, which have no tracker.
    pub step: Option<u8>,
    /// Status changes, oldest first.
    pub history: Vec<StatusChange>,
    /// Reason for declining or cancelling.
    pub reason: Option<String>,
    /// Whether the customer can still cancel it: until cutting starts.
    pub can_cancel: bool,
    /// Product it was booked for.
    pub product_id: Option<i64>,
    /// What is stitched: type, name and model.
    pub service_name: String,
    /// The model alone.
    pub service_model: String,
    /// Image of the product, 4:5.
    pub image: Option<Image>,
    /// First name.
    pub first_name: String,
    /// Last name.
    pub last_name: Option<String>,
    /// Mobile number to call; absent if the customer gave none or deleted the account.
    pub contact_number: Option<Mobile>,
    /// Email address for updates about this order; absent if none are sent.
    pub email: Option<Email>,
    /// Address of the visit.
    pub address: Option<MultiLine>,
    /// Landmark near it.
    pub land_mark: Option<String>,
    /// Pin code of the address.
    pub pin_code: Option<PinCode>,
    /// Whether this pin code is served.
    pub picks_up: bool,
    /// Day of the visit; absent for an order taken in the shop without one.
    pub appointment_date: Option<Day>,
    /// Part of the day.
    pub appointment_time: Option<VisitSlot>,
    /// The trial.
    pub trial: Option<Trial>,
    /// The customer's message.
    pub message: Option<MultiLine>,
    /// Reference photos, in the order they were added.
    pub photos: Vec<OrderPhoto>,
    /// Photos of the fabric and the finished piece that the shop shows the customer.
    pub shop_photos: Vec<OrderPhoto>,
    /// Copy of the measurements as they were for this order.
    pub measurements: Option<Measurements>,
    /// Unusual measurements.
    pub warnings: Vec<UnusualMeasurement>,
    /// The advance in paise; absent if there is none.
    pub advance_paise: Option<Paise>,
    /// Payment status of the advance.
    pub advance: Advance,
    /// When the advance was paid.
    pub advance_paid_at: Option<Timestamp>,
    /// The agreed price in paise; absent if none is agreed, and in the back office, where it is
    /// part of the owner's ledger.
    pub price_paise: Option<Paise>,
    /// Balance due, in paise; test payments do not count.
    pub balance_paise: Option<Paise>,
    /// Refunds of advances paid online, in paise; absent if there are none.
    pub advance_returned_paise: Option<Paise>,
    /// The day for which the shop promised it.
    pub promised_day: Option<Day>,
    /// When it was booked.
    pub created_at: Timestamp,
}

/// Payment status of an advance.
#[derive(Enum, Clone, Copy, Debug, PartialEq, Eq)]
#[oai(rename_all = "lowercase")]
pub enum Advance {
    /// None was requested.
    None,
    /// Due.
    Due,
    /// Paid.
    Paid,
    /// Paid in test mode: no money moved, and it is due again when test mode ends.
    Test,
}

impl Advance {
    pub fn of(status: OrderStatus, paise: Option<i64>, paid: bool, test: bool) -> Self {
        if paid && test {
            Self::Test
        } else if paid {
            Self::Paid
        } else if status.takes_advance() && paise.unwrap_or(0) > 0 {
            Self::Due
        } else {
            Self::None
        }
    }
}

/// A status change.
#[derive(Object, Clone, Debug, PartialEq, Eq)]
pub struct StatusChange {
    /// New status.
    pub status: OrderStatus,
    /// When.
    pub at: Timestamp,
    /// By whom.
    pub by: Party,
}

/// Who changed an order.
#[derive(Enum, Clone, Copy, Debug, PartialEq, Eq)]
#[oai(rename_all = "lowercase")]
pub enum Party {
    /// The customer.
    Customer,
    /// The shop.
    Shop,
}
