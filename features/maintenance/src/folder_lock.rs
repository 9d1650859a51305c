//! A folder that one process at a time may change.

use std::{
    fs::{File, OpenOptions, TryLockError},
    os::unix::fs::OpenOptionsExt,
    path::Path,
};

/// Lock on a folder, held until the value is dropped.
pub struct FolderLock {
    file: File,
    /// The folder itself, locked too: deleting the lock file lets no other process in. `None` where folders cannot be
    /// locked, as on some network file systems.
    folder: Option<File>,
}

impl FolderLock {
    /// Name of the locked file in the folder.
    pub const FILE: &str = "lock";

    /// # Errors
    /// `WouldBlock` if another process holds the lock, `Error` if the file cannot be made or locked.
    pub fn acquire(folder: &Path) -> Result<Self, TryLockError> {
        let file = OpenOptions::new()
            .create(true)
            .truncate(false)
            .write(true)
            .mode(0o600)
            .open(folder.join(Self::FILE))
            .map_err(TryLockError::Error)?;
        file.try_lock()?;
        let folder = match File::open(folder) {
            Ok(folder) => match folder.try_lock() {
                Ok(()) => Some(folder),
                Err(TryLockError::WouldBlock) => return Err(TryLockError::WouldBlock),
                Err(TryLockError::Error(_)) => None,
            },
            Err(_) => None,
        };
        Ok(Self { file, folder })
    }
}

impl Drop for FolderLock {
    /// Closing the file is not enough: a process that is being started, such as a conversion of a video, has a copy of
    /// every open file until it runs its own program, and flock(2) keeps the lock for as long as one copy is open.
    fn drop(&mut self) {
        for locked in std::iter::once(&self.file).chain(&self.folder) {
            if let Err(error) = locked.unlock() {
                tracing::warn!(%error, "a folder could not be unlocked");
            }
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_lock_ends_with_its_holder_although_a_copy_of_the_file_is_open() {
        let folder = tempfile::tempdir().unwrap();
        let lock = FolderLock::acquire(folder.path()).unwrap();
        let copies = [
            lock.file.try_clone().unwrap(),
            lock.folder.as_ref().unwrap().try_clone().unwrap(),
        ];
        assert!(matches!(
            FolderLock::acquire(folder.path()),
            Err(TryLockError::WouldBlock)
        ));
        drop(lock);
        FolderLock::acquire(folder.path()).unwrap();
        drop(copies);
    }

    #[test]
    fn a_deleted_file_unlocks_nothing() {
        let folder = tempfile::tempdir().unwrap();
        let lock = FolderLock::acquire(folder.path()).unwrap();
        std::fs::remove_file(folder.path().join(FolderLock::FILE)).unwrap();
        for _ in 0..2 {
            assert!(matches!(
                FolderLock::acquire(folder.path()),
                Err(TryLockError::WouldBlock)
            ));
        }
        drop(lock);
        FolderLock::acquire(folder.path()).unwrap();
    }
}
