//! The folder of all backups.

use std::{
    collections::HashSet,
    fs::{self, TryLockError},
    io,
    path::{Path, PathBuf},
};

use kernel::Timestamp;

use super::{
    apart, at_disk, files,
    media::{BackupMediaStore, KnownMedia},
    retention,
    schema::Schema,
    summary::{DATABASE, MEDIA_LIST, MediaFile, Summary, read_list},
};
use crate::FolderLock;

const MEDIA: &str = "media";
/// Prefix of folders of backups being made or removed.
const UNFINISHED: &str = ".unfinished-";

#[derive(Clone, Debug)]
pub struct BackupFolder(PathBuf);

/// Name of an unreadable backup, and the reason.
pub type Unreadable = (String, io::Error);

impl BackupFolder {
    pub fn at(folder: &Path) -> Self {
        Self(folder.to_owned())
    }

    pub fn path(&self) -> &Path {
        &self.0
    }

    pub fn media_store(&self) -> BackupMediaStore {
        BackupMediaStore(self.0.join(MEDIA))
    }

    /// Creates the folder if missing, locks it and removes what an interrupted run left behind.
    ///
    /// # Errors
    /// A sentence: another backup is in progress, or the folder cannot be written.
    pub fn alone(&self) -> Result<FolderLock, String> {
        let unwritable = |error: io::Error| files::unwritable(&self.0, &error);
        files::make_folder(&self.0.join(MEDIA)).map_err(unwritable)?;
        let lock = FolderLock::acquire(&self.0).map_err(|refused| match refused {
            TryLockError::WouldBlock => "Another backup is in progress.".to_owned(),
            TryLockError::Error(error) => unwritable(error),
        })?;
        for entry in fs::read_dir(&self.0).map_err(unwritable)?.flatten() {
            if entry.file_name().to_string_lossy().starts_with(UNFINISHED) {
                files::remove_folder(&entry.path()).map_err(unwritable)?;
            }
        }
        Ok(lock)
    }

    /// Whether a backup could be written, tried with an empty file in the folder, or where the folder would be made.
    ///
    /// # Errors
    /// A sentence: the folder cannot be written.
    pub fn require_writable(&self) -> Result<(), String> {
        let probe = || {
            let folder = std::path::absolute(&self.0)?;
            let existing = folder.ancestors().find(|path| path.exists());
            let probe = existing.unwrap_or(&folder).join(".boutique-probe");
            files::new_file(&probe)?;
            fs::remove_file(&probe)
        };
        probe().map_err(|error| files::unwritable(&self.0, &error))
    }

    /// Temporary folder in which a backup of this name is made.
    pub(super) fn unfinished(&self, name: &str) -> PathBuf {
        self.0.join(format!("{UNFINISHED}{name}"))
    }

    /// Does `work` in a scratch folder, which is removed afterwards, while no other backup is in progress.
    ///
    /// # Errors
    /// A sentence: another backup is in progress, or the folder cannot be made.
    pub(super) async fn alone_in<T>(
        &self,
        scratch: &Path,
        work: impl Future<Output = T>,
    ) -> Result<T, String> {
        let (folder, made) = (self.clone(), scratch.to_owned());
        let alone = apart(move || {
            let alone = folder.alone()?;
            files::make_folder(&made).map_err(at_disk)?;
            Ok(alone)
        });
        let alone = alone.await?;
        let outcome = work.await;
        let gone = scratch.to_owned();
        let cleared = apart(move || {
            let cleared = files::remove_folder(&gone).map_err(at_disk);
            drop(alone);
            cleared
        });
        if let Err(why) = cleared.await {
            tracing::warn!(why, "a scratch folder could not be removed");
        }
        Ok(outcome)
    }

    /// The folder of a backup, if it exists.
    ///
    /// # Errors
    /// The folder cannot be read.
    pub fn find(&self, name: &str) -> io::Result<Option<(PathBuf, Summary)>> {
        let plain = |byte: u8| byte.is_ascii_digit() || byte == b'-';
        if name.is_empty() || name.len() > 40 || !name.bytes().all(plain) {
            return Ok(None);
        }
        let folder = self.0.join(name);
        Ok(Summary::read(&folder)?.map(|summary| (folder, summary)))
    }

    /// All complete backups, newest first. Leaves out unreadable ones.
    ///
    /// # Errors
    /// The folder itself cannot be read.
    pub fn list(&self) -> io::Result<Vec<Summary>> {
        Ok(self.read_all()?.0)
    }

    /// The newest backup whose tables a program with this schema knows. Unreadable ones are left out.
    pub async fn newest_known_to(&self, known: &Schema) -> Option<Summary> {
        for summary in self.list().unwrap_or_default() {
            let database = self.0.join(&summary.name).join(DATABASE);
            let schema = Schema::of_copy(&database).await;
            if schema.is_ok_and(|schema| schema.newer_than(known).is_none()) {
                return Some(summary);
            }
        }
        None
    }

    /// All complete backups, newest first, and the names of unreadable ones with the reason.
    ///
    /// # Errors
    /// The folder cannot be read.
    pub fn read_all(&self) -> io::Result<(Vec<Summary>, Vec<Unreadable>)> {
        let (mut found, mut unreadable) = (Vec::new(), Vec::new());
        let entries = match fs::read_dir(&self.0) {
            Ok(entries) => entries,
            Err(error) if error.kind() == io::ErrorKind::NotFound => {
                return Ok((found, unreadable));
            }
            Err(error) => return Err(error),
        };
        for entry in entries.flatten() {
            let name = entry.file_name().to_string_lossy().into_owned();
            match self.find(&name) {
                Ok(Some((folder, summary))) => {
                    let database = fs::metadata(folder.join(DATABASE));
                    if database.is_ok_and(|facts| facts.len() == summary.database_bytes) {
                        found.push(Summary { name, ..summary });
                    }
                }
                Ok(None) => {}
                Err(error) => unreadable.push((name, error)),
            }
        }
        found.sort_by(|one, other| (other.made_at, &other.name).cmp(&(one.made_at, &one.name)));
        Ok((found, unreadable))
    }

    /// An unused name: the time in UTC.
    pub(super) fn new_name(&self, now: Timestamp) -> String {
        let stamp = stamp(now);
        let taken = |name: &String| self.0.join(name).exists();
        std::iter::once(stamp.clone())
            .chain((2..100).map(|count| format!("{stamp}-{count}")))
            .find(|name| !taken(name))
            .unwrap_or(stamp)
    }

    /// What the backups list for each path, oldest first.
    pub(super) fn known_media(&self) -> io::Result<KnownMedia> {
        let mut known = KnownMedia::default();
        for summary in self.list()?.into_iter().rev() {
            for file in self.media_of(&summary.name).unwrap_or_default() {
                if summary.damaged.contains(&file.path) {
                    known.damaged.insert(file.path, file.hash);
                } else {
                    known.right.entry(file.path).or_insert(file.hash);
                }
            }
        }
        Ok(known)
    }

    fn media_of(&self, name: &str) -> Result<Vec<MediaFile>, String> {
        let list = fs::read_to_string(self.0.join(name).join(MEDIA_LIST));
        read_list(&list.map_err(|error| error.to_string())?)
    }

    /// Removes backups, and the images and videos that no other backup lists.
    ///
    /// # Errors
    /// A file cannot be read or removed.
    pub fn remove(&self, _alone: &FolderLock, names: &[String]) -> io::Result<()> {
        if names.is_empty() {
            return Ok(());
        }
        for name in names {
            // Renamed first, so that half a backup never looks like a complete one.
            let gone = self.unfinished(name);
            fs::rename(self.0.join(name), &gone)?;
            files::make_durable(&self.0)?;
            files::remove_folder(&gone)?;
        }
        let (stored, unreadable) = self.read_all()?;
        // An unreadable backup may need any of the files, so none is removed.
        if let Some((name, error)) = unreadable.into_iter().next() {
            return Err(io::Error::new(error.kind(), format!("{name}: {error}")));
        }
        let mut listed = HashSet::new();
        for summary in stored {
            let Ok(media) = self.media_of(&summary.name) else {
                return Ok(());
            };
            listed.extend(media.into_iter().map(|file| file.hash));
        }
        self.media_store().forget_others(&listed)
    }

    /// Removes backups beyond the retention rule.
    ///
    /// # Errors
    /// A file cannot be read or removed.
    pub fn thin_out(&self, alone: &FolderLock, now: Timestamp) -> io::Result<()> {
        let gone = retention::superfluous(&self.list()?, now);
        self.remove(alone, &gone)
    }
}

/// Formats a time in UTC as `20261120-203000`.
pub fn stamp(at: Timestamp) -> String {
    let text = at.to_rfc3339();
    let digits = |part: Option<&str>| -> String {
        part.unwrap_or_default()
            .chars()
            .filter(char::is_ascii_digit)
            .collect()
    };
    format!("{}-{}", digits(text.get(..10)), digits(text.get(11..19)))
}

/// Parses the time of such a name, with or without a numeric suffix.
pub fn time_of(name: &str) -> Option<Timestamp> {
    let mut parts = name.splitn(3, '-');
    let (day, time) = (parts.next()?, parts.next()?);
    let digits =
        |text: &str, count| text.len() == count && text.bytes().all(|byte| byte.is_ascii_digit());
    if !digits(day, 8) || !digits(time, 6) {
        return None;
    }
    Timestamp::parse(&format!(
        "{}-{}-{}T{}:{}:{}Z",
        day.get(..4)?,
        day.get(4..6)?,
        day.get(6..)?,
        time.get(..2)?,
        time.get(2..4)?,
        time.get(4..)?
    ))
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_name_is_a_time_and_never_a_path() {
        assert_eq!(stamp(Timestamp(1_785_565_800)), "20260801-063000");
        for name in ["20260801-063000", "20260801-063000-2"] {
            assert_eq!(time_of(name), Some(Timestamp(1_785_565_800)), "{name}");
        }
        for name in ["", "x", "20260801", "2026080-0630000", "20261301-063000"] {
            assert_eq!(time_of(name), None, "{name}");
        }
        let folder = tempfile::tempdir().unwrap();
        let backups = BackupFolder::at(folder.path());
        for name in ["", "..", "../x", "a", "/", ".unfinished-1", "media"] {
            assert!(backups.find(name).unwrap().is_none(), "{name}");
        }
    }

    #[test]
    fn only_one_run_holds_the_lock() {
        let folder = tempfile::tempdir().unwrap();
        let backups = BackupFolder::at(folder.path());
        let alone = backups.alone().unwrap();
        assert!(backups.alone().is_err());
        drop(alone);
        assert!(backups.alone().is_ok());
    }
}
