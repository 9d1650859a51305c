//! Pictures and films beside the backups: each once, under its hash, however many backups list it.

use std::{
    collections::{HashMap, HashSet},
    fs, io,
    path::{Path, PathBuf},
};

use super::{
    Progress, Step, files,
    summary::{MEDIA_FOLDERS, MediaFile},
};

/// The folder of kept files.
#[derive(Clone, Debug)]
pub struct MediaShelf(pub PathBuf);

impl MediaShelf {
    /// Where the file with this hash lies, or would.
    pub fn place(&self, hash: &str) -> PathBuf {
        self.0.join(hash.get(..2).unwrap_or("00")).join(hash)
    }

    /// Puts every picture and film of the data folder here, and lists them. What an earlier backup listed under the
    /// same path is the same file: they never change once kept.
    pub fn keep_all(
        &self,
        data: &Path,
        known: &HashMap<String, MediaFile>,
        progress: &Progress,
    ) -> io::Result<Vec<MediaFile>> {
        let mut found = Vec::new();
        for folder in MEDIA_FOLDERS {
            found.extend(files::files_below(&data.join(folder))?);
        }
        found.sort();
        let of = found.len() as u64;
        let mut kept = Vec::with_capacity(found.len());
        let mut changed = HashSet::new();
        for (done, (file, bytes)) in (0..).zip(found) {
            progress(Step::Media { done, of });
            let Some(path) = file.strip_prefix(data).ok().and_then(Path::to_str) else {
                continue;
            };
            if path.contains('\n') {
                continue;
            }
            let before = known.get(path).filter(|before| {
                before.bytes == bytes
                    && fs::metadata(self.place(&before.hash))
                        .is_ok_and(|facts| facts.len() == bytes)
            });
            if let Some(before) = before {
                kept.push(before.clone());
                continue;
            }
            match self.keep(&file, &mut changed) {
                Ok((hash, bytes)) => kept.push(MediaFile {
                    hash,
                    bytes,
                    path: path.to_owned(),
                }),
                // Deleted since the folder was read; no row of the copy made after this knows it.
                Err(error) if error.kind() == io::ErrorKind::NotFound => {}
                Err(error) => return Err(error),
            }
        }
        for folder in changed {
            files::make_durable(&folder)?;
        }
        files::make_durable(&self.0)?;
        Ok(kept)
    }

    fn keep(&self, file: &Path, changed: &mut HashSet<PathBuf>) -> io::Result<(String, u64)> {
        let (hash, bytes) = files::hash_of(file)?;
        let place = self.place(&hash);
        if fs::metadata(&place).is_ok_and(|facts| facts.len() == bytes) {
            return Ok((hash, bytes));
        }
        if let Some(folder) = place.parent() {
            files::make_folder(folder)?;
            changed.insert(folder.to_owned());
        }
        link_or_copy(file, &place)?;
        Ok((hash, bytes))
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

/// A second name for the same bytes where the disk can do that, else a copy. Never half a file.
pub fn link_or_copy(from: &Path, to: &Path) -> io::Result<()> {
    match fs::remove_file(to) {
        Err(error) if error.kind() != io::ErrorKind::NotFound => return Err(error),
        _ => {}
    }
    match fs::hard_link(from, to) {
        Ok(()) => return Ok(()),
        Err(error) if error.kind() == io::ErrorKind::NotFound => return Err(error),
        Err(_) => {}
    }
    let unfinished = to.with_extension("unfinished");
    let mut copy = files::new_file(&unfinished)?;
    io::copy(&mut fs::File::open(from)?, &mut copy)?;
    copy.sync_all()?;
    fs::rename(unfinished, to)
}
