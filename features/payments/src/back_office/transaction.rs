//! A movement of money, and which of them are asked for.

use kernel::{Month, Paise, Timestamp};
use poem_openapi::{Enum, Object};

use crate::order_payment::OrderPayment;

/// Which movements.
#[derive(Enum, Clone, Copy, Debug, Default, PartialEq, Eq)]
#[oai(rename_all = "snake_case")]
pub enum TransactionShow {
    /// All of them.
    #[default]
    All,
    /// Payments of orders that came online.
    Advances,
    /// Courses that came online.
    Courses,
    /// Cash and UPI at the counter.
    Counter,
    /// What went back, or is to.
    Refunds,
    /// Payments that wait for the owner's word: they came twice, or for something that was called off since.
    ToDecide,
    /// Refunds that failed and wait for another try.
    Failed,
}

/// What moved.
#[derive(Enum, Clone, Copy, Debug, PartialEq, Eq)]
#[oai(rename_all = "snake_case")]
pub enum TransactionWhat {
    /// A payment through the payment provider.
    Online,
    /// Cash or UPI at the counter.
    Counter,
    /// Money that goes back.
    Refund,
}

/// How a movement stands.
#[derive(Enum, sqlx::Type, Clone, Copy, Debug, PartialEq, Eq)]
#[oai(rename_all = "snake_case")]
#[sqlx(rename_all = "snake_case")]
pub enum TransactionState {
    /// It came, and counts.
    Settled,
    /// It came, and is to be given back.
    RefundDue,
    /// It came, and all of it went back.
    Refunded,
    /// An entry of the counter that was wrong.
    TakenBack,
    /// The entry that takes it back.
    TakesBack,
    /// The provider is asked to give it back.
    Requested,
    /// It is on its way back.
    Pending,
    /// It went back.
    Processed,
    /// It did not go back.
    Failed,
}

/// One movement of money.
#[derive(Object, Clone, Debug)]
#[oai(rename_all = "camelCase", skip_serializing_if_is_none)]
pub struct Transaction {
    /// Names it in the list, such as `online-12`.
    pub key: String,
    /// What moved.
    pub what: TransactionWhat,
    /// When.
    pub at: Timestamp,
    /// What it was for: `advance` for orders, `course` for courses.
    pub kind: String,
    /// Which one.
    pub reference: String,
    /// What was bought, or the number of the order.
    pub title: String,
    /// From whom, or to whom; absent for one whose account is gone.
    pub customer: Option<String>,
    /// User id of the customer.
    pub customer_id: i64,
    /// How much, in paise; less than nothing went out.
    pub amount_paise: Paise,
    /// What went back of it by now, in paise.
    pub returned_paise: Paise,
    /// `card`, `upi`, `cash`, ...
    pub method: Option<String>,
    /// How it stands.
    pub state: TransactionState,
    /// Id of the payment, for its page; absent at the counter.
    pub payment_id: Option<i64>,
    /// A word about it: why it goes back, or what was noted at the counter.
    pub note: Option<String>,
    /// Why a refund failed.
    pub failure: Option<String>,
    /// Who wrote it down or decided it; absent when nobody did.
    pub by: Option<String>,
    /// What a payment of an order was; absent for courses, and for money that bought nothing.
    pub order_payment: Option<OrderPayment>,
    /// In test mode: no money moved, and it counts in no total.
    pub test: bool,
}

/// A part of the list.
#[derive(Object, Clone, Debug)]
#[oai(rename_all = "camelCase", skip_serializing_if_is_none)]
pub struct TransactionPage {
    /// Newest first.
    pub items: Vec<Transaction>,
    /// `before` of the next part; absent with the last one.
    pub next: Option<String>,
    /// Of the whole list, not of this part.
    pub totals: TransactionTotals,
}

/// What a list comes to.
#[derive(Object, Clone, Debug, PartialEq, Eq)]
#[oai(rename_all = "camelCase")]
pub struct TransactionTotals {
    /// How many movements of real money.
    pub count: i64,
    /// What came, in paise; without what is due back from the first.
    pub received_paise: Paise,
    /// What went back of that, in paise.
    pub returned_paise: Paise,
    /// What stayed, in paise.
    pub net_paise: Paise,
}

/// Which part of which list.
#[derive(Clone, Debug, Default)]
pub struct TransactionFilter {
    pub show: TransactionShow,
    pub month: Option<Month>,
    /// Part of a name, mobile, title, order number or provider's id.
    pub wording: Option<String>,
    /// Only of this customer.
    pub customer: Option<i64>,
}

impl TransactionShow {
    /// As the query calls them.
    pub fn word(self) -> &'static str {
        match self {
            Self::All => "all",
            Self::Advances => "advances",
            Self::Courses => "courses",
            Self::Counter => "counter",
            Self::Refunds => "refunds",
            Self::ToDecide => "to_decide",
            Self::Failed => "failed",
        }
    }
}
