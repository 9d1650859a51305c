//! Transactions, and the filters for them.

use kernel::{
    Month, Paise, Timestamp,
    online_payments::{TransactionShow, TransactionState},
    tax_documents::OrderPayment,
};
use poem_openapi::{Enum, Object};

/// What moved.
#[derive(Enum, Clone, Copy, Debug, PartialEq, Eq)]
#[oai(rename_all = "snake_case")]
pub enum TransactionWhat {
    /// A payment through the payment provider.
    Online,
    /// Cash or UPI at the counter.
    Counter,
    /// A refund.
    Refund,
}

/// One transaction.
#[derive(Object, Clone, Debug)]
#[oai(rename_all = "camelCase", skip_serializing_if_is_none)]
pub struct Transaction {
    /// Names it in the list, such as `online-12`.
    pub key: String,
    /// What moved.
    pub what: TransactionWhat,
    /// When.
    pub at: Timestamp,
    /// What kind of thing was paid for.
    pub kind: String,
    /// Which one.
    pub reference: String,
    /// What was bought, or the number of the order.
    pub title: String,
    /// Absent if the account is gone.
    pub customer: Option<String>,
    /// User id of the customer.
    pub customer_id: i64,
    /// How much, in paise; negative for money out.
    pub amount_paise: Paise,
    /// Total refunded so far, in paise.
    pub returned_paise: Paise,
    /// `cash` or `upi` at the counter; else of the provider, such as `card`, `upi` or `netbanking`, and `test` in the sandbox.
    pub method: Option<String>,
    /// Its state.
    pub state: TransactionState,
    /// Id of the payment, for its page; absent at the counter.
    pub payment_id: Option<i64>,
    /// A note: the reason of a refund, or what was noted at the counter.
    pub note: Option<String>,
    /// Why a refund failed.
    pub failure: Option<String>,
    /// Who recorded or decided it; absent when it came by itself.
    pub by: Option<String>,
    /// What a payment of an order was; absent for courses, and for money that bought nothing.
    pub order_payment: Option<OrderPayment>,
    /// Made with the provider's test keys: no money moved, and it counts in no total. The sandbox of a demo store does not set it.
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
    /// How many transactions with real money.
    pub count: i64,
    /// What came, in paise; without what is due back from the first.
    pub received_paise: Paise,
    /// What went back of that, in paise.
    pub returned_paise: Paise,
    /// What stayed, in paise.
    pub net_paise: Paise,
}

/// Which list.
#[derive(Clone, Debug, Default)]
pub struct TransactionQuery {
    pub show: TransactionShow,
    pub month: Option<Month>,
    /// Part of a name, mobile, title, order number or provider's id.
    pub query: Option<String>,
    /// Only of this customer.
    pub customer: Option<i64>,
}
