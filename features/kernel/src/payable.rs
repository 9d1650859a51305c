//! What can be paid for. The payments feature knows no products: it asks the payable of each kind.

use async_trait::async_trait;

use crate::{calendar::Timestamp, db::Tx, money::Paise, problem::Failure};

/// Least amount that can be paid online, in paise: payment providers take no less than one rupee.
pub const LEAST_PAYABLE: i64 = 100;

/// Price of an item, determined by its feature, before any coupon.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Quote {
    /// Full price in paise.
    pub price: Paise,
    /// Title in the checkout: "Payment for {title}".
    pub title: String,
    /// Whether coupons apply.
    pub coupons: bool,
    /// Terms stored with the purchase and passed to `fulfil`, such as days of access. JSON.
    pub terms: String,
}

/// A captured payment, or a purchase that costs nothing.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Receipt {
    /// Row id of the payment order, unique per purchase.
    pub purchase: i64,
    pub buyer: i64,
    pub reference: String,
    /// Amount paid, in paise.
    pub paid: Paise,
    /// When the provider captured it.
    pub captured_at: Timestamp,
    /// The quote's terms, as stored at checkout.
    pub terms: String,
    /// Whether it was paid in test mode: no money moved, and what is granted ends with `end_test`.
    pub test: bool,
}

/// Result of `fulfil`.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Fulfilment {
    /// The item was granted for this purchase.
    Granted,
    /// The buyer already has the item from another purchase: refund this one.
    AlreadyHeld,
}

/// A refund.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Return {
    pub purchase: i64,
    pub buyer: i64,
    pub reference: String,
    /// Amount paid, in paise.
    pub paid: Paise,
    /// Amount of this refund, in paise.
    pub amount: Paise,
    /// Total refunded so far, including this refund, in paise.
    pub returned: Paise,
    pub at: Timestamp,
}

impl Return {
    /// Whether everything is refunded.
    pub fn is_full(&self) -> bool {
        self.returned >= self.paid
    }
}

/// Result of `reverse`.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Reversal {
    /// The buyer keeps the item.
    Nothing,
    /// The buyer loses access to the item.
    Closed,
}

/// A kind of item that can be paid for.
#[async_trait]
pub trait Payable: Send + Sync {
    /// Name, such as "course" or "advance".
    fn kind(&self) -> &'static str;

    /// The price for this buyer. An error if the item is not for this buyer, no longer exists, or
    /// is owned or paid already.
    async fn quote(&self, buyer: i64, reference: &str) -> Result<Quote, Failure>;

    /// The price of what is left once the item of `quote` is paid, such as the balance of an order. `None` if this is
    /// not sold.
    async fn balance_quote(&self, _buyer: i64, _reference: &str) -> Result<Option<Quote>, Failure> {
        Ok(None)
    }

    /// Grants the item, inside the transaction that records the payment. Idempotent by
    /// `receipt.purchase`.
    async fn fulfil(&self, tx: &mut Tx, receipt: &Receipt) -> Result<Fulfilment, Failure>;

    /// Handles a refund of a granted purchase, inside the transaction that records it. Called once
    /// per partial refund; a full refund withdraws the item if possible.
    async fn reverse(&self, _tx: &mut Tx, _back: &Return) -> Result<Reversal, Failure> {
        Ok(Reversal::Nothing)
    }

    /// Withdraws what a purchase in test mode granted, inside the transaction that ends it: no
    /// money moved, so nothing is refunded and the item can be bought again. Does nothing if a
    /// later purchase or the shop granted it too.
    async fn end_test(&self, _tx: &mut Tx, _purchase: i64, _at: Timestamp) -> Result<(), Failure> {
        Ok(())
    }

    /// Path of the item's page for its buyer, such as `/coursenames/3`.
    fn page(&self, reference: &str) -> String;
}
