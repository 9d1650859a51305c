//! Makes a backup while the shop is open.

use std::{
    collections::BTreeMap,
    fs::{self, File},
    path::{Path, PathBuf},
    time::Duration,
};

use kernel::Timestamp;
use sqlx::{
    AssertSqlSafe, Connection, SqliteConnection,
    sqlite::{SqliteConnectOptions, SqliteSynchronous},
};

use super::{
    BackupFolder, Kind, Progress, Step, Summary, apart, at_disk,
    examine::inspect_all,
    files,
    media::StoringMedia,
    summary::{DATABASE, MEDIA_LIST, write_list},
    verify::integrity,
};
use crate::{FolderLock, disk};

/// Disk space to leave free besides the database copy, in bytes, because orders need space too.
pub(super) const SPARE_BYTES: u64 = 64_000_000;

/// What to back up, and where to.
#[derive(Clone)]
pub struct Making {
    pub data: PathBuf,
    pub folder: BackupFolder,
    pub kind: Kind,
    pub now: Timestamp,
    /// Names and tables of the records that are counted.
    pub counted: Vec<(&'static str, &'static str)>,
}

/// A finished backup.
#[derive(Clone, Debug)]
pub struct Made {
    pub summary: Summary,
    /// Paths of damaged uploads that were replaced by an intact copy from an earlier backup.
    pub repaired: Vec<String>,
    /// A problem with other backups, as a message.
    pub warning: Option<String>,
}

/// Makes a backup. It is complete and on disk when this returns `Ok`. Another process may have the
/// shop open. Afterwards every backup is read completely and its state recorded.
///
/// # Errors
/// A message for the owner saying why there is no backup.
pub async fn make(making: Making, progress: Progress) -> Result<Made, String> {
    let (folder, now) = (making.folder.clone(), making.now);
    let (alone, name) = apart(move || {
        let alone = folder.alone()?;
        let name = folder.new_name(now);
        Ok((alone, name))
    })
    .await?;
    let unfinished = making.folder.unfinished(&name);
    let filled = fill(&making, &name, &unfinished, progress.clone()).await;
    let (folder, kind) = (making.folder.clone(), making.kind);
    apart(move || match filled {
        Ok((summary, media)) => {
            finish(&folder, &unfinished, &summary).map_err(at_disk)?;
            let repaired = media.repaired.clone();
            let mut warning = None;
            if kind == Kind::Daily
                && let Err(error) = folder.thin_out(&alone, now)
            {
                warning = Some(format!("Old backups could not be removed: {error}."));
            }
            if let Err(why) = check_all(&folder, media, now, &progress) {
                warning = warning.or(Some(why));
            }
            if let Some(why) = &warning {
                tracing::error!(why, "a backup was made, with problems");
            }
            Ok(Made {
                summary,
                repaired,
                warning,
            })
        }
        Err(why) => {
            give_up(&alone, &unfinished);
            Err(why)
        }
    })
    .await
}

/// Reads every backup and records its state. Files already read in this run are not read again.
fn check_all(
    folder: &BackupFolder,
    media: StoringMedia,
    now: Timestamp,
    progress: &Progress,
) -> Result<(), String> {
    let mut hashes = media.hashes;
    let (backups, unreadable) = inspect_all(folder, &mut hashes, now, progress).map_err(at_disk)?;
    for (summary, report) in backups {
        let of = folder.path().join(&summary.name);
        report
            .write(&of)
            .map_err(|error| files::unwritable(&of, &error))?;
    }
    match unreadable.into_iter().next() {
        Some((name, error)) => Err(files::unwritable(&folder.path().join(name), &error)),
        None => Ok(()),
    }
}

fn give_up(_: &FolderLock, unfinished: &Path) {
    // If it cannot be removed now, the next backup removes it.
    if let Err(error) = files::remove_folder(unfinished) {
        tracing::warn!(%error, "an unfinished backup was left behind");
    }
}

async fn fill(
    making: &Making,
    name: &str,
    unfinished: &Path,
    progress: Progress,
) -> Result<(Summary, StoringMedia), String> {
    let database = making.data.join(DATABASE);
    let (into, copied) = (unfinished.to_owned(), database.clone());
    let (media_store, data, folder) = (
        making.folder.media_store(),
        making.data.clone(),
        making.folder.clone(),
    );
    let telling = progress.clone();
    let mut media = apart(move || {
        files::make_folder(&into).map_err(at_disk)?;
        expect_room(&into, &copied)?;
        let known = folder.known_media().map_err(at_disk)?;
        let mut media = StoringMedia::new(media_store, data, known);
        store_all(&mut media, &folder, &telling)?;
        Ok(media)
    })
    .await?;

    progress(Step::Database);
    let copy = unfinished.join(DATABASE);
    copy_database(&database, &copy)
        .await
        .map_err(|error| format!("The database could not be copied: {error}."))?;
    // Uploads made between the first pass and the database copy have a row in the copy.
    let (folder, telling) = (making.folder.clone(), progress.clone());
    media = apart(move || {
        store_all(&mut media, &folder, &telling)?;
        Ok(media)
    })
    .await?;

    progress(Step::Checking);
    let counts = look_through(&copy, &making.counted).await?;
    let (into, name, kind, now) = (
        unfinished.to_owned(),
        name.to_owned(),
        making.kind,
        making.now,
    );
    apart(move || {
        let listed = media.list();
        let list = write_list(&listed);
        files::write_whole(&into.join(MEDIA_LIST), list.as_bytes()).map_err(at_disk)?;
        let (media_list_hash, _) = files::hash_of(&into.join(MEDIA_LIST)).map_err(at_disk)?;
        let database = into.join(DATABASE);
        File::open(&database)
            .and_then(|file| file.sync_all())
            .map_err(at_disk)?;
        let (database_hash, database_bytes) = files::hash_of(&database).map_err(at_disk)?;
        let summary = Summary {
            name,
            kind,
            made_at: now.0,
            program: env!("CARGO_PKG_VERSION").to_owned(),
            database_bytes,
            database_hash,
            media_files: listed.len() as u64,
            media_bytes: listed.iter().map(|file| file.bytes).sum(),
            media_list_hash,
            counts,
            damaged: media.damaged.iter().cloned().collect(),
        };
        Ok((summary, media))
    })
    .await
}

fn expect_room(folder: &Path, database: &Path) -> Result<(), String> {
    let needed = fs::metadata(database)
        .map_err(|error| {
            format!(
                "The database {} cannot be read: {error}.",
                database.display()
            )
        })?
        .len();
    let free = disk::free_bytes(folder).map_err(at_disk)?;
    if free < needed.saturating_add(SPARE_BYTES) {
        return Err("The disk is nearly full: there is no room for a backup.".to_owned());
    }
    Ok(())
}

fn store_all(
    media: &mut StoringMedia,
    folder: &BackupFolder,
    progress: &Progress,
) -> Result<(), String> {
    media
        .store_all(progress)
        .map_err(|error| files::unwritable(folder.path(), &error))
}

/// `VACUUM INTO` copies a consistent snapshot without blocking writers.
async fn copy_database(database: &Path, copy: &Path) -> Result<(), sqlx::Error> {
    let options = SqliteConnectOptions::new()
        .filename(database)
        .busy_timeout(Duration::from_secs(5));
    let mut connection = SqliteConnection::connect_with(&options).await?;
    let outcome = sqlx::query("VACUUM INTO ?")
        .bind(copy.to_string_lossy().into_owned())
        .execute(&mut connection)
        .await;
    connection.close().await?;
    outcome?;
    files::for_the_shop_alone(copy).map_err(sqlx::Error::Io)?;
    forget_links(copy).await
}

/// Removes link secrets of queued emails from the copy: a link opens an account, and backups are
/// carried away.
async fn forget_links(copy: &Path) -> Result<(), sqlx::Error> {
    let options = SqliteConnectOptions::new()
        .filename(copy)
        .synchronous(SqliteSynchronous::Full)
        .pragma("secure_delete", "ON");
    let mut connection = SqliteConnection::connect_with(&options).await?;
    sqlx::query(
        "UPDATE kernel_outbox SET secret = NULL, state = CASE state WHEN 'waiting' THEN 'expired' ELSE state END
         WHERE secret IS NOT NULL",
    )
    .execute(&mut connection)
    .await?;
    connection.close().await
}

/// Reads all of a copy and counts its records.
pub(super) async fn look_through(
    copy: &Path,
    counted: &[(&'static str, &'static str)],
) -> Result<BTreeMap<String, i64>, String> {
    let mut connection = integrity(copy).await?;
    let mut counts = BTreeMap::new();
    for (what, table) in counted {
        let count = format!("SELECT count(*) FROM {table}");
        // Before an update a table may not exist yet.
        let count: Result<i64, _> = sqlx::query_scalar(AssertSqlSafe(count))
            .fetch_one(&mut connection)
            .await;
        if let Ok(count) = count {
            counts.insert((*what).to_owned(), count);
        }
    }
    connection
        .close()
        .await
        .map_err(|error| error.to_string())?;
    Ok(counts)
}

/// The summary is the last file written, and the rename the last step.
fn finish(folder: &BackupFolder, unfinished: &Path, summary: &Summary) -> std::io::Result<()> {
    summary.write(unfinished)?;
    files::make_durable(unfinished)?;
    fs::rename(unfinished, folder.path().join(&summary.name))?;
    files::make_durable(folder.path())
}
