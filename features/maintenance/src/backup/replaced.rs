//! Shops that were replaced by a restore, so that it can be undone.

use std::{fs, io, path::Path};

use kernel::Timestamp;
use sqlx::{Connection, sqlite::SqliteConnectOptions};

use super::{
    Schema, WantedRestore, apart, at_disk, files,
    summary::{DATABASE, MEDIA_FOLDERS},
    swap::{self, STORED},
    verify::{open_intact, unreadable},
};

/// A shop that was replaced by a restore.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct ReplacedShop {
    /// Name of its folder below `replaced`.
    pub name: String,
    pub replaced_at: Timestamp,
    pub bytes: u64,
}

/// All replaced shops that can be brought back, newest first.
///
/// # Errors
/// The folder cannot be read.
pub fn replaced_shops(data: &Path) -> io::Result<Vec<ReplacedShop>> {
    let entries = match fs::read_dir(data.join(STORED)) {
        Ok(entries) => entries,
        Err(error) if error.kind() == io::ErrorKind::NotFound => return Ok(Vec::new()),
        Err(error) => return Err(error),
    };
    let mut found = Vec::new();
    for entry in entries.flatten() {
        let name = entry.file_name().to_string_lossy().into_owned();
        let Some(replaced_at) = super::folder::time_of(&name) else {
            continue;
        };
        let Ok(database) = fs::metadata(entry.path().join(DATABASE)) else {
            continue;
        };
        let mut bytes = database.len();
        for folder in MEDIA_FOLDERS {
            let media = files::files_below(&entry.path().join(folder))?;
            bytes += media.iter().map(|(_, bytes)| bytes).sum::<u64>();
        }
        found.push(ReplacedShop {
            name,
            replaced_at,
            bytes,
        });
    }
    found.sort_by(|one, other| (other.replaced_at, &other.name).cmp(&(one.replaced_at, &one.name)));
    Ok(found)
}

/// Prepares undoing a restore, which takes place when the data folder is next opened. Until then
/// nothing changes.
///
/// # Errors
/// A message saying why the replaced shop cannot be brought back.
pub async fn prepare_undo(
    data: &Path,
    shop: ReplacedShop,
    known: &Schema,
    asked_by: Option<i64>,
    now: Timestamp,
) -> Result<WantedRestore, String> {
    let database = data.join(STORED).join(&shop.name).join(DATABASE);
    let schema = sound_schema(&database)
        .await
        .map_err(|why| format!("The previous shop cannot be restored: {why}"))?;
    if let Some(feature) = schema.newer_than(known) {
        return Err(format!(
            "The previous shop was opened by a newer program (its tables of '{feature}' are unknown to this one). \
             Restore it with that program."
        ));
    }
    let data = data.to_owned();
    apart(move || {
        let before = swap::undone_before(&data, now)?;
        if let Some(before) = before.as_ref()
            && before.replaced.as_ref() == Some(&shop.name)
        {
            let wanted = WantedRestore {
                asked_by,
                ..before.clone()
            };
            swap::want_after(&data, None, &wanted).map_err(at_disk)?;
            return Ok(wanted);
        }
        let wanted = WantedRestore {
            id: swap::new_id(&data, now, before.as_ref()),
            backup: shop.name.clone(),
            made_at: shop.replaced_at.0,
            asked_by,
            replaced: Some(shop.name),
            never_opened: false,
            left_out: Vec::new(),
        };
        swap::want_after(&data, before, &wanted).map_err(at_disk)?;
        Ok(wanted)
    })
    .await
}

/// Opens the database as the shop would, so that its write-ahead log is applied.
async fn sound_schema(database: &Path) -> Result<Schema, String> {
    let options = SqliteConnectOptions::new().filename(database);
    let mut connection = open_intact(&options).await?;
    let schema = Schema::of(&mut connection).await.map_err(unreadable)?;
    connection.close().await.map_err(unreadable)?;
    if schema.is_empty() {
        return Err("its database is empty.".to_owned());
    }
    Ok(schema)
}
