//! Forgets mails that were sent long ago: they are full of names, addresses and what people bought.

use std::{fs, io, path::Path, time::Duration};

use kernel::{Failure, Job, Timestamp};

use crate::{Emails, transport::FOLDER};

pub fn job(emails: &Emails) -> Job {
    let emails = emails.clone();
    Job::new("email.prune", Duration::from_secs(6 * 3_600), move || {
        let emails = emails.clone();
        async move { emails.prune().await }
    })
}

impl Emails {
    async fn prune(&self) -> Result<(), Failure> {
        let parts = &self.0;
        let before = self.now().plus_days(-i64::from(parts.setup.retention_days));
        loop {
            let mut tx = parts.deps.db.write().await?;
            let gone = parts.queue.prune(&mut tx, before).await?;
            tx.commit().await?;
            if gone == 0 {
                break;
            }
            tracing::info!(gone, "mails that were sent long ago were removed");
        }
        let folder = parts.setup.data.join(FOLDER);
        tokio::task::spawn_blocking(move || prune_files(&folder, before))
            .await
            .map_err(Failure::internal)?
            .map_err(Failure::internal)
    }
}

/// Files that were written before this.
fn prune_files(folder: &Path, before: Timestamp) -> io::Result<()> {
    let entries = match fs::read_dir(folder) {
        Ok(entries) => entries,
        Err(error) if error.kind() == io::ErrorKind::NotFound => return Ok(()),
        Err(error) => return Err(error),
    };
    for entry in entries {
        let entry = entry?;
        let facts = entry.metadata()?;
        let written = facts
            .modified()?
            .duration_since(std::time::UNIX_EPOCH)
            .map_or(0, |since| since.as_secs());
        if facts.is_file() && i64::try_from(written).is_ok_and(|written| written < before.0) {
            fs::remove_file(entry.path())?;
        }
    }
    Ok(())
}
