//! The one operation of the search.

use kernel::{ClientAddress, Failure, Limits, limits::Limit};
use poem_openapi::{ApiResponse, OpenApi, Tags, param::Query, payload::Json};

use crate::{found::SearchHit, index::Index, missed::MissedQueries};

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
}

/// Results are made per query and not cached.
#[derive(ApiResponse)]
enum Found {
    /// At most ten results, best first.
    #[oai(status = 200)]
    Hits(
        Json<Vec<SearchHit>>,
        /// Always `no-store`: what visitors search for is not cached.
        #[oai(header = "cache-control")]
        String,
    ),
}

#[OpenApi(tag = "Tag::Search")]
impl Api {
    /// Search the shop.
    ///
    /// Finds what contains the query, whatever its case. An exact name comes first, then the kinds in the order in
    /// which `type` lists them. A blank query finds nothing. At most 120 searches a minute from one address.
    #[oai(path = "/search", method = "get", operation_id = "search_list")]
    async fn search_list(
        &self,
        address: ClientAddress,
        /// What to look for.
        #[oai(validator(max_length = 100), example = "example_query")]
        q: Query<String>,
    ) -> Result<Found, Failure> {
        self.limits.allow_address(SEARCHES, &address.0)?;
        let query = q.0.trim();
        let hits = self.index.find(query).await?;
        if hits.is_empty() && !query.is_empty() {
            self.missed.count(query).await;
        }
        Ok(Found::Hits(Json(hits), "no-store".to_owned()))
    }
}

fn example_query() -> String {
    "blouse".to_owned()
}
