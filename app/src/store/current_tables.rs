//! Whether the tables are already what this program wants. Most starts change nothing, and find out in two queries
//! instead of four for each feature.

use kernel::Gives;
use sqlx::{AssertSqlSafe, SqliteConnection, migrate::Migrator};

use super::migrators;

/// A migration that was run: its table, version and checksum, and whether it succeeded.
type Applied = (String, i64, Vec<u8>, bool);

/// Whether exactly the migrations of these features were run, as this program has them. If not, migrating does the rest
/// or says what is wrong.
///
/// # Errors
/// The database cannot be read.
pub async fn are_current(
    connection: &mut SqliteConnection,
    gives: &[Gives],
) -> Result<bool, sqlx::Error> {
    let known: Vec<(String, &Migrator)> = migrators(gives)
        .map(|(name, migrator)| (format!("{name}_migrations"), migrator))
        .collect();
    let existing: Vec<String> = sqlx::query_scalar(
        r"SELECT name FROM sqlite_schema WHERE type = 'table' AND name LIKE '%\_migrations' ESCAPE '\'",
    )
    .fetch_all(&mut *connection)
    .await?;
    if !known.iter().all(|(table, _)| existing.contains(table)) {
        return Ok(false);
    }
    let each: Vec<String> = known
        .iter()
        .map(|(table, _)| format!("SELECT '{table}', version, checksum, success FROM {table}"))
        .collect();
    // Names of features, which are written in the program.
    let mut applied: Vec<Applied> = sqlx::query_as(AssertSqlSafe(each.join(" UNION ALL ")))
        .fetch_all(connection)
        .await?;
    let mut wanted: Vec<Applied> = known
        .iter()
        .flat_map(|(table, migrator)| {
            migrator.iter().map(|migration| {
                let checksum = migration.checksum.to_vec();
                (table.clone(), migration.version, checksum, true)
            })
        })
        .collect();
    applied.sort_unstable();
    wanted.sort_unstable();
    Ok(applied == wanted)
}

#[cfg(test)]
mod tests {
    use kernel::Db;

    use super::*;

    async fn current(db: &Db) -> bool {
        let mut connection = db.read().acquire().await.unwrap();
        are_current(&mut connection, &[]).await.unwrap()
    }

    /// In a transaction that is rolled back.
    async fn current_after(db: &Db, change: &'static str) -> bool {
        let mut tx = db.write().await.unwrap();
        sqlx::raw_sql(change).execute(&mut *tx).await.unwrap();
        are_current(&mut tx, &[]).await.unwrap()
    }

    #[tokio::test]
    async fn only_tables_with_exactly_the_known_migrations_are_current() {
        let folder = tempfile::tempdir().unwrap();
        let db = Db::open(&folder.path().join("shop.db"), true)
            .await
            .unwrap();
        assert!(!current(&db).await, "a new database has no tables");
        kernel::MIGRATOR.run(db.migrations()).await.unwrap();
        assert!(current(&db).await);
        for change in [
            "UPDATE kernel_migrations SET checksum = x'00' WHERE version = 1",
            "UPDATE kernel_migrations SET success = 0 WHERE version = 1",
            "UPDATE kernel_migrations SET version = 9999 WHERE version = 1",
            "DELETE FROM kernel_migrations WHERE version = 1",
            "INSERT INTO kernel_migrations (version, description, success, checksum, execution_time) \
             VALUES (9999, 'of a newer program', 1, x'00', 0)",
        ] {
            assert!(!current_after(&db, change).await, "{change}");
        }
        let left = "CREATE TABLE loyalty_migrations (version INTEGER)";
        assert!(
            current_after(&db, left).await,
            "tables of a feature that left stay where they are"
        );
    }
}
