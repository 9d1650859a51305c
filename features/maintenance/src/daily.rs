//! The nightly backup.

use std::time::Duration;

use kernel::{Failure, IncidentKind, Job, Timestamp};
use serde_json::json;

use crate::{
    Maintenance,
    backup::{self, CheckReport, Kind, Made, Summary},
    failure_notice::{self, Problem},
    runs::{Run, RunKind},
};

/// Time of the nightly backup, in seconds after midnight in India: 02:00.
const HOUR_SECONDS: i64 = 2 * 3_600;
/// Delay of the first backup after a new shop is opened, in seconds.
const FIRST_AFTER_SECONDS: i64 = 600;
/// Age from which the last good backup is late and the owner is notified, in seconds.
const LATE_SECONDS: i64 = 26 * 3_600;
/// Days for which a replaced shop is retained.
pub const REPLACED_DAYS: i64 = 30;

pub fn job(maintenance: &Maintenance) -> Job {
    let maintenance = maintenance.clone();
    Job::new("maintenance.daily", Duration::from_secs(300), move || {
        let maintenance = maintenance.clone();
        async move { maintenance.nightly().await }
    })
}

/// Whether last night's backup is missing.
fn is_due(newest: Option<Timestamp>, opened_at: Timestamp, now: Timestamp) -> bool {
    let tonight = now.day().start().plus_seconds(HOUR_SECONDS);
    let last_night = if tonight > now {
        tonight.plus_days(-1)
    } else {
        tonight
    };
    match newest {
        Some(newest) => newest < last_night,
        None => now >= opened_at.plus_seconds(FIRST_AFTER_SECONDS),
    }
}

/// Whether the owner has to be notified that there is no recent backup.
pub fn is_late(newest: Option<Timestamp>, opened_at: Timestamp, now: Timestamp) -> bool {
    let since = newest.unwrap_or(opened_at);
    now.0.saturating_sub(since.0) > LATE_SECONDS
}

/// A backup and its last check report.
#[derive(Clone, Debug)]
pub struct StoredBackup {
    pub summary: Summary,
    /// `None` if it has not been checked since it was made.
    pub report: Option<CheckReport>,
}

impl StoredBackup {
    /// Paths of images and videos that a restore would not bring back unchanged.
    pub fn damaged(&self) -> impl Iterator<Item = &String> {
        let lost = self.report.iter().flat_map(CheckReport::lost);
        self.summary.damaged.iter().chain(lost)
    }

    /// Why it cannot be restored at all.
    pub fn broken(&self) -> Option<&str> {
        self.report.as_ref()?.broken.as_deref()
    }
}

/// The newest backup that can be restored. Leaves out those with a future date, which were made
/// with a wrong clock.
pub fn last_good(backups: &[StoredBackup], now: Timestamp) -> Option<&StoredBackup> {
    backups
        .iter()
        .find(|backup| !backup.summary.is_ahead(now) && backup.broken().is_none())
}

impl Maintenance {
    /// All backups, newest first.
    ///
    /// # Errors
    /// A message for the owner saying why the folder cannot be read.
    pub(crate) async fn backups(&self) -> Result<Vec<StoredBackup>, String> {
        let folder = self.0.folder.clone();
        let read = tokio::task::spawn_blocking(move || {
            let list = folder.list().map_err(|error| {
                format!(
                    "The backup folder {} cannot be read: {error}.",
                    folder.path().display()
                )
            })?;
            let stored = list.into_iter().map(|summary| StoredBackup {
                report: CheckReport::read(&folder.path().join(&summary.name)),
                summary,
            });
            Ok(stored.collect())
        });
        read.await
            .unwrap_or_else(|error| Err(format!("The task was interrupted: {error}.")))
    }

    async fn nightly(&self) -> Result<(), Failure> {
        let now = self.now();
        let backups = match self.backups().await {
            Ok(backups) => backups,
            Err(why) => {
                if let Some(run) = self.0.runs.begin(RunKind::Backup, now) {
                    self.end(run, Some(why)).await;
                }
                return Ok(());
            }
        };
        let newest = last_good(&backups, now).map(|backup| backup.summary.made_at());
        if !is_due(newest, self.0.opened_at, now) {
            return Ok(());
        }
        let Some(run) = self.0.runs.begin(RunKind::Backup, now) else {
            return Ok(());
        };
        let data = self.0.setup.data.clone();
        let forgotten = tokio::task::spawn_blocking(move || {
            backup::forget_replaced(&data, now.plus_days(-REPLACED_DAYS))
        });
        if let Ok(Err(error)) = forgotten.await {
            tracing::warn!(%error, "a replaced shop could not be removed");
        }
        // An error is already shown on the screen, logged and emailed.
        let _ = self.make(run, Kind::Daily, None).await;
        Ok(())
    }

    /// Makes a backup and reports the result. One that a team member asked for is in the audit log before the run ends.
    pub(crate) async fn make(
        &self,
        run: Run,
        kind: Kind,
        actor: Option<i64>,
    ) -> Result<Made, String> {
        let outcome = backup::make(self.making(kind), run.progress()).await;
        let wrong = match &outcome {
            Ok(made) => {
                tracing::info!(
                    backup = made.summary.name,
                    bytes = made.summary.bytes(),
                    files = made.summary.media_files,
                    damaged = made.summary.damaged.len(),
                    repaired = made.repaired.len(),
                    "a backup was made"
                );
                let warning = made.warning.as_ref();
                warning.map(|why| format!("The backup was made, but something is wrong: {why}"))
            }
            Err(why) => Some(why.clone()),
        };
        if let (Some(actor), Ok(made)) = (actor, &outcome) {
            let subject = format!("backup:{}", made.summary.name);
            let action = "maintenance.backup_made";
            if let Err(failure) = self.note(actor, action, &subject, json!({})).await {
                tracing::warn!(%failure, "a backup was not recorded in the audit log");
            }
        }
        self.end(run, wrong).await;
        if outcome.is_ok() {
            self.0.push_wake.now();
        }
        outcome
    }

    /// Ends the run of a backup and notifies the owner of problems.
    async fn end(&self, run: Run, wrong: Option<String>) {
        let now = self.now();
        if let Some(why) = &wrong {
            tracing::error!(why, "something is wrong with the backups");
            let incidents = &self.0.setup.incidents;
            incidents.report(IncidentKind::BackupFailed, why, None);
            if let Err(failure) = failure_notice::notify(self, Problem::Backup, why).await {
                tracing::error!(%failure, "the owner could not be notified by email");
            }
        }
        run.end(wrong.map_or(Ok(()), Err), now);
    }

    fn making(&self, kind: Kind) -> backup::Making {
        backup::Making {
            data: self.0.setup.data.clone(),
            folder: self.0.folder.clone(),
            kind,
            now: self.now(),
            counted: self.counted().collect(),
        }
    }

    /// Makes a backup before tables are changed.
    ///
    /// # Errors
    /// A sentence: another backup is in progress, or the folder cannot be written.
    pub async fn back_up_before_update(&self) -> Result<Made, String> {
        let quiet: backup::Progress = std::sync::Arc::new(|_| {});
        backup::make(self.making(Kind::BeforeUpdate), quiet).await
    }
}

#[cfg(test)]
mod tests {
    use kernel::Day;

    use super::*;

    #[test]
    fn one_backup_per_night_as_soon_as_the_shop_is_open() {
        let day = Day::parse("2026-08-01").unwrap().start();
        let (at_two, noon) = (day.plus_seconds(7_200), day.plus_seconds(43_200));
        let yesterday = at_two.plus_days(-1);
        assert!(!is_due(Some(yesterday), day, at_two.plus_seconds(-1)));
        assert!(is_due(Some(yesterday), day, at_two));
        assert!(!is_due(Some(at_two), day, noon));
        assert!(
            is_due(Some(yesterday), noon, noon),
            "it was closed at night"
        );
    }

    #[test]
    fn a_new_shop_gets_its_first_backup_soon() {
        let opened = Timestamp(1_785_565_800);
        assert!(!is_due(None, opened, opened));
        assert!(is_due(None, opened, opened.plus_seconds(600)));
        assert!(!is_late(None, opened, opened.plus_seconds(600)));
    }

    #[test]
    fn a_backup_is_late_after_26_hours() {
        let last = Timestamp(1_785_565_800);
        assert!(!is_late(Some(last), last, last.plus_seconds(26 * 3_600)));
        assert!(is_late(Some(last), last, last.plus_seconds(26 * 3_600 + 1)));
    }
}
