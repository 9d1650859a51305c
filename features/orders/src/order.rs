//! An order as its customer sees it. Before its approval it is an appointment that waits.

use kernel::{Day, Email, Image, Mobile, MultiLine, Paise, PinCode, Timestamp};
use poem_openapi::{Enum, Object};

use crate::{
    measurements::{Measurements, UnusualMeasurement},
    photo::OrderPhoto,
    slot::VisitSlot,
    status::OrderStatus,
    trial::Trial,
};

/// An appointment, or once it is approved an order.
#[derive(Object, Clone, Debug)]
#[oai(rename_all = "camelCase", skip_serializing_if_is_none)]
pub struct Order {
    /// Its id.
    pub id: i64,
    /// The id as people say it: `HM-1048`.
    pub number: String,
    /// How far it has come.
    pub status: OrderStatus,
    /// How many of the tracker's four steps are highlighted; absent while it waits, and when it was rejected or
    /// cancelled: then there is no tracker.
    pub step: Option<u8>,
    /// Every change of its status, first to last.
    pub history: Vec<StatusChange>,
    /// Why it was rejected or cancelled.
    pub reason: Option<String>,
    /// Whether its customer can still cancel it: before cutting.
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
    /// Mobile number to call; absent for somebody who left none in the shop, and once an account is gone.
    pub contact_number: Option<Mobile>,
    /// Where mails about this order go; absent when none are sent.
    pub email: Option<Email>,
    /// Where to come.
    pub address: Option<MultiLine>,
    /// What is near it.
    pub land_mark: Option<String>,
    /// Pin code of the address.
    pub pin_code: Option<PinCode>,
    /// Whether the shop picks up at this pin code.
    pub picks_up: bool,
    /// Day of the visit; absent for an order made in the shop without one.
    pub appointment_date: Option<Day>,
    /// Part of the day.
    pub appointment_time: Option<VisitSlot>,
    /// When she tries it on.
    pub trial: Option<Trial>,
    /// What the customer wrote.
    pub message: Option<MultiLine>,
    /// Reference photos, in the order in which they were added.
    pub photos: Vec<OrderPhoto>,
    /// What the shop shows her: photos of the cloth and of the finished piece.
    pub shop_photos: Vec<OrderPhoto>,
    /// A copy of the measurements, as they were for this order.
    pub measurements: Option<Measurements>,
    /// Measurements to look at again.
    pub warnings: Vec<UnusualMeasurement>,
    /// The advance in paise; absent when there is none.
    pub advance_paise: Option<Paise>,
    /// Whether it is to be paid.
    pub advance: Advance,
    /// When it was paid.
    pub advance_paid_at: Option<Timestamp>,
    /// The agreed price, in paise; absent while none is agreed, and in the back office, where the owner's ledger says it.
    pub price_paise: Option<Paise>,
    /// What is left to pay of it, in paise; test payments do not count.
    pub balance_paise: Option<Paise>,
    /// What went back of advances paid online, in paise; absent when nothing did.
    pub advance_returned_paise: Option<Paise>,
    /// The day for which the shop promised it.
    pub promised_day: Option<Day>,
    /// When it was booked.
    pub created_at: Timestamp,
}

/// The advance of an order.
#[derive(Enum, Clone, Copy, Debug, PartialEq, Eq)]
#[oai(rename_all = "lowercase")]
pub enum Advance {
    /// None is asked for.
    None,
    /// It is to be paid.
    Due,
    /// It is paid.
    Paid,
    /// It was paid in test mode: no money moved, and it is due again when test mode ends.
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

/// A step that an order took.
#[derive(Object, Clone, Debug, PartialEq, Eq)]
pub struct StatusChange {
    /// What it became.
    pub status: OrderStatus,
    /// When.
    pub at: Timestamp,
    /// By whom.
    pub by: Party,
}

/// One of the two who can change an order.
#[derive(Enum, Clone, Copy, Debug, PartialEq, Eq)]
#[oai(rename_all = "lowercase")]
pub enum Party {
    /// The customer herself.
    Customer,
    /// The shop.
    Shop,
}
