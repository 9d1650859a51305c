//! Names in addresses, like `?category=Blouses`. A page is rendered and cached for those that exist alone: a caller who
//! makes names up would fill the renderer's time and the room for pages.

use std::{
    collections::{HashMap, HashSet},
    sync::{Arc, Mutex, MutexGuard, PoisonError},
};

use kernel::{
    Clock, Day, Failure, PublicVersion, SitePages,
    site_page::{StandIn, encode},
};

use super::address;

type Moment = (u64, Day);
type Cached = Option<(Moment, Arc<Names>)>;

#[derive(Default)]
struct Names {
    /// By query parameter.
    queries: HashMap<&'static str, Known>,
    /// By the path before the name: the names, and the one that all others lead to.
    paths: HashMap<String, (Vec<String>, String)>,
}

/// The names of one query parameter.
struct Known {
    names: HashSet<String>,
    stand_in: StandIn,
}

/// What answers an address.
#[derive(Debug, PartialEq, Eq)]
pub enum AnsweredBy {
    /// The page of this address: of the same one, or of one with stand-ins for names that do not exist.
    Page(String),
    /// A redirect to this address.
    Redirect(String),
}

/// The names that exist, read again when public data or the day changes.
pub struct ExistingNames {
    pages: Vec<Arc<dyn SitePages>>,
    version: PublicVersion,
    clock: Clock,
    cached: Mutex<Cached>,
}

impl ExistingNames {
    pub fn new(pages: Vec<Arc<dyn SitePages>>, version: PublicVersion, clock: Clock) -> Self {
        Self {
            pages,
            version,
            clock,
            cached: Mutex::default(),
        }
    }

    /// What answers this address.
    pub async fn answered_by(&self, address: &str) -> AnsweredBy {
        let names = match self.current().await {
            Ok(names) => names,
            Err(failure) => {
                tracing::warn!(%failure, "the names in addresses could not be read");
                return AnsweredBy::Page(address.to_owned());
            }
        };
        let (path, query) = match address.split_once('?') {
            Some((path, query)) => (path, Some(query)),
            None => (address, None),
        };
        let query = query.map_or_else(String::new, |query| {
            let pairs = query.split('&').map(|pair| rendered_pair(&names, pair));
            format!("?{}", pairs.collect::<Vec<_>>().join("&"))
        });
        match other_path(&names, path) {
            Some(path) => AnsweredBy::Redirect(format!("{path}{query}")),
            None => AnsweredBy::Page(format!("{path}{query}")),
        }
    }

    async fn current(&self) -> Result<Arc<Names>, Failure> {
        let moment = (self.version.current(), self.clock.today());
        if let Some((then, names)) = self.cached().as_ref()
            && *then == moment
        {
            return Ok(names.clone());
        }
        let mut names = Names::default();
        for feature in &self.pages {
            for query in feature.named_queries().await? {
                let known = names.queries.entry(query.key).or_insert(Known {
                    names: HashSet::new(),
                    stand_in: query.stand_in,
                });
                known.names.extend(query.names);
            }
            for path in feature.named_paths().await? {
                names.paths.insert(path.parent, (path.names, path.fallback));
            }
        }
        let names = Arc::new(names);
        *self.cached() = Some((moment, names.clone()));
        Ok(names)
    }

    fn cached(&self) -> MutexGuard<'_, Cached> {
        self.cached.lock().unwrap_or_else(PoisonError::into_inner)
    }
}

fn rendered_pair(names: &Names, pair: &str) -> String {
    let as_it_is = pair.to_owned();
    let Some((key, value)) = address::pairs(pair).next() else {
        return as_it_is;
    };
    let Some(known) = names.queries.get(key.as_str()) else {
        return as_it_is;
    };
    // Forms without script send fields that are left empty.
    if value.is_empty() || known.names.contains(&value) {
        return as_it_is;
    }
    let stand_in = (known.stand_in)(&value, &known.names);
    format!("{key}={}", encode(&stand_in))
}

/// The path with an existing name, if this one should have a name and has another one. Its own name in another case is
/// meant as it exists.
fn other_path(names: &Names, path: &str) -> Option<String> {
    let segments = path.split('/').filter(|segment| !segment.is_empty());
    let mut segments: Vec<String> = segments.map(address::decoded).collect();
    let name = segments.pop()?;
    let parent = format!("/{}", segments.join("/").to_lowercase());
    let (existing, fallback) = names.paths.get(&parent)?;
    if existing.contains(&name) {
        return None;
    }
    let alike = |one: &&String| one.to_lowercase() == name.trim().to_lowercase();
    let meant = existing.iter().find(alike).unwrap_or(fallback);
    Some(format!("{parent}/{}", encode(meant)))
}

#[cfg(test)]
mod tests {
    use kernel::site_page::{no_value, unknown_name};

    use super::*;

    fn names() -> Names {
        let known = |names: &[&str], stand_in| Known {
            names: names.iter().map(|name| (*name).to_owned()).collect(),
            stand_in,
        };
        let services = ["Sarees", "Suits / Sets", "All Silk"].map(str::to_owned);
        let services = (services.to_vec(), "All Silk".to_owned());
        Names {
            queries: HashMap::from([
                (
                    "category",
                    known(&["Silk & Cotton"], unknown_name as StandIn),
                ),
                ("fabrics", known(&["silk"], no_value)),
            ]),
            paths: HashMap::from([("/services/1".to_owned(), services)]),
        }
    }

    #[test]
    fn names_that_do_not_exist_share_the_page_of_one() {
        for (pair, rendered) in [
            ("category=Silk+%26+Cotton", "category=Silk+%26+Cotton"),
            ("category=", "category="),
            ("category=Silk", "category=Unknown"),
            ("category=made-up", "category=Unknown"),
            ("fabrics=silk", "fabrics=silk"),
            ("fabrics=silk-wool", "fabrics="),
            ("show=12", "show=12"),
        ] {
            assert_eq!(rendered_pair(&names(), pair), rendered);
        }
    }

    #[test]
    fn a_path_with_a_name_that_does_not_exist_leads_to_one_that_does() {
        let all = Some("/services/1/All%20Silk");
        for (path, other) in [
            ("/services/1/Sarees", None),
            ("/Services/1/Sarees/", None),
            ("/services/1/Suits%20%2F%20Sets", None),
            ("/services/1/sarees", Some("/services/1/Sarees")),
            ("/services/1/made-up", all),
            ("/SERVICES/%31/made-up", all),
            ("/services/1", None),
            ("/services/2/made-up", None),
            ("/", None),
        ] {
            assert_eq!(other_path(&names(), path).as_deref(), other, "{path}");
        }
    }
}
