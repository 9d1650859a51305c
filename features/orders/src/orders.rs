//! What every part of the feature works with.

use std::{collections::HashMap, sync::Arc};

use async_trait::async_trait;
use kernel::{Deps, Failure, ImageId, LengthUnit, People, Timestamp, Tx};

use crate::PhotoKeeper;

/// What a customer chose to have stitched.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Service {
    pub service_type: String,
    pub service_name: String,
    pub service_model: String,
    pub image: Option<ImageId>,
}

impl Service {
    /// How an order names it.
    pub(crate) fn composed(&self) -> String {
        format!(
            "{} - {} - {}",
            self.service_type, self.service_name, self.service_model
        )
    }
}

/// Knows what the shop stitches. The catalogue answers.
#[async_trait]
pub trait Services: Send + Sync {
    /// `None` for a product that is unknown or no longer offered.
    async fn service(&self, product: i64) -> Result<Option<Service>, Failure>;
}

/// Knows the shop's settings.
#[async_trait]
pub trait OrderNumbers: Send + Sync {
    /// What order numbers start with: `HM` makes `HM-1048`.
    async fn prefix(&self) -> Result<String, Failure>;

    /// In which lengths of the body are shown.
    async fn unit(&self) -> Result<LengthUnit, Failure>;
}

/// Knows what came for orders. Whoever keeps the books answers.
#[async_trait]
pub trait OrderMoney: Send + Sync {
    /// In paise, for each of these orders for which anything came.
    async fn paid_for(&self, orders: &[i64]) -> Result<HashMap<i64, i64>, Failure>;

    /// What came at the counter for one of them, in paise, inside the transaction that asks.
    async fn came_at_the_counter(&self, tx: &mut Tx, order: i64) -> Result<i64, Failure>;

    /// An order is delivered, inside the transaction that says so: its invoice is due at that time.
    async fn delivered(&self, tx: &mut Tx, order: i64, due: Timestamp) -> Result<(), Failure>;

    /// The order of this user is not delivered after all, inside the transaction that says so.
    async fn not_delivered(
        &self,
        tx: &mut Tx,
        order: i64,
        buyer: i64,
        now: Timestamp,
    ) -> Result<(), Failure>;

    /// Whether its invoice stands: what was agreed is printed on it.
    async fn is_invoiced(&self, tx: &mut Tx, order: i64) -> Result<bool, Failure>;
}

/// What the feature needs from others, and what the shop decides.
pub struct Setup {
    pub services: Arc<dyn Services>,
    pub numbers: Arc<dyn OrderNumbers>,
    pub photos: Arc<dyn PhotoKeeper>,
    pub people: Arc<dyn People>,
    pub money: Arc<dyn OrderMoney>,
    /// Bookings per customer in ten minutes: 5, in a demo store on loopback 20.
    pub most_bookings: u32,
    /// How many of one customer's requests wait for approval at a time.
    pub most_waiting: i64,
    /// Advances can be paid online.
    pub pays_online: bool,
}

/// Appointments, orders and measurements. Cheap to clone.
#[derive(Clone)]
pub struct Orders {
    pub(crate) deps: Deps,
    pub(crate) setup: Arc<Setup>,
}

impl Orders {
    pub fn new(deps: Deps, setup: Setup) -> Self {
        Self {
            deps,
            setup: Arc::new(setup),
        }
    }

    /// The number that people say: `HM-1048`.
    pub(crate) async fn number(&self, order: i64) -> Result<String, Failure> {
        Ok(format!("{}-{order}", self.setup.numbers.prefix().await?))
    }
}
