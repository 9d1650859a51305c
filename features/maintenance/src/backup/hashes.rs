//! Hashes of files, each read once per run, however many names it has.

use std::{collections::HashMap, fs::File, io, os::unix::fs::MetadataExt, path::Path};

use super::files::hash_while_copying;

/// Identity of a file. An upload and its backup copy are usually hard links to one file. Includes
/// the modification time, because inode numbers are reused.
type Inode = (u64, u64, u64, i64, i64);

/// A cache of hashes for one run; the next run reads all files again.
#[derive(Default)]
pub struct Hashes(HashMap<Inode, String>);

impl Hashes {
    /// SHA-256 in hexadecimal, and the length in bytes.
    ///
    /// # Errors
    /// The file is missing or unreadable.
    pub fn of(&mut self, file: &Path) -> io::Result<(String, u64)> {
        let mut opened = File::open(file)?;
        let facts = opened.metadata()?;
        let inode = (
            facts.dev(),
            facts.ino(),
            facts.len(),
            facts.mtime(),
            facts.mtime_nsec(),
        );
        if let Some(known) = self.0.get(&inode) {
            return Ok((known.clone(), facts.len()));
        }
        let (hash, bytes) = hash_while_copying(&mut opened, &mut io::sink())?;
        if bytes == facts.len() {
            self.0.insert(inode, hash.clone());
        }
        Ok((hash, bytes))
    }
}

#[cfg(test)]
mod tests {
    use std::fs;

    use super::*;

    #[test]
    fn hard_links_are_cached_and_changes_detected() {
        let folder = tempfile::tempdir().unwrap();
        let (one, two) = (folder.path().join("one"), folder.path().join("two"));
        fs::write(&one, "image").unwrap();
        fs::hard_link(&one, &two).unwrap();
        let mut hashes = Hashes::default();
        let first = hashes.of(&one).unwrap();
        assert_eq!(hashes.of(&two).unwrap(), first);
        assert_eq!(hashes.0.len(), 1);
        fs::write(&two, "another").unwrap();
        File::open(&two)
            .unwrap()
            .set_modified(std::time::SystemTime::UNIX_EPOCH)
            .unwrap();
        assert_ne!(hashes.of(&one).unwrap().0, first.0);
    }
}
