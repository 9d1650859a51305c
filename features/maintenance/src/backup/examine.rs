//! Reads every backup and every upload of the shop completely.

use std::{io, path::Path};

use kernel::Timestamp;

use super::{
    BackupFolder, CheckReport, Progress, Source, Summary, apart, at_disk, files, hashes::Hashes,
    report::inspect, summary::MEDIA_FOLDERS,
};

/// Result of the examination.
#[derive(Debug)]
pub struct Examination {
    /// All readable backups, newest first.
    pub backups: Vec<(Summary, CheckReport)>,
    /// Names of unreadable backups, with the reason.
    pub unreadable: Vec<(String, io::Error)>,
    /// Paths of uploads that have changed since they were backed up, or are unreadable.
    pub damaged_uploads: Vec<String>,
}

/// Reads every byte and changes nothing.
///
/// # Errors
/// A message saying why the backup folder or the data folder cannot be read.
pub async fn examine(
    folder: BackupFolder,
    data: &Path,
    now: Timestamp,
    progress: Progress,
) -> Result<Examination, String> {
    let data = data.to_owned();
    apart(move || {
        let mut hashes = Hashes::default();
        let (backups, unreadable) =
            inspect_all(&folder, &mut hashes, now, &progress).map_err(at_disk)?;
        let damaged_uploads = damaged_uploads(&folder, &data, &mut hashes).map_err(at_disk)?;
        Ok(Examination {
            backups,
            unreadable,
            damaged_uploads,
        })
    })
    .await
}

type Inspected = (Vec<(Summary, CheckReport)>, Vec<(String, io::Error)>);

/// All backups with their problems, and those that cannot be read at all.
pub(super) fn inspect_all(
    folder: &BackupFolder,
    hashes: &mut Hashes,
    now: Timestamp,
    progress: &Progress,
) -> io::Result<Inspected> {
    let (backups, unreadable) = folder.read_all()?;
    let inspected = backups.into_iter().map(|summary| {
        let source = Source {
            folder: folder.path().join(&summary.name),
            media_store: folder.media_store(),
        };
        let (report, _) = inspect(&source, &summary, hashes, now, progress);
        (summary, report)
    });
    Ok((inspected.collect(), unreadable))
}

fn damaged_uploads(
    folder: &BackupFolder,
    data: &Path,
    hashes: &mut Hashes,
) -> io::Result<Vec<String>> {
    let known = folder.known_media()?;
    let mut damaged = Vec::new();
    for media in MEDIA_FOLDERS {
        for (file, _) in files::files_below(&data.join(media))? {
            let Some(path) = file.strip_prefix(data).ok().and_then(Path::to_str) else {
                continue;
            };
            let sound = match hashes.of(&file) {
                Ok((hash, _)) => match known.right.get(path) {
                    Some(right) => *right == hash,
                    None => known.damaged.get(path) != Some(&hash),
                },
                Err(error) => error.kind() == io::ErrorKind::NotFound,
            };
            if !sound {
                damaged.push(path.to_owned());
            }
        }
    }
    damaged.sort();
    Ok(damaged)
}
