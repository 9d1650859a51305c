//! The key of two-factor authentication: a file of the data folder that no backup holds. Without it the secrets of
//! authenticator apps in a copied database are of no use.

use std::{
    fs::{self, File, OpenOptions},
    io::{self, ErrorKind, Write as _},
    os::unix::fs::OpenOptionsExt as _,
    path::Path,
};

use auth::TwoFactorKey;
use data_encoding::{HEXLOWER, HEXLOWER_PERMISSIVE};

/// Its name below the data folder.
pub const FILE: &str = "two-factor.key";

/// Reads the key, or makes one for a store that has none. A store restored without its key gets a new one: people log
/// in with recovery codes then, and set up their apps again.
///
/// # Errors
/// A sentence for the operator.
pub fn load_or_create(folder: &Path) -> Result<TwoFactorKey, String> {
    if let Some(key) = load(folder)? {
        return Ok(key);
    }
    let bytes = TwoFactorKey::random_bytes();
    create(folder, &bytes).map_err(|error| {
        format!(
            "{} cannot be written: {error}.",
            folder.join(FILE).display()
        )
    })?;
    Ok(TwoFactorKey::new(&bytes))
}

/// Reads the key; `None` if the folder has none.
///
/// # Errors
/// As [`load_or_create`].
pub fn load(folder: &Path) -> Result<Option<TwoFactorKey>, String> {
    let file = folder.join(FILE);
    let text = match fs::read_to_string(&file) {
        Ok(text) => text,
        Err(error) if error.kind() == ErrorKind::NotFound => return Ok(None),
        Err(error) => return Err(format!("{} cannot be read: {error}.", file.display())),
    };
    let bytes = HEXLOWER_PERMISSIVE.decode(text.trim().as_bytes()).ok();
    let bytes: Option<[u8; 32]> = bytes.and_then(|bytes| bytes.try_into().ok());
    let bytes = bytes.ok_or_else(|| {
        format!(
            "{} is damaged. Put the right file back, or remove it: people with two-factor authentication then log in \
             with recovery codes and set up their app again.",
            file.display()
        )
    })?;
    Ok(Some(TwoFactorKey::new(&bytes)))
}

/// After a crash the file is whole or absent.
fn create(folder: &Path, bytes: &[u8; 32]) -> io::Result<()> {
    let unfinished = folder.join("two-factor.key.new");
    let mut file = OpenOptions::new()
        .create(true)
        .truncate(true)
        .write(true)
        .mode(0o600)
        .open(&unfinished)?;
    writeln!(file, "{}", HEXLOWER.encode(bytes))?;
    file.sync_all()?;
    fs::rename(&unfinished, folder.join(FILE))?;
    File::open(folder)?.sync_all()
}

#[cfg(test)]
mod tests {
    use std::os::unix::fs::PermissionsExt as _;

    use super::*;

    #[test]
    fn it_is_made_once_and_nobody_else_reads_it() {
        let folder = tempfile::tempdir().unwrap();
        let sealed = load_or_create(folder.path()).unwrap().seal(1, "secret");
        let again = load_or_create(folder.path()).unwrap();
        assert_eq!(again.open(1, &sealed.unwrap()).as_deref(), Some("secret"));
        let file = folder.path().join(FILE);
        let mode = fs::metadata(&file).unwrap().permissions().mode();
        assert_eq!(mode & 0o777, 0o600);
        assert_eq!(fs::read_dir(folder.path()).unwrap().count(), 1);
    }

    #[test]
    fn a_damaged_one_is_not_replaced_silently() {
        let folder = tempfile::tempdir().unwrap();
        for text in ["", "abc", &"g".repeat(64), &"a".repeat(63), &"é".repeat(32)] {
            fs::write(folder.path().join(FILE), text).unwrap();
            let reported = load_or_create(folder.path()).err().unwrap();
            assert!(reported.contains("recovery codes"), "{reported}");
            assert_eq!(fs::read_to_string(folder.path().join(FILE)).unwrap(), text);
        }
    }
}
