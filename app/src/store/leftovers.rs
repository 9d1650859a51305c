//! What an earlier store left in its folder: an empty shop is never opened over it.

use std::{
    fs::{self, DirEntry},
    io,
    path::{Path, PathBuf},
};

use maintenance::FolderLock;

/// The name of anything in the folder that a store may have left; nothing for a folder that was never one.
pub fn something_in(folder: &Path) -> Option<String> {
    let is_ours =
        |name: &String| name != FolderLock::FILE && name != "lost+found" && !name.starts_with('.');
    entries(folder)
        .map(|entry| entry.file_name().to_string_lossy().into_owned())
        .find(is_ours)
}

/// Any file in the folders of the data folder. A first start that was cut short leaves folders, but no files in them.
pub fn stored_file_in(folder: &Path) -> Option<String> {
    let mut open: Vec<PathBuf> = folders_in(folder).collect();
    while let Some(folder) = open.pop() {
        let mut files = entries(&folder).filter(|entry| entry.path().is_file());
        if let Some(file) = files.next() {
            return Some(file.path().display().to_string());
        }
        open.extend(folders_in(&folder));
    }
    None
}

fn folders_in(folder: &Path) -> impl Iterator<Item = PathBuf> {
    entries(folder)
        .filter(|entry| entry.file_type().is_ok_and(|kind| kind.is_dir()))
        .map(|entry| entry.path())
}

fn entries(folder: &Path) -> impl Iterator<Item = DirEntry> {
    fs::read_dir(folder)
        .into_iter()
        .flatten()
        .filter_map(io::Result::ok)
}
