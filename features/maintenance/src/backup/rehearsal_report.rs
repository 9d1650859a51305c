//! Result of the last rehearsal, stored with the backups.

use std::{fs, io};

use kernel::Timestamp;
use serde::{Deserialize, Serialize};

use super::{BackupFolder, files, rehearse::NotRehearsed};

const REPORT: &str = "rehearsal.json";

/// The last rehearsal of a restore.
#[derive(Serialize, Deserialize, Clone, Debug, Default, PartialEq, Eq)]
#[serde(default)]
pub struct RehearsalReport {
    /// When it was attempted, in Unix seconds.
    pub at: i64,
    /// Name of the backup.
    pub backup: String,
    /// What a restore would not bring back.
    pub failure: Option<String>,
    /// Why it could not be rehearsed.
    pub skipped: Option<String>,
    /// When one last passed, in Unix seconds.
    pub passed_at: Option<i64>,
}

impl RehearsalReport {
    /// What follows an attempt.
    pub fn after(
        previous: Option<&Self>,
        backup: &str,
        outcome: Result<(), NotRehearsed>,
        now: Timestamp,
    ) -> Self {
        let mut report = Self {
            at: now.0,
            backup: backup.to_owned(),
            passed_at: previous.and_then(|previous| previous.passed_at),
            ..Self::default()
        };
        match outcome {
            Ok(()) => report.passed_at = Some(now.0),
            Err(NotRehearsed::Skipped(why)) => {
                // Skipping a backup says nothing about what failed before.
                report.failure = previous.and_then(|previous| previous.failure.clone());
                report.skipped = Some(why);
            }
            Err(NotRehearsed::Failed(why)) => report.failure = Some(why),
        }
        report
    }

    pub fn passed_at(&self) -> Option<Timestamp> {
        self.passed_at.map(Timestamp)
    }

    /// The last report, if any.
    pub fn read(folder: &BackupFolder) -> Option<Self> {
        let bytes = fs::read(folder.path().join(REPORT)).ok()?;
        serde_json::from_slice(&bytes).ok()
    }

    /// # Errors
    /// The file cannot be written.
    pub fn write(&self, folder: &BackupFolder) -> io::Result<()> {
        let bytes = serde_json::to_vec_pretty(self).map_err(io::Error::other)?;
        files::write_whole(&folder.path().join(REPORT), &bytes)
    }
}
