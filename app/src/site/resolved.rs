//! Addresses as they were asked for, and the cached pages that answer them: a page that many visit is not planned again
//! for each of them.

use std::{
    collections::HashMap,
    sync::{Arc, PoisonError, RwLock},
};

use super::page_cache::{Moment, Place};

/// A caller may make up addresses of one page without end, by parameters that no screen reads.
const MOST: usize = 1_000;
/// In bytes.
const LONGEST: usize = 256;

/// The cached pages of an address: one, or one for each order of its lists.
pub type Places = Arc<[Place]>;

/// What was resolved since public data or the day changed.
#[derive(Default)]
pub struct ResolvedAddresses(RwLock<Resolved>);

#[derive(Default)]
struct Resolved {
    moment: Option<Moment>,
    places: HashMap<Box<str>, Places>,
}

impl ResolvedAddresses {
    /// The places of this path and query, if they were resolved at this moment.
    pub fn places(&self, address: &str, moment: Moment) -> Option<Places> {
        let resolved = self.0.read().unwrap_or_else(PoisonError::into_inner);
        if resolved.moment != Some(moment) {
            return None;
        }
        resolved.places.get(address).cloned()
    }

    /// `moment` is from before the address was resolved.
    pub fn add(&self, address: &str, moment: Moment, places: Places) {
        if address.len() > LONGEST {
            return;
        }
        let mut resolved = self.0.write().unwrap_or_else(PoisonError::into_inner);
        if resolved.moment != Some(moment) || resolved.places.len() >= MOST {
            resolved.moment = Some(moment);
            resolved.places.clear();
        }
        resolved.places.insert(address.into(), places);
    }
}

#[cfg(test)]
mod tests {
    use kernel::Day;

    use super::*;

    fn monday() -> Day {
        Day::parse("2026-11-23").unwrap()
    }

    fn home() -> Places {
        Arc::new([Place::of("/", None)])
    }

    #[test]
    fn a_change_of_public_data_or_of_the_day_ends_what_was_resolved() {
        let addresses = ResolvedAddresses::default();
        addresses.add("/?from=chat", (1, monday()), home());
        assert!(addresses.places("/?from=chat", (1, monday())).is_some());
        assert!(addresses.places("/", (1, monday())).is_none());
        assert!(addresses.places("/?from=chat", (2, monday())).is_none());
        addresses.add("/", (2, monday()), home());
        assert!(addresses.places("/?from=chat", (2, monday())).is_none());
    }

    #[test]
    fn invented_addresses_take_a_limited_room() {
        let addresses = ResolvedAddresses::default();
        for number in 0..=MOST {
            addresses.add(&format!("/?{number}"), (1, monday()), home());
        }
        addresses.add(&"/".repeat(LONGEST + 1), (1, monday()), home());
        let resolved = addresses.0.read().unwrap();
        assert_eq!(resolved.places.len(), 1);
    }
}
