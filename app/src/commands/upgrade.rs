//! `boutique upgrade`: what a new program does with an existing store, before it does it.

use std::path::Path;

use clap::Args;
use kernel::Db;
use maintenance::{BackupFolder, Schema, free_bytes};

use super::closed_shop;
use crate::{
    config::arguments::{BackupPlace, StorePlace},
    document,
    store::{self, version},
};

const MEGABYTE: u64 = 1_000_000;

#[derive(Args, Debug)]
pub struct UpgradeSettings {
    /// Compare program and store, and change nothing; the shop may be open
    #[arg(long)]
    pub check: bool,
    #[command(flatten)]
    pub store: StorePlace,
    #[command(flatten)]
    pub backups: BackupPlace,
}

/// # Errors
/// A sentence: a newer program has changed the store, or the update failed.
pub async fn run(settings: UpgradeSettings) -> Result<(), String> {
    let data = settings.store.data;
    if settings.check {
        return check(&data, &BackupFolder::at(&settings.backups.of(&data))).await;
    }
    if store::is_new(&data) {
        return Err(no_shop(&data));
    }
    let store = closed_shop::open(&data, &settings.backups).await?;
    store.db.close().await;
    say!(
        "The store's tables are those of boutique {}.",
        version::PROGRAM
    );
    Ok(())
}

/// Prints what the next start of this program would do.
async fn check(data: &Path, backups: &BackupFolder) -> Result<(), String> {
    if store::is_new(data) {
        return Err(no_shop(data));
    }
    let (known, _) = document::known_tables()?;
    let db = store::open_database(data).await?;
    let found = Found::read(&db).await;
    db.close().await;
    let Found { tables, newest } = found?;
    say!("This program   boutique {}", version::PROGRAM);
    say!(
        "The store      {}",
        newest.as_ref().map_or_else(
            || "opened by a program that left no version".to_owned(),
            |newest| format!("opened by boutique {newest}")
        )
    );
    if let Some(feature) = version::newer_tables(&tables, newest.as_ref(), &known) {
        return Err(version::refusal(feature, newest.as_ref(), backups, &known).await);
    }
    let changes = known.changes_to(&tables);
    if changes.is_empty() {
        say!("Tables         up to date: the next start changes nothing");
        return Ok(());
    }
    say!("Tables         {}", changes.join(", "));
    let needed = data.join("shop.db").metadata().map_or(0, |file| file.len());
    let free =
        free_bytes(data).map_err(|error| format!("The disk cannot be measured: {error}."))?;
    say!(
        "Before that    a backup is made: about {} MB of the {} MB that are free, and new images and videos",
        needed.div_ceil(MEGABYTE),
        free / MEGABYTE
    );
    say!("Nothing was changed. The next start of this program does it, or `boutique upgrade`.");
    Ok(())
}

struct Found {
    tables: Schema,
    newest: Option<semver::Version>,
}

impl Found {
    async fn read(db: &Db) -> Result<Self, String> {
        let unknown = |error| format!("The database does not answer: {error}.");
        let mut connection = db.read().acquire().await.map_err(unknown)?;
        Ok(Self {
            tables: Schema::of(&mut connection).await.map_err(unknown)?,
            newest: version::newest(&mut connection).await.map_err(unknown)?,
        })
    }
}

pub(super) fn no_shop(data: &Path) -> String {
    format!(
        "There is no shop in {} yet; name its folder with --data.",
        data.display()
    )
}
