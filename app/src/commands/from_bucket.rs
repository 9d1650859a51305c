//! A backup from the bucket, for `boutique restore --from-bucket`: on a new machine nothing but the settings of the
//! bucket and the recovery key is needed.

use std::{
    fs,
    io::{self, BufRead as _, IsTerminal as _, Write as _},
    path::{Path, PathBuf},
};

use clap::Args;
use kernel::secret::Secret;
use maintenance::{BucketSettings, RecoveryKey, RemoteBackups, RemoteSettings, Source, Summary};

use super::backup::quietly;
use crate::config::settings::Settings;

#[derive(Args, Debug)]
pub struct FromBucket {
    /// Restore from the bucket: the newest backup there, or the one named. What is not given is taken from the shop's
    /// settings, or asked for
    #[arg(long, conflicts_with = "undo")]
    pub from_bucket: bool,
    /// List the backups in the bucket, and restore none
    #[arg(long, requires = "from_bucket")]
    pub list: bool,
    /// Address of the storage, like https://s3.ap-south-1.amazonaws.com
    #[arg(long, env = "BOUTIQUE_BACKUP_ENDPOINT", value_name = "URL")]
    pub endpoint: Option<String>,
    /// Name of the bucket
    #[arg(long, env = "BOUTIQUE_BACKUP_BUCKET", value_name = "NAME")]
    pub bucket: Option<String>,
    /// Region of the bucket, if the storage has regions
    #[arg(long, env = "BOUTIQUE_BACKUP_REGION", default_value = "")]
    pub region: String,
    /// Folder in the bucket
    #[arg(long, env = "BOUTIQUE_BACKUP_PREFIX", default_value = "")]
    pub prefix: String,
    /// The storage wants the bucket before its host instead of in the path
    #[arg(long, env = "BOUTIQUE_BACKUP_VIRTUAL_HOST")]
    pub virtual_host: bool,
    /// Access key ID of the storage
    #[arg(long, env = "BOUTIQUE_BACKUP_ACCESS_KEY_ID", value_name = "ID")]
    pub access_key_id: Option<String>,
    /// Its secret; better in the environment than on the command line, where others on the machine see it
    #[arg(
        long,
        env = "BOUTIQUE_BACKUP_SECRET_ACCESS_KEY",
        value_name = "SECRET",
        hide_env_values = true
    )]
    pub secret_access_key: Option<Secret>,
    /// File that contains the recovery key
    #[arg(long, env = "BOUTIQUE_BACKUP_RECOVERY_KEY_FILE", value_name = "FILE")]
    pub recovery_key_file: Option<PathBuf>,
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
    let remote = settings(given, data)?.open()?;
    let backups = listed(&remote, scratch).await?;
    let wanted = match named.map(|name| name.to_string_lossy().into_owned()) {
        None => backups.first(),
        Some(name) => backups.iter().find(|backup| backup.name == name),
    };
    let wanted = wanted.ok_or("There is no backup of this name in the bucket.")?;
    println!("Downloading {} ...", wanted.name);
    Ok(remote.fetch(wanted, scratch, quietly()).await?)
}

/// Prints the backups in the bucket, newest first.
///
/// # Errors
/// As [`fetch`].
pub async fn list(given: FromBucket, data: &Path, scratch: &Path) -> Result<(), String> {
    let remote = settings(given, data)?.open()?;
    listed(&remote, scratch).await.map(drop)
}

async fn listed(remote: &RemoteBackups, scratch: &Path) -> Result<Vec<Summary>, String> {
    maintenance::make_folder(scratch)
        .map_err(|error| format!("{} cannot be made: {error}.", scratch.display()))?;
    let backups = remote.backups(scratch).await?;
    for summary in &backups {
        println!("{}", line(summary));
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

/// What is given, else what the shop in this folder has, else what is typed.
fn settings(given: FromBucket, data: &Path) -> Result<RemoteSettings, String> {
    let saved = Settings::load(data)?.remote_backups()?;
    if let (Some(saved), None) = (&saved, &given.bucket) {
        return Ok(saved.clone());
    }
    let key = match given.recovery_key_file {
        Some(file) => fs::read_to_string(&file)
            .map_err(|error| format!("{} cannot be read: {error}.", file.display()))?,
        None => std::env::var("BOUTIQUE_BACKUP_RECOVERY_KEY").unwrap_or_default(),
    };
    let bucket = BucketSettings {
        endpoint: typed("Address of the storage", given.endpoint)?,
        bucket: typed("Bucket", given.bucket)?,
        region: given.region,
        access_key_id: typed("Access key ID", given.access_key_id)?,
        secret_access_key: match given.secret_access_key {
            Some(secret) => secret,
            None => Secret::new(typed("Secret access key", None)?),
        },
        path_style: !given.virtual_host,
        prefix: given.prefix,
    };
    if let Some(problem) = bucket.check().into_iter().next() {
        return Err(format!("{}: {}", problem.field, problem.message));
    }
    let key = match key.trim() {
        "" => typed("Recovery key", None)?,
        key => key.to_owned(),
    };
    // Checked before anything is asked of the bucket.
    RecoveryKey::parse(&key)?;
    Ok(RemoteSettings {
        bucket,
        recovery_key: Secret::new(key),
        confirmed: true,
    })
}

/// What was given with the command, or is asked for in a terminal.
fn typed(label: &str, given: Option<String>) -> Result<String, String> {
    if let Some(given) = given {
        return Ok(given);
    }
    let missing = || format!("{label} is missing: see boutique restore --help.");
    if !io::stdin().is_terminal() {
        return Err(missing());
    }
    write!(io::stderr(), "{label}: ").map_err(|_| missing())?;
    let mut line = String::new();
    io::stdin()
        .lock()
        .read_line(&mut line)
        .map_err(|_| missing())?;
    match line.trim() {
        "" => Err(missing()),
        line => Ok(line.to_owned()),
    }
}
