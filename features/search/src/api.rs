//! The one operation of the search.

use std::sync::Arc;

use kernel::{ClientAddress, Clock, Failure, Limits, limits::Limit, problem::INVALID_PARAMETER};
use poem_openapi::{ApiResponse, Object, OpenApi, Tags, param::Query, payload::Json};

use crate::{
    found::SearchGroup,
    index::Index,
    missed::MissedQueries,
    wanted::{Bookings, DAYS, FEWEST_SHOWN, MOST, WantedItem},
};

const SEARCHES: Limit = Limit::per_minute("search", 120);

#[derive(Tags)]
enum Tag {
    /// One search over what the shop offers.
    Search,
}

pub struct Api {
    pub index: Index,
    pub missed: MissedQueries,
    pub limits: Limits,
    pub clock: Clock,
    pub bookings: Arc<dyn Bookings>,
}

/// What a search found.
#[derive(Object, Clone, Debug)]
struct SearchResults {
    /// The query of these results: corrected if only that finds something.
    query: String,
    /// The results by kind.
    groups: Vec<SearchGroup>,
}

/// Results are made per query and not cached.
#[derive(ApiResponse)]
enum Found {
    /// At most ten results, or those of one kind.
    #[oai(status = 200)]
    Results(
        Json<SearchResults>,
        /// Always `no-store`: what visitors search for is not cached.
        #[oai(header = "cache-control")]
        String,
    ),
}

#[OpenApi(tag = "Tag::Search")]
impl Api {
    /// Search the shop.
    ///
    /// What contains all words of the query, by kind, exact names first. A query that finds nothing is corrected. At
    /// most 120 searches a minute from one address.
    #[oai(path = "/search", method = "get", operation_id = "search_list")]
    async fn search_list(
        &self,
        address: ClientAddress,
        /// What to look for.
        #[oai(validator(max_length = 100), example = "example_query")]
        q: Query<String>,
        /// Only results of this kind, and more of them.
        #[oai(name = "type", validator(max_length = 20))]
        kind: Query<Option<String>>,
        /// Not to correct the query.
        exact: Query<Option<bool>>,
    ) -> Result<Found, Failure> {
        self.limits.allow_address(SEARCHES, &address.0)?;
        let (query, kind) = (q.0.trim(), kind.0.as_deref());
        if kind.is_some_and(|kind| !self.index.has_kind(kind)) {
            let wording = "There are no results of this `type`.";
            return Err(Failure::new(INVALID_PARAMETER).with_message(wording));
        }
        let exact = exact.0.unwrap_or_default();
        let found = self.index.find(query, kind, exact).await?;
        if found.groups.is_empty() && !query.is_empty() && kind.is_none() {
            self.missed.count(query, &address.0).await;
        }
        let results = SearchResults {
            query: found.query,
            groups: found.groups,
        };
        Ok(Found::Results(Json(results), "no-store".to_owned()))
    }

    /// List what is wanted most.
    ///
    /// Up to four products of the last 30 days.
    #[oai(
        path = "/search/wanted",
        method = "get",
        operation_id = "wanted_item_list"
    )]
    async fn wanted_item_list(&self) -> Result<Json<Vec<WantedItem>>, Failure> {
        let since = self.clock.today().plus_days(-DAYS).start();
        let mut wanted = Vec::with_capacity(MOST);
        for booked in self.bookings.booked_since(since).await? {
            if wanted.len() == MOST {
                break;
            }
            // What is hidden or in the trash since then cannot be found, and is not shown either.
            if let Some(hit) = self.index.hit(booked.kind, booked.id).await? {
                wanted.push(WantedItem {
                    hit,
                    times_booked: Some(booked.times).filter(|times| *times >= FEWEST_SHOWN),
                });
            }
        }
        Ok(Json(wanted))
    }
}

fn example_query() -> String {
    "blouse".to_owned()
}
