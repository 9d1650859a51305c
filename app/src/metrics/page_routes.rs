//! Routes of pages, for metrics: the first part of each path where a page lives.

use std::{
    collections::HashMap,
    sync::{Arc, PoisonError, RwLock},
};

use super::requests::RouteCounts;

/// More routes than the site has.
const MOST: usize = 128;
/// Name of the route of the home page.
const HOME: &str = "home";

/// Learned from the pages that were planned: only the client knows its routes. Cheap to clone.
#[derive(Clone, Debug, Default)]
pub struct PageRoutes(Arc<RwLock<HashMap<Box<str>, Arc<RouteCounts>>>>);

fn route_of(path: &str) -> &str {
    match path.split('/').nth(1) {
        None | Some("") => HOME,
        Some(first) => first,
    }
}

impl PageRoutes {
    /// A page lives at this path.
    pub fn learn(&self, path: &str) {
        let route = route_of(path);
        if self.with(path, |_| ()).is_some() {
            return;
        }
        let mut routes = self.0.write().unwrap_or_else(PoisonError::into_inner);
        if routes.len() < MOST {
            routes.entry(route.into()).or_default();
        }
    }

    /// Uses the counts of a path's route; nothing for a path that is no page's.
    pub fn with<T>(&self, path: &str, use_counts: impl FnOnce(&RouteCounts) -> T) -> Option<T> {
        let routes = self.0.read().unwrap_or_else(PoisonError::into_inner);
        routes.get(route_of(path)).map(|counts| use_counts(counts))
    }

    pub fn all(&self) -> Vec<(String, Arc<RouteCounts>)> {
        let routes = self.0.read().unwrap_or_else(PoisonError::into_inner);
        let mut all: Vec<_> = routes
            .iter()
            .map(|(route, counts)| (route.to_string(), counts.clone()))
            .collect();
        all.sort_by(|one, other| one.0.cmp(&other.0));
        all
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn only_routes_of_pages_are_counted() {
        let routes = PageRoutes::default();
        routes.learn("/");
        routes.learn("/products?x=1".split('?').next().unwrap());
        routes.learn("/products/cotton");
        assert!(routes.with("/products/silk", |_| ()).is_some());
        assert!(routes.with("/made-up", |_| ()).is_none());
        let names: Vec<String> = routes.all().into_iter().map(|(name, _)| name).collect();
        assert_eq!(names, ["home", "products"]);
    }

    #[test]
    fn there_are_never_many() {
        let routes = PageRoutes::default();
        for number in 0..1_000 {
            routes.learn(&format!("/{number}"));
        }
        assert_eq!(routes.all().len(), MOST);
    }
}
