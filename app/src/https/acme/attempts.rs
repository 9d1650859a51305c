//! What became of the last requests for a certificate, and when the next one may be sent.

use std::{fs, io, path::Path};

use kernel::Timestamp;
use maintenance::CertificateStatus;
use serde::{Deserialize, Serialize};

use crate::store::private_file;

const FILE: &str = "attempts.json";

/// Seconds after the first failure; twice as many after each one more. That is four requests in the first hour: Let's
/// Encrypt refuses a domain after five that fail.
const FIRST_WAIT: i64 = 300;
const LONGEST_WAIT: i64 = 12 * 3_600;
/// The longest that an authority's own `Retry-After` is believed, in seconds.
const LONGEST_RETRY_AFTER: i64 = 7 * 86_400;

/// A file in the folder of the authority: a restart does not forget it. Times are Unix seconds.
#[derive(Clone, Debug, Default, PartialEq, Eq, Serialize, Deserialize)]
#[serde(rename_all = "camelCase", default)]
pub struct Attempts {
    /// In a row.
    pub failures: u32,
    pub last_attempt: Option<i64>,
    pub next_attempt: Option<i64>,
    pub last_error: Option<String>,
}

impl Attempts {
    /// What is stored; none if the file is damaged.
    pub fn load(folder: &Path) -> Self {
        let stored = fs::read(folder.join(FILE)).ok();
        stored
            .and_then(|bytes| serde_json::from_slice(&bytes).ok())
            .unwrap_or_default()
    }

    /// # Errors
    /// The file cannot be written.
    pub fn save(&self, folder: &Path) -> io::Result<()> {
        private_file::replace(folder, FILE, &serde_json::to_vec_pretty(self)?)
    }

    /// Whether a request may be sent. One in the future was recorded with a wrong clock.
    pub fn may_begin(&self, now: Timestamp) -> bool {
        let ahead = self.last_attempt.is_some_and(|last| last > now.0);
        ahead || self.next_attempt.is_none_or(|next| next <= now.0)
    }

    /// Counts as a failure until it succeeds.
    pub fn begin(&mut self, now: Timestamp) {
        self.failures = self.failures.saturating_add(1);
        self.last_attempt = Some(now.0);
        self.next_attempt = Some(now.0.saturating_add(self.wait()));
    }

    /// `retry_after`: seconds that the authority asks to wait.
    pub fn fail(&mut self, error: &str, now: Timestamp, retry_after: Option<i64>) {
        let asked = retry_after.unwrap_or_default().min(LONGEST_RETRY_AFTER);
        self.next_attempt = Some(now.0.saturating_add(self.wait().max(asked)));
        self.last_error = Some(error.to_owned());
    }

    pub fn succeed(&mut self, now: Timestamp) {
        *self = Self {
            last_attempt: Some(now.0),
            ..Self::default()
        };
    }

    fn wait(&self) -> i64 {
        let doubled = self.failures.saturating_sub(1).min(20);
        (FIRST_WAIT << doubled).min(LONGEST_WAIT)
    }

    pub fn report(&self, status: &mut CertificateStatus) {
        status.last_error.clone_from(&self.last_error);
        self.report_times(status);
    }

    pub fn report_times(&self, status: &mut CertificateStatus) {
        status.last_attempt = self.last_attempt.map(Timestamp);
        status.next_attempt = self.next_attempt.map(Timestamp);
    }
}

#[cfg(test)]
mod tests {
    use kernel::testing::TEST_TIME;

    use super::*;

    #[test]
    fn at_most_four_requests_are_sent_within_an_hour() {
        let mut attempts = Attempts::default();
        let mut sent = Vec::new();
        for minute in 0..=3 * 24 * 60 {
            let now = TEST_TIME.plus_seconds(minute * 60);
            if attempts.may_begin(now) {
                attempts.begin(now);
                attempts.fail("refused", now, None);
                sent.push(minute);
            }
        }
        assert_eq!(sent[..5], [0, 5, 15, 35, 75]);
        let last = &sent[sent.len() - 3..];
        assert_eq!(last[2] - last[1], 12 * 60, "twice a day in the end");
    }

    #[test]
    fn the_authority_may_ask_for_more_but_not_for_ever() {
        let mut attempts = Attempts::default();
        attempts.begin(TEST_TIME);
        attempts.fail("rate limit", TEST_TIME, Some(7_200));
        assert!(!attempts.may_begin(TEST_TIME.plus_seconds(7_199)));
        assert!(attempts.may_begin(TEST_TIME.plus_seconds(7_200)));
        attempts.fail("rate limit", TEST_TIME, Some(i64::MAX));
        assert!(attempts.may_begin(TEST_TIME.plus_days(7)));
    }

    #[test]
    fn a_clock_that_was_wrong_blocks_nothing() {
        let mut attempts = Attempts::default();
        attempts.begin(TEST_TIME.plus_days(400));
        assert!(attempts.may_begin(TEST_TIME));
    }
}
