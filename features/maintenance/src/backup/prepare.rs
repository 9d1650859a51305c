//! Laying out a verified backup beside the shop, so that only names have to change afterwards.

use std::{
    collections::HashSet,
    fs, io,
    path::{Path, PathBuf},
};

use kernel::Timestamp;

use super::{
    Progress, Step, Verified, WantedRestore, apart, at_disk, files,
    media::link_or_copy,
    summary::{DATABASE, MEDIA_FOLDERS},
    swap,
};

/// Prepares the restore. Until the data folder is opened the next time nothing has changed; then it happens.
pub async fn prepare(
    data: &Path,
    verified: Verified,
    asked_by: Option<i64>,
    now: Timestamp,
    progress: Progress,
) -> Result<WantedRestore, String> {
    let data = data.to_owned();
    apart(move || {
        files::make_folder(&data).map_err(at_disk)?;
        if swap::wanted(&data)?.is_some() {
            return Err("A restore is wanted already; it happens when the shop opens.".to_owned());
        }
        let wanted = WantedRestore {
            id: swap::new_id(&data, now),
            backup: verified.summary.name.clone(),
            made_at: verified.summary.made_at,
            asked_by,
        };
        let prepared = swap::prepared(&data, &wanted.id);
        if let Err(error) = lay_out(&verified, &prepared, &progress) {
            let _ = files::remove_folder(&prepared);
            return Err(at_disk(error));
        }
        swap::want(&data, &wanted).map_err(at_disk)?;
        Ok(wanted)
    })
    .await
}

fn lay_out(verified: &Verified, into: &Path, progress: &Progress) -> io::Result<()> {
    files::remove_folder(into)?;
    files::make_folder(into)?;
    progress(Step::Database);
    // A copy: the shop goes on writing into it, and the backup stays what it is.
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
    for (done, file) in (0..).zip(&verified.media) {
        progress(Step::Media { done, of });
        let place = into.join(&file.path);
        if let Some(folder) = place.parent()
            && folders.insert(folder.to_owned())
        {
            files::make_folder(folder)?;
        }
        link_or_copy(&verified.source.shelf.place(&file.hash), &place)?;
    }
    folders
        .iter()
        .try_for_each(|folder| files::make_durable(folder))
}
