//! Prepares a verified backup next to the shop, so that only renames remain.

use std::{
    collections::HashSet,
    fs, io,
    path::{Path, PathBuf},
};

use kernel::{StoreKind, Timestamp};

use super::{
    Progress, Step, Verified, WantedRestore, apart, at_disk, files,
    hashes::Hashes,
    media::link_or_copy,
    summary::{DATABASE, MEDIA_FOLDERS},
    swap,
};

/// Prepares a restore, which takes place when the data folder is next opened. Until then nothing
/// changes.
///
/// # Errors
/// A sentence: the backup or the data folder cannot be read or written, or another restore is scheduled.
pub async fn prepare(
    data: &Path,
    verified: Verified,
    asked_by: Option<i64>,
    now: Timestamp,
    progress: Progress,
) -> Result<WantedRestore, String> {
    refuse_other_kind(data, &verified).await?;
    let data = data.to_owned();
    apart(move || {
        files::make_folder(&data).map_err(at_disk)?;
        let before = swap::undone_before(&data, now)?;
        let mut wanted = WantedRestore {
            id: swap::new_id(&data, now, before.as_ref()),
            backup: verified.summary.name.clone(),
            made_at: verified.summary.made_at,
            asked_by,
            replaced: None,
            never_opened: false,
            left_out: Vec::new(),
        };
        let prepared = swap::prepared(&data, &wanted.id);
        wanted.left_out = lay_out(&verified, &data, &prepared, &progress).map_err(|error| {
            let _ = files::remove_folder(&prepared);
            at_disk(error)
        })?;
        swap::want_after(&data, before, &wanted).map_err(at_disk)?;
        Ok(wanted)
    })
    .await
}

/// Refuses a demo's backup for a real shop and vice versa, because the shop would not open
/// afterwards.
async fn refuse_other_kind(data: &Path, verified: &Verified) -> Result<(), String> {
    let unread = |error: sqlx::Error| format!("The database cannot be read: {error}.");
    let current = data.join(DATABASE);
    if !current.exists() {
        return Ok(());
    }
    // A damaged database has no kind and must not prevent its own restore.
    let current = StoreKind::of_file(&current, false).await.ok().flatten();
    let backup = StoreKind::of_file(&verified.source.folder.join(DATABASE), true).await;
    match (current, backup.map_err(unread)?) {
        (Some(StoreKind::Shop), Some(StoreKind::Demo)) => Err(
            "This backup was made by `boutique demo`: its people are fictional, and their passwords are public. It \
             cannot be restored into a real shop."
                .to_owned(),
        ),
        (Some(StoreKind::Demo), Some(StoreKind::Shop)) => Err(
            "This backup is of a real shop, and this is a demo. Restore it into a folder of its own, with \
             `boutique restore --data`, and open that with `boutique serve`."
                .to_owned(),
        ),
        _ => Ok(()),
    }
}

/// Copies the files. Returns the paths that had to be left out, because neither the backup nor the
/// shop has an intact copy.
pub(super) fn lay_out(
    verified: &Verified,
    data: &Path,
    into: &Path,
    progress: &Progress,
) -> io::Result<Vec<String>> {
    files::remove_folder(into)?;
    files::make_folder(into)?;
    progress(Step::Database);
    // A copy, not a hard link: the shop will write to it, and the backup must not change.
    let mut copy = files::new_file(&into.join(DATABASE))?;
    let mut database = fs::File::open(verified.source.folder.join(DATABASE))?;
    io::copy(&mut database, &mut copy)?;
    copy.sync_all()?;
    let mut folders: HashSet<PathBuf> = HashSet::from([into.to_owned()]);
    for folder in MEDIA_FOLDERS {
        files::make_folder(&into.join(folder))?;
        folders.insert(into.join(folder));
    }
    let of = verified.media.len() as u64;
    let lost: HashSet<&String> = verified.report.lost().collect();
    let (mut left_out, mut hashes) = (Vec::new(), Hashes::default());
    for (done, file) in (0..).zip(&verified.media) {
        progress(Step::Media { done, of });
        let place = into.join(&file.path);
        let mut copy = verified.source.media_store.place(&file.hash);
        if lost.contains(&file.path) {
            // Uploads never change: the shop may still have an intact one.
            copy = data.join(&file.path);
            if !hashes.of(&copy).is_ok_and(|(hash, _)| hash == file.hash) {
                left_out.push(file.path.clone());
                continue;
            }
        }
        if let Some(folder) = place.parent()
            && folders.insert(folder.to_owned())
        {
            files::make_folder(folder)?;
        }
        link_or_copy(&copy, &place, &place.with_extension("unfinished"))?;
    }
    for folder in &folders {
        files::make_durable(folder)?;
    }
    Ok(left_out)
}
