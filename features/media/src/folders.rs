//! Where files lie, what they are called, and how they get there without ever being half written.

use std::{
    fs::File,
    io::{self, Write},
    path::{Path, PathBuf},
};

use kernel::{Failure, problem::BUSY};
use tempfile::NamedTempFile;

/// The folders below the data folder. All are on one file system, so that a file can move in one step.
#[derive(Clone)]
pub(crate) struct Folders {
    /// Anybody may fetch these.
    pub public: PathBuf,
    /// Videos that were paid for. No plain address leads here.
    pub private_videos: PathBuf,
    /// Photos for the shop alone. No plain address leads here either.
    pub private_photos: PathBuf,
    /// Files that are not finished.
    pub unfinished: PathBuf,
}

impl Folders {
    /// Makes none of them.
    pub fn named(data_folder: &Path) -> Self {
        Self {
            public: data_folder.join("uploads"),
            private_videos: data_folder.join("private").join("videos"),
            private_photos: data_folder.join("private").join("photos"),
            unfinished: data_folder.join("temp"),
        }
    }

    pub async fn below(data_folder: &Path) -> io::Result<Self> {
        let folders = Self::named(data_folder);
        for folder in folders.all() {
            tokio::fs::create_dir_all(folder).await?;
        }
        Ok(folders)
    }

    pub fn all(&self) -> [&Path; 4] {
        [
            &self.public,
            &self.private_videos,
            &self.private_photos,
            &self.unfinished,
        ]
    }

    /// A file to write to; it is gone again unless it is moved.
    pub fn begin(&self) -> io::Result<NamedTempFile> {
        NamedTempFile::new_in(&self.unfinished)
    }

    /// Puts files that belong together into a folder. They are on the disk when this returns.
    pub fn keep(&self, folder: &Path, files: &[(String, &[u8])]) -> Result<(), Failure> {
        let keep = || {
            for (name, bytes) in files {
                let mut file = self.begin()?;
                file.write_all(bytes)?;
                move_in(file, folder, name)?;
            }
            make_names_durable(folder)
        };
        keep().map_err(not_stored)
    }
}

/// A disk that is full has room again one day: that is no fault of the program's.
fn not_stored(error: io::Error) -> Failure {
    let full = matches!(
        error.kind(),
        io::ErrorKind::StorageFull | io::ErrorKind::QuotaExceeded
    );
    let failure = Failure::internal(error);
    if full {
        failure.with_code(BUSY).retry_after(60)
    } else {
        failure
    }
}

/// A name that nobody can guess: 128 random bits.
pub(crate) fn new_name() -> String {
    format!("{:032x}", rand::random::<u128>())
}

/// Gives a finished file its name. The name is durable only after `make_names_durable`.
pub(crate) fn move_in(file: NamedTempFile, folder: &Path, name: &str) -> io::Result<()> {
    file.as_file().sync_all()?;
    file.persist_noclobber(folder.join(name))
        .map_err(|refused| refused.error)?;
    Ok(())
}

pub(crate) fn make_names_durable(folder: &Path) -> io::Result<()> {
    File::open(folder)?.sync_all()
}

#[cfg(test)]
mod tests {
    use std::{collections::HashSet, fs};

    use super::*;

    #[test]
    fn names_are_128_bits_and_differ() {
        let names: HashSet<String> = (0..1000).map(|_| new_name()).collect();
        assert_eq!(names.len(), 1000);
        assert!(
            names
                .iter()
                .all(|name| name.len() == 32 && name.bytes().all(|b| b.is_ascii_hexdigit()))
        );
    }

    #[tokio::test]
    async fn an_unfinished_file_leaves_nothing() {
        let data = tempfile::tempdir().unwrap();
        let folders = Folders::below(data.path()).await.unwrap();
        drop(folders.begin().unwrap());
        assert_eq!(fs::read_dir(&folders.unfinished).unwrap().count(), 0);
        folders
            .keep(&folders.public, &[("a.webp".to_owned(), b"image")])
            .unwrap();
        assert_eq!(fs::read(folders.public.join("a.webp")).unwrap(), b"image");
        assert_eq!(fs::read_dir(&folders.unfinished).unwrap().count(), 0);
    }
}
