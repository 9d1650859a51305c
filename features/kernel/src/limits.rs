//! How often somebody may do something.

use std::{
    collections::HashMap,
    sync::{Arc, Mutex, PoisonError},
};

use crate::{
    clock::Clock,
    problem::{Failure, TOO_MANY_REQUESTS},
};

/// More callers than this at once and the oldest windows are forgotten: memory stays bounded whoever calls.
const MOST_KEYS: usize = 20_000;

/// So many times in a window of so many seconds.
#[derive(Clone, Copy, Debug)]
pub struct Limit {
    pub name: &'static str,
    pub most: u32,
    pub seconds: i64,
}

struct Window {
    started: i64,
    used: u32,
}

/// Counts in memory, per limit and caller.
#[derive(Clone)]
pub struct Limits {
    clock: Clock,
    by_address: bool,
    windows: Arc<Mutex<HashMap<(&'static str, String), Window>>>,
}

impl Limits {
    /// `by_address` is off in a demo store on loopback, where every caller has the same address.
    pub fn new(clock: Clock, by_address: bool) -> Self {
        Self {
            clock,
            by_address,
            windows: Arc::default(),
        }
    }

    /// Counts one try of this address, or refuses it with the seconds to wait.
    pub fn allow_address(&self, limit: Limit, address: &str) -> Result<(), Failure> {
        if self.by_address {
            self.allow(limit, address)
        } else {
            Ok(())
        }
    }

    /// Takes back a counted try, so that a limit counts failures only.
    pub fn give_back(&self, limit: Limit, key: &str) {
        let mut windows = self.windows.lock().unwrap_or_else(PoisonError::into_inner);
        if let Some(window) = windows.get_mut(&(limit.name, key.to_owned())) {
            window.used = window.used.saturating_sub(1);
        }
    }

    /// Counts one try of whatever the key names, or refuses it with the seconds to wait.
    pub fn allow(&self, limit: Limit, key: &str) -> Result<(), Failure> {
        let now = self.clock.now().0;
        let mut windows = self.windows.lock().unwrap_or_else(PoisonError::into_inner);
        if windows.len() >= MOST_KEYS {
            // A clock that jumped back must not keep windows alive for ever either.
            windows.retain(|_, window| (now - window.started).abs() < 3_600);
            if windows.len() >= MOST_KEYS {
                windows.clear();
            }
        }
        let window = windows
            .entry((limit.name, key.to_owned()))
            .or_insert(Window {
                started: now,
                used: 0,
            });
        let age = now - window.started;
        if age >= limit.seconds || age < 0 {
            *window = Window {
                started: now,
                used: 0,
            };
        }
        if window.used >= limit.most {
            let wait = (window.started + limit.seconds - now).max(1);
            return Err(Failure::new(TOO_MANY_REQUESTS).retry_after(wait.unsigned_abs()));
        }
        window.used += 1;
        Ok(())
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::calendar::Timestamp;

    const TRIES: Limit = Limit {
        name: "tries",
        most: 2,
        seconds: 60,
    };

    #[test]
    fn the_third_try_waits_for_the_window() {
        let clock = Clock::fixed(Timestamp(1_000));
        let limits = Limits::new(clock.clone(), true);
        assert!(limits.allow_address(TRIES, "a").is_ok());
        assert!(limits.allow_address(TRIES, "a").is_ok());
        assert_eq!(
            limits
                .allow_address(TRIES, "a")
                .map_err(|f| f.code().status),
            Err(429)
        );
        assert!(limits.allow_address(TRIES, "b").is_ok());
        clock.advance_seconds(60);
        assert!(limits.allow_address(TRIES, "a").is_ok());
    }

    #[test]
    fn a_try_given_back_is_not_counted() {
        let limits = Limits::new(Clock::fixed(Timestamp(1_000)), false);
        for _ in 0..5 {
            assert!(limits.allow(TRIES, "user:1").is_ok());
            limits.give_back(TRIES, "user:1");
        }
        assert!(limits.allow(TRIES, "user:1").is_ok());
        assert!(limits.allow(TRIES, "user:1").is_ok());
        assert!(limits.allow(TRIES, "user:1").is_err());
    }

    #[test]
    fn a_clock_that_jumps_back_locks_nobody_out() {
        let clock = Clock::fixed(Timestamp(100_000));
        let limits = Limits::new(clock.clone(), true);
        for _ in 0..2 {
            assert!(limits.allow_address(TRIES, "a").is_ok());
        }
        clock.advance_seconds(-50_000);
        assert!(limits.allow_address(TRIES, "a").is_ok());
    }
}
