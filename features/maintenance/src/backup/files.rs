//! Durable file operations.

use std::{
    fs::{self, DirBuilder, File, OpenOptions},
    io::{self, Read, Write},
    os::unix::fs::{DirBuilderExt, OpenOptionsExt, PermissionsExt},
    path::{Path, PathBuf},
};

use data_encoding::HEXLOWER;
use sha2::{Digest, Sha256};

/// Creates a folder that only the shop's own user can read.
///
/// # Errors
/// The disk is full, or the place belongs to another user.
pub fn make_folder(folder: &Path) -> io::Result<()> {
    DirBuilder::new().recursive(true).mode(0o700).create(folder)
}

pub fn make_durable(folder: &Path) -> io::Result<()> {
    File::open(folder)?.sync_all()
}

/// Writes a file atomically.
pub fn write_whole(file: &Path, bytes: &[u8]) -> io::Result<()> {
    let unfinished = file.with_extension("unfinished");
    let mut writing = new_file(&unfinished)?;
    writing.write_all(bytes)?;
    writing.sync_all()?;
    fs::rename(&unfinished, file)?;
    file.parent().map_or(Ok(()), make_durable)
}

pub fn new_file(file: &Path) -> io::Result<File> {
    OpenOptions::new()
        .create(true)
        .truncate(true)
        .write(true)
        .mode(0o600)
        .open(file)
}

/// Hint for a folder that is not writable.
pub fn unwritable(folder: &Path, error: &io::Error) -> String {
    let shown = folder.display();
    let hint = match error.kind() {
        io::ErrorKind::PermissionDenied => format!(
            " Something in it belongs to another user. Give it to the user that runs the shop: chown -R USER {shown}"
        ),
        io::ErrorKind::StorageFull | io::ErrorKind::QuotaExceeded => {
            return format!("The disk is full: {shown} cannot be written to.");
        }
        io::ErrorKind::ReadOnlyFilesystem => format!(
            " If the disk is not read-only, the service may not write there: `systemctl edit boutique`, [Service], \
             ReadWritePaths={shown}"
        ),
        _ => String::new(),
    };
    format!("The backup folder {shown} cannot be written to: {error}.{hint}")
}

pub fn for_the_shop_alone(file: &Path) -> io::Result<()> {
    fs::set_permissions(file, fs::Permissions::from_mode(0o600))
}

/// SHA-256 in hexadecimal, and the length in bytes.
pub fn hash_of(file: &Path) -> io::Result<(String, u64)> {
    hash_while_copying(&mut File::open(file)?, &mut io::sink())
}

pub fn hash_while_copying(from: &mut impl Read, to: &mut impl Write) -> io::Result<(String, u64)> {
    let mut digest = Sha256::new();
    let mut block = vec![0; 256 * 1024];
    let mut bytes = 0;
    loop {
        let read = match from.read(&mut block) {
            Ok(0) => break,
            Ok(read) => read,
            Err(error) if error.kind() == io::ErrorKind::Interrupted => continue,
            Err(error) => return Err(error),
        };
        let part = block.get(..read).unwrap_or_default();
        digest.update(part);
        to.write_all(part)?;
        bytes += read as u64;
    }
    Ok((HEXLOWER.encode(&digest.finalize()), bytes))
}

/// All files below a folder; none if the folder does not exist. Does not follow links.
pub fn files_below(folder: &Path) -> io::Result<Vec<(PathBuf, u64)>> {
    let mut found = Vec::new();
    let mut open = vec![folder.to_owned()];
    while let Some(folder) = open.pop() {
        let entries = match fs::read_dir(&folder) {
            Ok(entries) => entries,
            Err(error) if error.kind() == io::ErrorKind::NotFound => continue,
            Err(error) => return Err(error),
        };
        for entry in entries {
            let entry = entry?;
            let facts = match entry.metadata() {
                Ok(facts) => facts,
                // Deleted since the folder was read.
                Err(error) if error.kind() == io::ErrorKind::NotFound => continue,
                Err(error) => return Err(error),
            };
            if facts.is_dir() {
                open.push(entry.path());
            } else if facts.is_file() {
                found.push((entry.path(), facts.len()));
            }
        }
    }
    Ok(found)
}

/// Removes a folder, if it exists.
pub fn remove_folder(folder: &Path) -> io::Result<()> {
    match fs::remove_dir_all(folder) {
        Err(error) if error.kind() == io::ErrorKind::NotFound => Ok(()),
        outcome => outcome,
    }
}
