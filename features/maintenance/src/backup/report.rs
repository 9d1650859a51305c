//! Result of reading a stored backup completely.

use std::{fs, io, path::Path};

use kernel::Timestamp;
use serde::{Deserialize, Serialize};

use super::{
    Progress, Source, Step, at_disk, files,
    hashes::Hashes,
    summary::{DATABASE, MEDIA_LIST, MediaFile, Summary, read_list},
};

const REPORT: &str = "checked.json";

/// Result of a check, stored with the backup. Says nothing about later damage.
#[derive(Serialize, Deserialize, Clone, Debug, Default, PartialEq, Eq)]
pub struct CheckReport {
    /// When the check was made, in Unix seconds.
    pub at: i64,
    /// Why it cannot be restored: its database or media list is damaged.
    pub broken: Option<String>,
    /// Paths of images and videos whose copy is missing.
    pub missing: Vec<String>,
    /// Paths of images and videos whose copy has changed.
    pub damaged: Vec<String>,
}

impl CheckReport {
    pub fn at(&self) -> Timestamp {
        Timestamp(self.at)
    }

    pub fn is_sound(&self) -> bool {
        self.broken.is_none() && self.missing.is_empty() && self.damaged.is_empty()
    }

    /// All images and videos that a restore would leave out.
    pub fn lost(&self) -> impl Iterator<Item = &String> {
        self.missing.iter().chain(&self.damaged)
    }

    /// The last report about the backup in this folder, if any.
    pub fn read(folder: &Path) -> Option<Self> {
        let bytes = fs::read(folder.join(REPORT)).ok()?;
        serde_json::from_slice(&bytes).ok()
    }

    /// Writes the report into a data folder.
    ///
    /// # Errors
    /// The file cannot be written.
    pub fn write(&self, folder: &Path) -> io::Result<()> {
        let bytes = serde_json::to_vec_pretty(self).map_err(io::Error::other)?;
        files::write_whole(&folder.join(REPORT), &bytes)
    }
}

/// Reads every byte of a backup. Returns its media list and the report.
pub fn inspect(
    source: &Source,
    summary: &Summary,
    hashes: &mut Hashes,
    now: Timestamp,
    progress: &Progress,
) -> (CheckReport, Vec<MediaFile>) {
    let mut report = CheckReport {
        at: now.0,
        ..CheckReport::default()
    };
    progress(Step::Checking);
    let media = match listed(source, summary, hashes) {
        Ok(media) => media,
        Err(why) => {
            report.broken = Some(why);
            return (report, Vec::new());
        }
    };
    let of = media.len() as u64;
    for (done, file) in (0..).zip(&media) {
        progress(Step::Media { done, of });
        match hashes.of(&source.media_store.place(&file.hash)) {
            Ok((found, _)) if found == file.hash => {}
            Err(error) if error.kind() == io::ErrorKind::NotFound => {
                report.missing.push(file.path.clone());
            }
            _ => report.damaged.push(file.path.clone()),
        }
    }
    (report, media)
}

fn listed(
    source: &Source,
    summary: &Summary,
    hashes: &mut Hashes,
) -> Result<Vec<MediaFile>, String> {
    let mut expect = |name: &str, hash: &str, what: &str| match hashes.of(&source.folder.join(name))
    {
        Ok((found, _)) if found == hash => Ok(()),
        Ok(_) => Err(format!("{what} is damaged.")),
        Err(error) if error.kind() == io::ErrorKind::NotFound => Err(format!("{what} is missing.")),
        Err(error) => Err(at_disk(error)),
    };
    expect(DATABASE, &summary.database_hash, "its database")?;
    let list = "its list of images and videos";
    expect(MEDIA_LIST, &summary.media_list_hash, list)?;
    read_list(&fs::read_to_string(source.folder.join(MEDIA_LIST)).map_err(at_disk)?)
}
