//! Rehearses a restore: does everything a restore does, in a scratch folder that is deleted afterwards.

use std::{collections::BTreeMap, path::Path};

use kernel::{Db, Timestamp};
use sqlx::{
    Connection as _,
    migrate::{MigrateError, Migrator},
    sqlite::SqliteConnectOptions,
};

use super::{
    BackupFolder, Progress, Schema, Source, Step, Summary, apart, at_disk, check,
    make::{SPARE_BYTES, look_through},
    prepare::lay_out,
    summary::DATABASE,
    verify::{integrity, open_intact, unreadable},
};

/// Name of the scratch folder among unfinished backups, so that the next run removes what a killed one left behind.
pub(super) const SCRATCH: &str = "rehearsal";

/// What a rehearsal needs to know.
#[derive(Clone)]
pub struct Rehearsing {
    pub folder: BackupFolder,
    pub now: Timestamp,
    /// Free disk space, in bytes.
    pub free_bytes: u64,
    /// Tables known to this program.
    pub schema: Schema,
    /// Migrations of this program, the kernel's first.
    pub migrations: Vec<&'static Migrator>,
    /// Names and tables of the records that are counted.
    pub counted: Vec<(&'static str, &'static str)>,
}

/// Why a rehearsal did not pass.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum NotRehearsed {
    /// It could not begin; says nothing about the backup.
    Skipped(String),
    /// The backup could not be restored.
    Failed(String),
}

/// Restores the backup into a scratch folder, brings its database up to date, reads it completely and compares what is
/// in it with what was counted when the backup was made.
///
/// # Errors
/// A sentence saying why it was skipped, or what a restore would not bring back.
pub async fn rehearse(
    with: Rehearsing,
    summary: Summary,
    progress: Progress,
) -> Result<(), NotRehearsed> {
    expect_room(with.free_bytes, &summary)?;
    let scratch = with.folder.unfinished(SCRATCH);
    let work = in_scratch(&with, &summary, &scratch, progress);
    let outcome = with.folder.alone_in(&scratch, work).await;
    outcome
        .map_err(NotRehearsed::Skipped)?
        .map_err(NotRehearsed::Failed)
}

/// The copy, its write-ahead log while tables change, and what orders need in the meantime. Images and videos are
/// links, which take no space.
pub(super) fn expect_room(free_bytes: u64, summary: &Summary) -> Result<(), NotRehearsed> {
    let copies = summary.database_bytes.saturating_mul(3);
    let needed = copies.saturating_add(4 * SPARE_BYTES);
    if free_bytes < needed {
        return Err(NotRehearsed::Skipped(format!(
            "There is too little space on the disk: it needs {} MB, and {} MB are free.",
            needed / 1_000_000,
            free_bytes / 1_000_000
        )));
    }
    Ok(())
}

async fn in_scratch(
    with: &Rehearsing,
    summary: &Summary,
    scratch: &Path,
    progress: Progress,
) -> Result<(), String> {
    let source = Source::named(&with.folder, &summary.name).map_err(at_disk)?;
    let source = source.ok_or("The backup has disappeared.")?;
    let verified = check(source, &with.schema, with.now, progress.clone()).await?;
    let lost = verified.report.lost().count();
    let (into, steps) = (scratch.to_owned(), progress.clone());
    // Nothing may come from the shop itself, which is gone when a restore is needed.
    let nowhere = scratch.join("no-shop");
    apart(move || lay_out(&verified, &nowhere, &into, &steps).map_err(at_disk)).await?;
    progress(Step::Checking);
    compare_and_open(with, summary, &scratch.join(DATABASE)).await?;
    match lost {
        0 => Ok(()),
        1 => Err("1 image or video of the backup is missing or damaged.".to_owned()),
        _ => Err(format!(
            "{lost} images and videos of the backup are missing or damaged."
        )),
    }
}

/// Compares the records of a restored database, brings it up to date and reads it completely.
pub(super) async fn compare_and_open(
    with: &Rehearsing,
    summary: &Summary,
    database: &Path,
) -> Result<(), String> {
    let mut connection = integrity(database).await?;
    let schema = Schema::of(&mut connection).await.map_err(unreadable)?;
    connection.close().await.map_err(unreadable)?;
    if let Some(feature) = schema.newer_than(&with.schema) {
        return Err(format!(
            "The backup was made by a newer program (its tables of '{feature}' are unknown to this one)."
        ));
    }
    compare(summary, &look_through(database, &with.counted).await?)?;
    migrate(database, &with.migrations).await?;
    let options = SqliteConnectOptions::new().filename(database);
    let restored = open_intact(&options).await;
    drop(restored.map_err(|why| format!("After this program opened the backup, {why}"))?);
    Ok(())
}

fn compare(summary: &Summary, found: &BTreeMap<String, i64>) -> Result<(), String> {
    for (what, expected) in &summary.counts {
        let found = found.get(what).copied().unwrap_or_default();
        if found != *expected {
            return Err(format!(
                "The backup was made with {expected} {what}, and {found} came back."
            ));
        }
    }
    Ok(())
}

/// Brings the restored database up to date, as opening the shop does.
async fn migrate(database: &Path, migrations: &[&'static Migrator]) -> Result<(), String> {
    let unopened = |error: String| format!("The restored database cannot be opened: {error}.");
    let db = Db::open(database, false)
        .await
        .map_err(|error| unopened(error.to_string()))?;
    let mut outcome: Result<(), MigrateError> = Ok(());
    for migrator in migrations {
        outcome = migrator.run(db.migrations()).await;
        if outcome.is_err() {
            break;
        }
    }
    db.close().await;
    outcome.map_err(|error| unopened(error.to_string()))
}

impl BackupFolder {
    /// Removes what a killed rehearsal left behind, unless another run is in progress.
    pub fn clear_rehearsal(&self) {
        if self.unfinished(SCRATCH).exists()
            && let Err(why) = self.alone()
        {
            tracing::debug!(why, "the folder of a rehearsal stays for now");
        }
    }
}
