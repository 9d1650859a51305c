//! What can be paid for. The payments feature knows no products: it asks the payable of that kind.

use async_trait::async_trait;

use crate::{calendar::Timestamp, db::Tx, money::Paise, problem::Failure};

/// What something costs, decided by its feature, before any coupon.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Quote {
    /// Full price in paise.
    pub price: Paise,
    /// What the checkout names: "Payment for {title}".
    pub title: String,
    /// Whether a coupon may change the price.
    pub coupons: bool,
    /// Frozen with the purchase and handed back to `fulfil`, such as days of access. JSON.
    pub terms: String,
}

/// A captured payment, or a purchase that costs nothing.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Receipt {
    /// Row id of the payment order: unique for each purchase.
    pub purchase: i64,
    pub buyer: i64,
    pub reference: String,
    /// What was paid, in paise.
    pub paid: Paise,
    /// When the provider captured it.
    pub captured_at: Timestamp,
    /// The quote's terms, as frozen at checkout.
    pub terms: String,
    /// Paid in test mode: no money moved, and what is granted ends with `end_test`.
    pub test: bool,
}

/// What `fulfil` found.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Fulfilment {
    /// The buyer has it now, for this purchase.
    Granted,
    /// The buyer had it already by another purchase: the money is to be given back.
    AlreadyHeld,
}

/// Money of a purchase that went back to the buyer.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Return {
    pub purchase: i64,
    pub buyer: i64,
    pub reference: String,
    /// What was paid, in paise.
    pub paid: Paise,
    /// What goes back this time, in paise.
    pub amount: Paise,
    /// What went back by now, this time included, in paise.
    pub returned: Paise,
    pub at: Timestamp,
}

impl Return {
    /// Nothing of the money is left with the shop.
    pub fn is_full(&self) -> bool {
        self.returned >= self.paid
    }
}

/// What `take_back` did.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum TakenBack {
    /// The buyer keeps what she has.
    Nothing,
    /// What was bought is closed to her.
    Closed,
}

/// One kind of thing that is sold.
#[async_trait]
pub trait Payable: Send + Sync {
    /// "course", "advance".
    fn kind(&self) -> &'static str;

    /// The price for this buyer; an error if it is not theirs, is gone, is owned or paid already.
    async fn quote(&self, buyer: i64, reference: &str) -> Result<Quote, Failure>;

    /// Gives what was paid for, inside the transaction that records the payment. Idempotent by `receipt.purchase`.
    async fn fulfil(&self, tx: &mut Tx, receipt: &Receipt) -> Result<Fulfilment, Failure>;

    /// Money of a purchase that was granted went back, inside the transaction that writes it down. Told once
    /// for each part; with the last one goes what was bought, if it can go.
    async fn take_back(&self, _tx: &mut Tx, _back: &Return) -> Result<TakenBack, Failure> {
        Ok(TakenBack::Nothing)
    }

    /// Withdraws what a purchase in test mode granted, inside the transaction that ends it: no money moved, so nothing
    /// is given back and what was for sale is for sale again. Does nothing when a later purchase or the shop granted
    /// it too.
    async fn end_test(&self, _tx: &mut Tx, _purchase: i64, _at: Timestamp) -> Result<(), Failure> {
        Ok(())
    }

    /// Where on the site its buyer sees it, such as `/coursenames/3`.
    fn page(&self, reference: &str) -> String;
}
