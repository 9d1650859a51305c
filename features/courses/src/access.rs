//! How long somebody may watch: the rules alone.

use kernel::Timestamp;
use poem_openapi::Enum;

/// What a purchase gives when nothing else is said.
const USUAL_DAYS: i64 = 180;
/// So many days before the end the buyer is reminded, and from then on the course can be bought again.
pub const RENEWAL_DAYS: i64 = 7;

/// Whether a course that was bought may be watched.
#[derive(Enum, Clone, Copy, Debug, PartialEq, Eq)]
#[oai(rename_all = "lowercase")]
pub enum EnrolmentState {
    /// It may be watched.
    Active,
    /// Its time is over.
    Expired,
    /// It was taken back, for example with a refund.
    Ended,
}

/// The end of what is bought at this time. Nobody knows the end of a purchase whose date is missing.
pub fn expiry(bought: Option<Timestamp>, days: Option<i64>) -> Option<Timestamp> {
    let days = days.filter(|days| *days > 0).unwrap_or(USUAL_DAYS);
    Some(bought?.plus_days(days))
}

/// A course is expired when now is later than its end, and when its end is missing.
pub fn state(expires_at: Option<Timestamp>, ended: bool, now: Timestamp) -> EnrolmentState {
    match expires_at {
        _ if ended => EnrolmentState::Ended,
        Some(end) if now <= end => EnrolmentState::Active,
        _ => EnrolmentState::Expired,
    }
}

/// Whether a course can be renewed at this time: in the last week of access that lasts longer than a week, its last second
/// included. What is bought then counts from the old end.
pub fn is_renewable(started: Timestamp, end: Timestamp, at: Timestamp) -> bool {
    let opens = end.plus_days(-RENEWAL_DAYS);
    started < opens && (opens.0..=end.0).contains(&at.0)
}

#[cfg(test)]
mod tests {
    use super::*;

    const BOUGHT: Timestamp = Timestamp(1_785_565_800);

    #[test]
    fn access_ends_that_many_days_after_the_purchase() {
        let end = |days| expiry(Some(BOUGHT), days).map(Timestamp::to_rfc3339);
        assert_eq!(end(Some(90)).as_deref(), Some("2026-10-30T06:30:00Z"));
        assert_eq!(end(None).as_deref(), Some("2027-01-28T06:30:00Z"));
        assert_eq!(end(Some(0)), end(Some(180)), "no days are the usual ones");
        assert_eq!(end(Some(-3)), end(Some(180)));
    }

    #[test]
    fn a_course_is_active_up_to_its_last_second() {
        let end = expiry(Some(BOUGHT), Some(90));
        let last = BOUGHT.plus_days(90);
        assert_eq!(state(end, false, BOUGHT), EnrolmentState::Active);
        assert_eq!(state(end, false, last), EnrolmentState::Active);
        assert_eq!(
            state(end, false, last.plus_seconds(1)),
            EnrolmentState::Expired
        );
    }

    #[test]
    fn a_course_can_be_renewed_in_the_last_week_of_its_access() {
        let end = BOUGHT.plus_days(90);
        let opens = BOUGHT.plus_days(83);
        let renewable = |at| is_renewable(BOUGHT, end, at);
        assert!(!renewable(opens.plus_seconds(-1)));
        assert!(renewable(opens));
        assert!(renewable(end));
        assert!(!renewable(end.plus_seconds(1)), "then it is bought anew");
        let week = BOUGHT.plus_days(7);
        assert!(
            !is_renewable(BOUGHT, week, BOUGHT),
            "nobody is reminded of a short one"
        );
        assert!(is_renewable(BOUGHT, week.plus_seconds(1), week));
    }

    #[test]
    fn a_purchase_without_a_date_is_expired() {
        let end = expiry(None, Some(90));
        assert_eq!(end, None);
        assert_eq!(state(end, false, BOUGHT), EnrolmentState::Expired);
    }

    #[test]
    fn what_was_taken_back_stays_so() {
        let end = expiry(Some(BOUGHT), Some(90));
        assert_eq!(state(end, true, BOUGHT), EnrolmentState::Ended);
        assert_eq!(
            state(end, true, BOUGHT.plus_days(91)),
            EnrolmentState::Ended
        );
        assert_eq!(state(None, true, BOUGHT), EnrolmentState::Ended);
    }
}
