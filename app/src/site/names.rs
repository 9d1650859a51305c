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
type Names = HashMap<&'static str, Known>;
type Cached = Option<(Moment, Arc<Names>)>;

/// The names of one query parameter.
#[derive(Default)]
struct Known {
    names: HashSet<String>,
    stand_in: Option<StandIn>,
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

    /// The address whose page answers this one: itself, or one with stand-ins. `None` if it names what does not exist.
    pub async fn rendered(&self, address: &str) -> Option<String> {
        let Some((path, query)) = address.split_once('?') else {
            return Some(address.to_owned());
        };
        let names = match self.current().await {
            Ok(names) => names,
            Err(failure) => {
                tracing::warn!(%failure, "the names in addresses could not be read");
                return Some(address.to_owned());
            }
        };
        let pairs: Option<Vec<String>> = query
            .split('&')
            .map(|pair| rendered_pair(&names, pair))
            .collect();
        Some(format!("{path}?{}", pairs?.join("&")))
    }

    async fn current(&self) -> Result<Arc<Names>, Failure> {
        let moment = (self.version.current(), self.clock.today());
        if let Some((then, names)) = self.cached().as_ref()
            && *then == moment
        {
            return Ok(names.clone());
        }
        let mut names = Names::new();
        for feature in &self.pages {
            for query in feature.named_queries().await? {
                let known: &mut Known = names.entry(query.key).or_default();
                known.names.extend(query.names);
                known.stand_in = known.stand_in.or(query.stand_in);
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

fn rendered_pair(names: &Names, pair: &str) -> Option<String> {
    let as_it_is = Some(pair.to_owned());
    let Some((key, value)) = address::pairs(pair).next() else {
        return as_it_is;
    };
    let Some(known) = names.get(key.as_str()) else {
        return as_it_is;
    };
    // Forms without script send fields that are left empty.
    if value.is_empty() || known.names.contains(&value) {
        return as_it_is;
    }
    let stand_in = known.stand_in?;
    Some(format!("{key}={}", encode(&stand_in(&value, &known.names))))
}
