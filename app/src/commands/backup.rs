//! `boutique backup`, beside an open shop.

use std::{path::PathBuf, sync::Arc};

use clap::Args;
use kernel::Clock;
use maintenance::{BackupFolder, Kind, Making, Progress};

use super::upgrade::no_shop;
use crate::{config::arguments::StorePlace, document};

#[derive(Args, Debug)]
pub struct BackupSettings {
    #[command(flatten)]
    pub store: StorePlace,
    /// Folder in which backups lie [default: DIR/backups]
    #[arg(long = "to", env = "BOUTIQUE_BACKUP_DIR", value_name = "DIR")]
    pub to: Option<PathBuf>,
}

/// Makes a backup. The shop may be open in another process.
pub async fn run(settings: BackupSettings) -> Result<(), String> {
    let data = settings.store.data;
    // Before the folder of backups is made: beside it no shop could start.
    if !data.join("shop.db").exists() {
        return Err(no_shop(&data));
    }
    let to = settings.to.unwrap_or_else(|| data.join("backups"));
    let (_, counted) = document::known_tables()?;
    let making = Making {
        folder: BackupFolder::at(&to),
        data,
        kind: Kind::ByHand,
        now: Clock::system().now(),
        counted: counted.into_iter().flatten().copied().collect(),
    };
    let made = maintenance::make(making, quietly()).await?;
    let backup = &made.summary;
    let sound = if backup.damaged.is_empty() {
        "made and sound"
    } else {
        "made, but NOT SOUND"
    };
    say!(
        "Backup {} is {sound}: {} bytes, {} images and videos. It lies in {}.",
        backup.name,
        backup.bytes(),
        backup.media_files,
        to.join(&backup.name).display()
    );
    name_files(
        "Damaged in the shop, and no backup has a sound copy; upload them again:",
        &backup.damaged,
    );
    name_files(
        "Damaged in the shop, and replaced by their sound copy:",
        &made.repaired,
    );
    if let Some(warning) = made.warning {
        say!("Something else is wrong: {warning}");
    }
    Ok(())
}

pub(super) fn name_files(title: &str, paths: &[String]) {
    if !paths.is_empty() {
        say!("{title}");
    }
    for path in paths {
        say!("  {path}");
    }
}

pub(super) fn quietly() -> Progress {
    Arc::new(|_| {})
}
