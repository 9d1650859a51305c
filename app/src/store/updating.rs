//! Between opening the data folder and letting anybody in: tables change, and a restored shop is put right.

use kernel::{Gives, Timestamp};
use maintenance::{Maintenance, Schema};

use super::{Store, current_tables::are_current, version};
use crate::commands::why;

impl Store {
    /// Brings the tables up to date, and settles a restore if there was one.
    ///
    /// # Errors
    /// A sentence for the operator.
    pub async fn bring_up_to_date(
        &self,
        gives: &[Gives],
        maintenance: &Maintenance,
        now: Timestamp,
    ) -> Result<(), String> {
        self.update_tables(gives, maintenance, now).await?;
        let settled = maintenance::settle(&self.folder, &self.db, gives, now).await;
        let restored = settled.map_err(|failure| {
            format!(
                "The restored shop could not be put right: {}.",
                why(&failure)
            )
        })?;
        if let Some(restored) = restored {
            tracing::warn!(
                backup = restored.backup,
                stored_in = restored.stored_in(),
                "the shop was restored from a backup; everybody is logged out, and queued mails wait for the owner"
            );
        }
        Ok(())
    }

    /// Changes the tables to what this program knows, after a backup.
    ///
    /// # Errors
    /// A sentence for the operator: a newer program has changed the tables, or the backup or a migration failed.
    pub async fn update_tables(
        &self,
        gives: &[Gives],
        maintenance: &Maintenance,
        now: Timestamp,
    ) -> Result<(), String> {
        let current = self.has_current_tables(gives).await?;
        self.refuse_newer(gives, maintenance, current).await?;
        if !current {
            self.back_up_before_update(gives, maintenance).await?;
            self.migrate(gives).await?;
        }
        version::note(&self.db, now).await.map_err(|failure| {
            format!(
                "The version of the program cannot be noted: {}.",
                why(&failure)
            )
        })
    }

    async fn refuse_newer(
        &self,
        gives: &[Gives],
        maintenance: &Maintenance,
        current: bool,
    ) -> Result<(), String> {
        let unknown = |error| format!("The database does not answer: {error}.");
        let mut connection = self.db.read().acquire().await.map_err(unknown)?;
        let newest = version::newest(&mut connection).await.map_err(unknown)?;
        // Most starts: a table for each feature is not read.
        if current && !newest.as_ref().is_some_and(version::is_newer) {
            return Ok(());
        }
        let found = Schema::of(&mut connection).await.map_err(unknown)?;
        drop(connection);
        let known = Schema::known(gives);
        match version::newer_tables(&found, newest.as_ref(), &known) {
            Some(feature) => {
                let backups = maintenance.backup_folder();
                Err(version::refusal(feature, newest.as_ref(), backups, &known).await)
            }
            None => Ok(()),
        }
    }

    async fn has_current_tables(&self, gives: &[Gives]) -> Result<bool, String> {
        let unknown = |error| format!("The database does not answer: {error}.");
        let mut connection = self.db.read().acquire().await.map_err(unknown)?;
        are_current(&mut connection, gives).await.map_err(unknown)
    }

    /// Tables change forwards only: what was there before lies in a backup.
    async fn back_up_before_update(
        &self,
        gives: &[Gives],
        maintenance: &Maintenance,
    ) -> Result<(), String> {
        let unknown = |error| format!("The database does not answer: {error}.");
        let mut connection = self.db.read().acquire().await.map_err(unknown)?;
        let found = Schema::of(&mut connection).await.map_err(unknown)?;
        drop(connection);
        if found.is_empty() || !Schema::known(gives).is_newer_than(&found) {
            return Ok(());
        }
        let made = maintenance.back_up_before_update().await.map_err(|why| {
            format!(
                "The tables have to change, and the backup before that could not be made. {why}"
            )
        })?;
        tracing::info!(
            backup = made.summary.name,
            "a backup was made before the tables change"
        );
        Ok(())
    }
}
