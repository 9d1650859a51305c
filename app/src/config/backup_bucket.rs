//! The bucket of the backups, as flags and variables: on a new machine nothing else is known of it.

use std::{
    fs,
    io::{self, BufRead as _, IsTerminal as _, Write as _},
    path::{Path, PathBuf},
};

use clap::Args;
use kernel::secret::Secret;
use maintenance::{BucketSettings, RecoveryKey, RemoteSettings};

use super::{
    email::{revealed, said},
    settings::Settings,
};

/// The bucket of the backups and its recovery key; what is empty is not set.
#[derive(Args, Clone, Debug, Default)]
pub struct BackupBucketArguments {
    /// Address of the storage, like https://s3.ap-south-1.amazonaws.com
    #[arg(long, env = "BOUTIQUE_BACKUP_ENDPOINT", value_name = "URL")]
    pub endpoint: Option<String>,
    /// Name of the bucket
    #[arg(long, env = "BOUTIQUE_BACKUP_BUCKET", value_name = "NAME")]
    pub bucket: Option<String>,
    /// Region of the bucket, if the storage has regions
    #[arg(long, env = "BOUTIQUE_BACKUP_REGION", value_name = "REGION")]
    pub region: Option<String>,
    /// Folder in the bucket
    #[arg(long, env = "BOUTIQUE_BACKUP_PREFIX", value_name = "FOLDER")]
    pub prefix: Option<String>,
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
    /// The recovery key; better in the environment or in a file
    #[arg(
        long,
        env = "BOUTIQUE_BACKUP_RECOVERY_KEY",
        value_name = "KEY",
        hide_env_values = true
    )]
    pub recovery_key: Option<Secret>,
    /// File that contains the recovery key
    #[arg(long, env = "BOUTIQUE_BACKUP_RECOVERY_KEY_FILE", value_name = "FILE")]
    pub recovery_key_file: Option<PathBuf>,
}

impl BackupBucketArguments {
    /// What is given, else what the shop in this folder has, else what is typed.
    ///
    /// # Errors
    /// A sentence that names what is missing or invalid.
    pub fn settings(self, data: &Path) -> Result<RemoteSettings, String> {
        let name = said(self.bucket);
        if let (Some(saved), None) = (Settings::load(data)?.remote_backups()?, &name) {
            return Ok(saved);
        }
        let key = match self.recovery_key_file {
            Some(file) => Some(
                fs::read_to_string(&file)
                    .map_err(|error| format!("{} cannot be read: {error}.", file.display()))?,
            ),
            None => self.recovery_key.map(revealed),
        };
        let secret = self.secret_access_key.map(revealed);
        let bucket = BucketSettings {
            endpoint: given_or_typed("Address of the storage", self.endpoint)?,
            bucket: given_or_typed("Bucket", name)?,
            region: said(self.region).unwrap_or_default(),
            access_key_id: given_or_typed("Access key ID", self.access_key_id)?,
            secret_access_key: Secret::new(given_or_typed("Secret access key", secret)?),
            path_style: !self.virtual_host,
            prefix: said(self.prefix).unwrap_or_default(),
        };
        if let Some(problem) = bucket.check().into_iter().next() {
            return Err(format!("{}: {}", problem.field, problem.message));
        }
        let key = given_or_typed("Recovery key", key)?;
        // Checked before anything is asked of the bucket.
        RecoveryKey::parse(&key)?;
        Ok(RemoteSettings {
            bucket,
            recovery_key: Secret::new(key),
            confirmed: true,
        })
    }
}

/// What was given, or is asked for in a terminal.
fn given_or_typed(label: &str, given: Option<String>) -> Result<String, String> {
    if let Some(given) = said(given) {
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
    said(Some(line)).ok_or_else(missing)
}
