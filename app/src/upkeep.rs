//! Backups from the command line: beside an open shop, and back into a closed one.

use std::{fs, sync::Arc};

use kernel::Clock;
use maintenance::{BackupFolder, Kind, Making, Progress, Source};

use crate::{
    cli::{BackupSettings, RestoreSettings},
    opening::known_tables,
    store,
};

/// Makes a backup. The shop may be open in another process.
pub async fn backup(settings: BackupSettings) -> Result<(), String> {
    let data = settings.store.data;
    let to = settings.to.unwrap_or_else(|| data.join("backups"));
    let (_, counted) = known_tables().await?;
    let making = Making {
        folder: BackupFolder::at(&to),
        data,
        kind: Kind::ByHand,
        now: Clock::system().now(),
        counted: counted.into_iter().flatten().copied().collect(),
    };
    let made = maintenance::make(making, quietly()).await?;
    println!(
        "Backup {} is made and sound: {} bytes, {} pictures and films. It lies in {}.",
        made.name,
        made.bytes(),
        made.media_files,
        to.join(&made.name).display()
    );
    Ok(())
}

/// Brings a backup back. Nothing changes unless it is sound.
pub async fn restore(settings: RestoreSettings) -> Result<(), String> {
    let data = settings.store.data;
    let backups = BackupFolder::at(&settings.backups.of(&data));
    let (known, _) = known_tables().await?;
    fs::create_dir_all(&data).map_err(|error| {
        format!(
            "The data folder {} cannot be made: {error}.",
            data.display()
        )
    })?;
    // Held until the names have changed: nobody opens the shop meanwhile.
    let _alone = store::lock(&data)?;
    maintenance::swap(&data)?;
    let scratch = data.join("unpacked");
    let wanted = async {
        let source = Source::at(&settings.backup, &backups, &scratch)?;
        println!("Reading the backup from end to end ...");
        let verified = maintenance::check(source, &known, quietly()).await?;
        let now = Clock::system().now();
        maintenance::prepare(&data, verified, None, now, quietly()).await
    }
    .await;
    let cleared = fs::remove_dir_all(&scratch);
    let wanted = wanted?;
    maintenance::swap(&data)?;
    println!(
        "Restored: the shop is what it was in backup {}.\n\
         When it opens the next time everybody is logged out, links in mails are dead, queued mails wait for the \
         owner, and open payments are looked up at the provider.\n\
         What was there before lies in {}.",
        wanted.backup,
        data.join(wanted.kept_in()).display()
    );
    if let Err(error) = cleared
        && error.kind() != std::io::ErrorKind::NotFound
    {
        println!("{} can be removed.", scratch.display());
    }
    Ok(())
}

fn quietly() -> Progress {
    Arc::new(|_| {})
}
