//! What is left to pay.

use kernel::{Failure, LEAST_PAYABLE, Paise};

use crate::codes;

/// The price less a percentage, rounded half up to a paisa.
pub fn discounted(price: Paise, percent: i64) -> Result<Paise, Failure> {
    if price.0 < 0 || !(0..=100).contains(&percent) {
        return Err(Failure::internal("a price or a percentage out of range"));
    }
    let hundredfold = i128::from(price.0) * i128::from(100 - percent);
    let rounded = (hundredfold + 50) / 100;
    i64::try_from(rounded).map(Paise).map_err(Failure::internal)
}

/// The amount to pay: nothing at all, or enough for a provider.
pub fn payable_amount(price: Paise, percent: i64) -> Result<Paise, Failure> {
    let amount = discounted(price, percent)?;
    if (1..LEAST_PAYABLE).contains(&amount.0) {
        return Err(codes::BELOW_MINIMUM.into());
    }
    Ok(amount)
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn half_a_paisa_is_rounded_up() {
        let left = |price, percent| discounted(Paise(price), percent).unwrap().0;
        assert_eq!(left(145_000, 10), 130_500);
        assert_eq!(left(99_999, 25), 74_999); // 74,999.25
        assert_eq!(left(10_050, 33), 6_734); // 6,733.5
        assert_eq!(left(10_001, 50), 5_001); // 5,000.5
        assert_eq!(left(10_003, 15), 8_503); // 8,502.55
        assert_eq!(left(1, 50), 1);
        assert_eq!(left(1, 51), 0);
        assert_eq!(left(145_000, 0), 145_000);
        assert_eq!(left(145_000, 100), 0);
        assert_eq!(left(i64::MAX, 0), i64::MAX);
    }

    #[test]
    fn nonsense_is_refused() {
        assert!(discounted(Paise(-1), 10).is_err());
        assert!(discounted(Paise(1), 101).is_err());
        assert!(discounted(Paise(1), -1).is_err());
    }

    #[test]
    fn free_or_at_least_a_rupee() {
        assert_eq!(payable_amount(Paise(5_000), 100).unwrap(), Paise(0));
        assert_eq!(payable_amount(Paise(10_000), 99).unwrap(), Paise(100));
        let too_little = payable_amount(Paise(9_900), 99).unwrap_err();
        assert_eq!(too_little.code(), codes::BELOW_MINIMUM);
    }
}
