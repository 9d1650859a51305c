//! A backup from the bucket, for `boutique restore --from-bucket`: on a new machine nothing but the settings of the
//! bucket and the recovery key is needed.

use std::{path::Path, sync::Arc};

use clap::Args;
use maintenance::{FreeBytes, RemoteBackups, Source, Summary};

use super::backup::quietly;
use crate::config::backup_bucket::BackupBucketArguments;

#[derive(Args, Debug)]
pub struct FromBucket {
    /// Restore from the bucket: the newest backup there, or the one named. What is not given is taken from the shop's
    /// settings, or asked for
    #[arg(long, conflicts_with = "undo")]
    pub from_bucket: bool,
    /// List the backups in the bucket, and restore none
    #[arg(long, requires = "from_bucket")]
    pub list: bool,
    #[command(flatten)]
    pub arguments: BackupBucketArguments,
}

/// Downloads a backup into `scratch`, where an interrupted download is continued.
///
/// # Errors
/// A sentence: the bucket cannot be read, the key is wrong, there is no such backup, or the disk is full.
pub async fn fetch(
    given: FromBucket,
    named: Option<&Path>,
    data: &Path,
    scratch: &Path,
) -> Result<Source, String> {
    let remote = given.arguments.settings(data)?.open()?;
    let backups = listed(&remote, scratch).await?;
    let wanted = match named.map(|name| name.to_string_lossy().into_owned()) {
        None => backups.first(),
        Some(name) => backups.iter().find(|backup| backup.name == name),
    };
    let wanted = wanted.ok_or("There is no backup of this name in the bucket.")?;
    say!("Downloading {} ...", wanted.name);
    let free_bytes: FreeBytes = Arc::new(maintenance::free_bytes);
    let fetched = remote.fetch(wanted, scratch, &free_bytes, quietly());
    Ok(fetched.await?)
}

/// Prints the backups in the bucket, newest first.
///
/// # Errors
/// As [`fetch`].
pub async fn list(given: FromBucket, data: &Path, scratch: &Path) -> Result<(), String> {
    let remote = given.arguments.settings(data)?.open()?;
    listed(&remote, scratch).await.map(drop)
}

async fn listed(remote: &RemoteBackups, scratch: &Path) -> Result<Vec<Summary>, String> {
    maintenance::make_folder(scratch)
        .map_err(|error| format!("{} cannot be made: {error}.", scratch.display()))?;
    let backups = remote.backups(scratch).await?;
    for summary in &backups {
        say!("{}", line(summary));
    }
    Ok(backups)
}

fn line(summary: &Summary) -> String {
    format!(
        "{}  {}  {} MB, {} images and videos",
        summary.name,
        summary.made_at().to_rfc3339(),
        summary.bytes() / 1_000_000,
        summary.media_files
    )
}
