//! A restored shop knows the numbers up to its backup. Those given out since are never given again: the shop that
//! stepped aside says which they are; where it cannot be asked, more are left free than a shop can have given.

use std::path::Path;

use kernel::{Day, Failure, Restored, Tx};
use sqlx::{Connection as _, SqliteConnection, SqliteExecutor, sqlite::SqliteConnectOptions};

use super::number::{Series, financial_year};
use crate::store_mark;

/// Of each series, when nobody knows what was given out.
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

/// After a restore, before anybody is let in.
pub async fn go_on_numbering(tx: &mut Tx, restored: Restored<'_>) -> Result<(), Failure> {
    let mark = store_mark::load(&mut **tx).await?;
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
    let theirs: String = sqlx::query_scalar("SELECT mark FROM payments_store")
        .fetch_one(&mut replaced)
        .await?;
    let numbers = sqlx::query_as("SELECT series, year, last FROM payments_receipt_number")
        .fetch_all(&mut replaced)
        .await?;
    replaced.close().await?;
    Ok((theirs == mark).then_some(numbers))
}

async fn last_of(tx: &mut Tx, series: Series, year: &str) -> Result<i64, Failure> {
    let series = series.as_str();
    let last = sqlx::query_scalar!(
        "SELECT last FROM payments_receipt_number WHERE series = ? AND year = ?",
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
        "INSERT INTO payments_receipt_number (series, year, last) VALUES (?1, ?2, ?3)
         ON CONFLICT (series, year) DO UPDATE SET last = excluded.last",
        series,
        year,
        last
    )
    .execute(&mut **tx)
    .await?;
    sqlx::query!(
        "INSERT INTO payments_receipt_gap (series, year, first, last, day, given_out) VALUES (?, ?, ?, ?, ?, ?)",
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
        r#"SELECT series, year, first, last, day, given_out AS "given_out!: bool" FROM payments_receipt_gap
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

#[cfg(test)]
mod tests {
    use kernel::{Month, csv::CsvFile};

    use super::*;
    use crate::{history::store::Store, receipts::trial};

    /// A backup of its database, in a folder of its own.
    async fn backup(store: &Store) -> tempfile::TempDir {
        let folder = tempfile::tempdir().unwrap();
        let file = folder.path().join("shop.db").display().to_string();
        sqlx::query("VACUUM INTO ?")
            .bind(file)
            .execute(store.db.read())
            .await
            .unwrap();
        folder
    }

    /// The backup in place of another shop.
    async fn restored(backup: &tempfile::TempDir, replaced: Option<&Path>) -> Store {
        let folder = tempfile::tempdir().unwrap();
        let (from, to) = (backup.path().join("shop.db"), folder.path().join("shop.db"));
        std::fs::copy(from, to).unwrap();
        let store = Store::open_in(folder, kernel::testing::TEST_TIME).await;
        let mut tx = store.db.write().await.unwrap();
        let now = store.clock.now();
        go_on_numbering(&mut tx, Restored { now, replaced })
            .await
            .unwrap();
        tx.commit().await.unwrap();
        store
    }

    async fn numbers(store: &Store, buyers: std::ops::RangeInclusive<i64>) -> Vec<String> {
        let mut numbers = Vec::new();
        for buyer in buyers {
            numbers.push(trial::bought(store, buyer, None).await.tax_document.number);
        }
        numbers
    }

    #[tokio::test]
    async fn a_restored_shop_gives_no_number_twice_and_says_which_it_left_out() {
        let live = Store::new(None).await;
        numbers(&live, 1..=2).await;
        let stored = backup(&live).await;
        let since = numbers(&live, 3..=4).await;
        assert_eq!(since[1], "HM/26-27/000004");
        let first = restored(&stored, Some(live.file())).await;
        assert_eq!(numbers(&first, 3..=4).await[0], "HM/26-27/000005");
        let accounts = async |store: &Store| {
            let month = Month::parse("2026-08").unwrap();
            let CsvFile::File(bytes, ..) = store.payments.accounts(month, month).await.unwrap();
            String::from_utf8(bytes.0).unwrap()
        };
        let table = accounts(&first).await;
        assert!(
            table.contains(",HM/26-27/000003 to HM/26-27/000004,Not in these books,"),
            "{table}"
        );
        let second = restored(&stored, Some(first.file())).await;
        assert_eq!(numbers(&second, 3..=3).await[0], "HM/26-27/000007");
        assert!(
            accounts(&second)
                .await
                .contains("000003 to HM/26-27/000006")
        );
        assert!(!accounts(&live).await.contains("Not in these books"));
    }

    #[tokio::test]
    async fn where_nobody_can_be_asked_many_are_left_free() {
        let live = Store::new(None).await;
        numbers(&live, 1..=2).await;
        let stored = backup(&live).await;
        let another_shop = Store::new(None).await;
        let damaged = tempfile::tempdir().unwrap();
        let damaged = damaged.path().join("shop.db");
        std::fs::write(&damaged, "not a database").unwrap();
        for replaced in [None, Some(another_shop.file()), Some(damaged.as_path())] {
            let store = restored(&stored, replaced).await;
            assert_eq!(numbers(&store, 3..=3).await[0], "HM/26-27/010003");
            let gaps = gaps(
                store.db.read(),
                Day::parse("2026-08-01").unwrap(),
                Day::parse("2026-09-01").unwrap(),
            );
            let gaps = gaps.await.unwrap();
            assert_eq!(
                gaps.len(),
                Series::ALL.len(),
                "a new series may have begun since"
            );
            assert!(gaps.iter().all(|gap| !gap.given_out));
        }
    }
}
