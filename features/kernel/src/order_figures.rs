//! Facts about orders that figures are made of.

use std::collections::HashMap;

use async_trait::async_trait;

use crate::{
    calendar::{Day, Timestamp},
    problem::Failure,
};

/// Knows what was ordered, promised and finished. The orders feature answers.
///
/// Cancelled and declined orders are left out unless they are asked for by id, and undone steps do not count.
#[async_trait]
pub trait OrderFigures: Send + Sync {
    /// Orders approved from one time to before another, oldest first. A walk-in's order is approved when it is taken.
    async fn approved(
        &self,
        from: Timestamp,
        until: Timestamp,
    ) -> Result<Vec<ApprovedOrder>, Failure>;

    /// The pieces of these orders, by order and position.
    async fn pieces(&self, orders: &[i64]) -> Result<Vec<OrderedPiece>, Failure>;

    /// User ids of whose orders these are, also of those that were called off.
    async fn buyers(&self, orders: &[i64]) -> Result<HashMap<i64, i64>, Failure>;

    /// The latest order or request of each of these people; nothing for who has none.
    async fn latest(&self, buyers: &[i64]) -> Result<HashMap<i64, LatestOrder>, Failure>;

    /// Approved orders that are not delivered.
    async fn undelivered(&self) -> Result<Vec<i64>, Failure>;

    /// Since when the balance of each of these orders is due: since the order became ready or was delivered, else since
    /// its approval. Orders that were never approved are left out.
    async fn due_since(&self, orders: &[i64]) -> Result<Vec<DueSince>, Failure>;

    /// Pieces promised, or else needed, up to a day that are not ready, earliest first.
    async fn promised(&self, until: Day) -> Result<Vec<PromisedPiece>, Failure>;

    /// Orders that became ready from one time to before another, oldest first. One that went back a step and was finished
    /// again counts when it became ready last.
    async fn made_ready(
        &self,
        from: Timestamp,
        until: Timestamp,
    ) -> Result<Vec<ReadyOrder>, Failure>;
}

/// An order and when it was approved.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct ApprovedOrder {
    pub order: i64,
    /// User id of whose order it is.
    pub buyer: i64,
    pub customer: String,
    /// In paise; `None` while nothing is agreed.
    pub price_paise: Option<i64>,
    pub approved_at: Timestamp,
    /// The customer had an earlier order.
    pub returning: bool,
}

/// The latest order of a customer.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct LatestOrder {
    pub order: i64,
    /// As people say it.
    pub number: String,
    /// When it was requested or taken.
    pub at: Timestamp,
}

/// A piece of an order.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct OrderedPiece {
    pub order: i64,
    /// What kind of work it is, such as "Blouses"; empty for one that was described in the shop.
    pub service: String,
    /// What is made.
    pub product: String,
    pub product_id: Option<i64>,
    pub quantity: i64,
    /// User id of the one to whom it is assigned.
    pub maker: Option<i64>,
    /// For the whole quantity, in paise; `None` if only the order has a price.
    pub price_paise: Option<i64>,
}

/// Since when the rest of an order's price is due.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct DueSince {
    pub order: i64,
    pub at: Timestamp,
    /// Whether the order is ready or delivered.
    pub is_ready: bool,
    pub is_delivered: bool,
}

/// A piece that is not ready.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct PromisedPiece {
    pub order: i64,
    /// As people say it, such as `HM-1048/2`.
    pub number: String,
    pub customer: String,
    pub item: String,
    /// Without a promised day, the day on which the customer needs it.
    pub promised: Day,
    /// User id of the one to whom it is assigned.
    pub maker: Option<i64>,
}

/// An order that became ready.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct ReadyOrder {
    pub order: i64,
    /// As people say it.
    pub number: String,
    pub item: String,
    pub approved_at: Timestamp,
    pub ready_at: Timestamp,
    pub promised: Option<Day>,
}
