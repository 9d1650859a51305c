//! Description of a backup.

use std::{
    collections::BTreeMap,
    fs, io,
    path::{Component, Path},
};

use kernel::Timestamp;
use poem_openapi::Enum;
use serde::{Deserialize, Serialize};

use super::files;

pub const SUMMARY: &str = "backup.json";
pub const DATABASE: &str = "shop.db";
pub const MEDIA_LIST: &str = "media.list";

/// Subfolders of the data folder that are backed up. Emails written to files are not, nor are keys.
pub const MEDIA_FOLDERS: [&str; 2] = ["uploads", "private"];

/// Why a backup was made.
#[derive(Enum, Serialize, Deserialize, Clone, Copy, Debug, PartialEq, Eq)]
#[oai(rename_all = "snake_case", rename = "BackupKind")]
#[serde(rename_all = "snake_case")]
pub enum Kind {
    /// Automatically, every night.
    Daily,
    /// Manually.
    ByHand,
    /// Before an update that changes tables.
    BeforeUpdate,
}

/// Tolerance for clock differences, in seconds, which a time service may correct.
const AHEAD_SECONDS: i64 = 300;

/// Summary for lists. Written last, so that a backup with a summary is complete.
#[derive(Serialize, Deserialize, Clone, Debug, PartialEq, Eq)]
pub struct Summary {
    /// Name of the backup's folder.
    pub name: String,
    pub kind: Kind,
    /// When it was made, in Unix seconds.
    pub made_at: i64,
    pub program: String,
    pub database_bytes: u64,
    pub database_hash: String,
    pub media_files: u64,
    pub media_bytes: u64,
    /// Hash of the media list, to detect damage.
    pub media_list_hash: String,
    /// Counted records by name.
    pub counts: BTreeMap<String, i64>,
    /// Paths of uploads that were damaged when it was made, and of which no backup had an intact
    /// copy.
    #[serde(default)]
    pub damaged: Vec<String>,
}

impl Summary {
    pub fn made_at(&self) -> Timestamp {
        Timestamp(self.made_at)
    }

    /// Whether it has a future date, because the server's clock was wrong. Such a date says nothing
    /// about when it was made.
    pub fn is_ahead(&self, now: Timestamp) -> bool {
        self.made_at > now.0.saturating_add(AHEAD_SECONDS)
    }

    pub fn bytes(&self) -> u64 {
        self.database_bytes.saturating_add(self.media_bytes)
    }

    /// Reads the summary in this folder; `None` if it is not a backup.
    ///
    /// # Errors
    /// The file cannot be read or is not a summary.
    pub fn read(folder: &Path) -> io::Result<Option<Self>> {
        match fs::read(folder.join(SUMMARY)) {
            Ok(bytes) => Ok(serde_json::from_slice(&bytes).ok()),
            Err(error) if error.kind() == io::ErrorKind::NotFound => Ok(None),
            Err(error) => Err(error),
        }
    }

    /// Writes the summary into a backup's folder.
    ///
    /// # Errors
    /// The file cannot be written.
    pub fn write(&self, folder: &Path) -> io::Result<()> {
        let bytes = serde_json::to_vec_pretty(self).map_err(io::Error::other)?;
        files::write_whole(&folder.join(SUMMARY), &bytes)
    }
}

/// An image or video file of a backup.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct MediaFile {
    pub hash: String,
    pub bytes: u64,
    /// Path relative to the data folder.
    pub path: String,
}

/// Formats the list, one line per file, so that it can be read as a stream.
pub fn write_list(media: &[MediaFile]) -> String {
    media
        .iter()
        .map(|file| format!("{} {} {}\n", file.hash, file.bytes, file.path))
        .collect()
}

/// Parses a list. Refuses paths outside the media folders, because the list is untrusted.
pub fn read_list(text: &str) -> Result<Vec<MediaFile>, String> {
    text.lines()
        .map(|line| {
            let mut parts = line.splitn(3, ' ');
            let file = match (parts.next(), parts.next(), parts.next()) {
                (Some(hash), Some(bytes), Some(path)) => {
                    bytes.parse().ok().map(|bytes| MediaFile {
                        hash: hash.to_owned(),
                        bytes,
                        path: path.to_owned(),
                    })
                }
                _ => None,
            };
            file.filter(|file| is_hash(&file.hash) && is_media_path(&file.path))
                .ok_or_else(|| format!("its list of images and videos has an invalid line: {line}"))
        })
        .collect()
}

pub fn is_hash(text: &str) -> bool {
    text.len() == 64 && text.bytes().all(|byte| byte.is_ascii_hexdigit())
}

fn is_media_path(path: &str) -> bool {
    let mut parts = Path::new(path).components();
    let first = parts.next();
    let known = MEDIA_FOLDERS
        .iter()
        .any(|folder| first == Some(Component::Normal(folder.as_ref())));
    known && parts.clone().count() > 0 && parts.all(|part| matches!(part, Component::Normal(_)))
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_list_accepts_media_paths_only() {
        let hash = "ab".repeat(32);
        let read = read_list(&format!("{hash} 7 uploads/a b.webp\n")).unwrap();
        assert_eq!(
            (read[0].bytes, read[0].path.as_str()),
            (7, "uploads/a b.webp")
        );
        assert_eq!(write_list(&read), format!("{hash} 7 uploads/a b.webp\n"));
        for path in [
            "../shop.db",
            "/etc/passwd",
            "uploads/../lock",
            "uploads",
            "shop.db",
            "outbox/a.eml",
            "",
        ] {
            assert!(read_list(&format!("{hash} 7 {path}")).is_err(), "{path}");
        }
        assert!(read_list("zz 7 uploads/a.webp").is_err());
    }
}
