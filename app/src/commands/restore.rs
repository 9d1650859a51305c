//! `boutique restore`: a backup back into a closed shop.

use std::{
    fs,
    path::{Path, PathBuf},
};

use clap::Args;
use kernel::Clock;
use maintenance::{BackupFolder, ReplacedShop, Source};

use super::{
    backup::{name_files, quietly},
    from_bucket::{self, FromBucket},
};
use crate::{
    config::{
        arguments::{BackupPlace, StorePlace},
        two_factor_key,
    },
    document, store,
};

#[derive(Args, Debug)]
pub struct RestoreSettings {
    /// Name of a backup, its folder, the file that was downloaded, or replaced/NAME for a shop that a restore replaced
    #[arg(value_name = "BACKUP", required_unless_present_any = ["undo", "from_bucket"])]
    pub backup: Option<PathBuf>,
    /// Bring back the shop as it was before the last restore
    #[arg(long, conflicts_with = "backup")]
    pub undo: bool,
    #[command(flatten)]
    pub bucket: FromBucket,
    #[command(flatten)]
    pub store: StorePlace,
    #[command(flatten)]
    pub backups: BackupPlace,
}

/// Brings a backup back. Nothing changes unless it is sound.
pub async fn run(settings: RestoreSettings) -> Result<(), String> {
    let data = settings.store.data;
    let backups = BackupFolder::at(&settings.backups.of(&data));
    let (known, _) = document::known_tables()?;
    fs::create_dir_all(&data).map_err(|error| {
        format!(
            "The data folder {} cannot be made: {error}.",
            data.display()
        )
    })?;
    // Held until the folders are renamed, so that no other process opens the shop.
    let _alone = store::lock(&data)?;
    maintenance::swap(&data)?;
    let scratch = data.join("unpacked");
    if settings.bucket.list {
        return from_bucket::list(settings.bucket, &data, &scratch).await;
    }
    let now = Clock::system().now();
    let from_bucket = settings.bucket.from_bucket;
    let wanted = async {
        if !settings.bucket.from_bucket
            && let Some(shop) = replaced_shop(&data, settings.backup.as_deref())?
        {
            return maintenance::prepare_undo(&data, shop, &known, None, now).await;
        }
        let source = if settings.bucket.from_bucket {
            from_bucket::fetch(settings.bucket, settings.backup.as_deref(), &data, &scratch).await?
        } else {
            Source::at(&settings.backup.unwrap_or_default(), &backups, &scratch)?
        };
        say!("Reading the backup from end to end ...");
        let verified = maintenance::check(source, &known, now, quietly()).await?;
        maintenance::prepare(&data, verified, None, now, quietly()).await
    }
    .await;
    // A download that was interrupted is continued by the next command.
    let cleared = match from_bucket && wanted.is_err() {
        true => {
            // Stays if anything was downloaded.
            let _ = fs::remove_dir(&scratch);
            Ok(())
        }
        false => fs::remove_dir_all(&scratch),
    };
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
    say!("Restored: {was} {}.", wanted.backup);
    if wanted.never_opened {
        say!("The shop was not opened in between, so nothing else changes.");
    } else {
        say!(
            "When it opens the next time everybody is logged out, links in mails are dead, queued mails wait for the \
             owner, and open payments are looked up at the provider."
        );
    }
    let before = data.join(wanted.stored_in());
    if before.join("shop.db").exists() {
        say!(
            "What was there before lies in {}, and comes back with: boutique restore --undo",
            before.display()
        );
    }
    if !data.join(two_factor_key::FILE).exists() {
        say!(
            "No backup holds the key of two-factor authentication: copy {} from the old data folder to {} before the \
             shop opens. Without it people log in with a recovery code and set up their app again; who has no code \
             left is helped by `boutique owner reset-two-factor`.",
            two_factor_key::FILE,
            data.display()
        );
    }
    if !data.join("settings.json").exists() {
        say!(
            "A backup does not hold the public address, payment keys and the mail server. Start the shop with \
             BOUTIQUE_PUBLIC_URL, or open the link that it prints and type the address there; set up the rest under \
             Settings."
        );
    }
    if let Err(error) = cleared
        && error.kind() != std::io::ErrorKind::NotFound
    {
        say!("{} can be removed.", scratch.display());
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
