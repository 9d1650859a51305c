//! Money that came and went back through the payment provider, as the shop's books read it.

use std::collections::HashMap;

use async_trait::async_trait;
use poem_openapi::{Enum, Object};

use crate::{
    calendar::{Day, Timestamp},
    money::Paise,
    problem::Failure,
    tax_documents::OrderPayment,
};

/// Knows what came online and went back. The payments feature answers.
#[async_trait]
pub trait OnlinePayments: Send + Sync {
    /// Paid for each of these references, less refunds, in paise. References without a payment are left out.
    async fn received(
        &self,
        kind: &str,
        references: &[String],
    ) -> Result<HashMap<String, i64>, Failure>;

    /// Newest first: those after the cursor, at most so many.
    async fn transactions(
        &self,
        filter: &TransactionFilter<'_>,
        after: Option<TransactionCursor>,
        most: Option<i64>,
    ) -> Result<Vec<TransactionRow>, Failure>;

    /// What the whole list comes to.
    async fn totals(&self, filter: &TransactionFilter<'_>) -> Result<TransactionSums, Failure>;

    /// What was sold from one time to before another, for nothing too; orders left out.
    async fn sales(&self, from: Timestamp, until: Timestamp) -> Result<Vec<Sale>, Failure>;

    /// What the provider charged for payments from one day to before another, by day, oldest first.
    async fn fees(&self, from: Day, until: Day) -> Result<Vec<PaidFees>, Failure>;

    /// The coupons that were used from one time to before another, most used first, at most so many.
    async fn coupons(
        &self,
        from: Timestamp,
        until: Timestamp,
        most: i64,
    ) -> Result<Vec<CouponOfMonth>, Failure>;
}

/// What the provider charged for the payments of a day.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct PaidFees {
    pub day: Day,
    /// For how many.
    pub payments: i64,
    /// Tax included.
    pub paise: i64,
}

/// Which transactions.
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

/// State of a transaction.
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
    /// A counter payment that was reversed.
    Reversed,
    /// The transaction that reverses a counter payment.
    Reversal,
    /// The provider is asked to give it back.
    Requested,
    /// It is on its way back.
    Pending,
    /// It went back.
    Processed,
    /// It did not go back.
    Failed,
}

/// Which transactions to list.
#[derive(Clone, Debug, Default)]
pub struct TransactionFilter<'a> {
    pub show: TransactionShow,
    pub from: Option<Timestamp>,
    /// Before this.
    pub until: Option<Timestamp>,
    /// Part of a title or of a provider's id, in lower case; `users` and `orders` are found by it as well.
    pub query: Option<&'a str>,
    pub users: &'a [i64],
    pub orders: &'a [i64],
    /// User id of one customer, and that customer's orders.
    pub customer: Option<i64>,
    pub customers_orders: &'a [i64],
    /// Only of one thing: its kind and which one.
    pub item: Option<(&'a str, &'a str)>,
}

/// After which row a part of the list begins.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord)]
pub struct TransactionCursor {
    pub at: i64,
    pub source: i64,
    pub id: i64,
}

/// A transaction, as its feature stores it.
#[derive(Clone, Debug)]
pub struct TransactionRow {
    /// 1 came online, 2 came at the counter, 3 went back or is to.
    pub source: i64,
    pub id: i64,
    pub at: i64,
    pub kind: String,
    pub reference: String,
    pub title: String,
    pub user_id: Option<i64>,
    /// In paise; negative for refunds.
    pub paise: i64,
    /// What went back of it, in paise.
    pub returned: i64,
    pub method: Option<String>,
    pub state: TransactionState,
    /// Row id of the online payment.
    pub payment: Option<i64>,
    /// The provider's id of the online payment.
    pub provider_payment: Option<String>,
    pub note: Option<String>,
    pub failure: Option<String>,
    pub actor: Option<i64>,
    pub coupon: Option<String>,
    pub order_payment: Option<OrderPayment>,
    /// It was not due back from the first.
    pub counts: bool,
    pub test: bool,
}

impl TransactionRow {
    pub fn cursor(&self) -> TransactionCursor {
        TransactionCursor {
            at: self.at,
            source: self.source,
            id: self.id,
        }
    }
}

/// What a list comes to, without test mode. Amounts in paise.
#[derive(Clone, Copy, Debug, Default)]
pub struct TransactionSums {
    pub count: i64,
    pub received: i64,
    pub returned: i64,
}

/// What was sold of one thing.
#[derive(Object, Clone, Debug, PartialEq, Eq)]
pub struct Sale {
    /// What kind of thing, such as `course`.
    pub kind: String,
    /// Which one.
    pub reference: String,
    /// Its name.
    pub title: String,
    /// Number of sales, free ones included.
    pub times: i64,
    /// What came for it, less what went back since, in paise.
    pub paise: Paise,
}

/// How often a coupon was used.
#[derive(Object, Clone, Debug, PartialEq, Eq)]
#[oai(rename_all = "camelCase")]
pub struct CouponOfMonth {
    /// Id of the coupon.
    pub coupon_id: i64,
    /// Its code.
    pub code: String,
    /// How often.
    pub times: i64,
    /// What it took off, in paise.
    pub discount_paise: Paise,
}
