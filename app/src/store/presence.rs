//! Whether the open database is still the file in the data folder. A file that was deleted or replaced stays open and
//! takes every write, and all of it is gone when the program ends.

use std::{
    fs, io,
    os::unix::fs::MetadataExt as _,
    path::{Path, PathBuf},
    time::Duration,
};

/// How often the open shop looks.
const LOOK_EVERY: Duration = Duration::from_secs(5);

/// The file that was opened.
#[derive(Clone, Debug)]
pub struct Presence {
    file: PathBuf,
    device: u64,
    inode: u64,
}

impl Presence {
    /// # Errors
    /// When the file cannot be looked at.
    pub fn of(file: &Path) -> io::Result<Self> {
        let facts = fs::metadata(file)?;
        Ok(Self {
            file: file.to_owned(),
            device: facts.dev(),
            inode: facts.ino(),
        })
    }

    /// The folder of the database.
    pub fn folder(&self) -> &Path {
        self.file.parent().unwrap_or(&self.file)
    }

    /// What happened to the file, in a sentence; nothing as long as it is the one that was opened.
    pub fn problem(&self) -> Option<String> {
        let what = match fs::metadata(&self.file) {
            Ok(facts) if (facts.dev(), facts.ino()) == (self.device, self.inode) => return None,
            Ok(_) => "replaced",
            Err(error) if error.kind() == io::ErrorKind::NotFound => "deleted",
            // Its folder cannot be read for a moment: that says nothing of the file.
            Err(_) => return None,
        };
        Some(format!(
            "The database {} was {what} while the shop was open. The program stops, because everything written from now \
             on would be lost. Put the file back or bring back a backup with `boutique restore`, and start again; to \
             replace the database, stop the program first.",
            self.file.display()
        ))
    }

    /// Resolves with the sentence once the file is no longer there.
    pub async fn lost(&self) -> String {
        loop {
            tokio::time::sleep(LOOK_EVERY).await;
            if let Some(sentence) = self.problem() {
                return sentence;
            }
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_deleted_and_a_replaced_file_are_noticed() {
        let folder = tempfile::tempdir().unwrap();
        let file = folder.path().join("shop.db");
        fs::write(&file, b"one").unwrap();
        let presence = Presence::of(&file).unwrap();
        assert_eq!(presence.problem(), None);
        fs::write(&file, b"changed in place").unwrap();
        assert_eq!(presence.problem(), None);
        fs::write(folder.path().join("other"), b"two").unwrap();
        fs::rename(folder.path().join("other"), &file).unwrap();
        assert!(presence.problem().unwrap().contains("was replaced"));
        fs::remove_file(&file).unwrap();
        assert!(presence.problem().unwrap().contains("was deleted"));
    }

    #[tokio::test(start_paused = true)]
    async fn the_wait_ends_when_the_file_is_gone() {
        let folder = tempfile::tempdir().unwrap();
        let file = folder.path().join("shop.db");
        fs::write(&file, b"one").unwrap();
        let presence = Presence::of(&file).unwrap();
        assert!(
            tokio::time::timeout(Duration::from_secs(60), presence.lost())
                .await
                .is_err()
        );
        fs::remove_file(&file).unwrap();
        assert!(presence.lost().await.contains("was deleted"));
    }
}
