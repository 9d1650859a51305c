//! Verifies a backup.

use std::path::Path;

use kernel::Timestamp;
use sqlx::{Connection, SqliteConnection, sqlite::SqliteConnectOptions};

use super::{
    CheckReport, Progress, Schema, Source, Summary, apart, at_disk,
    hashes::Hashes,
    report::inspect,
    summary::{DATABASE, MediaFile},
};

/// A backup that was read completely.
#[derive(Clone, Debug)]
pub struct Verified {
    pub summary: Summary,
    /// Its state. Database and media list are intact, or it would not be verified.
    pub report: CheckReport,
    pub(super) source: Source,
    pub(super) media: Vec<MediaFile>,
}

/// Reads every byte of a backup. Images and videos may be missing or damaged; the report lists
/// them.
///
/// # Errors
/// A message if the database or the media list is damaged, so that it cannot be restored.
pub async fn check(
    source: Source,
    known: &Schema,
    now: Timestamp,
    progress: Progress,
) -> Result<Verified, String> {
    let damaged = |why: String| format!("This backup is damaged: {why}");
    let reading = source.clone();
    let read = apart(move || {
        let summary = Summary::read(&reading.folder)
            .map_err(at_disk)?
            .ok_or("it does not say what it holds.")?;
        let mut hashes = Hashes::default();
        let (report, media) = inspect(&reading, &summary, &mut hashes, now, &progress);
        match report.broken {
            Some(why) => Err(why),
            None => Ok((summary, report, media)),
        }
    });
    let (summary, report, media) = read.await.map_err(damaged)?;
    let mut connection = integrity(&source.folder.join(DATABASE))
        .await
        .map_err(damaged)?;
    let schema = Schema::of(&mut connection).await;
    let schema = schema.map_err(|error| damaged(error.to_string()))?;
    connection
        .close()
        .await
        .map_err(|error| damaged(error.to_string()))?;
    if schema.is_empty() {
        return Err(damaged("its database is not a boutique's.".to_owned()));
    }
    if let Some(feature) = schema.newer_than(known) {
        return Err(format!(
            "This backup was made by a newer program (its tables of '{feature}' are unknown to this one). Restore it \
             with that program."
        ));
    }
    Ok(Verified {
        summary,
        report,
        source,
        media,
    })
}

/// Opens a copy that no process writes to.
///
/// # Errors
/// It cannot be read or is damaged.
pub(super) async fn integrity(copy: &Path) -> Result<SqliteConnection, String> {
    let options = SqliteConnectOptions::new().filename(copy);
    open_intact(&options.read_only(true).immutable(true)).await
}

/// Opens a database and reads all of it.
///
/// # Errors
/// It cannot be read or is damaged.
pub(super) async fn open_intact(
    options: &SqliteConnectOptions,
) -> Result<SqliteConnection, String> {
    let mut connection = SqliteConnection::connect_with(options)
        .await
        .map_err(unreadable)?;
    let verdict: String = sqlx::query_scalar("PRAGMA integrity_check(1)")
        .fetch_one(&mut connection)
        .await
        .map_err(unreadable)?;
    if verdict == "ok" {
        Ok(connection)
    } else {
        Err(format!("its database is damaged ({verdict})."))
    }
}

pub(super) fn unreadable(error: sqlx::Error) -> String {
    format!("its database cannot be read ({error}).")
}
