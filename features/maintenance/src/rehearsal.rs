//! The weekly rehearsal of a restore, in the background.

use std::time::Duration;

use kernel::{Failure, IncidentKind, Job, Timestamp};
use poem_openapi::Object;

use crate::{
    Maintenance,
    backup::{self, NotRehearsed, RehearsalReport, Rehearsing},
    failure_notice::{self, Problem},
    runs::RunKind,
};

/// Time between two rehearsals, in seconds: a week, less the hours by which a night may be earlier than the last.
const WEEK_SECONDS: i64 = 7 * 86_400 - 8 * 3_600;
/// Time after which one is made by day too, because the shop is closed at night, in seconds.
const OVERDUE_SECONDS: i64 = 8 * 86_400;
/// Time between attempts after one that did not pass, in seconds.
const AGAIN_SECONDS: i64 = 20 * 3_600;
/// Nights begin after the nightly backup and end before customers come, in seconds after midnight in India.
const NIGHT: std::ops::Range<i64> = 9_000..21_600;
/// Age of the last that passed from which the owner is notified, in seconds.
const OLD_SECONDS: i64 = 14 * 86_400;

pub fn job(maintenance: &Maintenance) -> Job {
    let maintenance = maintenance.clone();
    Job::new(
        "maintenance.rehearsal",
        Duration::from_secs(900),
        move || {
            let maintenance = maintenance.clone();
            async move { maintenance.rehearse_if_due().await }
        },
    )
}

/// Last rehearsal of a restore: a backup is restored aside, compared and deleted.
#[derive(Object, Clone, Debug, PartialEq, Eq)]
#[oai(rename_all = "camelCase", skip_serializing_if_is_none)]
pub struct RehearsalHealth {
    /// When one last passed.
    pub passed_at: Option<Timestamp>,
    /// What a restore would not bring back.
    pub failure: Option<String>,
    /// Why the last one was skipped.
    pub skipped: Option<String>,
    /// Whether none has passed for 14 days.
    pub late: bool,
}

/// When a rehearsal was last attempted, and whether it passed.
#[derive(Clone, Copy)]
struct LastAttempt {
    at: Timestamp,
    passed: bool,
}

/// Whether a rehearsal has to be made now.
fn is_due(last: Option<LastAttempt>, oldest_backup: Timestamp, now: Timestamp) -> bool {
    let into_day = now.0.saturating_sub(now.day().start().0);
    // One with a future date was made with a wrong clock.
    let last = last.filter(|last| last.at <= now);
    match last {
        Some(last) if !last.passed => now.0 - last.at.0 >= AGAIN_SECONDS,
        Some(last) => {
            let age = now.0 - last.at.0;
            age >= OVERDUE_SECONDS || (age >= WEEK_SECONDS && NIGHT.contains(&into_day))
        }
        None => NIGHT.contains(&into_day) || now.0 - oldest_backup.0 >= 86_400,
    }
}

impl Maintenance {
    /// How the last rehearsal went. `oldest_backup` is when the first stored backup was made.
    pub(crate) async fn rehearsal(&self, oldest_backup: Option<Timestamp>) -> RehearsalHealth {
        let report = self.rehearsal_report().await.unwrap_or_default();
        let since = report.passed_at().or(oldest_backup);
        RehearsalHealth {
            passed_at: report.passed_at(),
            late: since.is_some_and(|since| self.now().0 - since.0 > OLD_SECONDS),
            failure: report.failure,
            skipped: report.skipped,
        }
    }

    pub(crate) async fn rehearsal_report(&self) -> Option<RehearsalReport> {
        let folder = self.0.folder.clone();
        let read = tokio::task::spawn_blocking(move || RehearsalReport::read(&folder));
        read.await.ok().flatten()
    }

    async fn rehearse_if_due(&self) -> Result<(), Failure> {
        let parts = &self.0;
        let now = self.now();
        let folder = parts.folder.clone();
        if parts.runs.running().is_none() {
            tokio::task::spawn_blocking(move || folder.clear_rehearsal())
                .await
                .map_err(Failure::internal)?;
        }
        // A folder that cannot be read is reported by the nightly backup.
        let backups = self.backups().await.unwrap_or_default();
        let dated = || backups.iter().filter(|one| !one.summary.is_ahead(now));
        let (Some(newest), Some(oldest)) = (dated().next(), dated().next_back()) else {
            return Ok(());
        };
        let previous = self.rehearsal_report().await;
        let last = previous.as_ref().map(|report| LastAttempt {
            at: Timestamp(report.at),
            passed: report.failure.is_none() && report.skipped.is_none(),
        });
        if !is_due(last, oldest.summary.made_at(), now) {
            return Ok(());
        }
        let Some(run) = parts.runs.begin(RunKind::Rehearsal, now) else {
            return Ok(());
        };
        let (data, free_bytes) = (
            parts.folder.path().to_owned(),
            parts.setup.free_bytes.clone(),
        );
        let free = tokio::task::spawn_blocking(move || free_bytes(&data));
        let with = Rehearsing {
            folder: parts.folder.clone(),
            now,
            free_bytes: free
                .await
                .map_err(Failure::internal)?
                .map_err(Failure::internal)?,
            schema: parts.setup.schema.clone(),
            migrations: parts.setup.migrations.clone(),
            counted: self.counted().collect(),
        };
        let mut name = newest.summary.name.clone();
        let pushed = self.push_report().await.pushed_at.is_some();
        let outcome = match parts.remote.confirmed().filter(|_| pushed) {
            None => backup::rehearse(with, newest.summary.clone(), run.progress()).await,
            Some(settings) => match settings.open() {
                Ok(remote) => backup::rehearse_remote(&remote, with, run.progress())
                    .await
                    .map(|found| name = found),
                Err(why) => Err(NotRehearsed::Failed(why)),
            },
        };
        let reported = self.report_rehearsal(previous, &name, outcome);
        reported.await?;
        drop(run);
        Ok(())
    }

    async fn report_rehearsal(
        &self,
        previous: Option<RehearsalReport>,
        backup: &str,
        outcome: Result<(), NotRehearsed>,
    ) -> Result<(), Failure> {
        match &outcome {
            Ok(()) => tracing::info!(backup, "a restore was rehearsed"),
            Err(NotRehearsed::Skipped(why)) => {
                tracing::warn!(backup, why, "the rehearsal of a restore was skipped");
            }
            Err(NotRehearsed::Failed(why)) => {
                tracing::error!(backup, why, "the rehearsal of a restore failed");
                let incidents = &self.0.setup.incidents;
                incidents.report(IncidentKind::BackupFailed, why, None);
                failure_notice::notify(self, Problem::Rehearsal, why).await?;
            }
        }
        let report = RehearsalReport::after(previous.as_ref(), backup, outcome, self.now());
        let folder = self.0.folder.clone();
        tokio::task::spawn_blocking(move || report.write(&folder))
            .await
            .map_err(Failure::internal)?
            .map_err(Failure::internal)
    }
}

#[cfg(test)]
mod tests {
    use kernel::Day;

    use super::*;

    #[test]
    fn one_rehearsal_a_week_at_night_and_by_day_if_nights_are_missed() {
        let day = Day::parse("2026-08-01").unwrap().start();
        let three = day.plus_seconds(3 * 3_600);
        let passed = |at| Some(LastAttempt { at, passed: true });
        assert!(is_due(None, day, three), "the first night");
        assert!(!is_due(None, day, day.plus_seconds(43_200)), "by day");
        assert!(is_due(None, day.plus_days(-1), day.plus_seconds(43_200)));
        assert!(!is_due(passed(three.plus_days(-6)), day, three));
        assert!(is_due(passed(three.plus_days(-7)), day, three));
        let noon = day.plus_seconds(43_200);
        assert!(!is_due(passed(noon.plus_days(-7)), day, noon));
        assert!(is_due(passed(noon.plus_days(-8)), day, noon));
        assert!(is_due(passed(noon.plus_days(9)), day.plus_days(-1), noon));
    }

    #[test]
    fn one_that_did_not_pass_is_repeated_the_next_day() {
        let noon = Day::parse("2026-08-01")
            .unwrap()
            .start()
            .plus_seconds(43_200);
        let failed = |at| Some(LastAttempt { at, passed: false });
        assert!(!is_due(failed(noon.plus_seconds(-3_600)), noon, noon));
        assert!(is_due(failed(noon.plus_days(-1)), noon, noon));
    }
}
