//! What the shop keeps is for its own user alone, whatever the folder was before.

use std::{
    fs::{self, Metadata, Permissions},
    io,
    os::unix::fs::PermissionsExt,
    path::{Path, PathBuf},
};

const FOLDER: u32 = 0o700;
const FILE: u32 = 0o600;
/// All permissions of other users.
const OTHERS: u32 = 0o077;

/// Files and folders that a shop creates in its data folder. Anything else in it is left as it is.
const OWN: [&str; 19] = [
    "shop.db",
    "shop.db-wal",
    "shop.db-shm",
    ".shop.db-litestream",
    "lock",
    "settings.json",
    "two-factor.key",
    "push.key",
    "setup-link",
    "https",
    "restore.json",
    "uploads",
    "private",
    "temp",
    "outbox",
    "backups",
    "replaced",
    "restoring",
    "unpacked",
];

/// Files and folders of the shop that others on the machine may read or change.
pub fn open_to_others(data: &Path) -> Vec<PathBuf> {
    let mut found = Vec::new();
    visit(data, &mut |path, facts| {
        if facts.permissions().mode() & OTHERS != 0 {
            found.push(path.to_owned());
        }
    });
    found
}

/// Takes all of them away from others. Answers the first that could not be, with the reason.
pub fn close_to_others(data: &Path) -> Option<(PathBuf, io::Error)> {
    let mut failed = None;
    visit(data, &mut |path, facts| {
        if facts.permissions().mode() & OTHERS == 0 {
            return;
        }
        let mode = if facts.is_dir() { FOLDER } else { FILE };
        if let Err(error) = fs::set_permissions(path, Permissions::from_mode(mode))
            && failed.is_none()
        {
            failed = Some((path.to_owned(), error));
        }
    });
    failed
}

/// The folder and everything of the shop in it. What lies behind a link is left alone, except where a whole folder of
/// the shop does.
fn visit(data: &Path, look: &mut impl FnMut(&Path, &Metadata)) {
    let mut paths = vec![data.to_owned()];
    paths.extend(OWN.iter().map(|name| data.join(name)));
    for path in paths {
        let Ok(facts) = fs::metadata(&path) else {
            continue;
        };
        look(&path, &facts);
        if path != data && is_open_folder(&facts) {
            visit_below(&path, look);
        }
    }
}

/// What is in a folder that is closed to others cannot be reached: a shop with many images starts without a look at each.
fn is_open_folder(facts: &Metadata) -> bool {
    facts.is_dir() && facts.permissions().mode() & OTHERS != 0
}

fn visit_below(folder: &Path, look: &mut impl FnMut(&Path, &Metadata)) {
    let mut open = vec![folder.to_owned()];
    while let Some(folder) = open.pop() {
        for entry in fs::read_dir(&folder).into_iter().flatten().flatten() {
            let Ok(facts) = entry.metadata() else {
                continue;
            };
            if facts.is_symlink() {
                continue;
            }
            look(&entry.path(), &facts);
            if is_open_folder(&facts) {
                open.push(entry.path());
            }
        }
    }
}

#[cfg(test)]
mod tests {
    use std::os::unix::fs::symlink;

    use super::*;

    fn mode(path: &Path) -> u32 {
        fs::metadata(path).unwrap().permissions().mode() & 0o777
    }

    #[test]
    fn the_shops_own_things_are_taken_from_others_and_nothing_else_is() {
        let folder = tempfile::tempdir().unwrap();
        let data = folder.path().join("data");
        let media = data.join("backups/media/ab");
        fs::create_dir_all(&media).unwrap();
        let elsewhere = folder.path().join("elsewhere");
        fs::write(&elsewhere, "").unwrap();
        symlink(&elsewhere, media.join("link")).unwrap();
        let own = [data.join("shop.db"), media.join("file")];
        let foreign = data.join("notes.txt");
        for file in own.iter().chain([&foreign]) {
            fs::write(file, "").unwrap();
            fs::set_permissions(file, Permissions::from_mode(0o644)).unwrap();
        }
        for folder in [&data, &data.join("backups"), &media] {
            fs::set_permissions(folder, Permissions::from_mode(0o755)).unwrap();
        }
        fs::set_permissions(&elsewhere, Permissions::from_mode(0o644)).unwrap();
        assert!(open_to_others(&data).contains(&own[1]));
        assert!(close_to_others(&data).is_none());
        assert!(open_to_others(&data).is_empty());
        assert_eq!([mode(&own[0]), mode(&own[1])], [0o600; 2]);
        assert_eq!([mode(&data), mode(&media)], [0o700; 2]);
        assert_eq!([mode(&foreign), mode(&elsewhere)], [0o644; 2]);
    }
}
