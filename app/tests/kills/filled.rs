//! A filled and closed demo store. Filling takes a while, so one is filled and then copied.

use std::{
    fs,
    path::{Path, PathBuf},
    sync::OnceLock,
};

use crate::kills::program::Program;

/// Folder of the filled store in the build folder, filled again by each test run.
fn first() -> &'static Path {
    static FIRST: OnceLock<PathBuf> = OnceLock::new();
    FIRST.get_or_init(|| {
        let folder = Path::new(env!("CARGO_TARGET_TMPDIR")).join(env!("CARGO_CRATE_NAME"));
        if folder.exists() {
            fs::remove_dir_all(&folder).unwrap();
        }
        Program::open(&folder).close();
        folder
    })
}

/// A copy of the filled store, deleted with the first value, and its data folder.
pub fn store() -> (tempfile::TempDir, PathBuf) {
    let folder = tempfile::tempdir().unwrap();
    let data = folder.path().join("store");
    copy(first(), &data);
    (folder, data)
}

fn copy(from: &Path, to: &Path) {
    fs::create_dir_all(to).unwrap();
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
