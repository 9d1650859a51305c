//! The link of the first start in a file, so that `boutique doctor` can print it again while the shop runs.

use std::{
    fs::{self, OpenOptions},
    io::Write as _,
    os::unix::fs::OpenOptionsExt as _,
    path::Path,
};

use kernel::Timestamp;

/// Only the shop's own user reads it, as everything in the data folder. No backup contains it.
const FILE: &str = "setup-link";

/// Replaces the link. `until` is when it ends.
///
/// # Errors
/// The file cannot be written.
pub fn write(folder: &Path, link: &str, until: Timestamp) -> std::io::Result<()> {
    let mut file = OpenOptions::new()
        .create(true)
        .truncate(true)
        .write(true)
        .mode(0o600)
        .open(folder.join(FILE))?;
    writeln!(file, "{}\n{link}", until.0)
}

/// The link, while it works.
pub fn read(folder: &Path, now: Timestamp) -> Option<String> {
    let text = fs::read_to_string(folder.join(FILE)).ok()?;
    let (until, link) = text.trim_end().split_once('\n')?;
    (now.0 < until.parse().ok()?).then(|| link.to_owned())
}

/// Removes the link after it was used, or when a start needs none.
pub fn remove(folder: &Path) {
    if let Err(error) = fs::remove_file(folder.join(FILE))
        && error.kind() != std::io::ErrorKind::NotFound
    {
        tracing::warn!(%error, "the used link of the set-up could not be removed");
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_link_is_read_until_it_ends_or_is_used() {
        let folder = tempfile::tempdir().unwrap();
        let read = |now| read(folder.path(), Timestamp(now));
        assert_eq!(read(0), None);
        for link in ["http://127.0.0.1/setup/a", "http://127.0.0.1/setup/b"] {
            write(folder.path(), link, Timestamp(3_600)).unwrap();
            assert_eq!(read(3_599).as_deref(), Some(link));
        }
        assert_eq!(read(3_600), None);
        remove(folder.path());
        remove(folder.path());
        assert_eq!(read(0), None);
    }
}
