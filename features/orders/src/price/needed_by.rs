//! When an order is usually ready, and what it costs to have it sooner.

use kernel::{Day, FieldProblem};

use super::settings::PriceSettings;

const DAY_SECONDS: i64 = 86_400;

impl PriceSettings {
    /// The day on which an order that begins on this day is usually ready. An order begins with the
    /// visit that collects its fabric, without one on the day it is taken.
    pub fn usually_ready(&self, begins: Day) -> Day {
        begins.plus_days(self.ready_days)
    }

    /// The fee in paise of an order that begins on this day: 0 unless it is needed before it is
    /// usually ready.
    pub fn rush_fee(&self, begins: Day, needed_by: Option<Day>) -> i64 {
        if self.is_rush(begins, needed_by) {
            self.rush_paise
        } else {
            0
        }
    }

    /// The fee in paise of a request whose visit moves to this day: one that stays a rush keeps the
    /// fee it was booked with.
    pub fn moved_rush_fee(&self, begins: Day, needed_by: Option<Day>, before: i64) -> i64 {
        if before > 0 && self.is_rush(begins, needed_by) {
            before
        } else {
            self.rush_fee(begins, needed_by)
        }
    }

    fn is_rush(&self, begins: Day, needed_by: Option<Day>) -> bool {
        needed_by.is_some_and(|day| day < self.usually_ready(begins))
    }
}

/// Why an order cannot be needed by this day: it has passed, or it is before the visit.
pub fn needed_by_problem(
    needed_by: Option<Day>,
    today: Day,
    visit: Option<Day>,
) -> Option<FieldProblem> {
    let day = needed_by?;
    let message = if day < today {
        "Choose today or a later day."
    } else if visit.is_some_and(|visit| day < visit) {
        "This is before the visit. Choose a later day, or an earlier visit."
    } else {
        return None;
    };
    Some(FieldProblem::new("neededBy", "out_of_range", message))
}

/// Days within which an order that begins on this day can be expected: until the promised day, at
/// least 1, or the usual ones.
pub fn expected_days(begins: Day, promised: Option<Day>, usual: i64) -> i64 {
    promised.map_or(usual, |day| {
        let seconds = day.start().0 - begins.start().0;
        (seconds / DAY_SECONDS).max(1)
    })
}

#[cfg(test)]
mod tests {
    use kernel::MultiLine;

    use super::*;

    fn day(text: &str) -> Day {
        Day::parse(text).unwrap()
    }

    #[test]
    fn an_order_needed_before_the_usual_day_costs_the_fee() {
        let settings = PriceSettings {
            advance_percent: 30,
            advance_rounding_paise: 5_000,
            rush_paise: 25_000,
            ready_days: 10,
            balance_online: true,
            slip_terms: MultiLine(String::new()),
        };
        let begins = day("2026-11-26");
        assert_eq!(settings.usually_ready(begins), day("2026-12-06"));
        let fee = |needed: &str| settings.rush_fee(begins, Some(day(needed)));
        assert_eq!(fee("2026-12-05"), 25_000);
        assert_eq!(fee("2026-12-06"), 0, "on the usual day");
        assert_eq!(settings.rush_fee(begins, None), 0);
        let moved = |to: &str, before: i64| {
            settings.moved_rush_fee(day(to), Some(day("2026-12-06")), before)
        };
        assert_eq!(moved("2026-11-27", 0), 25_000, "a rush from now on");
        assert_eq!(moved("2026-11-27", 10_000), 10_000, "as it was booked");
        assert_eq!(moved("2026-11-26", 10_000), 0, "no longer a rush");
    }

    #[test]
    fn nothing_is_needed_in_the_past_or_before_the_visit() {
        let problem = |needed: &str, visit: Option<&str>| {
            needed_by_problem(Some(day(needed)), day("2026-08-01"), visit.map(day))
        };
        assert!(problem("2026-07-31", None).is_some());
        assert!(problem("2026-08-01", None).is_none());
        assert!(problem("2026-08-02", Some("2026-08-03")).is_some());
        assert!(problem("2026-08-03", Some("2026-08-03")).is_none());
        assert!(needed_by_problem(None, day("2026-08-01"), None).is_none());
    }

    #[test]
    fn expected_days_end_on_the_promised_day() {
        let begins = day("2026-08-03");
        assert_eq!(expected_days(begins, None, 10), 10);
        assert_eq!(expected_days(begins, Some(day("2026-08-08")), 10), 5);
        assert_eq!(expected_days(begins, Some(begins), 10), 1);
    }
}
