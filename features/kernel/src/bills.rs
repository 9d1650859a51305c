//! What is paid in parts, at the counter and online.

use async_trait::async_trait;

use crate::{
    calendar::Timestamp,
    db::Tx,
    problem::{Code, Failure},
};

pub const BILL_NOT_FOUND: Code =
    Code::new(404, "payments.bill_not_found", "There is no such order.");
pub const BILL_CLOSED: Code = Code::new(
    409,
    "payments.bill_closed",
    "This order takes no payment: it is not approved yet, or it is called off.",
);

/// What was agreed for one order.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Bill {
    pub order: i64,
    /// User id of whose order it is.
    pub buyer: i64,
    /// As people say it.
    pub number: String,
    /// What is made.
    pub item: String,
    pub customer: String,
    /// In paise; `None` while nothing is agreed.
    pub price_paise: Option<i64>,
    /// Whether it is approved and not cancelled: its customer sees the price.
    pub is_approved: bool,
    /// Whether it is declined or cancelled.
    pub is_called_off: bool,
}

impl Bill {
    /// As a receipt names it.
    pub fn title(&self) -> String {
        if self.item.is_empty() {
            format!("Order {}", self.number)
        } else {
            format!("{}, order {}", self.item, self.number)
        }
    }
}

/// What the price of an order consists of. The lines without the discount are the price, or the price has no lines.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct BillLines {
    /// Pieces by position, then fees.
    pub lines: Vec<BillLine>,
    pub discount: Option<BillDiscount>,
}

impl BillLines {
    /// In paise.
    pub fn sum(&self) -> i64 {
        let lines: i64 = self.lines.iter().map(|line| line.paise).sum();
        lines - self.discount.as_ref().map_or(0, |discount| discount.paise)
    }
}

/// A piece of an order, or a fee.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct BillLine {
    /// As documents say it.
    pub description: String,
    pub quantity: i64,
    /// For the whole quantity, before the discount, in paise.
    pub paise: i64,
}

/// What the shop took off the price of an order.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct BillDiscount {
    pub reason: String,
    pub paise: i64,
}

/// Knows what the shop's orders cost. The orders feature answers.
#[async_trait]
pub trait Bills: Send + Sync {
    /// As the payable of these orders calls what is paid for them online.
    fn kind(&self) -> &'static str;

    /// `None` for an unknown order.
    async fn bill(&self, order: i64) -> Result<Option<Bill>, Failure>;

    /// What the price of an order consists of; nothing for an unknown order.
    async fn lines(&self, order: i64) -> Result<BillLines, Failure>;

    /// Every order with a price that is not called off.
    async fn bills(&self) -> Result<Vec<Bill>, Failure>;

    /// Every order of these people.
    async fn orders_of(&self, buyers: &[i64]) -> Result<Vec<i64>, Failure>;

    /// Purchases that paid an advance or balance of an order that was called off since.
    async fn called_off(&self) -> Result<Vec<i64>, Failure>;

    /// Which of these orders are declined or cancelled.
    async fn called_off_of(&self, orders: &[i64]) -> Result<Vec<i64>, Failure>;

    /// Terms of a purchase that pays a part of the price and is not the advance: the payable gives nothing for it.
    fn part_terms(&self) -> &'static str;

    /// Whether a purchase on these terms pays a part of the price and is not the advance.
    fn is_part(&self, terms: &str) -> bool {
        terms == self.part_terms()
    }

    /// Notes the total paid at the counter so far, in paise. Call inside the transaction that records the payment.
    async fn paid_at_the_counter(
        &self,
        tx: &mut Tx,
        order: i64,
        total_paise: i64,
        now: Timestamp,
    ) -> Result<(), Failure>;
}
