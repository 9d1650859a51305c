//! Finished pages, kept until public data or the day changes.

use std::{future::Future, sync::Arc};

use kernel::{Clock, Day, PublicVersion, Sample};
use moka::future::Cache;

use super::page::Page;
use crate::metrics::caches::CacheCounts;

/// How often a request waits for a page that another request is rendering.
const TURNS_OF_OTHERS: usize = 2;
const CAPACITY: u64 = 24 * 1024 * 1024;

/// Where a page lives: its address and the order of its lists.
#[derive(Clone, Debug, PartialEq, Eq, Hash)]
pub struct Place {
    pub address: String,
    pub seed: Option<u8>,
}

impl Place {
    pub fn of(address: &str, seed: Option<u8>) -> Self {
        Self {
            address: address.to_owned(),
            seed,
        }
    }

    /// All addresses where nothing lives share one page.
    pub fn nowhere() -> Self {
        Self::of("/nothing-lives-here", None)
    }
}

/// Until when a page is right: the next change of public data, or midnight in India.
pub type Moment = (u64, Day);

#[derive(Clone)]
struct Shelved {
    moment: Moment,
    page: Arc<Page>,
}

pub struct PageCache {
    version: PublicVersion,
    clock: Clock,
    pages: Cache<Place, Shelved>,
    pub counts: CacheCounts,
}

impl PageCache {
    pub fn new(version: PublicVersion, clock: Clock) -> Self {
        let weigh = |place: &Place, shelved: &Shelved| {
            u32::try_from(place.address.len() + shelved.page.weight()).unwrap_or(u32::MAX)
        };
        let pages = Cache::builder()
            .max_capacity(CAPACITY)
            .weigher(weigh)
            .build();
        Self {
            version,
            clock,
            pages,
            counts: CacheCounts::default(),
        }
    }

    /// The page at this place if it is there and still right.
    pub async fn current(&self, place: &Place) -> Option<Arc<Page>> {
        let shelved = self.pages.get(place).await?;
        (shelved.moment == self.moment() && shelved.page.is_good()).then_some(shelved.page)
    }

    /// Page at this address, rendered once for all simultaneous requests. A request that waited for another's page
    /// which was turned away renders it itself.
    pub async fn page<Writing: Future<Output = Page>>(
        &self,
        place: Place,
        write: impl Fn() -> Writing,
    ) -> Arc<Page> {
        for _ in 0..TURNS_OF_OTHERS {
            let (page, is_own) = self.written(place.clone(), write()).await;
            if is_own || !page.was_turned_away() {
                return page;
            }
        }
        Arc::new(write().await)
    }

    /// The page, and whether this call wrote it.
    async fn written(&self, place: Place, write: impl Future<Output = Page>) -> (Arc<Page>, bool) {
        let moment = self.moment();
        if let Some(page) = self.current(&place).await {
            self.counts.hit();
            return (page, false);
        }
        let writing = async move {
            Shelved {
                moment,
                page: Arc::new(write.await),
            }
        };
        let is_stale = |shelved: &Shelved| shelved.moment != moment || !shelved.page.is_good();
        let entry = self
            .pages
            .entry(place)
            .or_insert_with_if(writing, is_stale)
            .await;
        let is_own = entry.is_fresh();
        if is_own {
            self.counts.miss();
        } else {
            self.counts.hit();
        }
        (entry.into_value().page, is_own)
    }

    pub fn samples(&self) -> Vec<Sample> {
        let (entries, bytes) = (self.pages.entry_count(), self.pages.weighted_size());
        self.counts.samples("pages", entries, bytes)
    }

    pub fn moment(&self) -> Moment {
        (self.version.current(), self.clock.today())
    }
}
