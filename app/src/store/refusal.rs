//! Why a store cannot be opened, in a sentence that names what to do. Only a damaged database is called damaged: a backup
//! brought back over a full disk or a wrong owner would make things worse.

use std::{
    fs::{self, OpenOptions},
    io::{self, ErrorKind, Write as _},
    os::unix::fs::{MetadataExt as _, OpenOptionsExt as _},
    path::Path,
};

/// Enough for what SQLite needs beside the file when it opens it, in bytes.
const PROBE_BYTES: usize = 128 * 1024;
const PROBE: &str = ".probe";

/// The low byte of SQLite's result codes: <https://sqlite.org/rescode.html>.
const BUSY: u32 = 5;
const CORRUPT: u32 = 11;
const FULL: u32 = 13;
const NOT_A_DATABASE: u32 = 26;

/// What to say about a database that could not be opened or read.
pub fn of_database(file: &Path, error: &sqlx::Error) -> String {
    let shown = file.display();
    let code = code_of(error);
    // First, because SQLite reports many of these as "unable to open" or as a failed read.
    if let Some(obstacle) = obstacle(file, code == Some(FULL)) {
        return obstacle;
    }
    match code {
        Some(NOT_A_DATABASE) => format!(
            "{shown} is not a database: something else was written over it. It is damaged. Bring back a backup with \
             `boutique restore`."
        ),
        Some(CORRUPT) => damaged(file, &error.to_string()),
        Some(BUSY) => format!(
            "The database {shown} is held by another program. Close whatever has it open, and start again."
        ),
        _ => format!(
            "The database {shown} cannot be opened: {error}. Nothing was changed. `boutique doctor` looks for the cause."
        ),
    }
}

pub fn damaged(file: &Path, why: &str) -> String {
    format!(
        "The database {} is damaged ({why}). Bring back a backup with `boutique restore`.",
        file.display()
    )
}

/// What to say about a file or folder that the system refuses.
pub fn of_path(path: &Path, error: &io::Error) -> String {
    let shown = path.display();
    match error.kind() {
        ErrorKind::StorageFull | ErrorKind::QuotaExceeded => format!(
            "The disk that holds {shown} is full. Nothing is damaged: make room, and start again."
        ),
        ErrorKind::ReadOnlyFilesystem => format!(
            "The disk that holds {shown} can only be read. Nothing is damaged: mount it for writing, and start again."
        ),
        ErrorKind::PermissionDenied => format!(
            "{shown} may not be used by this user{}. Nothing is damaged: start the program as the owner of the data \
             folder, or give the folder and everything in it to this user with `chown -R`.",
            owners(path)
        ),
        _ => format!("{shown} cannot be used: {error}."),
    }
}

/// A full disk, a wrong owner or a read-only disk, if that is what keeps the database from opening.
fn obstacle(file: &Path, is_full: bool) -> Option<String> {
    let folder = file.parent()?;
    if is_full {
        let error = io::Error::from(ErrorKind::StorageFull);
        return Some(of_path(folder, &error));
    }
    let mut beside: Vec<_> = ["", "-wal", "-shm"]
        .iter()
        .map(|ending| {
            let mut path = file.as_os_str().to_owned();
            path.push(ending);
            path
        })
        .collect();
    beside.retain(|path| Path::new(path).exists());
    for path in &beside {
        let path = Path::new(path);
        if let Err(error) = OpenOptions::new().read(true).write(true).open(path) {
            return Some(of_path(path, &error));
        }
    }
    probe(folder).err().map(|error| of_path(folder, &error))
}

/// Whether the folder takes a file of the size that SQLite needs.
fn probe(folder: &Path) -> io::Result<()> {
    let path = folder.join(PROBE);
    let written = OpenOptions::new()
        .create(true)
        .truncate(true)
        .write(true)
        .mode(0o600)
        .open(&path)
        .and_then(|mut file| {
            file.write_all(&vec![0; PROBE_BYTES])?;
            file.sync_all()
        });
    // A probe that could not be written may be there in part.
    let _ = fs::remove_file(&path);
    written
}

fn code_of(error: &sqlx::Error) -> Option<u32> {
    let code = error.as_database_error()?.code()?;
    code.parse::<u32>().ok().map(|code| code & 0xff)
}

/// " (it belongs to user 0, the program runs as user 1000)".
fn owners(path: &Path) -> String {
    let owner = path
        .ancestors()
        .find_map(|path| fs::metadata(path).ok())
        .map(|facts| facts.uid());
    // The process's own folder there belongs to the user it runs as.
    let own = fs::metadata("/proc/self").map(|facts| facts.uid()).ok();
    match (owner, own) {
        (Some(owner), Some(own)) if owner != own => {
            format!(" (it belongs to user {owner}, the program runs as user {own})")
        }
        _ => String::new(),
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn each_cause_names_its_own_remedy() {
        let path = Path::new("/srv/shop");
        for (kind, cause, remedy) in [
            (ErrorKind::StorageFull, "is full", "make room"),
            (ErrorKind::QuotaExceeded, "is full", "make room"),
            (ErrorKind::ReadOnlyFilesystem, "only be read", "mount it"),
            (ErrorKind::PermissionDenied, "may not be used", "chown"),
        ] {
            let sentence = of_path(path, &io::Error::from(kind));
            assert!(sentence.contains(cause), "{sentence}");
            assert!(sentence.contains(remedy), "{sentence}");
            assert!(!sentence.contains("backup"), "{sentence}");
        }
    }

    /// Paths that not even root can write to: `/dev/full` accepts no byte, and `/proc` no file.
    #[test]
    fn a_folder_that_takes_no_file_is_found_by_trying() {
        let folder = tempfile::tempdir().unwrap();
        assert!(probe(folder.path()).is_ok());
        assert!(!folder.path().join(PROBE).exists());
        std::os::unix::fs::symlink("/dev/full", folder.path().join(PROBE)).unwrap();
        let error = probe(folder.path()).unwrap_err();
        assert_eq!(error.kind(), ErrorKind::StorageFull);
    }

    #[tokio::test]
    async fn a_full_disk_is_not_called_damage() {
        let folder = tempfile::tempdir().unwrap();
        let file = folder.path().join("shop.db");
        fs::write(&file, b"no database at all".repeat(100)).unwrap();
        std::os::unix::fs::symlink("/dev/full", folder.path().join(PROBE)).unwrap();
        let Err(error) = kernel::Db::open(&file, false).await else {
            panic!("it was opened");
        };
        let sentence = of_database(&file, &error);
        assert!(sentence.contains("is full"), "{sentence}");
        let sentence = of_database(&file, &error);
        assert!(sentence.contains("is not a database"), "{sentence}");
    }
}
