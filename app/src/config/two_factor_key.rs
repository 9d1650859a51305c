//! The key of two-factor authentication: a file of the data folder that no backup holds. Without it the secrets of
//! authenticator apps in a copied database are of no use.

use std::path::Path;

use auth::TwoFactorKey;

use super::key_file;

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
    key_file::write(folder, FILE, &bytes).map_err(|error| {
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
    let Some(bytes) = key_file::read(folder, FILE)? else {
        return Ok(None);
    };
    let bytes: Option<[u8; 32]> = bytes.try_into().ok();
    let bytes = bytes.ok_or_else(|| {
        format!(
            "{} is damaged. Put the right file back, or remove it: people with two-factor authentication then log in \
             with recovery codes and set up their app again.",
            folder.join(FILE).display()
        )
    })?;
    Ok(Some(TwoFactorKey::new(&bytes)))
}

#[cfg(test)]
mod tests {
    use std::{fs, os::unix::fs::PermissionsExt as _};

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
            let error = load_or_create(folder.path()).err().unwrap();
            assert!(error.contains("recovery codes"), "{error}");
            assert_eq!(fs::read_to_string(folder.path().join(FILE)).unwrap(), text);
        }
    }
}
