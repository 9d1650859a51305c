//! Folders and names of files, and storing files atomically.

use std::{
    fs::File,
    io::{self, Write},
    path::{Path, PathBuf},
};

use kernel::{Failure, problem::BUSY};
use tempfile::NamedTempFile;

/// Folders below the data folder. All are on one file system, so that files can be moved
/// atomically.
#[derive(Clone)]
pub(crate) struct Folders {
    /// Public files.
    pub public: PathBuf,
    /// Videos of courses. Not served without a grant.
    pub private_videos: PathBuf,
    /// Private photos. Not served publicly.
    pub private_photos: PathBuf,
    /// Files that customers download. Not served publicly.
    pub private_files: PathBuf,
    /// Temporary files of uploads in progress.
    pub unfinished: PathBuf,
}

impl Folders {
    /// Makes none of them.
    pub fn named(data_folder: &Path) -> Self {
        Self {
            public: data_folder.join("uploads"),
            private_videos: data_folder.join("private").join("videos"),
            private_photos: data_folder.join("private").join("photos"),
            private_files: data_folder.join("private").join("files"),
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

    pub fn all(&self) -> [&Path; 5] {
        [
            &self.public,
            &self.private_videos,
            &self.private_photos,
            &self.private_files,
            &self.unfinished,
        ]
    }

    /// Creates a temporary file, deleted unless it is moved.
    pub fn begin(&self) -> io::Result<NamedTempFile> {
        NamedTempFile::new_in(&self.unfinished)
    }

    /// Stores files that belong together in a folder. They are on disk when this returns.
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

/// Reports a full disk as a temporary condition, not as a server error.
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

/// An unguessable name: 128 random bits.
pub(crate) fn new_name() -> String {
    format!("{:032x}", rand::random::<u128>())
}

/// Moves a finished file to its name. The name is durable only after `make_names_durable`.
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
    fn names_have_128_bits_and_differ() {
        let names: HashSet<String> = (0..1000).map(|_| new_name()).collect();
        assert_eq!(names.len(), 1000);
        assert!(
            names
                .iter()
                .all(|name| name.len() == 32 && name.bytes().all(|b| b.is_ascii_hexdigit()))
        );
    }

    #[tokio::test]
    async fn an_unfinished_file_is_deleted() {
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
