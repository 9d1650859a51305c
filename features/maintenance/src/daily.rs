//! The backup of every night.

use std::time::Duration;

use kernel::{Failure, Job, Timestamp};

use crate::{
    Maintenance,
    backup::{self, Kind, Summary},
    runs::{Run, RunKind},
};

/// Two o'clock at night in India.
const HOUR_SECONDS: i64 = 2 * 3_600;
/// A shop that never had one gets its first soon after it opened.
const FIRST_AFTER_SECONDS: i64 = 600;
/// The last good one is older than that: the owner is told.
const LATE_SECONDS: i64 = 26 * 3_600;
/// A shop that was replaced by a restore is kept so long.
const REPLACED_DAYS: i64 = 30;

pub fn job(maintenance: &Maintenance) -> Job {
    let maintenance = maintenance.clone();
    Job::new("maintenance.daily", Duration::from_secs(300), move || {
        let maintenance = maintenance.clone();
        async move { maintenance.nightly().await }
    })
}

/// Whether the backup of last night is missing.
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

/// Whether the owner has to hear that there is no young backup.
pub fn is_late(newest: Option<Timestamp>, opened_at: Timestamp, now: Timestamp) -> bool {
    let since = newest.unwrap_or(opened_at);
    now.0.saturating_sub(since.0) > LATE_SECONDS
}

impl Maintenance {
    /// Every backup, the newest first.
    pub(crate) async fn backups(&self) -> Result<Vec<Summary>, Failure> {
        let folder = self.0.folder.clone();
        tokio::task::spawn_blocking(move || folder.list())
            .await
            .map_err(Failure::internal)?
            .map_err(Failure::internal)
    }

    async fn nightly(&self) -> Result<(), Failure> {
        let now = self.now();
        let newest = self.backups().await?.first().map(Summary::made_at);
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
        self.make(run, Kind::Daily)
            .await
            .map_err(Failure::internal)?;
        Ok(())
    }

    /// Makes a backup, and keeps what became of it for the screen.
    pub(crate) async fn make(&self, run: Run, kind: Kind) -> Result<Summary, String> {
        let outcome = backup::make(self.making(kind), run.progress()).await;
        match &outcome {
            Ok(made) => tracing::info!(
                backup = made.name,
                bytes = made.bytes(),
                files = made.media_files,
                "a backup was made"
            ),
            Err(why) => tracing::error!(why, "a backup could not be made"),
        }
        let told = outcome.as_ref().map(|_| ()).map_err(Clone::clone);
        run.end(told, self.now());
        outcome
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

    /// Before tables change.
    pub async fn back_up_before_update(&self) -> Result<Summary, String> {
        let quiet: backup::Progress = std::sync::Arc::new(|_| {});
        backup::make(self.making(Kind::BeforeUpdate), quiet).await
    }
}

#[cfg(test)]
mod tests {
    use kernel::Day;

    use super::*;

    #[test]
    fn one_a_night_whenever_the_shop_is_open_next() {
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
    fn a_new_shop_gets_one_soon() {
        let opened = Timestamp(1_785_565_800);
        assert!(!is_due(None, opened, opened));
        assert!(is_due(None, opened, opened.plus_seconds(600)));
        assert!(!is_late(None, opened, opened.plus_seconds(600)));
    }

    #[test]
    fn more_than_26_hours_is_late() {
        let last = Timestamp(1_785_565_800);
        assert!(!is_late(Some(last), last, last.plus_seconds(26 * 3_600)));
        assert!(is_late(Some(last), last, last.plus_seconds(26 * 3_600 + 1)));
    }
}
