//! Pushes the newest backup into the bucket, in the background.

use std::time::Duration;

use kernel::{Failure, IncidentKind, Job, Timestamp};
use poem_openapi::Object;

use crate::{
    Maintenance,
    backup::{PushEnd, Pushing, RemoteFailure},
    daily,
    failure_notice::{self, Problem},
    remote::{PushReport, RemoteSettings},
    runs::RunKind,
};

/// Time after which a push makes way for a nightly backup, and continues later.
const SLICE: Duration = Duration::from_secs(600);
/// Waits after failed attempts, in seconds; the last one is repeated.
const WAITS: [i64; 4] = [300, 900, 3_600, 6 * 3_600];
/// Failed attempts after which the owner is notified of what may pass by itself.
const PATIENT_ATTEMPTS: u32 = 3;
/// Age of the last complete push from which it is late, in seconds.
const LATE_SECONDS: i64 = 50 * 3_600;

pub fn job(maintenance: &Maintenance) -> Job {
    let wake = maintenance.0.push_wake.clone();
    let maintenance = maintenance.clone();
    Job::new("maintenance.push", Duration::from_secs(300), move || {
        let maintenance = maintenance.clone();
        async move { maintenance.push_if_due().await }
    })
    .on(wake)
}

/// Backups in the bucket.
#[derive(Object, Clone, Debug, PartialEq, Eq)]
#[oai(rename_all = "camelCase", skip_serializing_if_is_none)]
pub struct BackupBucketHealth {
    /// When a backup was last stored there completely.
    pub pushed_at: Option<Timestamp>,
    /// Why the last attempt failed.
    pub failure: Option<String>,
    /// Whether none was stored for two days.
    pub late: bool,
    /// Images and videos still to be uploaded.
    pub left: u64,
}

/// How long to wait after so many failed attempts, in seconds.
fn wait_after(failures: u32) -> i64 {
    let last = WAITS.len() - 1;
    let index = usize::try_from(failures.saturating_sub(1)).unwrap_or(last);
    WAITS.get(index.min(last)).copied().unwrap_or_default()
}

impl Maintenance {
    pub(crate) async fn push_report(&self) -> PushReport {
        let folder = self.0.folder.clone();
        let read = tokio::task::spawn_blocking(move || PushReport::read(&folder));
        read.await.unwrap_or_default()
    }

    /// How the bucket is; `None` without one.
    pub(crate) async fn bucket_health(&self) -> Option<BackupBucketHealth> {
        self.0.remote.confirmed()?;
        let report = self.push_report().await;
        let age = report.pushed_at.map(|at| self.now().0 - at);
        Some(BackupBucketHealth {
            pushed_at: report.pushed_at(),
            late: age.is_some_and(|age| age > LATE_SECONDS),
            failure: report.failure,
            left: report.left,
        })
    }

    async fn push_if_due(&self) -> Result<(), Failure> {
        let Some(settings) = self.0.remote.confirmed() else {
            return Ok(());
        };
        let now = self.now();
        // A folder that cannot be read is reported by the nightly backup.
        let backups = self.backups().await.unwrap_or_default();
        let Some(newest) = daily::last_good(&backups, now) else {
            return Ok(());
        };
        let report = self.push_report().await;
        let since = now.0 - report.at;
        let waits = report.failures > 0 && (0..wait_after(report.failures)).contains(&since);
        if waits || report.names.contains(&newest.summary.name) {
            return Ok(());
        }
        let Some(run) = self.0.runs.begin(RunKind::Push, now) else {
            return Ok(());
        };
        let outcome = self
            .push(&settings, &newest.summary.name, run.progress())
            .await;
        let reported = self.report_push(&settings, report, outcome).await;
        drop(run);
        reported
    }

    async fn push(
        &self,
        settings: &RemoteSettings,
        name: &str,
        progress: crate::Progress,
    ) -> Result<PushEnd, RemoteFailure> {
        let (folder, free_bytes) = (self.0.folder.clone(), self.0.setup.free_bytes.clone());
        let path = folder.path().to_owned();
        let free = tokio::task::spawn_blocking(move || free_bytes(&path)).await;
        let free = free.map_err(|error| error.to_string())?;
        let pushing = Pushing {
            folder,
            name: name.to_owned(),
            now: self.now(),
            free_bytes: free.map_err(|error| error.to_string())?,
            at_most: SLICE,
        };
        settings.open()?.push(pushing, progress).await
    }

    async fn report_push(
        &self,
        settings: &RemoteSettings,
        mut report: PushReport,
        outcome: Result<PushEnd, RemoteFailure>,
    ) -> Result<(), Failure> {
        // The owner may have chosen another bucket in the meantime.
        if self.0.remote.get().as_ref() != Some(settings) {
            return Ok(());
        }
        let now = self.now();
        report.at = now.0;
        let mut reported = None;
        match outcome {
            Ok(PushEnd::Done(names)) => {
                tracing::info!(backups = names.len(), "a backup was pushed into the bucket");
                report = PushReport {
                    at: now.0,
                    pushed_at: Some(now.0),
                    names,
                    ..PushReport::default()
                };
            }
            Ok(PushEnd::Continues(left)) => {
                report.left = left as u64;
                (report.failure, report.failures) = (None, 0);
            }
            Err(RemoteFailure { message, passes }) => {
                tracing::error!(why = message, "a backup could not be pushed");
                report.failures = report.failures.saturating_add(1);
                if !passes || report.failures >= PATIENT_ATTEMPTS {
                    reported = Some(message.clone());
                }
                report.failure = Some(message);
            }
        }
        let folder = self.0.folder.clone();
        tokio::task::spawn_blocking(move || report.write(&folder))
            .await
            .map_err(Failure::internal)?
            .map_err(Failure::internal)?;
        if let Some(why) = reported {
            let incidents = &self.0.setup.incidents;
            incidents.report(IncidentKind::BackupFailed, &why, None);
            failure_notice::notify(self, Problem::Push, &why).await?;
        }
        Ok(())
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn waits_grow_to_six_hours() {
        let waits: Vec<i64> = (1..7).map(wait_after).collect();
        assert_eq!(waits, [300, 900, 3_600, 21_600, 21_600, 21_600]);
    }
}
