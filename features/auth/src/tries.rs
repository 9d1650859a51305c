//! How often somebody may guess. Only failures count: a guess is counted when it begins, so that many at once are not
//! more than the limit, and taken back when it was none.

use kernel::{Failure, Limits, limits::Limit};

const QUARTER_HOUR: i64 = 900;
const HOUR: i64 = 3_600;

const ACCOUNT_AND_ADDRESS: Limit = Limit {
    name: "auth.login.account_and_address",
    most: 10,
    seconds: QUARTER_HOUR,
};
const ADDRESS: Limit = Limit {
    name: "auth.login.address",
    most: 100,
    seconds: QUARTER_HOUR,
};
const ACCOUNT: Limit = Limit {
    name: "auth.login.account",
    most: 30,
    seconds: QUARTER_HOUR,
};
/// A browser that logged in before counts for itself, so that others cannot lock it out.
const KNOWN_BROWSER: Limit = Limit {
    name: "auth.login.known_browser",
    most: 10,
    seconds: QUARTER_HOUR,
};
/// The same where addresses do not count.
const KNOWN_ANYWHERE: Limit = Limit {
    name: "auth.login.known_anywhere",
    most: 30,
    seconds: QUARTER_HOUR,
};
const CONFIRMATION: Limit = Limit {
    name: "auth.confirmation",
    most: 10,
    seconds: QUARTER_HOUR,
};

pub const REGISTRATION: Limit = Limit {
    name: "auth.registration",
    most: 20,
    seconds: HOUR,
};
pub const FORGOT_FOR_EMAIL: Limit = Limit {
    name: "auth.forgot.email",
    most: 3,
    seconds: HOUR,
};
pub const FORGOT_FROM_ADDRESS: Limit = Limit {
    name: "auth.forgot.address",
    most: 20,
    seconds: HOUR,
};
pub const FORGOT_IN_ALL: Limit = Limit {
    name: "auth.forgot.in_all",
    most: 100,
    seconds: HOUR,
};
pub const OWNER_WARNED: Limit = Limit {
    name: "auth.forgot.owner_warned",
    most: 1,
    seconds: HOUR,
};
pub const CONTACT_CHANGE: Limit = Limit {
    name: "auth.contact_change",
    most: 10,
    seconds: HOUR,
};
/// One line in the audit log for a whole burst of refusals.
pub const REFUSAL_TOLD: Limit = Limit {
    name: "auth.refusal_told",
    most: 1,
    seconds: QUARTER_HOUR,
};

/// A guess that is counted as a failure until it succeeds.
pub struct Try {
    limits: Limits,
    counted: Vec<(Limit, String)>,
}

impl Try {
    /// A log-in. `account` names who is to be logged in, known to the shop or not.
    pub fn log_in(
        limits: &Limits,
        account: &str,
        address: &str,
        known_browser: Option<&str>,
    ) -> Result<Self, Failure> {
        let mut begun = Self::none(limits);
        if let Some(browser) = known_browser {
            let key = format!("{account} {browser}");
            begun.count_address(KNOWN_BROWSER, &key)?;
            begun.count(KNOWN_ANYWHERE, &key)?;
        } else {
            begun.count_address(ACCOUNT_AND_ADDRESS, &format!("{account} {address}"))?;
            begun.count_address(ADDRESS, address)?;
            begun.count(ACCOUNT, account)?;
        }
        Ok(begun)
    }

    /// The password again, of somebody who is logged in.
    pub fn confirm(limits: &Limits, user: i64) -> Result<Self, Failure> {
        let mut begun = Self::none(limits);
        begun.count(CONFIRMATION, &user.to_string())?;
        Ok(begun)
    }

    /// It was no failure after all.
    pub fn take_back(self) {
        self.give_back();
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

    /// A guess that one limit refuses was not made, so the others do not count it.
    fn counted_if(
        &mut self,
        outcome: Result<(), Failure>,
        limit: Limit,
        key: &str,
    ) -> Result<(), Failure> {
        match outcome {
            Ok(()) => self.counted.push((limit, key.to_owned())),
            Err(_) => self.give_back(),
        }
        outcome
    }

    fn give_back(&self) {
        for (limit, key) in &self.counted {
            self.limits.give_back(*limit, key);
        }
    }
}
