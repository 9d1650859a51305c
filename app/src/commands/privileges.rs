//! A command that root starts works as the user that the data folder belongs to: what it left behind there as root, the
//! shop itself could neither read nor change.

use std::{
    fs,
    os::unix::{fs::MetadataExt, process::CommandExt},
    path::Path,
    process::Command,
};

/// This program, even where that user may not look into the folder it lies in.
pub(super) const SELF: &str = "/proc/self/exe";

/// Starts the program again as the owner of the data folder, if root started it and the folder is another user's.
/// Returns if there is nothing to do.
///
/// # Errors
/// A sentence: the program could not be started again.
pub fn become_owner_of(data: &Path) -> Result<(), String> {
    let Ok(folder) = fs::metadata(data) else {
        return Ok(());
    };
    let caller = rustix::process::geteuid().as_raw();
    let Some((user, group)) = other_owner(caller, folder.uid(), folder.gid()) else {
        return Ok(());
    };
    complain!(
        "boutique: {} belongs to user {user}, so this is done as that user.",
        data.display()
    );
    let error = Command::new(SELF)
        .args(std::env::args_os().skip(1))
        // Root's own place for temporary files is closed to everybody else.
        .env_remove("TMPDIR")
        .gid(group)
        .uid(user)
        .exec();
    Err(format!(
        "{} belongs to user {user}, and this cannot be done as that user: {error}. Start the command as the user that \
         runs the shop, like: sudo -u USER boutique ...",
        data.display()
    ))
}

/// User and group to become.
fn other_owner(caller: u32, user: u32, group: u32) -> Option<(u32, u32)> {
    (caller == 0 && user != 0).then_some((user, group))
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn root_becomes_the_owner_and_nobody_else_anybody() {
        assert_eq!(other_owner(0, 1000, 1001), Some((1000, 1001)));
        assert_eq!(other_owner(0, 0, 0), None);
        assert_eq!(other_owner(1000, 1000, 1000), None);
        assert_eq!(other_owner(1000, 1001, 1001), None);
    }
}
