//! What was found when a stored backup was read from end to end.

use std::{fs, io, path::Path};

use kernel::Timestamp;
use serde::{Deserialize, Serialize};

use super::{
    Progress, Source, Step, at_disk, files,
    hashes::Hashes,
    summary::{DATABASE, MEDIA_LIST, MediaFile, Summary, read_list},
};

const REPORT: &str = "checked.json";

/// What was found, and when. Lies beside the backup, and says nothing about a later moment.
#[derive(Serialize, Deserialize, Clone, Debug, Default, PartialEq, Eq)]
pub struct CheckReport {
    /// Unix seconds.
    pub at: i64,
    /// What is wrong with its database or its list of media: then it cannot be restored.
    pub broken: Option<String>,
    /// Paths of images and videos whose copy is missing.
    pub missing: Vec<String>,
    /// Paths of images and videos whose copy is not what it was.
    pub damaged: Vec<String>,
}

impl CheckReport {
    pub fn at(&self) -> Timestamp {
        Timestamp(self.at)
    }

    pub fn is_sound(&self) -> bool {
        self.broken.is_none() && self.missing.is_empty() && self.damaged.is_empty()
    }

    /// Every image and video that a restore would have to do without.
    pub fn lost(&self) -> impl Iterator<Item = &String> {
        self.missing.iter().chain(&self.damaged)
    }

    /// The last one about the backup in this folder, if it was ever checked.
    pub fn read(folder: &Path) -> Option<Self> {
        let bytes = fs::read(folder.join(REPORT)).ok()?;
        serde_json::from_slice(&bytes).ok()
    }

    pub fn write(&self, folder: &Path) -> io::Result<()> {
        let bytes = serde_json::to_vec_pretty(self).map_err(io::Error::other)?;
        files::write_whole(&folder.join(REPORT), &bytes)
    }
}

/// Reads every byte of a backup. Answers what it lists and what is wrong with it.
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
        Ok(_) => Err(format!("{what} is not what it was.")),
        Err(error) if error.kind() == io::ErrorKind::NotFound => Err(format!("{what} is missing.")),
        Err(error) => Err(at_disk(error)),
    };
    expect(DATABASE, &summary.database_hash, "its database")?;
    let list = "its list of images and videos";
    expect(MEDIA_LIST, &summary.media_list_hash, list)?;
    read_list(&fs::read_to_string(source.folder.join(MEDIA_LIST)).map_err(at_disk)?)
}
