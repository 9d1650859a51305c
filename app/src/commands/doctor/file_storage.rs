//! Whether the storage for images and videos works and has what it should.

use std::path::Path;

use kernel::{Clock, Db};
use media::{Media, MoveError, StorageCheck};

use super::Finding;
use crate::{commands::why, config::settings::Settings};

const ABOUT: &str = "File storage";

/// `None` without a storage and without files that need one.
pub async fn file_storage(data: &Path, db: &Db, clock: Clock) -> Option<Finding> {
    let settings = match Settings::load(data).and_then(|settings| settings.file_storage()) {
        Ok(settings) => settings,
        Err(sentence) => return Some(Finding::bad(ABOUT, sentence)),
    };
    let media = Media::unopened(db.clone(), clock, data).with_storage(settings);
    let media = match media {
        Ok(media) => media,
        Err(sentence) => return Some(Finding::bad(ABOUT, sentence)),
    };
    match media.check_storage().await {
        Ok(Some(check)) => Some(found(&check)),
        Ok(None) => match media.out_of_reach().await {
            Ok(0) => None,
            Ok(files) => {
                let says = format!(
                    "{files} files are only in a storage that is not set up any more; set it up again under \
                     Settings, File storage"
                );
                Some(Finding::bad(ABOUT, says))
            }
            Err(failure) => Some(Finding::bad(ABOUT, why(&failure))),
        },
        Err(MoveError::Bucket(error)) => Some(Finding::bad(ABOUT, error.to_string())),
        Err(MoveError::Store(failure)) => Some(Finding::bad(ABOUT, why(&failure))),
    }
}

fn found(check: &StorageCheck) -> Finding {
    if let Some(first) = check.wrong.first() {
        let says = format!(
            "{} files are missing there or not whole, {first} for one; bring back a backup, or upload them again",
            check.wrong.len()
        );
        return Finding::bad(ABOUT, says);
    }
    let there = format!("works; {} files are there, whole", check.there);
    match check.unknown {
        0 => Finding::good(ABOUT, there),
        unknown => Finding::note(
            ABOUT,
            format!("{there}; {unknown} others, which the shop does not know, lie beside them"),
        ),
    }
}
