//! Names in addresses, like `?category=Blouses`. A page is rendered and cached for those that exist alone: a caller who
//! makes names up would fill the renderer's time and the room for pages.

use std::{
    collections::{HashMap, HashSet},
    sync::{Arc, Mutex, MutexGuard, PoisonError},
};

use kernel::{Clock, Day, Failure, PublicVersion, SitePages};

use super::address;

type Moment = (u64, Day);
type Names = HashMap<&'static str, HashSet<String>>;
type Cached = Option<(Moment, Arc<Names>)>;

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

    /// Whether everything that this address names exists.
    pub async fn all_exist(&self, address: &str) -> bool {
        let Some((_, query)) = address.split_once('?') else {
            return true;
        };
        let names = match self.current().await {
            Ok(names) => names,
            Err(failure) => {
                tracing::warn!(%failure, "the names in addresses could not be read");
                return true;
            }
        };
        // Forms without script send fields that are left empty.
        address::pairs(query).all(|(key, value)| {
            value.is_empty() || names.get(key.as_str()).is_none_or(|of| of.contains(&value))
        })
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
                names.entry(query.key).or_default().extend(query.names);
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
