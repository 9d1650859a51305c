//! Metrics of the disk, the database files, the backups and the certificate.

use async_trait::async_trait;
use kernel::{Failure, Metric, MetricSource, Sample};

use crate::{Maintenance, daily, runs::RunKind};

const FREE: &Metric = &Metric::gauge(
    "boutique_disk_free_bytes",
    "Disk space that the shop may still use in its data folder.",
);
const DATABASE: &Metric =
    &Metric::gauge("boutique_database_size_bytes", "Size of the database file.");
const WAL: &Metric = &Metric::gauge(
    "boutique_database_wal_size_bytes",
    "Size of the write-ahead log of the database.",
);
const AGE: &Metric = &Metric::gauge(
    "boutique_backup_age_seconds",
    "Age of the last good backup; without one, time since the shop was opened.",
);
const COUNT: &Metric = &Metric::gauge("boutique_backups", "Number of backups.");
const VERIFIED: &Metric = &Metric::gauge(
    "boutique_backup_verified",
    "1 if the last good backup was checked and no file of it is damaged.",
);
const FAILED: &Metric = &Metric::gauge(
    "boutique_backup_failed",
    "1 if the last attempt to make a backup failed.",
);
const REHEARSED: &Metric = &Metric::gauge(
    "boutique_restore_rehearsal_age_seconds",
    "Time since a rehearsal of a restore last passed; without one, age of the oldest backup.",
);
const REHEARSAL_FAILED: &Metric = &Metric::gauge(
    "boutique_restore_rehearsal_failed",
    "1 if the last rehearsal of a restore failed.",
);
const PUSHED: &Metric = &Metric::gauge(
    "boutique_backup_pushed_age_seconds",
    "Time since a backup was last stored in the bucket completely; absent before the first and without a bucket.",
);
const PUSH_FAILED: &Metric = &Metric::gauge(
    "boutique_backup_push_failed",
    "1 if the last push of a backup into the bucket failed; absent without a bucket.",
);
const CERTIFICATE: &Metric = &Metric::gauge(
    "boutique_certificate_expiry_seconds",
    "Time until the certificate expires, negative afterwards; absent while the program has none.",
);

#[async_trait]
impl MetricSource for Maintenance {
    fn metrics(&self) -> &'static [&'static Metric] {
        &[
            FREE,
            DATABASE,
            WAL,
            AGE,
            COUNT,
            VERIFIED,
            FAILED,
            REHEARSED,
            REHEARSAL_FAILED,
            PUSHED,
            PUSH_FAILED,
            CERTIFICATE,
        ]
    }

    async fn samples(&self) -> Result<Vec<Sample>, Failure> {
        let (data, free_bytes) = (self.0.setup.data.clone(), self.0.setup.free_bytes.clone());
        let disk = tokio::task::spawn_blocking(move || {
            let size = |name: &str| data.join(name).metadata().map_or(0, |facts| facts.len());
            let sizes = [DATABASE.of(size("shop.db")), WAL.of(size("shop.db-wal"))];
            free_bytes(&data).map(|free| (free, sizes))
        });
        let (free, sizes) = disk
            .await
            .map_err(Failure::internal)?
            .map_err(Failure::internal)?;
        let mut samples = vec![FREE.of(free)];
        samples.extend(sizes);
        samples.extend(self.backup_samples().await);
        if let Some(bucket) = self.bucket_health().await {
            samples.push(PUSH_FAILED.of(bucket.failure.is_some()));
            samples.extend(bucket.pushed_at.map(|at| PUSHED.of(self.now().0 - at.0)));
        }
        let certificate = self.0.setup.certificate.as_ref();
        let expires = certificate.and_then(|monitor| monitor.status().not_after);
        samples.extend(expires.map(|at| CERTIFICATE.of(at.0 - self.now().0)));
        Ok(samples)
    }
}

impl Maintenance {
    /// What the folder of backups says. Its files are read again after each run, and when ten minutes have passed: other
    /// processes make backups too.
    async fn backup_samples(&self) -> Vec<Sample> {
        let now = self.now();
        let facts = match self.0.runs.backup_facts(now) {
            Some(facts) => facts,
            None => {
                let Ok(backups) = self.backups().await else {
                    return vec![FAILED.of(true)];
                };
                let last = daily::last_good(&backups, now);
                let rehearsal = self.rehearsal_report().await.unwrap_or_default();
                let oldest = backups.last().map(|backup| backup.summary.made_at);
                let facts = BackupFacts {
                    rehearsed_at: rehearsal.passed_at.or(oldest),
                    rehearsal_failed: rehearsal.failure.is_some(),
                    read_at: now.0,
                    count: backups.len() as u64,
                    last_at: last.map(|backup| backup.summary.made_at().0),
                    verified: last.is_some_and(|last| {
                        last.report.is_some() && last.damaged().next().is_none()
                    }),
                };
                self.0.runs.set_backup_facts(facts);
                facts
            }
        };
        let since = facts.last_at.unwrap_or(self.0.opened_at.0);
        let failed = self.0.runs.failed().is_some_and(|failed| {
            // The command line may have made a backup since.
            failed.kind == RunKind::Backup && facts.last_at.is_none_or(|last| failed.at.0 >= last)
        });
        vec![
            AGE.of((now.0 - since).max(0)),
            COUNT.of(facts.count),
            VERIFIED.of(facts.verified),
            FAILED.of(failed),
            REHEARSED.of((now.0 - facts.rehearsed_at.unwrap_or(now.0)).max(0)),
            REHEARSAL_FAILED.of(facts.rehearsal_failed),
        ]
    }
}

/// What metrics say of the backups.
#[derive(Clone, Copy, Debug)]
pub struct BackupFacts {
    /// Unix seconds.
    read_at: i64,
    count: u64,
    /// Unix seconds.
    last_at: Option<i64>,
    verified: bool,
    /// When a rehearsal passed, or the oldest backup was made, in Unix seconds.
    rehearsed_at: Option<i64>,
    rehearsal_failed: bool,
}

/// How long they are reused, in seconds.
const REUSED_SECONDS: i64 = 600;

impl BackupFacts {
    /// Whether the folder has to be read again.
    pub fn are_old(&self, now: i64) -> bool {
        !(0..REUSED_SECONDS).contains(&(now - self.read_at))
    }
}
