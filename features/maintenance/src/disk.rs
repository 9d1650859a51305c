//! Disk space, and programs installed on the server.

use std::{env, io, os::unix::fs::PermissionsExt, path::Path, sync::Arc};

/// Reads how much the shop may still write: [`free_bytes`], except in tests.
pub type FreeBytes = Arc<dyn Fn(&Path) -> io::Result<u64> + Send + Sync>;

/// Number of bytes the shop may still write.
///
/// # Errors
/// The file system does not answer.
pub fn free_bytes(folder: &Path) -> io::Result<u64> {
    let facts = rustix::fs::statvfs(folder)?;
    Ok(facts.f_bavail.saturating_mul(facts.f_frsize))
}

/// Whether this program is installed.
pub fn has_program(name: &str) -> bool {
    let executable = |file: &Path| {
        file.metadata()
            .is_ok_and(|facts| facts.is_file() && facts.permissions().mode() & 0o111 != 0)
    };
    env::var_os("PATH").is_some_and(|folders| {
        env::split_paths(&folders).any(|folder| executable(&folder.join(name)))
    })
}
