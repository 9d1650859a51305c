//! Everything that can be found, cached in memory until public data changes.

use std::sync::Arc;

use kernel::{Db, Failure, SearchProvider};
use tokio::sync::RwLock;

use crate::{
    correction::{Vocabulary, corrections},
    fold::folded,
    found::{Entry, SearchGroup, SearchHit, find, hit},
    settings,
    synonyms::{Synonyms, Term},
};

/// A shop has some thousand things to find: looking through all of them in memory takes less than asking a text
/// index, and matches any substring in any script.
pub struct Index {
    db: Db,
    providers: Vec<Arc<dyn SearchProvider>>,
    stored: RwLock<Option<(u64, Arc<Snapshot>)>>,
}

/// What could be found at one moment.
struct Snapshot {
    entries: Vec<Entry>,
    synonyms: Synonyms,
    vocabulary: Vocabulary,
}

/// What a search found.
pub struct Found {
    /// The query that it is for.
    pub query: String,
    pub groups: Vec<SearchGroup>,
}

impl Snapshot {
    fn find(&self, query: &str, kind: Option<&str>) -> Vec<SearchGroup> {
        let query = folded(query);
        find(&self.entries, &query, &self.terms(&query), kind)
    }

    fn terms(&self, query: &str) -> Vec<Term> {
        self.vocabulary.narrowed(self.synonyms.terms(query))
    }
}

impl Index {
    pub fn new(db: Db, providers: Vec<Arc<dyn SearchProvider>>) -> Self {
        Self {
            db,
            providers,
            stored: RwLock::new(None),
        }
    }

    /// Whether there are results of this kind.
    pub fn has_kind(&self, kind: &str) -> bool {
        let mut kinds = self.providers.iter().flat_map(|provider| provider.kinds());
        kinds.any(|known| known.id == kind)
    }

    /// Finds what was typed; if that is nothing and `exact` is not, what may have been meant.
    pub async fn find(
        &self,
        typed: &str,
        kind: Option<&str>,
        exact: bool,
    ) -> Result<Found, Failure> {
        let found = |query: String, groups| Found { query, groups };
        if typed.is_empty() {
            return Ok(found(String::new(), Vec::new()));
        }
        let snapshot = self.snapshot().await?;
        let groups = snapshot.find(typed, kind);
        if !groups.is_empty() || exact {
            return Ok(found(typed.to_owned(), groups));
        }
        let terms = snapshot.terms(&folded(typed));
        for query in corrections(&snapshot.entries, &snapshot.vocabulary, &terms) {
            let groups = snapshot.find(&query, kind);
            if !groups.is_empty() {
                return Ok(found(query, groups));
            }
        }
        Ok(found(typed.to_owned(), Vec::new()))
    }

    /// One thing that can be found.
    pub async fn hit(&self, kind: &str, id: i64) -> Result<Option<SearchHit>, Failure> {
        let snapshot = self.snapshot().await?;
        let mut entries = snapshot.entries.iter();
        let entry = entries.find(|entry| entry.item.kind.id == kind && entry.item.id == id);
        Ok(entry.map(|entry| hit(&entry.item)))
    }

    async fn snapshot(&self) -> Result<Arc<Snapshot>, Failure> {
        // Read before the rows are: a change in between makes this copy stale, never wrong for long.
        let version = self.db.version().current();
        if let Some((of, snapshot)) = &*self.stored.read().await
            && *of == version
        {
            return Ok(snapshot.clone());
        }
        let mut stored = self.stored.write().await;
        if let Some((of, snapshot)) = &*stored
            && *of == version
        {
            return Ok(snapshot.clone());
        }
        let mut entries = Vec::new();
        for provider in &self.providers {
            entries.extend(provider.search_items().await?.into_iter().map(Entry::new));
        }
        let snapshot = Arc::new(Snapshot {
            synonyms: Synonyms::new(&settings::load(&self.db).await?),
            vocabulary: Vocabulary::of(&entries),
            entries,
        });
        *stored = Some((version, snapshot.clone()));
        Ok(snapshot)
    }
}
