//! Hashes of files, each read once in a run, however many names it has.

use std::{collections::HashMap, fs::File, io, os::unix::fs::MetadataExt, path::Path};

use super::files::hash_while_copying;

/// An upload and its copy beside the backups are usually one file with two names. The time of the last change is part
/// of the key, because a number of a deleted file is given to a new one.
type Inode = (u64, u64, u64, i64, i64);

/// Reads files and remembers what it read. Lives for one run: what is on the disk is looked at again in the next.
#[derive(Default)]
pub struct Hashes(HashMap<Inode, String>);

impl Hashes {
    /// SHA-256 in hexadecimal, and the length in bytes.
    ///
    /// # Errors
    /// The file is missing, or the disk cannot read it.
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
    fn a_second_name_is_known_and_a_change_is_seen() {
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
