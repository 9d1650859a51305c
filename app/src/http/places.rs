//! How many bodies are on their way in at a time, for each caller.

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
        let mut taken = self.0.lock().unwrap_or_else(PoisonError::into_inner);
        let full = |(key, most): &(String, usize)| taken.get(key).is_some_and(|now| now >= most);
        if keys.iter().any(full) {
            return None;
        }
        let keys: Vec<String> = keys.into_iter().map(|(key, _)| key).collect();
        for key in &keys {
            *taken.entry(key.clone()).or_default() += 1;
        }
        Some(Place {
            places: self.clone(),
            keys,
        })
    }
}

impl Place {
    /// Frees this place together with the other one.
    pub fn join(&mut self, mut other: Self) {
        self.keys.append(&mut other.keys);
    }
}

/// Free again when it is dropped.
#[derive(Debug)]
pub struct Place {
    places: Places,
    keys: Vec<String>,
}

impl Drop for Place {
    fn drop(&mut self) {
        let mut taken = self.places.0.lock().unwrap_or_else(PoisonError::into_inner);
        for key in &self.keys {
            if let Some(now) = taken.get_mut(key) {
                *now -= 1;
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
}
