//! An order as its customer sees it. Until it is approved, it is a request for an appointment.

use kernel::{Day, Email, Image, Mobile, MultiLine, Paise, PinCode, Timestamp};
use poem_openapi::{Enum, Object};

use crate::{
    alteration::Alteration,
    measurements::{Measurements, UnusualMeasurement},
    photo::OrderPhoto,
    pieces::OrderPiece,
    price::OrderExtra,
    slot::VisitSlot,
    status::OrderStatus,
    status_link::StatusLink,
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
    /// Whether its public status link works.
    pub status_link: StatusLink,
    /// Key of the public status link, `/orderstatus/{statusKey}`; absent unless it works.
    pub status_key: Option<String>,
    /// Status.
    pub status: OrderStatus,
    /// Highlighted steps of the tracker, out of four.
    pub step: Option<u8>,
    /// Status changes, oldest first.
    pub history: Vec<StatusChange>,
    /// Reason for declining or cancelling.
    pub reason: Option<String>,
    /// Whether the customer can still cancel it: until cutting starts.
    pub can_cancel: bool,
    /// Pieces, by position.
    pub pieces: Vec<OrderPiece>,
    /// Alterations of delivered pieces, oldest first. Those handed over are part of the price.
    pub alterations: Vec<Alteration>,
    /// Product of the first piece.
    pub product_id: Option<i64>,
    /// What is stitched: type, name and model of the first piece, and the number of others.
    pub service_name: String,
    /// The model alone.
    pub service_model: String,
    /// Image of the first piece, 4:5.
    pub image: Option<Image>,
    /// First name.
    pub first_name: String,
    /// Last name.
    pub last_name: Option<String>,
    /// To call; absent if the customer gave none or deleted the account.
    pub contact_number: Option<Mobile>,
    /// For updates about this order.
    pub email: Option<Email>,
    /// Whether updates are emailed: there is an address, and email delivery.
    pub gets_emails: bool,
    /// Address of the visit.
    pub address: Option<MultiLine>,
    /// Landmark near it.
    pub land_mark: Option<String>,
    /// Pin code of the address.
    pub pin_code: Option<PinCode>,
    /// Whether this pin code is served.
    pub picks_up: bool,
    /// Absent for an order taken in the shop without a visit.
    pub appointment_date: Option<Day>,
    /// Part of the day.
    pub appointment_time: Option<VisitSlot>,
    /// The first trial.
    pub trial: Option<Trial>,
    /// The customer's message.
    pub message: Option<MultiLine>,
    /// Day on which the customer needs it.
    pub needed_by: Option<Day>,
    /// Reference photos of all pieces, in the order they were added.
    pub photos: Vec<OrderPhoto>,
    /// Photos of fabric and finished pieces that the shop shows the customer.
    pub shop_photos: Vec<OrderPhoto>,
    /// Lengths of the first piece in cm by field.
    pub measurements: Option<Measurements>,
    /// Unusual measurements of the first piece.
    pub warnings: Vec<UnusualMeasurement>,
    /// The advance in paise; absent if there is none.
    pub advance_paise: Option<Paise>,
    /// What is missing of an advance that is due, in paise.
    pub advance_due_paise: Option<Paise>,
    /// Payment status of the advance.
    pub advance: Advance,
    /// When the advance was paid.
    pub advance_paid_at: Option<Timestamp>,
    /// The agreed price of all pieces in paise, with rush fee and discount.
    pub price_paise: Option<Paise>,
    /// Estimate of all pieces when ordered, with the rush fee, in paise; absent if none has one.
    pub estimate_paise: Option<Paise>,
    /// What the order costs beside its pieces, in the price.
    pub extras: Vec<OrderExtra>,
    /// Rush fee in the price, or in the estimate until the request is approved, in paise.
    pub rush_paise: Option<Paise>,
    /// Discount in the price, in paise.
    pub discount_paise: Option<Paise>,
    /// Reason for the discount.
    pub discount_reason: Option<String>,
    /// What was paid and not returned, in paise; test payments do not count.
    pub paid_paise: Option<Paise>,
    /// Balance due, in paise.
    pub balance_paise: Option<Paise>,
    /// What can be paid online now, in paise: of the advance that is due, else of the balance.
    pub payable_paise: Option<Paise>,
    /// Refunds of advances paid online, in paise; absent if there are none.
    pub advance_returned_paise: Option<Paise>,
    /// From visit or booking to the promised day, else the usual ones.
    pub expected_days: i64,
    /// The day for which the shop promised the last piece.
    pub promised_day: Option<Day>,
    /// When it was booked.
    pub created_at: Timestamp,
}

impl Order {
    /// Removes agreed prices and what they leave due.
    pub fn hide_prices(&mut self) {
        (self.price_paise, self.paid_paise, self.balance_paise) = (None, None, None);
        self.payable_paise = None;
        self.extras.clear();
        (self.rush_paise, self.discount_paise, self.discount_reason) = (None, None, None);
        for piece in &mut self.pieces {
            piece.price_paise = None;
        }
        for alteration in &mut self.alterations {
            alteration.price_paise = None;
        }
    }

    /// Changes the URLs of all photos to the back office's.
    pub fn photos_for_the_shop(&mut self) {
        let of_pieces = self
            .pieces
            .iter_mut()
            .flat_map(|piece| piece.photos.iter_mut().chain(&mut piece.shop_photos));
        let of_order = self.photos.iter_mut().chain(&mut self.shop_photos);
        for photo in of_order.chain(of_pieces) {
            photo.for_the_shop(self.id);
        }
    }

    /// Whether an advance is to be paid before anything else.
    pub fn advance_is_due(&self) -> bool {
        self.advance == Advance::Due
    }
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
