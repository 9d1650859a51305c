//! Payment methods at the counter.

use poem_openapi::Enum;

/// How a counter payment is made.
#[derive(Enum, sqlx::Type, Clone, Copy, Debug, PartialEq, Eq)]
#[oai(rename_all = "lowercase")]
#[sqlx(rename_all = "lowercase")]
pub enum CounterMethod {
    /// Cash.
    Cash,
    /// A transfer to the shop's own UPI address.
    Upi,
}

impl CounterMethod {
    pub fn wording(self) -> &'static str {
        match self {
            Self::Cash => "cash",
            Self::Upi => "upi",
        }
    }

    /// As a receipt says it.
    pub fn printed(self) -> &'static str {
        match self {
            Self::Cash => "At the counter, cash",
            Self::Upi => "At the counter, UPI",
        }
    }
}
