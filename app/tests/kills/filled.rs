//! Filled and closed demo stores. Filling takes a while, so one is filled and then copied.

use std::{
    ffi::OsStr,
    fs, io,
    path::{Path, PathBuf},
    sync::OnceLock,
};

use tempfile::TempDir;

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
pub fn store() -> (TempDir, PathBuf) {
    copied(copy)
}

/// The same, for a test that writes into images and videos or changes their owner: they are linked to no other store.
pub fn store_of_its_own() -> (TempDir, PathBuf) {
    copied(|from, to| copy_with(from, to, &|file, copied| fs::copy(file, copied).map(drop)))
}

fn copied(copy: impl Fn(&Path, &Path)) -> (TempDir, PathBuf) {
    let folder = new_folder();
    let data = folder.path().join("store");
    copy(first(), &data);
    (folder, data)
}

/// An empty folder for a copy, where files can be linked to those of a filled store.
pub fn new_folder() -> TempDir {
    tempfile::tempdir_in(env!("CARGO_TARGET_TMPDIR")).unwrap()
}

/// Copies a store. Images and videos are links: a shop writes each of them once.
pub fn copy(from: &Path, to: &Path) {
    copy_with(
        from,
        to,
        &|file, copied| match file.extension().and_then(OsStr::to_str) {
            Some("webp" | "jpg" | "mp4" | "vtt") => fs::hard_link(file, copied),
            _ => fs::copy(file, copied).map(drop),
        },
    );
}

/// Copies a folder with the permissions of all that is in it.
fn copy_with(from: &Path, to: &Path, copy_file: &dyn Fn(&Path, &Path) -> io::Result<()>) {
    fs::create_dir_all(to).unwrap();
    fs::set_permissions(to, fs::metadata(from).unwrap().permissions()).unwrap();
    for entry in fs::read_dir(from).unwrap() {
        let entry = entry.unwrap();
        let copied = to.join(entry.file_name());
        if entry.path().is_dir() {
            copy_with(&entry.path(), &copied, copy_file);
        } else {
            copy_file(&entry.path(), &copied).unwrap();
        }
    }
}
