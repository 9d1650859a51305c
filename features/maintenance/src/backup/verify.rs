//! Whether a backup is what it says.

use std::{fs, io, path::Path};

use sqlx::{Connection, SqliteConnection, sqlite::SqliteConnectOptions};

use super::{
    Progress, Schema, Source, Step, Summary, apart, at_disk, files,
    summary::{DATABASE, MEDIA_LIST, MediaFile, read_list},
};

/// A backup that was read from end to end.
#[derive(Clone, Debug)]
pub struct Verified {
    pub summary: Summary,
    pub(super) source: Source,
    pub(super) media: Vec<MediaFile>,
}

/// Reads every byte of a backup. The refusal is a sentence that says what is wrong.
pub async fn check(source: Source, known: &Schema, progress: Progress) -> Result<Verified, String> {
    let damaged = |why: String| format!("This backup is damaged: {why}");
    let reading = source.clone();
    let (summary, media) = apart(move || read(&reading, &progress))
        .await
        .map_err(damaged)?;
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
        source,
        media,
    })
}

fn read(source: &Source, progress: &Progress) -> Result<(Summary, Vec<MediaFile>), String> {
    let summary = Summary::read(&source.folder)
        .map_err(at_disk)?
        .ok_or("it does not say what it holds.")?;
    progress(Step::Checking);
    expect(
        &source.folder.join(DATABASE),
        &summary.database_hash,
        "its database",
    )?;
    let list = source.folder.join(MEDIA_LIST);
    expect(
        &list,
        &summary.media_list_hash,
        "its list of pictures and films",
    )?;
    let media = read_list(&fs::read_to_string(&list).map_err(at_disk)?)?;
    let of = media.len() as u64;
    for (done, file) in (0..).zip(&media) {
        progress(Step::Media { done, of });
        expect(&source.shelf.place(&file.hash), &file.hash, &file.path)?;
    }
    Ok((summary, media))
}

fn expect(file: &Path, hash: &str, what: &str) -> Result<(), String> {
    match files::hash_of(file) {
        Ok((found, _)) if found == hash => Ok(()),
        Ok(_) => Err(format!("{what} is not what it was.")),
        Err(error) if error.kind() == io::ErrorKind::NotFound => Err(format!("{what} is missing.")),
        Err(error) => Err(at_disk(error)),
    }
}

/// Opens a copy that nobody writes to, if it is sound.
pub(super) async fn integrity(copy: &Path) -> Result<SqliteConnection, String> {
    let options = SqliteConnectOptions::new()
        .filename(copy)
        .read_only(true)
        .immutable(true);
    let unsound = |error: sqlx::Error| format!("its database cannot be read ({error}).");
    let mut connection = SqliteConnection::connect_with(&options)
        .await
        .map_err(unsound)?;
    let verdict: String = sqlx::query_scalar("PRAGMA integrity_check(1)")
        .fetch_one(&mut connection)
        .await
        .map_err(unsound)?;
    if verdict == "ok" {
        Ok(connection)
    } else {
        Err(format!("its database is not sound ({verdict})."))
    }
}
