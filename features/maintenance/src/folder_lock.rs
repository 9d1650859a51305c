//! A folder that one process at a time may change.

use std::{
    fs::{File, OpenOptions, TryLockError},
    os::unix::fs::OpenOptionsExt,
    path::Path,
};

/// Lock on a folder, held until the value is dropped.
pub struct FolderLock(File);

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
        Ok(Self(file))
    }
}

impl Drop for FolderLock {
    /// Closing the file is not enough: a process that is being started, such as a conversion of a video, has a copy of
    /// every open file until it runs its own program, and flock(2) keeps the lock for as long as one copy is open.
    fn drop(&mut self) {
        if let Err(error) = self.0.unlock() {
            tracing::warn!(%error, "a folder could not be unlocked");
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
        let copy = lock.0.try_clone().unwrap();
        assert!(matches!(
            FolderLock::acquire(folder.path()),
            Err(TryLockError::WouldBlock)
        ));
        drop(lock);
        FolderLock::acquire(folder.path()).unwrap();
        drop(copy);
    }
}
