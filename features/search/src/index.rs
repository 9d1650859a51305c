//! Everything that can be found, cached in memory until public data changes.

use std::sync::Arc;

use kernel::{Failure, PublicVersion, SearchProvider};
use tokio::sync::RwLock;

use crate::found::{Entry, SearchHit, find};

/// A shop has some thousand things to find: looking through all of them in memory takes less than asking a text
/// index, and matches any substring in any script.
pub struct Index {
    version: PublicVersion,
    providers: Vec<Arc<dyn SearchProvider>>,
    stored: RwLock<Option<(u64, Arc<Vec<Entry>>)>>,
}

impl Index {
    pub fn new(version: PublicVersion, providers: Vec<Arc<dyn SearchProvider>>) -> Self {
        Self {
            version,
            providers,
            stored: RwLock::new(None),
        }
    }

    pub async fn find(&self, query: &str) -> Result<Vec<SearchHit>, Failure> {
        if query.is_empty() {
            return Ok(Vec::new());
        }
        Ok(find(&self.entries().await?, query))
    }

    async fn entries(&self) -> Result<Arc<Vec<Entry>>, Failure> {
        // Read before the rows are: a change in between makes this copy stale, never wrong for long.
        let version = self.version.current();
        if let Some((of, entries)) = &*self.stored.read().await
            && *of == version
        {
            return Ok(entries.clone());
        }
        let mut stored = self.stored.write().await;
        if let Some((of, entries)) = &*stored
            && *of == version
        {
            return Ok(entries.clone());
        }
        let mut entries = Vec::new();
        for provider in &self.providers {
            entries.extend(provider.search_items().await?.into_iter().map(Entry::new));
        }
        let entries = Arc::new(entries);
        *stored = Some((version, entries.clone()));
        Ok(entries)
    }
}
