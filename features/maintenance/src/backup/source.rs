//! Location of a backup: among the shop's own, in a separate folder, or in a downloaded file.

use std::{
    fs::{self, File},
    io,
    path::{Component, Path, PathBuf},
};

use super::{
    BackupFolder, files,
    media::BackupMediaStore,
    summary::{DATABASE, MEDIA_LIST, SUMMARY, Summary, is_hash},
};

#[derive(Clone, Debug)]
pub struct Source {
    pub folder: PathBuf,
    pub media_store: BackupMediaStore,
}

impl Source {
    /// One of the shop's own backups.
    ///
    /// # Errors
    /// The folder of backups cannot be read.
    pub fn named(backups: &BackupFolder, name: &str) -> io::Result<Option<Self>> {
        let found = backups.find(name)?;
        Ok(found.map(|(folder, _)| Self {
            folder,
            media_store: backups.media_store(),
        }))
    }

    /// The name of one of the shop's own backups, a backup's folder, or a downloaded file, which is
    /// unpacked into `scratch`.
    ///
    /// # Errors
    /// A sentence: there is no such backup, or it cannot be read or unpacked.
    pub fn at(what: &Path, backups: &BackupFolder, scratch: &Path) -> Result<Self, String> {
        let cannot = |error: io::Error| format!("{} cannot be read: {error}.", what.display());
        if let Some(name) = what.to_str()
            && let Some(own) = Self::named(backups, name).map_err(cannot)?
        {
            return Ok(own);
        }
        let facts = fs::metadata(what).map_err(|error| {
            format!(
                "There is no backup {}: it is neither the name of one in {}, nor a folder, nor a file ({error}).",
                what.display(),
                backups.path().display()
            )
        })?;
        let folder = if facts.is_dir() {
            what.to_owned()
        } else {
            files::remove_folder(scratch).map_err(cannot)?;
            unpack(what, scratch).map_err(cannot)?;
            scratch.to_owned()
        };
        let own_media = folder.join("media");
        let beside = folder.parent().map(|parent| parent.join("media"));
        let media_store = BackupMediaStore(match beside {
            Some(beside) if !own_media.is_dir() => beside,
            _ => own_media,
        });
        match Summary::read(&folder).map_err(cannot)? {
            Some(_) => Ok(Self {
                folder,
                media_store,
            }),
            None => Err(format!("{} is not a backup of a boutique.", what.display())),
        }
    }
}

/// Unpacks only the files that belong to a backup, because the archive is untrusted.
fn unpack(archive: &Path, into: &Path) -> io::Result<()> {
    let mut archive = tar::Archive::new(File::open(archive)?);
    for entry in archive.entries()? {
        let mut entry = entry?;
        if !entry.header().entry_type().is_file() {
            continue;
        }
        let Some(place) = place_of(&entry.path()?) else {
            continue;
        };
        let file = into.join(place);
        if let Some(folder) = file.parent() {
            files::make_folder(folder)?;
        }
        io::copy(&mut entry, &mut files::new_file(&file)?)?;
    }
    Ok(())
}

/// Path below the archive's top folder.
fn place_of(path: &Path) -> Option<PathBuf> {
    let parts: Vec<&str> = path
        .components()
        .map(|part| match part {
            Component::Normal(part) => part.to_str(),
            _ => None,
        })
        .collect::<Option<_>>()?;
    match parts.as_slice() {
        [_, file] if [SUMMARY, DATABASE, MEDIA_LIST].contains(file) => Some(PathBuf::from(file)),
        [_, "media", _, hash] if is_hash(hash) => {
            Some(Path::new("media").join(hash.get(..2)?).join(hash))
        }
        _ => None,
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn only_a_backups_own_files_are_unpacked() {
        let hash = "ab".repeat(32);
        assert_eq!(
            place_of(Path::new("backup-1/shop.db")),
            Some(PathBuf::from("shop.db"))
        );
        assert_eq!(
            place_of(Path::new(&format!("backup-1/media/ab/{hash}"))),
            Some(PathBuf::from(format!("media/ab/{hash}")))
        );
        for path in [
            "shop.db",
            "a/../shop.db",
            "/a/shop.db",
            "a/lock",
            "a/media/ab/short",
            "a/b/shop.db",
        ] {
            assert_eq!(place_of(Path::new(path)), None, "{path}");
        }
    }
}
