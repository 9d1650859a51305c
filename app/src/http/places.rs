//! How many bodies are on their way in at a time, and how much memory they take, for each caller.

use std::{
    collections::HashMap,
    sync::{Arc, Mutex, PoisonError},
};

/// Counts what is under way, by key. A key without anything under way takes no memory.
#[derive(Clone, Debug, Default)]
pub struct Places(Arc<Mutex<HashMap<String, usize>>>);

impl Places {
    /// One more under each of these keys; `None`, and nothing is counted, if one of them has its most.
    pub fn take<const N: usize>(&self, keys: [(String, usize); N]) -> Option<Place> {
        let mut place = Place {
            places: self.clone(),
            keys: keys.map(|(key, most)| (key, most, 0)).into(),
        };
        place.grow(1).then_some(place)
    }
}

impl Place {
    /// Takes so many more under each key. False, and nothing more is counted, if one of them has its most.
    pub fn grow(&mut self, amount: usize) -> bool {
        let mut taken = self.places.0.lock().unwrap_or_else(PoisonError::into_inner);
        let now = |key: &str| taken.get(key).copied().unwrap_or_default();
        let mut keys = self.keys.iter();
        if keys.any(|(key, most, _)| now(key) + amount > *most) {
            return false;
        }
        for (key, _, own) in &mut self.keys {
            *own += amount;
            *taken.entry(key.clone()).or_default() += amount;
        }
        true
    }

    /// Frees this place together with the other one.
    pub fn join(&mut self, mut other: Self) {
        self.keys.append(&mut other.keys);
    }
}

/// Free again when it is dropped.
#[derive(Debug)]
pub struct Place {
    places: Places,
    /// Each with its most of all places, and what this one takes of it.
    keys: Vec<(String, usize, usize)>,
}

impl Drop for Place {
    fn drop(&mut self) {
        let mut taken = self.places.0.lock().unwrap_or_else(PoisonError::into_inner);
        for (key, _, own) in &self.keys {
            if let Some(now) = taken.get_mut(key) {
                *now = now.saturating_sub(*own);
                if *now == 0 {
                    taken.remove(key);
                }
            }
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn each_key_has_its_own_places() {
        let places = Places::default();
        let take = |person: &str, address: &str| {
            places.take([(person.to_owned(), 1), (address.to_owned(), 2)])
        };
        let first = take("a", "here");
        assert!(first.is_some());
        assert!(take("a", "there").is_none(), "the person has one already");
        let second = take("b", "here");
        assert!(second.is_some());
        assert!(take("c", "here").is_none(), "the address has two already");
        assert!(take("c", "there").is_some());
        drop(first);
        assert!(take("a", "here").is_some());
        drop(second);
        assert!(places.0.lock().unwrap().is_empty());
    }

    #[test]
    fn a_place_grows_as_far_as_each_of_its_keys_allows() {
        let places = Places::default();
        let take = |address: &str| places.take([(address.to_owned(), 5), ("all".to_owned(), 8)]);
        let mut first = take("here").unwrap();
        assert!(first.grow(4));
        assert!(!first.grow(1), "the address has all of its own");
        let mut second = take("there").unwrap();
        assert!(!second.grow(3), "all have eight");
        assert!(second.grow(2), "what was refused is not counted");
        drop(first);
        assert!(second.grow(2));
        drop(second);
        assert!(places.0.lock().unwrap().is_empty());
    }
}
