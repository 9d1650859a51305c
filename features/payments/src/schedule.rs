//! When the provider is asked about a purchase.

use kernel::Timestamp;

use crate::purchase::{Purchase, State};

/// A browser that is still paying is left alone this long.
pub const FIRST_CHECK_SECONDS: i64 = 120;
/// A purchase that is being confirmed is asked about this soon.
pub const CONFIRMING_SECONDS: i64 = 15;

const MINUTE: i64 = 60;
const HOUR: i64 = 3_600;
const DAY: i64 = 86_400;
/// An open purchase is given up after this.
const OPEN_DAYS: i64 = 7;
/// A second capture may still come this long after the first.
const SETTLED_DAYS: i64 = 3;

/// The next time to ask, or never again.
pub fn next_check(purchase: &Purchase, now: Timestamp) -> Option<Timestamp> {
    let age = now.0 - purchase.opened_at;
    let wait = if !purchase.state.may_be_paid() {
        let settled = matches!(purchase.state, State::Fulfilled | State::RefundDue);
        (settled && age < SETTLED_DAYS * DAY).then_some(DAY)?
    } else if purchase.capture_seen_at.is_some() {
        5 * MINUTE
    } else if age >= OPEN_DAYS * DAY {
        return None;
    } else if purchase
        .confirming_since
        .is_some_and(|since| now.0 - since < 10 * MINUTE)
    {
        CONFIRMING_SECONDS
    } else if age < HOUR {
        5 * MINUTE
    } else if age < DAY {
        15 * MINUTE
    } else {
        HOUR
    };
    Some(now.plus_seconds(wait))
}

#[cfg(test)]
mod tests {
    use super::*;

    fn waits(state: State, age: i64, confirming_for: Option<i64>) -> Option<i64> {
        let now = Timestamp(10_000_000);
        let purchase = Purchase {
            id: 1,
            user_id: 1,
            kind: String::new(),
            reference: String::new(),
            title: String::new(),
            price_paise: 100,
            percent: 0,
            amount_paise: 100,
            terms: String::new(),
            coupon_id: None,
            coupon_code: None,
            coupon_released_at: None,
            provider: String::new(),
            key_id: None,
            provider_order_id: None,
            state,
            confirming_since: confirming_for.map(|seconds| now.0 - seconds),
            capture_seen_at: None,
            created_at: now.0 - age,
            opened_at: now.0 - age,
            paid_at: None,
            returned_paise: 0,
            test: false,
        };
        next_check(&purchase, now).map(|next| next.0 - now.0)
    }

    #[test]
    fn the_older_the_rarer_until_it_is_given_up() {
        assert_eq!(waits(State::AwaitingPayment, 120, None), Some(300));
        assert_eq!(waits(State::AwaitingPayment, HOUR, None), Some(900));
        assert_eq!(waits(State::Abandoned, 2 * DAY, None), Some(HOUR));
        assert_eq!(waits(State::AwaitingPayment, 7 * DAY, None), None);
    }

    #[test]
    fn who_waits_for_a_confirmation_waits_seconds() {
        assert_eq!(waits(State::AwaitingPayment, 300, Some(20)), Some(15));
        assert_eq!(waits(State::AwaitingPayment, 700, Some(600)), Some(300));
    }

    #[test]
    fn settled_purchases_are_watched_for_a_second_capture() {
        assert_eq!(waits(State::Fulfilled, DAY, None), Some(DAY));
        assert_eq!(waits(State::Fulfilled, 3 * DAY, None), None);
        assert_eq!(waits(State::Refunded, 60, None), None);
    }
}
