//! Making a backup while the shop is open.

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
    BackupFolder, Kind, Progress, Step, Summary, apart, at_disk, files,
    folder::Alone,
    media::MediaShelf,
    summary::{DATABASE, MEDIA_LIST, MediaFile, write_list},
    verify::integrity,
};
use crate::disk;

/// So much stays free beside the copy of the database: orders need some room, too.
const SPARE_BYTES: u64 = 64_000_000;

/// What is backed up, and where to.
#[derive(Clone)]
pub struct Making {
    pub data: PathBuf,
    pub folder: BackupFolder,
    pub kind: Kind,
    pub now: Timestamp,
    /// What people would miss, and the tables that are counted for it.
    pub counted: Vec<(&'static str, &'static str)>,
}

/// Makes a backup. It is whole and on the disk when this returns, or there is none. Another process may have the shop
/// open meanwhile.
pub async fn make(making: Making, progress: Progress) -> Result<Summary, String> {
    let (folder, now) = (making.folder.clone(), making.now);
    let (alone, name) = apart(move || {
        let alone = folder.alone()?;
        let name = folder.new_name(now);
        Ok((alone, name))
    })
    .await?;
    let unfinished = making.folder.unfinished(&name);
    let made = fill(&making, &name, &unfinished, progress).await;
    let (folder, kind) = (making.folder.clone(), making.kind);
    apart(move || match made {
        Ok(summary) => {
            finish(&folder, &unfinished, &summary).map_err(at_disk)?;
            if kind == Kind::Daily
                && let Err(error) = folder.thin_out(&alone, now)
            {
                tracing::warn!(%error, "old backups could not be removed");
            }
            Ok(summary)
        }
        Err(why) => {
            give_up(&alone, &unfinished);
            Err(why)
        }
    })
    .await
}

fn give_up(_: &Alone, unfinished: &Path) {
    // What cannot be removed now is cleared away before the next backup.
    if let Err(error) = files::remove_folder(unfinished) {
        tracing::warn!(%error, "an unfinished backup was left behind");
    }
}

async fn fill(
    making: &Making,
    name: &str,
    unfinished: &Path,
    progress: Progress,
) -> Result<Summary, String> {
    let database = making.data.join(DATABASE);
    let (into, copied) = (unfinished.to_owned(), database.clone());
    let (shelf, data, folder) = (
        making.folder.shelf(),
        making.data.clone(),
        making.folder.clone(),
    );
    let telling = progress.clone();
    let before = apart(move || {
        files::make_folder(&into).map_err(at_disk)?;
        expect_room(&into, &copied)?;
        let known = folder.known_media().map_err(at_disk)?;
        shelf.keep_all(&data, &known, &telling).map_err(at_disk)
    })
    .await?;

    progress(Step::Database);
    let copy = unfinished.join(DATABASE);
    copy_database(&database, &copy)
        .await
        .map_err(|error| format!("The database could not be copied: {error}."))?;
    // What was uploaded between the first look and the copy of the database has its row in the copy.
    let (shelf, data, telling) = (making.folder.shelf(), making.data.clone(), progress.clone());
    let media = apart(move || all_media(&shelf, &data, before, &telling)).await?;

    progress(Step::Checking);
    let counts = look_through(&copy, &making.counted).await?;
    let (into, name, kind, now) = (
        unfinished.to_owned(),
        name.to_owned(),
        making.kind,
        making.now,
    );
    apart(move || {
        let list = write_list(&media);
        files::write_whole(&into.join(MEDIA_LIST), list.as_bytes()).map_err(at_disk)?;
        let (media_list_hash, _) = files::hash_of(&into.join(MEDIA_LIST)).map_err(at_disk)?;
        let database = into.join(DATABASE);
        File::open(&database)
            .and_then(|file| file.sync_all())
            .map_err(at_disk)?;
        let (database_hash, database_bytes) = files::hash_of(&database).map_err(at_disk)?;
        Ok(Summary {
            name,
            kind,
            made_at: now.0,
            program: env!("CARGO_PKG_VERSION").to_owned(),
            database_bytes,
            database_hash,
            media_files: media.len() as u64,
            media_bytes: media.iter().map(|file| file.bytes).sum(),
            media_list_hash,
            counts,
        })
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

fn all_media(
    shelf: &MediaShelf,
    data: &Path,
    before: Vec<MediaFile>,
    progress: &Progress,
) -> Result<Vec<MediaFile>, String> {
    let mut all: BTreeMap<String, MediaFile> = before
        .into_iter()
        .map(|file| (file.path.clone(), file))
        .collect();
    let known = all.clone().into_iter().collect();
    for file in shelf.keep_all(data, &known, progress).map_err(at_disk)? {
        all.insert(file.path.clone(), file);
    }
    Ok(all.into_values().collect())
}

/// `VACUUM INTO` takes one moment of the database, holds up nobody, and never copies half a page.
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

/// A link in a mail opens an account: none of them may lie in a folder that somebody carries away.
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

async fn look_through(
    copy: &Path,
    counted: &[(&'static str, &'static str)],
) -> Result<BTreeMap<String, i64>, String> {
    let mut connection = integrity(copy).await?;
    let mut counts = BTreeMap::new();
    for (what, table) in counted {
        let count = format!("SELECT count(*) FROM {table}");
        // Before an update a table may not be there yet.
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

/// The summary is the last file, and the name comes last of all.
fn finish(folder: &BackupFolder, unfinished: &Path, summary: &Summary) -> std::io::Result<()> {
    summary.write(unfinished)?;
    files::make_durable(unfinished)?;
    fs::rename(unfinished, folder.path().join(&summary.name))?;
    files::make_durable(folder.path())
}
