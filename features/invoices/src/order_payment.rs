//! What a payment of an order is: the advance, a part, the balance or all of it.

use kernel::tax_documents::OrderPayment;

/// What a payment is when `before` was paid earlier, in paise. Without an agreed price the first payment is an advance.
/// Money that was requested as the advance is one, even when it is the whole price.
pub fn of(price: Option<i64>, before: i64, paise: i64, asked_as_advance: bool) -> OrderPayment {
    let covers = price.is_some_and(|price| price > 0 && before + paise >= price);
    match (before > 0, covers) {
        _ if asked_as_advance => OrderPayment::Advance,
        (false, true) => OrderPayment::Full,
        (true, true) => OrderPayment::Balance,
        (false, false) => OrderPayment::Advance,
        (true, false) => OrderPayment::Part,
    }
}

/// The same for money against the invoice of a delivered order, which is no advance.
pub fn after_invoice(payment: OrderPayment) -> OrderPayment {
    match payment {
        OrderPayment::Advance => OrderPayment::Part,
        other => other,
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
                of(price, before, paise, asked),
                expected,
                "{price:?} {before} {paise} {asked}"
            );
        }
    }
}
