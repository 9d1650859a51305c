//! Which versions of the program have opened a store. Tables change forwards only, so an older program than the newest
//! of them refuses it where it does not know all tables.

use kernel::{Db, Timestamp};
use maintenance::{BackupFolder, Schema};
use semver::Version;
use sqlx::SqliteConnection;

/// The version of this program.
pub const PROGRAM: &str = env!("CARGO_PKG_VERSION");

/// The newest program that has opened the store; `None` if none has noted itself.
///
/// # Errors
/// The database cannot be read.
pub async fn newest(connection: &mut SqliteConnection) -> Result<Option<Version>, sqlx::Error> {
    let noted: bool = sqlx::query_scalar(
        "SELECT EXISTS (SELECT 1 FROM sqlite_schema WHERE type = 'table' AND name = 'kernel_program')",
    )
    .fetch_one(&mut *connection)
    .await?;
    if !noted {
        return Ok(None);
    }
    let versions: Vec<String> = sqlx::query_scalar("SELECT version FROM kernel_program")
        .fetch_all(connection)
        .await?;
    Ok(versions
        .iter()
        .filter_map(|version| Version::parse(version).ok())
        .max())
}

/// Whether that is a newer program than this one.
pub fn is_newer(version: &Version) -> bool {
    Version::parse(PROGRAM).is_ok_and(|program| *version > program)
}

/// Notes that this program opens the store. Most starts find the note and write nothing.
///
/// # Errors
/// The database cannot be read or written.
pub async fn note(db: &Db, now: Timestamp) -> Result<(), kernel::Failure> {
    let noted: bool =
        sqlx::query_scalar("SELECT EXISTS (SELECT 1 FROM kernel_program WHERE version = ?)")
            .bind(PROGRAM)
            .fetch_one(db.read())
            .await?;
    if noted {
        return Ok(());
    }
    let mut tx = db.write().await?;
    sqlx::query("INSERT INTO kernel_program (version, first_opened_at) VALUES (?, ?)")
        .bind(PROGRAM)
        .bind(now.0)
        .execute(&mut *tx)
        .await?;
    Ok(tx.commit().await?)
}

/// The feature whose tables a newer program has changed. Between two releases programs have the same version; tables of
/// a feature that this program does not know count only if a newer version has opened the store.
pub fn newer_tables<'a>(
    found: &'a Schema,
    newest: Option<&Version>,
    known: &Schema,
) -> Option<&'a str> {
    match newest.is_some_and(is_newer) {
        true => found.newer_than(known),
        false => found.newer_among(known),
    }
}

/// What to say about a store of which a newer program has changed the tables, the `newest` one if its version is newer.
pub async fn refusal(
    feature: &str,
    newest: Option<&Version>,
    backups: &BackupFolder,
    known: &Schema,
) -> String {
    let back = match backups.newest_known_to(known).await {
        Some(backup) => format!(
            "or go back to the backup {0} of {1}, the newest that this program knows, by `boutique restore {0}`: what \
             came after it is not in the shop then, but not deleted, and `boutique restore --undo` with the newer program \
             brings it back",
            backup.name,
            backup.made_at().day()
        ),
        None => {
            "or restore a backup made before it; this program knows none of those here".to_owned()
        }
    };
    let newer = match newest.filter(|newest| is_newer(newest)) {
        Some(newer) => format!("boutique {newer}"),
        None => "a newer program".to_owned(),
    };
    format!(
        "The tables of '{feature}' were changed by {newer}, and this is {PROGRAM}. Nothing was touched. Start the newer \
         program again, {back}."
    )
}

#[cfg(test)]
mod tests {
    use super::*;

    #[tokio::test]
    async fn the_newest_program_is_remembered() {
        let folder = tempfile::tempdir().unwrap();
        let db = Db::open(&folder.path().join("shop.db"), true)
            .await
            .unwrap();
        let mut connection = db.read().acquire().await.unwrap();
        assert_eq!(newest(&mut connection).await.unwrap(), None);
        drop(connection);
        kernel::MIGRATOR.run(db.migrations()).await.unwrap();
        for _ in 0..2 {
            note(&db, Timestamp(1)).await.unwrap();
        }
        let mut tx = db.write().await.unwrap();
        sqlx::raw_sql(
            "INSERT INTO kernel_program (version, first_opened_at)
             VALUES ('0.0.9', 1), ('99.9.0', 1), ('99.10.0', 1), ('unversioned', 1)",
        )
        .execute(&mut *tx)
        .await
        .unwrap();
        let newest = newest(&mut tx).await.unwrap().unwrap();
        assert_eq!(newest, Version::new(99, 10, 0));
        assert!(is_newer(&newest));
        assert!(!is_newer(&Version::parse(PROGRAM).unwrap()));
    }
}
