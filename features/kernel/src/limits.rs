//! Rate limits per caller.
//!
//! Fixed windows in memory; docs/decisions/2026-11-23-libraries.md says why not `governor`.

use std::{
    collections::{BTreeSet, HashMap},
    hash::{BuildHasher, RandomState},
    net::Ipv6Addr,
    sync::{Arc, Mutex, PoisonError},
};

use crate::{
    clock::Clock,
    problem::{Failure, TOO_MANY_REQUESTS},
};

/// Maximum number of separate windows per limit.
const MOST_KEYS: usize = 20_000;
/// Number of windows shared by further keys once that maximum is reached. An active counter is
/// never dropped for a new key, and a new key is never left uncounted: it shares a counter, chosen
/// by an unpredictable hash.
const SHARED_WINDOWS: u64 = 1_024;
/// How many times the number of one IPv6 /64 its whole /48 has: one caller may have all /64 of a /48,
/// and phones of one mobile network share it.
const NETWORK_FACTOR: u32 = 10;

/// A number of attempts per window in seconds. All keys of one limit are of one kind: an address, a
/// user id, or chosen by callers, such as an email address. Each limit has its own store, so no
/// kind can crowd out another. IPv6 addresses, of which one caller may have any number, have stores
/// of their own too.
#[derive(Clone, Copy, Debug)]
pub struct Limit {
    pub name: &'static str,
    pub most: u32,
    pub seconds: i64,
}

impl Limit {
    pub const fn per_minute(name: &'static str, most: u32) -> Self {
        Self::in_minutes(1, name, most)
    }

    pub const fn per_hour(name: &'static str, most: u32) -> Self {
        Self::in_minutes(60, name, most)
    }

    pub const fn per_day(name: &'static str, most: u32) -> Self {
        Self::in_minutes(24 * 60, name, most)
    }

    /// A number of attempts per window of these minutes.
    pub const fn in_minutes(minutes: i64, name: &'static str, most: u32) -> Self {
        Self {
            name,
            most,
            seconds: minutes * 60,
        }
    }
}

/// Counters per limit and key. Stores hashes of keys only: they are small, and no email addresses
/// stay in memory.
#[derive(Clone)]
pub struct Limits {
    clock: Clock,
    by_address: bool,
    hasher: RandomState,
    stores: Arc<Mutex<HashMap<(&'static str, Keys), Store>>>,
}

/// What the keys of a store are.
#[derive(Clone, Copy, PartialEq, Eq, Hash)]
enum Keys {
    /// The /64 of IPv6 addresses.
    Ipv6,
    /// The /48 of IPv6 addresses.
    Ipv6Network,
    Other,
}

struct Window {
    started: i64,
    used: u32,
}

/// The windows of one limit.
#[derive(Default)]
struct Store {
    windows: HashMap<u64, Window>,
    /// The same windows, oldest first. All have the same length, so the oldest ends first.
    by_start: BTreeSet<(i64, u64)>,
}

impl Store {
    /// Removes ended windows. Also removes one that begins in the future, left by a clock that
    /// jumped back, because it would last forever.
    fn forget_ended(&mut self, limit: Limit, now: i64) {
        while let Some(oldest) = self.by_start.first().copied()
            && now - oldest.0 >= limit.seconds
        {
            self.remove(oldest);
        }
        while let Some(newest) = self.by_start.last().copied()
            && newest.0 > now
        {
            self.remove(newest);
        }
    }

    fn remove(&mut self, (started, key): (i64, u64)) {
        self.by_start.remove(&(started, key));
        self.windows.remove(&key);
    }

    /// The key under which this hash is counted now.
    fn key_of(&self, hash: u64) -> u64 {
        if self.windows.contains_key(&hash) || self.windows.len() < MOST_KEYS {
            hash
        } else {
            hash % SHARED_WINDOWS
        }
    }

    /// Counts an attempt, or returns the seconds to wait.
    fn count(&mut self, limit: Limit, hash: u64, now: i64) -> Result<(), i64> {
        self.forget_ended(limit, now);
        let key = self.key_of(hash);
        let Some(window) = self.windows.get_mut(&key) else {
            if limit.most == 0 {
                return Err(limit.seconds.max(1));
            }
            let window = Window {
                started: now,
                used: 1,
            };
            self.windows.insert(key, window);
            self.by_start.insert((now, key));
            return Ok(());
        };
        if window.used >= limit.most {
            return Err((window.started + limit.seconds - now).max(1));
        }
        window.used += 1;
        Ok(())
    }

    /// Uncounts an attempt. Removes an empty window.
    fn uncount(&mut self, hash: u64) {
        let key = self.key_of(hash);
        if let Some(window) = self.windows.get_mut(&key) {
            window.used = window.used.saturating_sub(1);
            if window.used == 0 {
                let started = window.started;
                self.remove((started, key));
            }
        }
    }
}

impl Limits {
    /// `by_address` is off in a demo store on loopback, where all callers have the same address.
    pub fn new(clock: Clock, by_address: bool) -> Self {
        Self {
            clock,
            by_address,
            hasher: RandomState::new(),
            stores: Arc::default(),
        }
    }

    /// Counts an attempt from this address, or refuses it with the seconds to wait. The /64 of an
    /// IPv6 address counts for its /48 too, which has ten times the number.
    ///
    /// # Errors
    /// [`TOO_MANY_REQUESTS`] with `Retry-After`.
    pub fn allow_address(&self, limit: Limit, address: &str) -> Result<(), Failure> {
        if !self.by_address {
            return Ok(());
        }
        let Some(network) = ipv6_network(address) else {
            return self.count(limit, Keys::Other, address);
        };
        let of_network = Limit {
            most: limit.most.saturating_mul(NETWORK_FACTOR),
            ..limit
        };
        self.count(limit, Keys::Ipv6, address)?;
        self.count(of_network, Keys::Ipv6Network, &network)
            .inspect_err(|_| self.uncount_in(limit, Keys::Ipv6, address))
    }

    /// Counts an attempt for this key, or refuses it with the seconds to wait. A refusal stores
    /// nothing.
    ///
    /// # Errors
    /// [`TOO_MANY_REQUESTS`] with `Retry-After`.
    pub fn allow(&self, limit: Limit, key: &str) -> Result<(), Failure> {
        self.count(limit, Keys::Other, key)
    }

    fn count(&self, limit: Limit, keys: Keys, key: &str) -> Result<(), Failure> {
        let now = self.clock.now().0;
        let hash = self.hasher.hash_one(key);
        let mut stores = self.stores.lock().unwrap_or_else(PoisonError::into_inner);
        let store = stores.entry((limit.name, keys)).or_default();
        store
            .count(limit, hash, now)
            .map_err(|seconds| Failure::new(TOO_MANY_REQUESTS).retry_after(seconds.unsigned_abs()))
    }

    /// Uncounts an attempt, so that a limit counts failures only.
    pub fn uncount(&self, limit: Limit, key: &str) {
        if let Some(network) = ipv6_network(key) {
            self.uncount_in(limit, Keys::Ipv6, key);
            self.uncount_in(limit, Keys::Ipv6Network, &network);
        } else {
            self.uncount_in(limit, Keys::Other, key);
        }
    }

    fn uncount_in(&self, limit: Limit, keys: Keys, key: &str) {
        let hash = self.hasher.hash_one(key);
        let mut stores = self.stores.lock().unwrap_or_else(PoisonError::into_inner);
        if let Some(store) = stores.get_mut(&(limit.name, keys)) {
            store.uncount(hash);
        }
    }

    /// Number of windows of a limit, for tests of how much callers can make it store.
    pub fn windows(&self, limit: &str) -> usize {
        let stores = self.stores.lock().unwrap_or_else(PoisonError::into_inner);
        let of_limit = stores.iter().filter(|((name, _), _)| *name == limit);
        of_limit.map(|(_, store)| store.windows.len()).sum()
    }
}

/// The /48 of an IPv6 address.
fn ipv6_network(address: &str) -> Option<String> {
    let address: Ipv6Addr = address.parse().ok()?;
    let [first, second, third, ..] = address.segments();
    Some(format!("{first:x}:{second:x}:{third:x}::/48"))
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
    const OTHER: Limit = Limit {
        name: "other",
        most: 2,
        seconds: 60,
    };
    /// Maximum number of windows per limit.
    const BOUND: usize = MOST_KEYS + SHARED_WINDOWS as usize;

    fn at(seconds: i64) -> (Clock, Limits) {
        let clock = Clock::fixed(Timestamp(seconds));
        (clock.clone(), Limits::new(clock, true))
    }

    #[test]
    fn the_third_attempt_is_refused_until_the_window_ends() {
        let (clock, limits) = at(1_000);
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
    fn a_returned_attempt_is_not_counted() {
        let (_, limits) = at(1_000);
        for _ in 0..5 {
            assert!(limits.allow(TRIES, "user:1").is_ok());
            limits.uncount(TRIES, "user:1");
        }
        assert_eq!(limits.windows("tries"), 0, "it leaves nothing behind");
        assert!(limits.allow(TRIES, "user:1").is_ok());
        assert!(limits.allow(TRIES, "user:1").is_ok());
        assert!(limits.allow(TRIES, "user:1").is_err());
    }

    #[test]
    fn a_clock_that_jumps_back_locks_no_caller_out() {
        let (clock, limits) = at(100_000);
        for _ in 0..2 {
            assert!(limits.allow_address(TRIES, "a").is_ok());
        }
        clock.advance_seconds(-50_000);
        assert!(limits.allow_address(TRIES, "a").is_ok());
    }

    #[test]
    fn a_clock_that_jumps_forth_and_back_leaves_no_endless_window() {
        let (clock, limits) = at(1_000);
        assert!(limits.allow(TRIES, "old").is_ok());
        clock.advance_seconds(50_000);
        assert!(limits.allow(TRIES, "a").is_ok());
        assert!(limits.allow(TRIES, "a").is_ok());
        clock.advance_seconds(-49_990);
        assert!(limits.allow(TRIES, "a").is_ok());
        clock.advance_seconds(60);
        assert!(limits.allow(TRIES, "b").is_ok());
        assert_eq!(limits.windows("tries"), 1, "only the new one is left");
    }

    #[test]
    fn filling_a_limit_frees_no_counter() {
        let (_, limits) = at(1_000);
        for _ in 0..2 {
            assert!(limits.allow(TRIES, "user:1").is_ok());
            assert!(limits.allow(OTHER, "user:1").is_ok());
        }
        for n in 0..3 * BOUND {
            let _ = limits.allow(TRIES, &format!("made up {n}"));
        }
        assert!(limits.allow(TRIES, "user:1").is_err());
        assert!(limits.allow(OTHER, "user:1").is_err());
        assert!(limits.windows("tries") <= BOUND);
        assert_eq!(limits.windows("other"), 1);
    }

    #[test]
    fn one_ipv6_network_cannot_fill_a_limit() {
        let (_, limits) = at(1_000);
        let allowed = (0..BOUND).filter(|n| {
            let address = format!("2001:db8:1:{n:x}::");
            limits.allow_address(TRIES, &address).is_ok()
        });
        assert_eq!(allowed.count(), 20, "ten times the two of one address");
        assert_eq!(limits.windows("tries"), 21, "with that of the network");
        assert!(limits.allow_address(TRIES, "2001:db8:2::").is_ok());
        assert!(limits.allow_address(TRIES, "203.0.113.9").is_ok());
    }

    #[test]
    fn what_an_ipv6_address_is_refused_counts_for_no_neighbour() {
        let (_, limits) = at(1_000);
        let tries = (0..100).filter(|_| limits.allow_address(TRIES, "2001:db8:1:2::").is_ok());
        assert_eq!(tries.count(), 2);
        for n in 0x10..0x19 {
            let neighbour = format!("2001:db8:1:{n:x}::");
            assert!(limits.allow_address(TRIES, &neighbour).is_ok());
            limits.uncount(TRIES, &neighbour);
            assert!(limits.allow_address(TRIES, &neighbour).is_ok());
            assert!(limits.allow_address(TRIES, &neighbour).is_ok());
        }
        assert!(limits.allow_address(TRIES, "2001:db8:1:99::").is_err());
    }

    #[test]
    fn ipv6_addresses_crowd_out_no_other_address() {
        let (_, limits) = at(1_000);
        for n in 0..3 * BOUND {
            let address = format!("2001:db8:{n:x}::");
            let _ = limits.allow_address(TRIES, &address);
            let _ = limits.allow_address(TRIES, &address);
        }
        for n in 0..BOUND / 100 {
            let address = format!("203.0.{}.{}", n / 256, n % 256);
            assert!(limits.allow_address(TRIES, &address).is_ok());
        }
    }

    #[test]
    fn a_full_limit_still_counts_new_keys() {
        let (clock, limits) = at(1_000);
        for n in 0..MOST_KEYS {
            assert!(limits.allow(TRIES, &format!("made up {n}")).is_ok());
        }
        let tries = (0..3).filter(|_| limits.allow(TRIES, "late").is_ok());
        assert_eq!(tries.count(), 2);
        limits.uncount(TRIES, "late");
        assert!(limits.allow(TRIES, "late").is_ok());
        assert!(limits.allow(TRIES, "late").is_err());
        clock.advance_seconds(60);
        assert!(limits.allow(TRIES, "late").is_ok());
        assert_eq!(limits.windows("tries"), 1, "ended windows are removed");
    }
}
