//! What visitors looked for and did not find.

use kernel::{Day, Deps, Failure, limits::Limit};

/// Most different queries stored for one day, so that visitors cannot fill the disk.
const MOST_A_DAY: i64 = 500;
/// New ones of these from one address, so that one visitor cannot use up the day's.
const FROM_ADDRESS: Limit = Limit::per_day("search.missed", 20);
/// Shortest query stored; shorter ones are mostly from visitors still typing.
const FEWEST_LETTERS: usize = 3;
/// How many days are stored.
const RETENTION_DAYS: i64 = 400;

#[derive(Clone)]
pub struct MissedQueries {
    deps: Deps,
}

impl MissedQueries {
    pub fn new(deps: Deps) -> Self {
        Self { deps }
    }

    /// Counts a query from this address once more. A search does not fail if its count cannot be stored.
    pub async fn count(&self, query: &str, address: &str) {
        let Some(query) = stored(query) else {
            return;
        };
        if let Err(failure) = self.store(&query, address).await {
            tracing::warn!(cause = ?failure.cause().map(ToString::to_string), "a missed query was not counted");
        }
    }

    async fn store(&self, query: &str, address: &str) -> Result<(), Failure> {
        let today = self.deps.clock.today();
        let (day, oldest) = (
            today.to_string(),
            today.plus_days(-RETENTION_DAYS).to_string(),
        );
        let mut tx = self.deps.db.write().await?;
        let known = sqlx::query!(
            "UPDATE search_missed SET times = times + 1 WHERE day = ? AND query = ?",
            day,
            query
        )
        .execute(&mut *tx)
        .await?
        .rows_affected();
        if known == 0 {
            let limits = &self.deps.limits;
            if limits.allow_address(FROM_ADDRESS, address).is_err() {
                return Ok(());
            }
            sqlx::query!(
                "INSERT INTO search_missed (day, query, times)
                 SELECT ?1, ?2, 1 WHERE (SELECT count(*) FROM search_missed WHERE day = ?1) < ?3",
                day,
                query,
                MOST_A_DAY
            )
            .execute(&mut *tx)
            .await?;
        }
        sqlx::query!("DELETE FROM search_missed WHERE day < ?1", oldest)
            .execute(&mut *tx)
            .await?;
        tx.commit().await?;
        Ok(())
    }

    /// What was looked for from one day to another, the last left out: most often first.
    pub async fn between(
        &self,
        from: Day,
        until: Day,
        most: i64,
    ) -> Result<Vec<MissedQuery>, Failure> {
        let (from, until) = (from.to_string(), until.to_string());
        let rows = sqlx::query!(
            r#"SELECT query AS "query!", sum(times) AS "times!: i64", max(day) AS "last_day!: String" FROM search_missed
               WHERE day >= ?1 AND day < ?2 GROUP BY query ORDER BY 2 DESC, query LIMIT ?3"#,
            from,
            until,
            most
        )
        .fetch_all(self.deps.db.read())
        .await?;
        rows.into_iter()
            .map(|row| {
                let last_day = Day::parse(&row.last_day)
                    .ok_or_else(|| Failure::internal("a missed query has no day"))?;
                Ok(MissedQuery {
                    query: row.query,
                    times: row.times,
                    last_day,
                })
            })
            .collect()
    }
}

/// A query that nothing was found for.
pub struct MissedQuery {
    pub query: String,
    pub times: i64,
    pub last_day: Day,
}

/// The query in lower case with single spaces; `None` if it is too short, or looks like an email address or a mobile
/// number, which are personal and name nothing that the shop sells.
fn stored(query: &str) -> Option<String> {
    let digits = query.chars().filter(char::is_ascii_digit).count();
    let personal = query.contains('@') || digits >= 6;
    let words: Vec<&str> = query.split_whitespace().collect();
    let query = words.join(" ").to_lowercase();
    (!personal && query.chars().count() >= FEWEST_LETTERS).then_some(query)
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn queries_are_counted_alike_and_nothing_personal_is_stored() {
        for (typed, counted) in [
            ("  Sari   Blouse ", Some("sari blouse")),
            ("sari blouse", Some("sari blouse")),
            ("size 36", Some("size 36")),
            ("98765 43210", None),
            ("asha@example.com", None),
            ("bl", None),
            ("   ", None),
        ] {
            assert_eq!(stored(typed).as_deref(), counted, "{typed}");
        }
    }
}
