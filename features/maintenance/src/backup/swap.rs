//! Carries out a restore: the current shop is moved away, the prepared one takes its place.
//!
//! A file in the data folder describes the restore. It is written once everything is prepared and
//! removed once the restored shop is settled; if interrupted, the next start continues.

use std::{
    fs, io,
    path::{Path, PathBuf},
};

use kernel::{
    Db, Failure, Gives, Restored, Timestamp,
    audit::{self, Entry},
};
use serde::{Deserialize, Serialize};
use serde_json::json;

use super::{
    at_disk, files,
    summary::{DATABASE, MEDIA_FOLDERS},
};

const NOTE: &str = "restore.json";
const PREPARED: &str = "restoring";
pub(super) const STORED: &str = "replaced";

/// Files next to a database that was not closed.
const WRITE_AHEAD: [&str; 2] = ["shop.db-wal", "shop.db-shm"];
/// Maximum number of paths of left-out files in the audit log; their count is always complete.
const LOGGED_PATHS: usize = 100;

/// Action of a restore in the audit log.
pub const RESTORED: &str = "maintenance.restored";

/// A prepared restore.
#[derive(Serialize, Deserialize, Clone, Debug, PartialEq, Eq)]
pub struct WantedRestore {
    /// When it was prepared, as a name.
    pub id: String,
    /// Name of the backup.
    pub backup: String,
    /// When the backup was made, in Unix seconds.
    pub made_at: i64,
    /// User who requested it; `None` for the command line.
    pub asked_by: Option<i64>,
    /// Name of the replaced shop to bring back, if an earlier restore is undone; `backup` then has
    /// the same name.
    #[serde(default)]
    pub replaced: Option<String>,
    /// Whether the restore that is undone was never followed by an opening of the shop: the shop
    /// continues as if nothing had happened.
    #[serde(default)]
    pub never_opened: bool,
    /// Paths of images and videos without an intact copy in the backup.
    #[serde(default)]
    pub left_out: Vec<String>,
}

impl WantedRestore {
    /// Where the replaced shop is stored, relative to the data folder.
    pub fn stored_in(&self) -> String {
        format!("{STORED}/{}", self.id)
    }

    /// Whether the files are exchanged already, so that the next opening only has to settle it.
    pub fn is_in_place(&self, data: &Path) -> bool {
        let waits = |folder: PathBuf| {
            std::iter::once(DATABASE)
                .chain(MEDIA_FOLDERS)
                .any(|name| folder.join(name).exists())
        };
        let replaced = self.replaced.as_ref();
        !waits(prepared(data, &self.id))
            && !replaced.is_some_and(|name| waits(data.join(STORED).join(name)))
    }
}

pub(super) fn prepared(data: &Path, id: &str) -> PathBuf {
    data.join(PREPARED).join(id)
}

/// An unused id: the current time, with a suffix if taken, because each restore stores a shop of
/// its own. It sorts after the id of the restore that is undone before this one.
pub(super) fn new_id(data: &Path, now: Timestamp, before: Option<&WantedRestore>) -> String {
    let first = super::folder::stamp(now);
    let taken = |id: &String| {
        data.join(STORED).join(id).exists() || before.is_some_and(|before| before.id == *id)
    };
    std::iter::once(first.clone())
        .chain((2..).map(|number| format!("{first}-{number}")))
        .find(|id| !taken(id))
        .unwrap_or(first)
}

/// The restore to carry out when the shop is next opened, if any.
///
/// # Errors
/// A message if its description cannot be read.
pub fn wanted(data: &Path) -> Result<Option<WantedRestore>, String> {
    let note = data.join(NOTE);
    match fs::read(&note) {
        Ok(bytes) => serde_json::from_slice(&bytes).map(Some).map_err(|error| {
            format!(
                "{} cannot be read ({error}). Remove it, and restore again.",
                note.display()
            )
        }),
        Err(error) if error.kind() == io::ErrorKind::NotFound => Ok(None),
        Err(error) => Err(at_disk(error)),
    }
}

/// What has to be undone before another restore: one after which the shop was never opened. What
/// it replaced is the shop that the other one replaces, so that receipt numbers continue and
/// accounts stay deleted.
///
/// # Errors
/// A message if a restore is scheduled.
pub(super) fn undone_before(data: &Path, now: Timestamp) -> Result<Option<WantedRestore>, String> {
    let Some(unopened) = wanted(data)? else {
        return Ok(None);
    };
    if !unopened.is_in_place(data) {
        return Err("A restore is already scheduled; it runs when the shop opens.".to_owned());
    }
    let replaced = data.join(unopened.stored_in()).join(DATABASE).exists();
    Ok((replaced && !unopened.never_opened).then(|| WantedRestore {
        id: new_id(data, now, None),
        backup: unopened.id.clone(),
        made_at: now.0,
        asked_by: None,
        replaced: Some(unopened.id),
        never_opened: true,
        left_out: Vec::new(),
    }))
}

/// Schedules a restore, and first undoes the one before it.
pub(super) fn want_after(
    data: &Path,
    before: Option<WantedRestore>,
    wanted: &WantedRestore,
) -> io::Result<()> {
    if let Some(before) = before {
        want(data, &before)?;
        exchange(data, &before)?;
    }
    want(data, wanted)
}

fn want(data: &Path, wanted: &WantedRestore) -> io::Result<()> {
    let bytes = serde_json::to_vec_pretty(wanted).map_err(io::Error::other)?;
    files::write_whole(&data.join(NOTE), &bytes)
}

/// Carries out the prepared restore. Call with the data folder locked, before its database is
/// opened.
///
/// # Errors
/// A sentence for the operator.
pub fn swap(data: &Path) -> Result<Option<WantedRestore>, String> {
    let Some(wanted) = wanted(data)? else {
        // Left by an interrupted preparation.
        files::remove_folder(&data.join(PREPARED)).map_err(at_disk)?;
        return Ok(None);
    };
    exchange(data, &wanted).map_err(|error| {
        format!(
            "The backup {} could not be put in place: {error}. Nothing is lost: start again, or look into {}.",
            wanted.backup,
            data.join(wanted.stored_in()).display()
        )
    })?;
    Ok(Some(wanted))
}

/// Every step can be repeated: files already moved are no longer there.
fn exchange(data: &Path, wanted: &WantedRestore) -> io::Result<()> {
    let (new, old) = (prepared(data, &wanted.id), data.join(wanted.stored_in()));
    files::make_folder(&old)?;
    if let Some(replaced) = &wanted.replaced {
        take_out(data, replaced, &new)?;
    }
    if new.join(DATABASE).exists() {
        for name in WRITE_AHEAD {
            step_aside(data, &old, name)?;
        }
    }
    for name in std::iter::once(DATABASE).chain(MEDIA_FOLDERS) {
        if new.join(name).exists() {
            step_aside(data, &old, name)?;
            fs::rename(new.join(name), data.join(name))?;
        }
    }
    files::make_durable(&old)?;
    files::make_durable(data)
}

/// Makes a replaced shop the prepared one. Its name becomes unused; other replaced shops are not
/// touched.
fn take_out(data: &Path, replaced: &str, new: &Path) -> io::Result<()> {
    let shop = data.join(STORED).join(replaced);
    if !shop.join(DATABASE).exists() {
        return Ok(());
    }
    // All media folders, so that no files of the current shop stay behind.
    for folder in MEDIA_FOLDERS {
        files::make_folder(&shop.join(folder))?;
    }
    files::make_folder(&data.join(PREPARED))?;
    fs::rename(&shop, new)?;
    files::make_durable(&data.join(PREPARED))?;
    files::make_durable(&data.join(STORED))
}

fn step_aside(data: &Path, old: &Path, name: &str) -> io::Result<()> {
    match fs::rename(data.join(name), old.join(name)) {
        Err(error) if error.kind() == io::ErrorKind::NotFound => Ok(()),
        outcome => outcome,
    }
}

/// Settles the restored shop before it is opened: ends sessions, invalidates links, holds queued
/// emails, and calls each feature's `AfterRestore`. Call once the tables are up to date.
///
/// # Errors
/// The database cannot be written.
pub async fn settle(
    data: &Path,
    db: &Db,
    gives: &[Gives],
    now: Timestamp,
) -> Result<Option<WantedRestore>, Failure> {
    let Some(wanted) = wanted(data).map_err(Failure::internal)? else {
        return Ok(None);
    };
    let subject = format!("restore:{}", wanted.id);
    let done = audit::last(db, RESTORED).await?;
    if !wanted.never_opened && done.is_none_or(|done| done.subject != subject) {
        let mut tx = db.publish().await?;
        let replaced = data.join(wanted.stored_in()).join(DATABASE);
        let restored = Restored {
            now,
            replaced: replaced.exists().then_some(&replaced),
        };
        for hook in gives
            .iter()
            .filter_map(|feature| feature.after_restore.as_ref())
        {
            hook.after_restore(&mut tx, restored).await?;
        }
        let entry = Entry {
            actor: wanted.asked_by,
            action: RESTORED,
            subject: &subject,
            details: json!({
                "backup": wanted.backup,
                "madeAt": Timestamp(wanted.made_at).to_rfc3339(),
                "storedIn": wanted.stored_in(),
                "undo": wanted.replaced.is_some(),
                "leftOut": wanted.left_out.iter().take(LOGGED_PATHS).collect::<Vec<_>>(),
                "leftOutCount": wanted.left_out.len(),
            }),
        };
        audit::record(&mut tx, now, entry).await?;
        tx.commit().await?;
    }
    let data = data.to_owned();
    let cleared = tokio::task::spawn_blocking(move || {
        files::remove_folder(&data.join(PREPARED))?;
        fs::remove_file(data.join(NOTE))?;
        files::make_durable(&data)
    });
    cleared
        .await
        .map_err(Failure::internal)?
        .map_err(Failure::internal)?;
    Ok((!wanted.never_opened).then_some(wanted))
}

/// Deletes shops that were replaced before this time.
///
/// # Errors
/// A folder cannot be removed.
pub fn forget_replaced(data: &Path, before: Timestamp) -> io::Result<()> {
    let entries = match fs::read_dir(data.join(STORED)) {
        Ok(entries) => entries,
        Err(error) if error.kind() == io::ErrorKind::NotFound => return Ok(()),
        Err(error) => return Err(error),
    };
    let oldest = super::folder::stamp(before);
    for entry in entries.flatten() {
        if *entry.file_name().to_string_lossy() < *oldest {
            files::remove_folder(&entry.path())?;
        }
    }
    Ok(())
}
