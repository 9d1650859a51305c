//! An attempt that counts towards limits unless the server fails.

use std::mem;

use crate::{
    limits::{Limit, Limits},
    problem::Failure,
};

/// Counts on several limits, and uncounts on all of them when dropped: a server error or overload
/// must not count against the caller. Ends with [`Self::keep`] or [`Self::run`].
pub struct CountedTry<'a> {
    limits: &'a Limits,
    counted: Vec<(Limit, String)>,
}

impl<'a> CountedTry<'a> {
    pub fn new(limits: &'a Limits) -> Self {
        Self {
            limits,
            counted: Vec::new(),
        }
    }

    /// # Errors
    /// If the limit is reached; dropping the attempt then uncounts the other limits.
    pub fn count(&mut self, limit: Limit, key: String) -> Result<(), Failure> {
        self.limits.allow(limit, &key)?;
        self.counted.push((limit, key));
        Ok(())
    }

    /// # Errors
    /// As [`Self::count`].
    pub fn count_address(&mut self, limit: Limit, address: &str) -> Result<(), Failure> {
        self.limits.allow_address(limit, address)?;
        self.counted.push((limit, address.to_owned()));
        Ok(())
    }

    /// Leaves the attempt counted.
    pub fn keep(mut self) {
        self.counted.clear();
    }

    /// Runs work that costs the server something even if it is refused or the caller disconnects:
    /// only a server error uncounts the attempt.
    ///
    /// # Errors
    /// Those of the work.
    pub async fn run<T>(
        mut self,
        work: impl Future<Output = Result<T, Failure>>,
    ) -> Result<T, Failure> {
        let counted = mem::take(&mut self.counted);
        let result = work.await;
        if result
            .as_ref()
            .is_err_and(|failure| failure.code().status >= 500)
        {
            self.counted = counted;
        }
        result
    }
}

impl Drop for CountedTry<'_> {
    fn drop(&mut self) {
        for (limit, key) in &self.counted {
            self.limits.uncount(*limit, key);
        }
    }
}

#[cfg(test)]
mod tests {
    use std::{future::pending, time::Duration};

    use tokio::time::timeout;

    use super::*;
    use crate::{
        calendar::Timestamp,
        clock::Clock,
        problem::{INTERNAL, INVALID_BODY},
    };

    fn limits() -> Limits {
        Limits::new(Clock::fixed(Timestamp(1_000)), true)
    }

    /// An attempt of the only one a day.
    fn attempt(limits: &Limits) -> Result<CountedTry<'_>, Failure> {
        let mut attempt = CountedTry::new(limits);
        attempt.count(Limit::per_day("tries", 1), "user:1".to_owned())?;
        Ok(attempt)
    }

    #[tokio::test]
    async fn only_a_server_error_uncounts_work() {
        for (code, counts) in [(INVALID_BODY, true), (INTERNAL, false)] {
            let limits = limits();
            let work = async { Err::<(), _>(Failure::new(code)) };
            let result = attempt(&limits).unwrap().run(work).await;
            assert_eq!(result.unwrap_err().code(), code);
            assert_eq!(attempt(&limits).is_err(), counts, "{code:?}");
        }
    }

    #[tokio::test]
    async fn a_dropped_attempt_does_not_count_but_work_cut_off_does() {
        let limits = limits();
        drop(attempt(&limits).unwrap());
        let endless = pending::<Result<(), Failure>>();
        let work = attempt(&limits).unwrap().run(endless);
        assert!(timeout(Duration::ZERO, work).await.is_err());
        assert!(attempt(&limits).is_err());
    }
}
