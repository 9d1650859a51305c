//! Keys that lie as files in the data folder, in hexadecimal, and in no backup.

use std::{
    fs,
    io::{self, ErrorKind},
    path::Path,
};

use data_encoding::{HEXLOWER, HEXLOWER_PERMISSIVE};

use crate::store::private_file;

/// The bytes of a key: none if the file is damaged, `None` if there is no file.
///
/// # Errors
/// A sentence for the operator.
pub fn read(folder: &Path, name: &str) -> Result<Option<Vec<u8>>, String> {
    let file = folder.join(name);
    let text = match fs::read_to_string(&file) {
        Ok(text) => text,
        Err(error) if error.kind() == ErrorKind::NotFound => return Ok(None),
        Err(error) => return Err(format!("{} cannot be read: {error}.", file.display())),
    };
    let bytes = HEXLOWER_PERMISSIVE.decode(text.trim().as_bytes());
    Ok(Some(bytes.unwrap_or_default()))
}

/// Stores a key that only the shop's own user may read. After a crash the file is whole or absent.
pub fn write(folder: &Path, name: &str, bytes: &[u8]) -> io::Result<()> {
    let line = format!("{}\n", HEXLOWER.encode(bytes));
    private_file::replace(folder, name, line.as_bytes())
}
