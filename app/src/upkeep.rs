//! Backups from the command line: beside an open shop, and back into a closed one.

use std::{fs, path::Path, sync::Arc};

use kernel::Clock;
use maintenance::{BackupFolder, Kind, Making, Progress, ReplacedShop, Source};

use crate::{
    cli::{BackupSettings, RestoreSettings},
    opening::known_tables,
    store, two_factor_key,
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
    let backup = &made.summary;
    let sound = if backup.damaged.is_empty() {
        "made and sound"
    } else {
        "made, but NOT SOUND"
    };
    println!(
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
        println!("Something else is wrong: {warning}");
    }
    Ok(())
}

fn name_files(title: &str, paths: &[String]) {
    if !paths.is_empty() {
        println!("{title}");
    }
    for path in paths {
        println!("  {path}");
    }
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
    let now = Clock::system().now();
    let wanted = async {
        if let Some(shop) = replaced_shop(&data, settings.backup.as_deref())? {
            return maintenance::prepare_undo(&data, shop, &known, None, now).await;
        }
        let backup = settings.backup.unwrap_or_default();
        let source = Source::at(&backup, &backups, &scratch)?;
        println!("Reading the backup from end to end ...");
        let verified = maintenance::check(source, &known, now, quietly()).await?;
        maintenance::prepare(&data, verified, None, now, quietly()).await
    }
    .await;
    let cleared = fs::remove_dir_all(&scratch);
    let wanted = wanted?;
    maintenance::swap(&data)?;
    let was = match wanted.replaced {
        Some(_) => "the shop is what it was before the restore of",
        None => "the shop is what it was in backup",
    };
    name_files(
        "The backup has no sound copy of these, so they are missing; upload them again:",
        &wanted.left_out,
    );
    println!(
        "Restored: {was} {}.\n\
         When it opens the next time everybody is logged out, links in mails are dead, queued mails wait for the \
         owner, and open payments are looked up at the provider.\n\
         What was there before lies in {}, and comes back with: boutique restore --undo",
        wanted.backup,
        data.join(wanted.stored_in()).display()
    );
    if !data.join(two_factor_key::FILE).exists() {
        println!(
            "No backup holds the key of two-factor authentication: copy {} from the old data folder to {} before the \
             shop opens. Without it people log in with a recovery code and set up their app again; who has no code \
             left is helped by `boutique owner reset-two-factor`.",
            two_factor_key::FILE,
            data.display()
        );
    }
    if !data.join("settings.json").exists() {
        println!(
            "A backup does not hold the public address, payment keys and the mail server. Start the shop with \
             BOUTIQUE_PUBLIC_URL, or open the link that it prints and type the address there; set up the rest under \
             Settings."
        );
    }
    if let Err(error) = cleared
        && error.kind() != std::io::ErrorKind::NotFound
    {
        println!("{} can be removed.", scratch.display());
    }
    Ok(())
}

/// The shop that an earlier restore replaced, if that is what shall come back: no backup is named, or `replaced/NAME`.
fn replaced_shop(data: &Path, named: Option<&Path>) -> Result<Option<ReplacedShop>, String> {
    let name = match named {
        None => None,
        Some(path) => match path
            .strip_prefix("replaced")
            .or_else(|_| path.strip_prefix(data.join("replaced")))
        {
            Ok(name) => Some(name.to_string_lossy().into_owned()),
            Err(_) => return Ok(None),
        },
    };
    let shops = maintenance::replaced_shops(data)
        .map_err(|error| format!("{}/replaced cannot be read: {error}.", data.display()))?;
    let shop = shops
        .into_iter()
        .find(|shop| name.as_ref().is_none_or(|name| shop.name == *name));
    shop.map(Some).ok_or_else(|| {
        format!(
            "There is no shop in {}/replaced that could come back: it stays there for 30 days after a restore.",
            data.display()
        )
    })
}

fn quietly() -> Progress {
    Arc::new(|_| {})
}
