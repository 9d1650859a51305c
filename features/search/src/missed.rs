//! What visitors looked for and did not find.

use kernel::{Deps, Failure};

/// More different queries than this are not kept: nobody may fill the disk by typing.
const MOST_QUERIES: i64 = 5_000;

pub struct MissedQueries {
    deps: Deps,
}

impl MissedQueries {
    pub fn new(deps: Deps) -> Self {
        Self { deps }
    }

    /// Counts one more time. A search does not fail because its count could not be kept.
    pub async fn count(&self, query: &str) {
        if let Err(failure) = self.keep(query).await {
            tracing::warn!(cause = ?failure.cause().map(ToString::to_string), "a missed query was not counted");
        }
    }

    async fn keep(&self, query: &str) -> Result<(), Failure> {
        let query = query.to_lowercase();
        let day = self.deps.clock.today().to_string();
        let mut tx = self.deps.db.write().await?;
        sqlx::query!(
            "INSERT INTO search_missed_query (query, times, last_day)
             SELECT ?1, 1, ?2
             WHERE (SELECT count(*) FROM search_missed_query) < ?3
                OR EXISTS (SELECT 1 FROM search_missed_query WHERE query = ?1)
             ON CONFLICT (query) DO UPDATE SET times = times + 1, last_day = excluded.last_day",
            query,
            day,
            MOST_QUERIES
        )
        .execute(&mut *tx)
        .await?;
        tx.commit().await?;
        Ok(())
    }
}
