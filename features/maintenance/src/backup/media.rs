//! Images and videos of all backups: each stored once, under its hash.

use std::{
    collections::{BTreeMap, BTreeSet, HashMap, HashSet},
    fs, io,
    path::{Path, PathBuf},
};

use super::{
    Progress, Step, files,
    hashes::Hashes,
    summary::{MEDIA_FOLDERS, MediaFile},
};

/// Folder in the data folder for unfinished files.
const UNFINISHED: &str = "temp";

/// The folder of stored files.
#[derive(Clone, Debug)]
pub struct BackupMediaStore(pub PathBuf);

impl BackupMediaStore {
    /// Path of the file with this hash.
    pub fn place(&self, hash: &str) -> PathBuf {
        self.0.join(hash.get(..2).unwrap_or("00")).join(hash)
    }

    /// Removes all files that none of these hashes lists.
    pub fn forget_others(&self, listed: &HashSet<String>) -> io::Result<()> {
        for (file, _) in files::files_below(&self.0)? {
            let name = file.file_name().and_then(|name| name.to_str());
            if name.is_none_or(|name| !listed.contains(name)) {
                fs::remove_file(file)?;
            }
        }
        Ok(())
    }
}

/// What existing backups list for each path. Uploads never change, so the first recorded hash is
/// the right one.
#[derive(Default)]
pub struct KnownMedia {
    pub right: HashMap<String, String>,
    /// Listed as damaged, with the hash of the damaged content: the right one is unknown.
    pub damaged: HashMap<String, String>,
}

/// Stores the media of a data folder with the backups. Reads every byte of both: a damaged copy is
/// replaced by the intact upload, a damaged upload by the intact copy.
pub struct StoringMedia {
    media_store: BackupMediaStore,
    data: PathBuf,
    known: KnownMedia,
    pub hashes: Hashes,
    listed: BTreeMap<String, MediaFile>,
    /// Damaged uploads that were replaced by their intact copy.
    pub repaired: Vec<String>,
    /// Damaged uploads without an intact copy.
    pub damaged: BTreeSet<String>,
    changed_folders: HashSet<PathBuf>,
}

impl StoringMedia {
    pub fn new(media_store: BackupMediaStore, data: PathBuf, known: KnownMedia) -> Self {
        Self {
            media_store,
            data,
            known,
            hashes: Hashes::default(),
            listed: BTreeMap::new(),
            repaired: Vec::new(),
            damaged: BTreeSet::new(),
            changed_folders: HashSet::new(),
        }
    }

    /// Stores what earlier calls have not stored.
    ///
    /// # Errors
    /// The backup folder is not writable. An unreadable upload is not an error but counted
    /// as damaged.
    pub fn store_all(&mut self, progress: &Progress) -> io::Result<()> {
        let mut found = Vec::new();
        for folder in MEDIA_FOLDERS {
            found.extend(files::files_below(&self.data.join(folder))?);
        }
        found.sort();
        let of = found.len() as u64;
        for (done, (file, _)) in (0..).zip(found) {
            progress(Step::Media { done, of });
            let path = file.strip_prefix(&self.data).ok().and_then(Path::to_str);
            let Some(path) = path.filter(|path| !path.contains('\n')) else {
                continue;
            };
            if !self.listed.contains_key(path) && !self.damaged.contains(path) {
                self.store_upload(&file, path)?;
            }
        }
        for folder in self.changed_folders.drain() {
            files::make_durable(&folder)?;
        }
        files::make_durable(&self.media_store.0)
    }

    /// Stored files, by path.
    pub fn list(&self) -> Vec<MediaFile> {
        self.listed.values().cloned().collect()
    }

    fn store_upload(&mut self, file: &Path, path: &str) -> io::Result<()> {
        let found = match self.hashes.of(file) {
            Ok(found) => Some(found),
            // Deleted since the folder was read; the database copy made afterwards does not refer
            // to it.
            Err(error) if error.kind() == io::ErrorKind::NotFound => return Ok(()),
            Err(error) => {
                tracing::error!(path, %error, "an upload cannot be read");
                None
            }
        };
        let right = self.known.right.get(path).cloned();
        let changed = match (&found, &right) {
            (Some((hash, _)), Some(right)) => hash != right,
            (Some(_), None) => false,
            (None, _) => true,
        };
        if !changed {
            if let Some((hash, _)) = &found
                && right.is_none()
                && self.known.damaged.get(path) == Some(hash)
            {
                self.damaged.insert(path.to_owned());
            }
            return self.store(file, path, found);
        }
        if let Some(right) = right
            && let Ok((hash, bytes)) = self.hashes.of(&self.media_store.place(&right))
            && hash == right
        {
            self.repair_upload(file, path, &right);
            self.listed.insert(
                path.to_owned(),
                MediaFile {
                    hash,
                    bytes,
                    path: path.to_owned(),
                },
            );
            return Ok(());
        }
        tracing::error!(
            path,
            "an upload is damaged, and no backup has an intact copy"
        );
        self.damaged.insert(path.to_owned());
        self.store(file, path, found)
    }

    /// Lists the file, and makes sure that its copy is intact.
    fn store(&mut self, file: &Path, path: &str, found: Option<(String, u64)>) -> io::Result<()> {
        let Some((hash, bytes)) = found else {
            return Ok(());
        };
        let copy = self.media_store.place(&hash);
        let sound = match self.hashes.of(&copy) {
            Ok((stored, _)) => Some(stored == hash),
            Err(error) if error.kind() == io::ErrorKind::NotFound => None,
            Err(_) => Some(false),
        };
        if sound != Some(true) {
            if let Some(folder) = copy.parent() {
                files::make_folder(folder)?;
                self.changed_folders.insert(folder.to_owned());
            }
            match link_or_copy(file, &copy, &copy.with_extension("unfinished")) {
                Err(error) if error.kind() == io::ErrorKind::NotFound => return Ok(()),
                outcome => outcome?,
            }
            if sound == Some(false) {
                tracing::warn!(path, "a damaged copy in the backups was replaced");
            }
            // A copy on another disk is read back; a hard link was read already.
            if self.hashes.of(&copy)?.0 != hash {
                return Err(io::Error::other(format!(
                    "{path} changed while it was copied"
                )));
            }
        }
        self.listed.insert(
            path.to_owned(),
            MediaFile {
                hash,
                bytes,
                path: path.to_owned(),
            },
        );
        Ok(())
    }

    fn repair_upload(&mut self, file: &Path, path: &str, right: &str) {
        let unfinished = self.data.join(UNFINISHED);
        let repaired = files::make_folder(&unfinished).and_then(|()| {
            let unfinished = unfinished.join(format!("repair-{right}"));
            link_or_copy(&self.media_store.place(right), file, &unfinished)?;
            file.parent().map_or(Ok(()), files::make_durable)
        });
        match repaired {
            Ok(()) => {
                tracing::warn!(path, "a damaged upload was replaced by its intact copy");
                self.repaired.push(path.to_owned());
            }
            Err(error) => {
                tracing::error!(path, %error, "a damaged upload could not be replaced by its intact copy");
                self.damaged.insert(path.to_owned());
            }
        }
    }
}

/// Creates a hard link if the file system can, else a copy. Replaces an existing file atomically.
/// `unfinished` is an unused path on the disk of `to`.
pub fn link_or_copy(from: &Path, to: &Path, unfinished: &Path) -> io::Result<()> {
    match fs::remove_file(unfinished) {
        Err(error) if error.kind() != io::ErrorKind::NotFound => return Err(error),
        _ => {}
    }
    match fs::hard_link(from, unfinished) {
        Ok(()) => {}
        Err(error) if error.kind() == io::ErrorKind::NotFound => return Err(error),
        Err(_) => {
            let mut copy = files::new_file(unfinished)?;
            io::copy(&mut fs::File::open(from)?, &mut copy)?;
            copy.sync_all()?;
        }
    }
    fs::rename(unfinished, to)
}
