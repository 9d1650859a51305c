//! Whose the files of the data folder are.

use std::{
    fs,
    os::unix::fs::{MetadataExt, PermissionsExt},
    path::{Path, PathBuf},
};

use super::{backups, said, store_of_its_own};
use crate::kills::program::Program;

/// Everything below a folder, and the folder itself.
fn everything(folder: &Path) -> Vec<PathBuf> {
    let mut found = vec![folder.to_owned()];
    let mut next = 0;
    while let Some(path) = found.get(next).cloned() {
        next += 1;
        if path.is_dir() {
            let entries = fs::read_dir(path).unwrap();
            found.extend(entries.map(|entry| entry.unwrap().path()));
        }
    }
    found
}

#[test]
fn what_the_shop_has_is_its_users_alone() {
    let (_folder, data) = store_of_its_own();
    said(&data, &["backup"]);
    for path in everything(&data) {
        let mode = if path.is_dir() { 0o755 } else { 0o644 };
        fs::set_permissions(&path, fs::Permissions::from_mode(mode)).unwrap();
    }
    Program::open(&data).close();
    said(&data, &["backup"]);
    for path in everything(&data) {
        let facts = fs::metadata(&path).unwrap();
        let mode = if facts.is_dir() { 0o700 } else { 0o600 };
        assert_eq!(
            facts.permissions().mode() & 0o777,
            mode,
            "{}",
            path.display()
        );
    }
}

#[test]
fn what_root_does_stays_the_owners() {
    const SERVICE: u32 = 12_345;
    // Only root can become another user. The rule itself is tested for all users.
    if !rustix::process::geteuid().is_root() {
        return;
    }
    let (folder, data) = store_of_its_own();
    fs::set_permissions(folder.path(), fs::Permissions::from_mode(0o755)).unwrap();
    for path in everything(&data) {
        std::os::unix::fs::chown(path, Some(SERVICE), Some(SERVICE)).unwrap();
    }
    said(&data, &["backup"]);
    let name = backups(&data).pop().unwrap();
    said(&data, &["restore", &name]);
    said(&data, &["owner", "link", "owner@example.com"]);
    for path in everything(&data) {
        let facts = fs::metadata(&path).unwrap();
        assert_eq!(
            (facts.uid(), facts.gid()),
            (SERVICE, SERVICE),
            "{}",
            path.display()
        );
    }
}
