//! Rules of access periods.

use kernel::Timestamp;
use poem_openapi::Enum;

/// Default number of days of access.
pub const USUAL_DAYS: i64 = 180;
/// Days before the end at which the buyer is reminded, and from which the course can be renewed.
pub const RENEWAL_DAYS: i64 = 7;

/// State of an enrolment.
#[derive(Enum, Clone, Copy, Debug, PartialEq, Eq)]
#[oai(rename_all = "lowercase")]
pub enum EnrolmentState {
    /// Can be watched.
    Active,
    /// The access period is over.
    Expired,
    /// Withdrawn, for example with a refund.
    Ended,
}

/// End of access for a purchase at this time; `None` if the purchase date is missing.
pub fn expiry(bought: Option<Timestamp>, days: Option<i64>) -> Option<Timestamp> {
    let days = days.filter(|days| *days > 0).unwrap_or(USUAL_DAYS);
    Some(bought?.plus_days(days))
}

/// Expired once now is later than the end, and if the end is missing.
pub fn state(expires_at: Option<Timestamp>, ended: bool, now: Timestamp) -> EnrolmentState {
    match expires_at {
        _ if ended => EnrolmentState::Ended,
        Some(end) if now <= end => EnrolmentState::Active,
        _ => EnrolmentState::Expired,
    }
}

/// Whether a course can be renewed at this time: in the last week of access longer than a week,
/// including its last second. The new period starts at the current end.
pub fn is_renewable(started: Timestamp, end: Timestamp, at: Timestamp) -> bool {
    let opens = end.plus_days(-RENEWAL_DAYS);
    started < opens && (opens.0..=end.0).contains(&at.0)
}

#[cfg(test)]
mod tests {
    use super::*;

    const BOUGHT: Timestamp = Timestamp(1_785_565_800);

    #[test]
    fn access_ends_the_given_days_after_the_purchase() {
        let end = |days| expiry(Some(BOUGHT), days).map(Timestamp::to_rfc3339);
        assert_eq!(end(Some(90)).as_deref(), Some("2026-10-30T06:30:00Z"));
        assert_eq!(end(None).as_deref(), Some("2027-01-28T06:30:00Z"));
        assert_eq!(end(Some(0)), end(Some(180)), "no days mean the default");
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
        assert!(
            !renewable(end.plus_seconds(1)),
            "after that it is a new purchase"
        );
        let week = BOUGHT.plus_days(7);
        assert!(
            !is_renewable(BOUGHT, week, BOUGHT),
            "short access has no reminder"
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
    fn withdrawn_access_stays_withdrawn() {
        let end = expiry(Some(BOUGHT), Some(90));
        assert_eq!(state(end, true, BOUGHT), EnrolmentState::Ended);
        assert_eq!(
            state(end, true, BOUGHT.plus_days(91)),
            EnrolmentState::Ended
        );
        assert_eq!(state(None, true, BOUGHT), EnrolmentState::Ended);
    }
}
