//! The key pair that says to push services who sends: a file of the data folder that no backup holds.

use std::path::Path;

use notifications::VapidKey;

use super::key_file;

/// Its name below the data folder.
pub const FILE: &str = "push.key";

/// Reads the key pair, or makes one for a store that has none. With a new one people turn notifications on again on each
/// device.
///
/// # Errors
/// A sentence for the operator.
pub fn load_or_create(folder: &Path) -> Result<VapidKey, String> {
    let file = folder.join(FILE);
    let bytes = match key_file::read(folder, FILE)? {
        Some(bytes) => bytes,
        None => {
            let bytes = VapidKey::generate()?;
            key_file::write(folder, FILE, &bytes)
                .map_err(|error| format!("{} cannot be written: {error}.", file.display()))?;
            bytes
        }
    };
    VapidKey::read(&bytes).map_err(|why| {
        format!(
            "{} is damaged ({why}). Put the right file back, or remove it: people then turn notifications on again on \
             their devices.",
            file.display()
        )
    })
}

#[cfg(test)]
mod tests {
    use std::fs;

    use super::*;

    #[test]
    fn it_is_made_once_and_a_damaged_one_is_not_replaced_silently() {
        let folder = tempfile::tempdir().unwrap();
        let public = load_or_create(folder.path()).unwrap().public();
        assert_eq!(load_or_create(folder.path()).unwrap().public(), public);
        fs::write(folder.path().join(FILE), "abc").unwrap();
        let error = load_or_create(folder.path()).err().unwrap();
        assert!(error.contains("turn notifications on again"), "{error}");
        assert_eq!(fs::read_to_string(folder.path().join(FILE)).unwrap(), "abc");
    }
}
