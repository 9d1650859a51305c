//! Dividing what an order cost, and what was paid for it, among its pieces.

/// The parts of `paise` in proportion to the weights. They add up to it to the paisa.
pub fn divide(paise: i64, weights: &[i64]) -> Vec<i64> {
    let total: i128 = weights.iter().map(|weight| i128::from(*weight)).sum();
    if total <= 0 {
        return vec![0; weights.len()];
    }
    let (mut sum, mut given) = (0_i128, 0_i64);
    let part = |weight: &i64| {
        sum += i128::from(*weight);
        let so_far = (i128::from(paise) * sum).div_euclid(total);
        let so_far = i64::try_from(so_far).unwrap_or(paise);
        let part = so_far - given;
        given = so_far;
        part
    };
    weights.iter().map(part).collect()
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn parts_add_up_to_the_paisa() {
        assert_eq!(divide(100, &[1, 1, 1]), [33, 33, 34]);
        assert_eq!(divide(-100, &[1, 1, 1]).iter().sum::<i64>(), -100);
        assert_eq!(divide(90_000, &[60_000, 0, 30_000]), [60_000, 0, 30_000]);
        assert_eq!(divide(85_000, &[60_000, 30_000]), [56_666, 28_334]);
        assert_eq!(divide(5, &[]), Vec::<i64>::new());
    }
}
