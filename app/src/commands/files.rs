//! `boutique files`: moves the images and videos of a closed shop to its storage and back.

use std::{
    io::{IsTerminal as _, Write as _},
    sync::atomic::{AtomicU64, Ordering},
};

use clap::{Args, Subcommand};
use kernel::{Clock, SettingsStore};
use media::{Media, MoveError, MoveProgress, SECTION, StorageSettings, StorageTarget};

use super::{closed_shop, why};
use crate::config::{
    arguments::{BackupPlace, StorePlace},
    settings::{Settings, SettingsFile},
};

#[derive(Args, Debug)]
pub struct FilesSettings {
    #[command(subcommand)]
    pub command: FilesCommand,
}

#[derive(Subcommand, Debug)]
pub enum FilesCommand {
    /// Copy all images and videos to the storage of the settings; copies here stay, unless the settings say otherwise
    ToBucket(FilesPlace),
    /// Copy all images and videos back to this server, and serve them from here
    ToDisk(FilesPlace),
}

#[derive(Args, Debug)]
pub struct FilesPlace {
    #[command(flatten)]
    pub store: StorePlace,
    #[command(flatten)]
    pub backups: BackupPlace,
}

impl FilesCommand {
    pub fn place(&self) -> &FilesPlace {
        match self {
            Self::ToBucket(place) | Self::ToDisk(place) => place,
        }
    }
}

/// Moves the files. Cut off at any moment, it continues when it is started again; so does the shop once it is open.
pub async fn run(settings: FilesSettings) -> Result<(), String> {
    let target = match settings.command {
        FilesCommand::ToBucket(_) => StorageTarget::Bucket,
        FilesCommand::ToDisk(_) => StorageTarget::Server,
    };
    let place = settings.command.place();
    let data = &place.store.data;
    let Some(storage) = Settings::load(data)?.file_storage()? else {
        return Err(
            "No storage for files is set up. Set it up in the open shop: Settings, File storage."
                .to_owned(),
        );
    };
    let store = closed_shop::open(data, &place.backups).await?;
    let storage = StorageSettings { target, ..storage };
    // First of all: a run that is cut off is continued in this direction, by the open shop too.
    let stored = serde_json::to_value(&storage).map_err(|error| error.to_string())?;
    let file = SettingsFile {
        folder: data.clone(),
    };
    let saved = file.save(SECTION, Some(stored));
    saved.map_err(|failure| why(&failure))?;
    let media = Media::open(store.db.clone(), Clock::system(), data).await;
    let media = media.map_err(|failure| why(&failure))?;
    let media = media.with_storage(Some(storage))?;
    let printed = AtomicU64::new(u64::MAX);
    let report = |progress: MoveProgress| print(&printed, target, progress);
    match media.move_files(&report).await {
        Ok(()) => {
            say!("Done. Run `boutique doctor` to compare every file.");
            Ok(())
        }
        Err(MoveError::Bucket(error)) => Err(format!(
            "{error} What was copied stays; start the command again to continue."
        )),
        Err(MoveError::Store(failure)) => Err(format!(
            "{}. What was copied stays; start the command again to continue.",
            why(&failure)
        )),
    }
}

/// A line that a terminal overwrites, and in a log a line for each hundredth.
fn print(printed: &AtomicU64, target: StorageTarget, progress: MoveProgress) {
    let MoveProgress {
        files,
        of_files,
        bytes,
        of_bytes,
    } = progress;
    let begins = printed.load(Ordering::Relaxed) == u64::MAX;
    let percent = (files * 100).checked_div(of_files).unwrap_or(100);
    if begins {
        let to = match target {
            StorageTarget::Bucket => "to the storage",
            StorageTarget::Server => "back to this server",
        };
        say!(
            "{of_files} files of {} are copied {to}.",
            megabytes(of_bytes)
        );
    }
    let is_new = printed.swap(percent, Ordering::Relaxed) != percent;
    let line = format!(
        "{files} of {of_files} files, {} of {}",
        megabytes(bytes),
        megabytes(of_bytes)
    );
    if std::io::stdout().is_terminal() {
        let end = if files == of_files { "\n" } else { "" };
        print!("\r{line}   {end}");
        // A terminal that is gone is no reason to stop.
        let _ = std::io::stdout().flush();
    } else if is_new {
        say!("{line}");
    }
}

fn megabytes(bytes: u64) -> String {
    format!("{}.{} MB", bytes / 1_000_000, bytes % 1_000_000 / 100_000)
}
