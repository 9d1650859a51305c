//! The public status page of an order: its progress for whoever has the link, without any personal data.

use kernel::{Day, Failure, Image, Timestamp, secret::random_token};
use poem_openapi::Object;

use crate::{Orders, codes, order::Order, slot::VisitSlot, status::OrderStatus};

/// Hexadecimal digits of a key: 128 bits, short enough for a chat message.
const KEY_LENGTH: usize = 32;

/// A key for the status page of a new order.
pub fn new_key() -> String {
    let mut key = random_token();
    key.truncate(KEY_LENGTH);
    key
}

/// Progress of an order.
#[derive(Object, Clone, Debug)]
#[oai(rename_all = "camelCase", skip_serializing_if_is_none)]
pub struct OrderProgress {
    /// Order number, such as `HM-1048`.
    pub number: String,
    /// Status.
    pub status: OrderStatus,
    /// Number of highlighted steps of the tracker, out of four; absent for requests and for
    /// declined or cancelled orders, which have no tracker.
    pub step: Option<u8>,
    /// Status changes, oldest first.
    pub history: Vec<OrderProgressChange>,
    /// What is stitched: type, name and model.
    pub service_name: String,
    /// Image of the product, 4:5.
    pub image: Option<Image>,
    /// Day of the visit; absent for an order taken in the shop without one.
    pub appointment_date: Option<Day>,
    /// Part of the day.
    pub appointment_time: Option<VisitSlot>,
    /// Day of the trial.
    pub trial_day: Option<Day>,
    /// The day for which the shop promised it.
    pub promised_day: Option<Day>,
}

/// A status change on the public status page.
#[derive(Object, Clone, Debug, PartialEq, Eq)]
pub struct OrderProgressChange {
    /// New status.
    pub status: OrderStatus,
    /// When.
    pub at: Timestamp,
}

impl From<Order> for OrderProgress {
    fn from(order: Order) -> Self {
        let history = order.history.into_iter();
        Self {
            number: order.number,
            status: order.status,
            step: order.step,
            history: history
                .map(|change| OrderProgressChange {
                    status: change.status,
                    at: change.at,
                })
                .collect(),
            service_name: order.service_name,
            image: order.image,
            appointment_date: order.appointment_date,
            appointment_time: order.appointment_time,
            trial_day: order.trial.map(|trial| trial.day),
            promised_day: order.promised_day,
        }
    }
}

impl Orders {
    /// Progress of the order with this key.
    ///
    /// # Errors
    /// `orders.order_not_found` for a key that belongs to no order.
    pub(crate) async fn progress(&self, key: &str) -> Result<OrderProgress, Failure> {
        let row = sqlx::query!(
            "SELECT id, user_id FROM orders_order WHERE status_key = ?1",
            key
        )
        .fetch_optional(self.deps.db.read())
        .await?
        .ok_or_else(|| Failure::new(codes::ORDER_NOT_FOUND))?;
        Ok(self.order_of(row.user_id, row.id).await?.into())
    }
}
