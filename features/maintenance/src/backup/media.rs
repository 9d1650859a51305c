//! Images and videos beside the backups: each once, under its hash, however many backups list it.

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

/// Folder of the data folder for files that are not finished.
const UNFINISHED: &str = "temp";

/// The folder of stored files.
#[derive(Clone, Debug)]
pub struct BackupMediaStore(pub PathBuf);

impl BackupMediaStore {
    /// Where the file with this hash lies, or would.
    pub fn place(&self, hash: &str) -> PathBuf {
        self.0.join(hash.get(..2).unwrap_or("00")).join(hash)
    }

    /// Removes what none of these hashes names.
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

/// What the backups so far say of each path. An upload never changes, so the first hash that was written down is right.
#[derive(Default)]
pub struct KnownMedia {
    pub right: HashMap<String, String>,
    /// Listed as damaged, with the hash of the damaged content: nobody knows the right one any more.
    pub damaged: HashMap<String, String>,
}

/// Stores the media of a data folder beside the backups, and reads every byte of both on the way: a damaged copy is
/// replaced by the sound upload, a damaged upload by the sound copy.
pub struct StoringMedia {
    media_store: BackupMediaStore,
    data: PathBuf,
    known: KnownMedia,
    pub hashes: Hashes,
    listed: BTreeMap<String, MediaFile>,
    /// Damaged uploads that were replaced by their sound copy.
    pub repaired: Vec<String>,
    /// Damaged uploads without any sound copy.
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

    /// Stores what was not stored by an earlier call.
    ///
    /// # Errors
    /// The backup folder cannot be written to. A single upload that cannot be read is no error: it is damaged.
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

    /// What was stored, by path.
    pub fn list(&self) -> Vec<MediaFile> {
        self.listed.values().cloned().collect()
    }

    fn store_upload(&mut self, file: &Path, path: &str) -> io::Result<()> {
        let found = match self.hashes.of(file) {
            Ok(found) => Some(found),
            // Deleted since the folder was read; no row of the copy of the database made after this knows it.
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
        tracing::error!(path, "an upload is damaged, and no backup has a sound copy");
        self.damaged.insert(path.to_owned());
        self.store(file, path, found)
    }

    /// Lists the file, and makes sure that its copy is what it should be.
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
            // A copy on another disk is read back; a second name of the same file was read already.
            if self.hashes.of(&copy)?.0 != hash {
                return Err(io::Error::other(format!(
                    "{path} is not what it was after it was copied"
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
                tracing::warn!(path, "a damaged upload was replaced by its sound copy");
                self.repaired.push(path.to_owned());
            }
            Err(error) => {
                tracing::error!(path, %error, "a damaged upload could not be replaced by its sound copy");
                self.damaged.insert(path.to_owned());
            }
        }
    }
}

/// A second name for the same bytes where the disk can do that, else a copy. What was there before is replaced in one
/// step: never half a file, and never none. `unfinished` is a free name on the disk of `to`.
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
