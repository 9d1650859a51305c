//! What a payment of an order is: the advance, a part, the balance or all of it.

use poem_openapi::Enum;
use serde::{Deserialize, Serialize};

/// What a payment of an order is.
#[derive(Enum, sqlx::Type, Serialize, Deserialize, Clone, Copy, Debug, PartialEq, Eq)]
#[oai(rename_all = "snake_case")]
#[serde(rename_all = "snake_case")]
#[sqlx(rename_all = "snake_case")]
pub enum OrderPayment {
    /// The advance, or the first part of the price.
    Advance,
    /// A further part of the price, or the first after delivery.
    Part,
    /// The rest of the price.
    Balance,
    /// The whole price at once.
    Full,
}

impl OrderPayment {
    /// `before` was paid earlier, in paise. Without an agreed price the first payment is an advance. What was asked for
    /// as the advance is one, even when it is the whole price.
    pub fn of(price: Option<i64>, before: i64, paise: i64, asked_as_advance: bool) -> Self {
        let covers = price.is_some_and(|price| price > 0 && before + paise >= price);
        match (before > 0, covers) {
            _ if asked_as_advance => Self::Advance,
            (false, true) => Self::Full,
            (true, true) => Self::Balance,
            (false, false) => Self::Advance,
            (true, false) => Self::Part,
        }
    }

    /// Money against the invoice of a delivered order is no advance.
    pub fn after_invoice(self) -> Self {
        match self {
            Self::Advance => Self::Part,
            other => other,
        }
    }

    /// As receipts, mails and tables say it.
    pub fn title(self) -> &'static str {
        match self {
            Self::Advance => "Advance",
            Self::Part => "Part payment",
            Self::Balance => "Balance payment",
            Self::Full => "Full payment",
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn only_the_first_part_of_a_price_is_an_advance() {
        use OrderPayment::{Advance, Balance, Full, Part};
        for (price, before, paise, asked, expected) in [
            (Some(125_000), 0, 50_000, true, Advance),
            (Some(125_000), 0, 125_000, true, Advance),
            (Some(125_000), 0, 50_000, false, Advance),
            (Some(140_000), 0, 140_000, false, Full),
            (Some(140_000), 0, 150_000, false, Full),
            (Some(140_000), 50_000, 90_000, false, Balance),
            (Some(140_000), 50_000, 10_000, false, Part),
            (None, 0, 50_000, false, Advance),
            (None, 50_000, 50_000, false, Part),
            (Some(0), 0, 50_000, false, Advance),
        ] {
            assert_eq!(
                OrderPayment::of(price, before, paise, asked),
                expected,
                "{price:?} {before} {paise} {asked}"
            );
        }
    }
}
