//! Limits on guessing passwords and codes. Only failures count: a guess is counted when it begins,
//! so that parallel ones cannot exceed the limit, and uncounted if it succeeds.

use kernel::{Failure, Limits, limits::Limit};

const ACCOUNT_AND_ADDRESS: Limit = Limit::in_minutes(15, "auth.login.account_and_address", 10);
const ADDRESS: Limit = Limit::in_minutes(15, "auth.login.address", 100);
const ACCOUNT: Limit = Limit::in_minutes(15, "auth.login.account", 30);
/// The same two limits for identifiers without an account: callers can invent these, and must not
/// fill the counters of real accounts.
const UNKNOWN_AND_ADDRESS: Limit = Limit::in_minutes(15, "auth.login.unknown_and_address", 10);
const UNKNOWN: Limit = Limit::in_minutes(15, "auth.login.unknown", 30);
/// A known browser has its own counter, so that attempts elsewhere cannot lock it out.
const KNOWN_BROWSER: Limit = Limit::in_minutes(15, "auth.login.known_browser", 10);
/// The same where network addresses are not counted, as in a demo on loopback.
const KNOWN_ANYWHERE: Limit = Limit::in_minutes(15, "auth.login.known_anywhere", 30);
const CONFIRMATION: Limit = Limit::in_minutes(15, "auth.confirmation", 10);

pub const REGISTRATION: Limit = Limit::per_hour("auth.registration", 20);
pub const FORGOT_FOR_EMAIL: Limit = Limit::per_hour("auth.forgot.email", 3);
pub const FORGOT_FROM_ADDRESS: Limit = Limit::per_hour("auth.forgot.address", 20);
pub const FORGOT_IN_ALL: Limit = Limit::per_hour("auth.forgot.in_all", 100);
pub const OWNER_WARNED: Limit = Limit::per_hour("auth.forgot.owner_warned", 1);
/// New mobile numbers and email addresses requested by one account: the answer reveals whether
/// another account has them.
pub const CONTACT_CHANGE: Limit = Limit::per_hour("auth.contact_change", 10);
/// The same from one network address, which may have many accounts.
pub const CONTACT_CHANGE_FROM_ADDRESS: Limit = Limit::per_hour("auth.contact_change.address", 20);

/// A guess, counted as a failure until it succeeds.
pub struct Try {
    limits: Limits,
    counted: Vec<(Limit, String)>,
}

impl Try {
    /// A login with this identifier, and with its `account` if it has one.
    ///
    /// # Errors
    /// If one of the limits is reached.
    pub fn log_in(
        limits: &Limits,
        identifier: &str,
        account: Option<i64>,
        address: &str,
        known_browser: Option<&str>,
    ) -> Result<Self, Failure> {
        let mut begun = Self::none(limits);
        // Mobile number and email address of one account count as one target.
        let (target, by_both, by_target) = match account {
            Some(id) => (id.to_string(), ACCOUNT_AND_ADDRESS, ACCOUNT),
            None => (identifier.to_owned(), UNKNOWN_AND_ADDRESS, UNKNOWN),
        };
        if let Some(browser) = known_browser {
            let key = format!("{target} {browser}");
            begun.count_address(KNOWN_BROWSER, &key)?;
            begun.count(KNOWN_ANYWHERE, &key)?;
        } else {
            // The address first: a caller over its limit must not fill counters whose keys
            // callers choose.
            begun.count_address(ADDRESS, address)?;
            begun.count_address(by_both, &format!("{target} {address}"))?;
            begun.count(by_target, &target)?;
        }
        Ok(begun)
    }

    /// Re-authentication of a logged-in user.
    pub fn confirm(limits: &Limits, user: i64) -> Result<Self, Failure> {
        let mut begun = Self::none(limits);
        begun.count(CONFIRMATION, &user.to_string())?;
        Ok(begun)
    }

    /// Uncounts the guess, which was no failure.
    pub fn uncount(self) {
        self.uncount_all();
    }

    fn none(limits: &Limits) -> Self {
        Self {
            limits: limits.clone(),
            counted: Vec::new(),
        }
    }

    fn count_address(&mut self, limit: Limit, key: &str) -> Result<(), Failure> {
        let outcome = self.limits.allow_address(limit, key);
        self.counted_if(outcome, limit, key)
    }

    fn count(&mut self, limit: Limit, key: &str) -> Result<(), Failure> {
        let outcome = self.limits.allow(limit, key);
        self.counted_if(outcome, limit, key)
    }

    /// Counts on all limits or on none: a guess that one limit refuses is not counted by the
    /// others.
    fn counted_if(
        &mut self,
        outcome: Result<(), Failure>,
        limit: Limit,
        key: &str,
    ) -> Result<(), Failure> {
        match outcome {
            Ok(()) => self.counted.push((limit, key.to_owned())),
            Err(_) => self.uncount_all(),
        }
        outcome
    }

    fn uncount_all(&self) {
        for (limit, key) in &self.counted {
            self.limits.uncount(*limit, key);
        }
    }
}

#[cfg(test)]
mod tests {
    use kernel::{Clock, Timestamp};

    use super::*;

    #[test]
    fn an_address_over_its_limit_fills_no_further_counters() {
        let limits = Limits::new(Clock::fixed(Timestamp(1_000)), true);
        let allowed = (0..10_000).filter(|n| {
            let identifier = format!("unknown-{n}@example.com");
            Try::log_in(&limits, &identifier, None, "203.0.113.9", None).is_ok()
        });
        let most = ADDRESS.most as usize;
        assert_eq!(allowed.count(), most);
        for limit in [ADDRESS, UNKNOWN_AND_ADDRESS, UNKNOWN, ACCOUNT] {
            assert!(limits.windows(limit.name) <= most, "{}", limit.name);
        }
        assert_eq!(limits.windows(ACCOUNT.name), 0, "accounts count apart");
    }
}
