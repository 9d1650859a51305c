//! Limits on guessing passwords and codes, and on work that passwords cost. A guess is counted when it begins, so that
//! parallel ones cannot exceed a limit, and uncounted when its result is not what the limit counts.

use kernel::{Failure, Limits, limits::Limit, problem::BUSY};

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
/// Right passwords of one account: each costs a hash and a row of the audit log, which cannot be deleted for a year.
const SUCCEEDED: Limit = Limit::in_minutes(15, "auth.login.succeeded", 30);
const CONFIRMATION: Limit = Limit::in_minutes(15, "auth.confirmation", 10);
/// Password hashes in progress for one account and from one address, so that one caller cannot fill the queue that all
/// callers share. Each is uncounted when it ends, so the length of the window does not matter.
const HASHES_FOR_ACCOUNT: Limit = Limit::per_day("auth.hashes.account", 3);
const HASHES_FROM_ADDRESS: Limit = Limit::per_day("auth.hashes.address", 3);

/// Password changes of one user: each sends an email, to an address that may be another person's.
pub const PASSWORD_CHANGE: Limit = Limit::per_hour("auth.password_change", 5);
pub const REGISTRATION: Limit = Limit::per_hour("auth.registration", 20);
pub const FORGOT_FOR_EMAIL: Limit = Limit::per_hour("auth.forgot.email", 3);
/// The same for email addresses without an account: callers can invent these, and must not fill
/// the counters of real ones.
pub const FORGOT_FOR_UNKNOWN: Limit = Limit::per_hour("auth.forgot.unknown_email", 3);
pub const FORGOT_FROM_ADDRESS: Limit = Limit::per_hour("auth.forgot.address", 20);
pub const FORGOT_IN_ALL: Limit = Limit::per_hour("auth.forgot.in_all", 100);
pub const OWNER_WARNED: Limit = Limit::per_hour("auth.forgot.owner_warned", 1);
/// New mobile numbers and email addresses requested by one account: the answer reveals whether
/// another account has them.
pub const CONTACT_CHANGE: Limit = Limit::per_hour("auth.contact_change", 10);
/// The same from one network address, which may have many accounts.
pub const CONTACT_CHANGE_FROM_ADDRESS: Limit = Limit::per_hour("auth.contact_change.address", 20);

/// A guess, counted as a failure and as a success until its result is known.
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
        if account.is_some() {
            begun.count_address(SUCCEEDED, &target)?;
        }
        Ok(begun)
    }

    /// Re-authentication of a logged-in user.
    pub fn confirm(limits: &Limits, user: i64) -> Result<Self, Failure> {
        let mut begun = Self::none(limits);
        begun.count(CONFIRMATION, &user.to_string())?;
        Ok(begun)
    }

    /// Counts the guess as a success only.
    pub fn succeeded(self) {
        self.uncount_where(|limit| limit.name != SUCCEEDED.name);
    }

    /// Counts the guess as a failure only.
    pub fn failed(self) {
        self.uncount_where(|limit| limit.name == SUCCEEDED.name);
    }

    /// Uncounts the guess, which was neither.
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
        self.uncount_where(|_| true);
    }

    fn uncount_where(&self, uncounts: impl Fn(&Limit) -> bool) {
        let counted = self.counted.iter();
        for (limit, key) in counted.filter(|(limit, _)| uncounts(limit)) {
            self.limits.uncount(*limit, key);
        }
    }
}

/// A password hash in progress for a caller. Dropping it makes room for the caller's next one.
pub struct PendingHash(Try);

impl PendingHash {
    /// A hash for this account, if there is one, requested from this address.
    ///
    /// # Errors
    /// [`BUSY`] if too many are in progress for the account or the address.
    pub fn begin(limits: &Limits, account: Option<i64>, address: &str) -> Result<Self, Failure> {
        let mut begun = Try::none(limits);
        begun
            .count_address(HASHES_FROM_ADDRESS, address)
            .and_then(|()| match account {
                Some(id) => begun.count_address(HASHES_FOR_ACCOUNT, &id.to_string()),
                None => Ok(()),
            })
            .map_err(|_| Failure::new(BUSY).retry_after(2))?;
        Ok(Self(begun))
    }
}

impl Drop for PendingHash {
    fn drop(&mut self) {
        self.0.uncount_all();
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

    #[test]
    fn three_hashes_are_in_progress_for_one_account_and_from_one_address() {
        let limits = Limits::new(Clock::fixed(Timestamp(1_000)), true);
        let begin = |account, address| PendingHash::begin(&limits, account, address);
        let [first, second] = ["203.0.113.1", "203.0.113.2"];
        let asha: Vec<_> = ["198.51.100.1", "198.51.100.2", "198.51.100.3"]
            .into_iter()
            .map(|address| begin(Some(7), address).unwrap())
            .collect();
        let refused = begin(Some(7), first).map(|_| ()).unwrap_err();
        assert_eq!(refused.code(), BUSY);
        let office: Vec<_> = (10..13).map(|id| begin(Some(id), first).unwrap()).collect();
        assert!(begin(Some(13), first).is_err());
        assert!(begin(None, first).is_err());
        assert!(begin(Some(13), second).is_ok(), "others are not affected");
        drop(asha);
        assert!(begin(Some(7), second).is_ok());
        drop(office);
        for limit in [HASHES_FOR_ACCOUNT, HASHES_FROM_ADDRESS] {
            assert_eq!(limits.windows(limit.name), 0, "{}", limit.name);
        }
    }

    #[test]
    fn hashes_are_not_counted_where_addresses_are_not() {
        let limits = Limits::new(Clock::fixed(Timestamp(1_000)), false);
        let begin = |_| PendingHash::begin(&limits, Some(7), "127.0.0.1");
        let pending: Vec<_> = (0..10).map(begin).collect();
        assert!(pending.iter().all(Result::is_ok));
    }
}
