//! A restored shop knows the numbers up to its backup. Those given out since are never given again: the shop that
//! stepped aside says which they are; where it cannot be asked, more are left free than a shop can have given.

use std::path::Path;

use async_trait::async_trait;
use kernel::{AfterRestore, Day, Failure, Restored, Tx};
use sqlx::{Connection as _, SqliteConnection, SqliteExecutor, sqlite::SqliteConnectOptions};

use crate::number::{Series, financial_year};

/// Numbers left free in each series when it is unknown which were given out.
const NUMBERS_LEFT_FREE: i64 = 10_000;

/// Numbers that are not in these books.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Gap {
    pub series: Series,
    pub year: String,
    pub first: i64,
    pub last: i64,
    /// When the backup was restored.
    pub day: String,
    /// They are known to have been given out.
    pub given_out: bool,
}

/// The last number of a series in a year.
#[derive(sqlx::FromRow)]
struct Last {
    series: String,
    year: String,
    last: i64,
}

pub struct ContinueNumbering;

#[async_trait]
impl AfterRestore for ContinueNumbering {
    async fn after_restore(&self, tx: &mut Tx, restored: Restored<'_>) -> Result<(), Failure> {
        continue_numbering(tx, restored).await
    }
}

async fn continue_numbering(tx: &mut Tx, restored: Restored<'_>) -> Result<(), Failure> {
    let mark = sqlx::query_scalar!("SELECT mark FROM invoices_store")
        .fetch_one(&mut **tx)
        .await?;
    let today = restored.now.day();
    if let Some(replaced) = restored.replaced {
        match given_out(replaced, &mark).await {
            Ok(Some(numbers)) => {
                for Last { series, year, last } in numbers {
                    if let Some(series) = Series::parse(&series) {
                        skip(tx, series, &year, last, today, true).await?;
                    }
                }
                return Ok(());
            }
            Ok(None) => tracing::warn!("the shop that was replaced was another one"),
            Err(error) => tracing::warn!(%error, "the shop that was replaced cannot be read"),
        }
    }
    let year = financial_year(today);
    for series in Series::ALL {
        let last = last_of(tx, series, &year).await? + NUMBERS_LEFT_FREE;
        skip(tx, series, &year, last, today, false).await?;
    }
    Ok(())
}

/// As the shop knows it that stepped aside; nothing if that was another one.
async fn given_out(database: &Path, mark: &str) -> sqlx::Result<Option<Vec<Last>>> {
    let options = SqliteConnectOptions::new()
        .filename(database)
        .create_if_missing(false);
    let mut replaced = SqliteConnection::connect_with(&options).await?;
    let theirs: String = sqlx::query_scalar("SELECT mark FROM invoices_store")
        .fetch_one(&mut replaced)
        .await?;
    let numbers = sqlx::query_as("SELECT series, year, last FROM invoices_number")
        .fetch_all(&mut replaced)
        .await?;
    replaced.close().await?;
    Ok((theirs == mark).then_some(numbers))
}

async fn last_of(tx: &mut Tx, series: Series, year: &str) -> Result<i64, Failure> {
    let series = series.as_str();
    let last = sqlx::query_scalar!(
        "SELECT last FROM invoices_number WHERE series = ? AND year = ?",
        series,
        year
    )
    .fetch_optional(&mut **tx)
    .await?;
    Ok(last.unwrap_or(0))
}

/// The next number of this series is the one after `last`.
async fn skip(
    tx: &mut Tx,
    series: Series,
    year: &str,
    last: i64,
    today: Day,
    given_out: bool,
) -> Result<(), Failure> {
    let first = last_of(tx, series, year).await? + 1;
    if first > last {
        return Ok(());
    }
    let (series, day) = (series.as_str(), today.to_string());
    sqlx::query!(
        "INSERT INTO invoices_number (series, year, last) VALUES (?1, ?2, ?3)
         ON CONFLICT (series, year) DO UPDATE SET last = excluded.last",
        series,
        year,
        last
    )
    .execute(&mut **tx)
    .await?;
    sqlx::query!(
        "INSERT INTO invoices_number_gap (series, year, first, last, day, given_out) VALUES (?, ?, ?, ?, ?, ?)",
        series,
        year,
        first,
        last,
        day,
        given_out
    )
    .execute(&mut **tx)
    .await?;
    Ok(())
}

/// Those of restores from one day to before another.
pub async fn gaps(
    executor: impl SqliteExecutor<'_>,
    from: Day,
    until: Day,
) -> Result<Vec<Gap>, Failure> {
    let (from, until) = (from.to_string(), until.to_string());
    let rows = sqlx::query!(
        r#"SELECT series, year, first, last, day, given_out AS "given_out!: bool" FROM invoices_number_gap
           WHERE day >= ?1 AND day < ?2 ORDER BY id"#,
        from,
        until
    )
    .fetch_all(executor)
    .await?;
    let gaps = rows.into_iter().filter_map(|row| {
        Some(Gap {
            series: Series::parse(&row.series)?,
            year: row.year,
            first: row.first,
            last: row.last,
            day: row.day,
            given_out: row.given_out,
        })
    });
    Ok(gaps.collect())
}
