//! The tax inside a price: customers see and pay one price, and the document tells its parts.

use poem_openapi::Object;
use serde::{Deserialize, Serialize};

use crate::states::half_of;

/// The tax inside an amount, in whole paise: the parts are the amount, to the paisa.
#[derive(Object, Serialize, Deserialize, Clone, Debug, PartialEq, Eq)]
#[oai(rename_all = "camelCase")]
#[serde(rename_all = "camelCase")]
pub struct TaxSplit {
    /// Hundredths of a percent: 1800 is 18 %.
    pub rate: i64,
    /// What the tax is counted on, in paise.
    pub taxable_paise: i64,
    /// CGST, in paise: half of the tax within one State.
    pub central_paise: i64,
    /// SGST or UTGST, in paise: the other half, always the same.
    pub state_paise: i64,
    /// IGST, in paise: the whole tax between two States.
    pub integrated_paise: i64,
    /// What the second half is called: `SGST` or `UTGST`.
    pub state_tax: String,
}

impl TaxSplit {
    /// The parts of `paise`. `seller` and `place` are codes of States.
    pub fn of(paise: i64, rate: i64, seller: &str, place: &str) -> Self {
        let within = seller == place;
        let (half, whole) = if within {
            (part(paise, rate, 2), 0)
        } else {
            (0, part(paise, rate, 1))
        };
        Self {
            rate,
            taxable_paise: paise - 2 * half - whole,
            central_paise: half,
            state_paise: half,
            integrated_paise: whole,
            state_tax: half_of(seller).to_owned(),
        }
    }

    /// The parts of what is given back now, when so much was given back before: all of them together are the parts
    /// of the original.
    pub fn given_back(&self, total: i64, before: i64, now: i64) -> Self {
        let share = |paise: i64| {
            let halves = self.integrated_paise == 0;
            let tax = |whole: i64| proportion(whole, paise, total);
            let half = if halves { tax(self.central_paise) } else { 0 };
            (half, tax(self.integrated_paise))
        };
        let (half_before, whole_before) = share(before);
        let (half_after, whole_after) = share(before + now);
        let (half, whole) = (half_after - half_before, whole_after - whole_before);
        Self {
            rate: self.rate,
            taxable_paise: now - 2 * half - whole,
            central_paise: half,
            state_paise: half,
            integrated_paise: whole,
            state_tax: self.state_tax.clone(),
        }
    }

    /// The parts of what is left when all but `left` of it was given back: together with those of what was given back
    /// they are the whole.
    pub fn left(&self, total: i64, left: i64) -> Self {
        self.given_back(total, total - left, left)
    }

    /// The parts of each line of a document over `total`, of which these are the parts. What the prices are more than
    /// the total was taken off: each line bears its share of it by its price, and is taxed on the rest (CGST Act,
    /// section 15(3)(a); rule 46 asks for the taxable value and the tax of each thing). Shares are rounded so that the
    /// lines together are the document, to the paisa; the tax of each is at most three paise from what it would be
    /// alone. No rule
    /// asks for another rounding: section 170 rounds what the shop pays to the government.
    pub fn by_line(&self, total: i64, prices: &[i64]) -> Vec<Self> {
        let mut before = 0;
        let shares = shares(total, prices).into_iter().map(|share| {
            let parts = self.given_back(total, before, share);
            before += share;
            parts
        });
        shares.collect()
    }

    #[cfg(test)]
    pub fn sum(&self) -> i64 {
        self.taxable_paise + self.central_paise + self.state_paise + self.integrated_paise
    }
}

/// One of `parts` equal parts of the tax inside an amount, rounded half up.
fn part(paise: i64, rate: i64, parts: i64) -> i64 {
    let whole = 10_000 + i128::from(rate);
    let divisor = whole * i128::from(parts);
    rounded(i128::from(paise) * i128::from(rate), divisor)
}

/// `total` in parts that are as the prices are to each other, none of them below nothing.
fn shares(total: i64, prices: &[i64]) -> Vec<i64> {
    let sum: i64 = prices.iter().sum();
    let (mut priced, mut shared) = (0, 0);
    let shares = prices.iter().map(|price| {
        priced += price;
        let share = proportion(total, priced, sum) - shared;
        shared += share;
        share
    });
    shares.collect()
}

fn proportion(of: i64, paise: i64, total: i64) -> i64 {
    rounded(i128::from(of) * i128::from(paise), i128::from(total.max(1)))
}

/// Half up, for numbers that are not below nothing. The quotient is never more than an amount of paise.
fn rounded(dividend: i128, divisor: i128) -> i64 {
    let quotient = (2 * dividend + divisor) / (2 * divisor);
    i64::try_from(quotient).unwrap_or(i64::MAX)
}

#[cfg(test)]
mod tests {
    use super::*;

    const HERE: &str = "33";
    const THERE: &str = "29";

    #[test]
    fn the_parts_are_the_price() {
        for rate in [0, 25, 300, 500, 1200, 1800, 2800] {
            for paise in (1..3_000).chain([99_999, 145_000, 199_900, 1_000_000_000_000]) {
                for place in [HERE, THERE] {
                    let split = TaxSplit::of(paise, rate, HERE, place);
                    assert_eq!(split.sum(), paise, "{split:?}");
                    assert_eq!(split.central_paise, split.state_paise);
                    assert!(split.taxable_paise >= 0 && split.integrated_paise >= 0);
                }
            }
        }
    }

    #[test]
    fn within_a_state_it_is_two_halves() {
        let split = TaxSplit::of(118_000, 1800, HERE, HERE);
        assert_eq!(
            (split.taxable_paise, split.central_paise, split.state_paise),
            (100_000, 9_000, 9_000)
        );
        assert_eq!(split.integrated_paise, 0);
        // 1,450 at 18 %: 221.186 of tax, each half 110.59.
        let odd = TaxSplit::of(145_000, 1800, HERE, HERE);
        assert_eq!((odd.taxable_paise, odd.central_paise), (122_882, 11_059));
        let tailoring = TaxSplit::of(50_000, 500, HERE, HERE);
        assert_eq!(
            (tailoring.taxable_paise, tailoring.central_paise),
            (47_620, 1_190)
        );
    }

    #[test]
    fn between_states_it_is_one() {
        let split = TaxSplit::of(145_000, 1800, HERE, THERE);
        assert_eq!(
            (split.taxable_paise, split.integrated_paise),
            (122_881, 22_119)
        );
        assert_eq!((split.central_paise, split.state_paise), (0, 0));
    }

    #[test]
    fn what_is_left_and_what_was_given_back_is_the_whole() {
        for place in [HERE, THERE] {
            for (total, gone) in [
                (145_001, 1),
                (145_001, 77_777),
                (200_000, 50_000),
                (50_000, 0),
            ] {
                let whole = TaxSplit::of(total, 500, HERE, place);
                let back = whole.given_back(total, 0, gone);
                let left = whole.left(total, total - gone);
                assert_eq!(left.sum(), total - gone);
                assert_eq!(back.taxable_paise + left.taxable_paise, whole.taxable_paise);
                assert_eq!(back.central_paise + left.central_paise, whole.central_paise);
                let both = back.integrated_paise + left.integrated_paise;
                assert_eq!(both, whole.integrated_paise);
            }
        }
    }

    #[test]
    fn what_is_given_back_in_parts_is_the_whole() {
        for place in [HERE, THERE] {
            let total = 145_001;
            let original = TaxSplit::of(total, 1800, HERE, place);
            let mut sums = (0, 0, 0);
            let mut before = 0;
            for now in [1, 33_333, 7, 100_000, 11_660] {
                let back = original.given_back(total, before, now);
                assert_eq!(back.sum(), now);
                before += now;
                sums.0 += back.taxable_paise;
                sums.1 += back.central_paise;
                sums.2 += back.integrated_paise;
            }
            assert_eq!(before, total);
            let whole = (
                original.taxable_paise,
                original.central_paise,
                original.integrated_paise,
            );
            assert_eq!(sums, whole);
        }
    }

    /// Numbers that look random and are the same each time (Knuth's MMIX generator).
    fn numbers(mut seed: u64) -> impl FnMut(i64) -> i64 {
        move |below| {
            seed = seed
                .wrapping_mul(6_364_136_223_846_793_005)
                .wrapping_add(1_442_695_040_888_963_407);
            i64::try_from(seed >> 33).unwrap() % below
        }
    }

    #[test]
    fn the_lines_of_a_document_are_the_document() {
        for seed in 0..400 {
            let mut number = numbers(seed);
            let mut price = || {
                if number(9) == 0 {
                    0
                } else {
                    100 + number(900_000)
                }
            };
            let prices: Vec<i64> = (0..=seed % 20).map(|_| price()).collect();
            let sum: i64 = prices.iter().sum();
            // A discount of up to half, in paise.
            let total = sum - number(sum / 2 + 1);
            for (rate, place) in [(500, HERE), (1800, HERE), (500, THERE), (25, HERE)] {
                let whole = TaxSplit::of(total, rate, HERE, place);
                let lines = whole.by_line(total, &prices);
                let sum_of = |part: fn(&TaxSplit) -> i64| lines.iter().map(part).sum::<i64>();
                assert_eq!(sum_of(|line| line.taxable_paise), whole.taxable_paise);
                assert_eq!(sum_of(|line| line.central_paise), whole.central_paise);
                assert_eq!(sum_of(|line| line.integrated_paise), whole.integrated_paise);
                assert_eq!(sum_of(TaxSplit::sum), total, "seed {seed}");
                for (line, price) in lines.iter().zip(&prices) {
                    let alone = TaxSplit::of(line.sum(), rate, HERE, place);
                    let off = (line.taxable_paise - alone.taxable_paise).abs();
                    assert!(off <= 3, "seed {seed}: {line:?} is {alone:?} alone");
                    assert!(line.taxable_paise >= 0 && line.sum() <= *price);
                    assert_eq!(line.central_paise, line.state_paise);
                }
            }
        }
    }

    #[test]
    fn a_discount_is_borne_by_each_line_as_it_is_priced() {
        let whole = TaxSplit::of(90_000, 500, HERE, HERE);
        let lines = whole.by_line(90_000, &[60_000, 0, 40_000]);
        assert_eq!(
            lines.iter().map(TaxSplit::sum).collect::<Vec<_>>(),
            [54_000, 0, 36_000]
        );
    }
}
