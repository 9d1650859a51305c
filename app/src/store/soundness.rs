//! Whether a database is what a shop wrote, page by page.

use std::path::Path;

use sqlx::SqliteConnection;
use tokio::task::JoinHandle;

use super::refusal;

/// A check that runs beside what a start does with an open database before it writes anything.
#[must_use = "nothing may be written before its verdict"]
pub struct Soundness(JoinHandle<Result<(), String>>);

impl Soundness {
    pub fn begin(checks: impl Future<Output = Result<(), String>> + Send + 'static) -> Self {
        Self(tokio::spawn(checks))
    }

    /// # Errors
    /// A sentence about what is wrong with the database.
    pub async fn verdict(self) -> Result<(), String> {
        self.0
            .await
            .map_err(|error| format!("The database could not be checked: {error}."))?
    }
}

/// Of every page. The pages it has read do not stay in memory.
pub async fn check(connection: &mut SqliteConnection, file: &Path) -> Result<(), String> {
    let refused = |error: sqlx::Error| refusal::of_database(file, &error);
    let verdict: String = sqlx::query_scalar("PRAGMA quick_check(1)")
        .fetch_one(&mut *connection)
        .await
        .map_err(refused)?;
    if verdict != "ok" {
        return Err(refusal::damaged(file, &verdict));
    }
    sqlx::raw_sql("PRAGMA shrink_memory")
        .execute(connection)
        .await
        .map(drop)
        .map_err(refused)
}
