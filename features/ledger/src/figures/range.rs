//! Ranges of days and what they are compared with.

use kernel::{Code, Day, Failure};
use poem_openapi::{Enum, Object};

pub const RANGE_INVALID: Code = Code::new(
    422,
    "ledger.range_invalid",
    "Choose a last day on or after the first, at most three years later.",
);

/// Longest range, in days.
const LONGEST: i64 = 1_096;

/// Days in India, first and last included.
#[derive(Object, Clone, Copy, Debug, PartialEq, Eq)]
pub struct DateRange {
    /// The first day.
    pub from: Day,
    /// The last day.
    pub to: Day,
}

/// What a range is compared with.
#[derive(Enum, Clone, Copy, Debug, PartialEq, Eq)]
#[oai(rename_all = "snake_case")]
pub enum Comparison {
    /// The same days of the month before, if the range begins on the first of a month and ends in it; else as many days
    /// directly before it.
    Before,
    /// The same days a year before.
    LastYear,
}

impl DateRange {
    /// # Errors
    /// [`RANGE_INVALID`] if the last day is before the first, or the range is longer than three years.
    pub fn new(from: Day, to: Day) -> Result<Self, Failure> {
        if (0..LONGEST).contains(&to.days_since(from)) {
            Ok(Self { from, to })
        } else {
            Err(RANGE_INVALID.into())
        }
    }

    /// The day after the last.
    pub fn end(self) -> Day {
        self.to.plus_days(1)
    }

    pub fn compared(self, with: Comparison) -> Self {
        let Self { from, to } = self;
        let month = from.month();
        match with {
            Comparison::LastYear => Self {
                from: from.months_before(12),
                to: to.months_before(12),
            },
            Comparison::Before if from == month.first_day() && to.month() == month => {
                let whole = self.end() == month.end();
                let before = from.months_before(1);
                Self {
                    from: before,
                    to: if whole {
                        from.plus_days(-1)
                    } else {
                        to.months_before(1)
                    },
                }
            }
            Comparison::Before => Self {
                from: from.plus_days(from.days_since(self.end())),
                to: from.plus_days(-1),
            },
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    fn range(from: &str, to: &str) -> DateRange {
        let day = |text| Day::parse(text).unwrap();
        DateRange::new(day(from), day(to)).unwrap()
    }

    #[test]
    fn a_part_of_a_month_is_compared_with_the_same_days_of_the_month_before() {
        let before = |from, to| range(from, to).compared(Comparison::Before);
        assert_eq!(
            before("2026-11-01", "2026-11-26"),
            range("2026-10-01", "2026-10-26")
        );
        assert_eq!(
            before("2026-03-01", "2026-03-31"),
            range("2026-02-01", "2026-02-28")
        );
        assert_eq!(
            before("2026-04-01", "2026-04-30"),
            range("2026-03-01", "2026-03-31")
        );
        assert_eq!(
            before("2026-11-26", "2026-11-26"),
            range("2026-11-25", "2026-11-25")
        );
        assert_eq!(
            before("2026-11-02", "2026-11-08"),
            range("2026-10-26", "2026-11-01")
        );
    }

    #[test]
    fn a_range_is_compared_with_the_same_days_of_the_year_before() {
        assert_eq!(
            range("2028-02-01", "2028-02-29").compared(Comparison::LastYear),
            range("2027-02-01", "2027-02-28")
        );
    }

    #[test]
    fn a_range_ends_after_it_begins_and_within_three_years() {
        let day = |text| Day::parse(text).unwrap();
        for (from, to) in [("2026-11-02", "2026-11-01"), ("2020-01-01", "2026-01-01")] {
            assert!(DateRange::new(day(from), day(to)).is_err());
        }
    }
}
