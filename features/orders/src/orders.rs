//! State and dependencies shared by all parts of the feature.

use std::{collections::HashMap, sync::Arc};

use async_trait::async_trait;
use kernel::{
    Bill, Deps, Failure, ImageId, LengthUnit, People, PhotoStore, Timestamp, Tx, mail::MailShop,
};
use sqlx::SqliteConnection;

use crate::{Garments, WorkLog, price::TakenBalance, print::ReceivedPayment};

/// The product a customer ordered.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Service {
    pub service_type: String,
    pub service_name: String,
    pub service_model: String,
    pub image: Option<ImageId>,
}

impl Service {
    /// Its full name on an order.
    pub(crate) fn composed(&self) -> String {
        format!(
            "{} - {} - {}",
            self.service_type, self.service_name, self.service_model
        )
    }
}

/// Products that can be ordered, provided by the catalogue.
#[async_trait]
pub trait Services: Send + Sync {
    /// Looks up a product; `None` if it is unknown or no longer offered.
    async fn service(&self, product: i64) -> Result<Option<Service>, Failure>;
}

/// Settings of the shop.
#[async_trait]
pub trait OrderNumbers: Send + Sync {
    /// Prefix of order numbers: `HM` for `HM-1048`.
    async fn prefix(&self) -> Result<String, Failure>;

    /// Unit in which lengths are shown.
    async fn unit(&self) -> Result<LengthUnit, Failure>;

    /// What slips say of the shop.
    async fn shop(&self) -> Result<MailShop, Failure>;
}

/// Reports what was paid for orders. Implemented outside this feature.
#[async_trait]
pub trait OrderMoney: Send + Sync {
    /// Total paid for each of these orders, in paise; unpaid orders are left out.
    async fn paid_for(&self, orders: &[i64]) -> Result<HashMap<i64, i64>, Failure>;

    /// Payments of one order, less what went back of each, oldest first. What came before there were receipts is left
    /// out.
    async fn payments_of(&self, order: i64) -> Result<Vec<ReceivedPayment>, Failure>;

    /// Total paid for each of these orders in test mode, in paise, as long as test mode lasts.
    async fn tested_for(&self, orders: &[i64]) -> Result<HashMap<i64, i64>, Failure>;

    /// Total paid for one order so far, in paise, inside the caller's transaction; without what
    /// this purchase paid.
    async fn paid_now(&self, tx: &mut Tx, order: i64, without: Option<i64>)
    -> Result<i64, Failure>;

    /// Records a counter payment with its receipt, in the same transaction.
    async fn take(&self, tx: &mut Tx, bill: Bill, taken: TakenBalance) -> Result<(), Failure>;

    /// Records a counter payment for an alteration that is handed over, with a document of its own:
    /// that of the order may be issued already.
    async fn take_for_alteration(
        &self,
        tx: &mut Tx,
        bill: Bill,
        title: &str,
        taken: TakenBalance,
    ) -> Result<(), Failure>;

    /// Total paid at the counter for one order, in paise, inside the caller's transaction.
    async fn came_at_the_counter(&self, tx: &mut Tx, order: i64) -> Result<i64, Failure>;

    /// Called when an order is delivered, in the same transaction; its invoice is due at `due`.
    async fn delivered(&self, tx: &mut Tx, order: i64, due: Timestamp) -> Result<(), Failure>;

    /// Called when a delivery of this customer's order is undone, in the same transaction.
    async fn not_delivered(
        &self,
        tx: &mut Tx,
        order: i64,
        buyer: i64,
        now: Timestamp,
    ) -> Result<(), Failure>;

    /// Whether the price is on an issued invoice.
    async fn is_invoiced(&self, db: &mut SqliteConnection, order: i64) -> Result<bool, Failure>;
}

/// What the feature needs from others, and what the shop decides.
pub struct Setup {
    pub services: Arc<dyn Services>,
    pub garments: Arc<dyn Garments>,
    pub numbers: Arc<dyn OrderNumbers>,
    pub photos: Arc<dyn PhotoStore>,
    pub people: Arc<dyn People>,
    pub money: Arc<dyn OrderMoney>,
    pub work: Arc<dyn WorkLog>,
    /// Bookings per customer in ten minutes: 5, in a demo store on loopback 20.
    pub most_bookings: u32,
    /// Maximum number of one customer's requests waiting for approval.
    pub most_waiting: i64,
    /// Whether advances can be paid online.
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

    /// Order number, such as `HM-1048`.
    /// How many requests await approval.
    ///
    /// # Errors
    /// The database cannot be read.
    pub async fn requests_waiting(&self) -> Result<i64, Failure> {
        let count =
            sqlx::query_scalar!("SELECT count(*) FROM orders_order WHERE status = 'Pending'");
        Ok(count.fetch_one(self.deps.db.read()).await?)
    }

    pub(crate) async fn number(&self, order: i64) -> Result<String, Failure> {
        Ok(format!("{}-{order}", self.setup.numbers.prefix().await?))
    }
}
