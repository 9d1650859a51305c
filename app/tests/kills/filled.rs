//! Filled and closed demo stores. Filling takes a while, so one is filled and then copied.

use std::{
    fs,
    path::{Path, PathBuf},
    sync::OnceLock,
};

use crate::kills::program::Program;

/// Folder of the store that the program filled, filled again by each test run.
fn first() -> &'static Path {
    static FIRST: OnceLock<PathBuf> = OnceLock::new();
    FIRST.get_or_init(|| {
        let folder = empty_folder("program");
        Program::open(&folder).close();
        folder
    })
}

/// An empty folder with this name in the build folder, for a store that is only copied.
pub fn empty_folder(name: &str) -> PathBuf {
    let folder = Path::new(env!("CARGO_TARGET_TMPDIR")).join(format!("filled-{name}"));
    if folder.exists() {
        fs::remove_dir_all(&folder).unwrap();
    }
    fs::create_dir(&folder).unwrap();
    folder
}

/// A copy of the filled store, deleted with the first value, and its data folder.
pub fn store() -> (tempfile::TempDir, PathBuf) {
    let folder = tempfile::tempdir().unwrap();
    let data = folder.path().join("store");
    copy(first(), &data);
    (folder, data)
}

/// Copies a folder with the permissions of all that is in it.
pub fn copy(from: &Path, to: &Path) {
    fs::create_dir_all(to).unwrap();
    fs::set_permissions(to, fs::metadata(from).unwrap().permissions()).unwrap();
    for entry in fs::read_dir(from).unwrap() {
        let entry = entry.unwrap();
        let copied = to.join(entry.file_name());
        if entry.path().is_dir() {
            copy(&entry.path(), &copied);
        } else {
            fs::copy(entry.path(), copied).unwrap();
        }
    }
}
