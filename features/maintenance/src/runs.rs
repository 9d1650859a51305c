//! The backup or restore in progress.

use std::sync::{Arc, Mutex, MutexGuard, PoisonError};

use kernel::Timestamp;
use poem_openapi::{Enum, Object};

use crate::{
    backup::{Progress, Step},
    metrics::BackupFacts,
};

/// Kind of run.
#[derive(Enum, Clone, Copy, Debug, PartialEq, Eq)]
#[oai(rename_all = "lowercase")]
pub enum RunKind {
    Backup,
    Restore,
    /// A restore into a folder of its own, to see that it works.
    Rehearsal,
    /// A backup is uploaded into the bucket.
    Push,
}

/// Step of a run.
#[derive(Enum, Clone, Copy, Debug, PartialEq, Eq)]
#[oai(rename_all = "lowercase")]
pub enum RunStep {
    Starting,
    Media,
    Database,
    Checking,
    /// The shop is closing and opening again with the restored data.
    Reopening,
}

/// A backup being made, or a restore being prepared.
#[derive(Object, Clone, Debug, PartialEq, Eq)]
#[oai(rename_all = "camelCase")]
pub struct MaintenanceRun {
    /// Kind of run.
    pub kind: RunKind,
    /// Current step.
    pub step: RunStep,
    /// Number of images and videos done in this step.
    pub done: u64,
    /// Total number of images and videos; 0 if not counted.
    pub of: u64,
    /// When it started.
    pub started_at: Timestamp,
}

/// The last run, if it failed.
#[derive(Object, Clone, Debug, PartialEq, Eq)]
pub struct FailedRun {
    /// Kind of run.
    pub kind: RunKind,
    /// Error message.
    pub message: String,
    /// When it failed.
    pub at: Timestamp,
}

#[derive(Default)]
struct State {
    running: Option<MaintenanceRun>,
    failed: Option<FailedRun>,
    /// As last read for metrics; `None` after a run.
    backups: Option<BackupFacts>,
}

/// State of runs. Only one runs at a time.
#[derive(Clone, Default)]
pub struct Runs(Arc<Mutex<State>>);

/// A run, which lasts until this value is dropped.
pub struct Run {
    runs: Runs,
    kind: RunKind,
    started_at: Timestamp,
}

impl Runs {
    fn state(&self) -> MutexGuard<'_, State> {
        self.0.lock().unwrap_or_else(PoisonError::into_inner)
    }

    pub fn running(&self) -> Option<MaintenanceRun> {
        self.state().running.clone()
    }

    pub fn failed(&self) -> Option<FailedRun> {
        self.state().failed.clone()
    }

    /// What is known of the backups, if it is recent.
    pub fn backup_facts(&self, now: Timestamp) -> Option<BackupFacts> {
        self.state().backups.filter(|facts| !facts.are_old(now.0))
    }

    pub fn set_backup_facts(&self, facts: BackupFacts) {
        self.state().backups = Some(facts);
    }

    /// Starts a run; `None` if one is in progress.
    pub fn begin(&self, kind: RunKind, now: Timestamp) -> Option<Run> {
        let mut state = self.state();
        if state.running.is_some() {
            return None;
        }
        state.running = Some(MaintenanceRun {
            kind,
            step: RunStep::Starting,
            done: 0,
            of: 0,
            started_at: now,
        });
        Some(Run {
            runs: self.clone(),
            kind,
            started_at: now,
        })
    }
}

impl Run {
    pub fn progress(&self) -> Progress {
        let (runs, kind, started_at) = (self.runs.clone(), self.kind, self.started_at);
        Arc::new(move |step| {
            let (step, done, of) = match step {
                Step::Media { done, of } => (RunStep::Media, done, of),
                Step::Database => (RunStep::Database, 0, 0),
                Step::Checking => (RunStep::Checking, 0, 0),
            };
            runs.state().running = Some(MaintenanceRun {
                kind,
                step,
                done,
                of,
                started_at,
            });
        })
    }

    /// Ends the run with this outcome.
    pub fn end(self, outcome: Result<(), String>, now: Timestamp) {
        self.runs.state().failed = outcome.err().map(|message| FailedRun {
            kind: self.kind,
            message,
            at: now,
        });
    }

    /// Leaves the run in progress while the shop closes.
    pub fn reopening(self) {
        if let Some(running) = &mut self.runs.state().running {
            running.step = RunStep::Reopening;
        }
        std::mem::forget(self);
    }
}

impl Drop for Run {
    fn drop(&mut self) {
        let mut state = self.runs.state();
        state.running = None;
        state.backups = None;
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn one_run_at_a_time_and_a_failure_is_shown_until_the_next_success() {
        let runs = Runs::default();
        let now = Timestamp(1);
        let first = runs.begin(RunKind::Backup, now).unwrap();
        assert!(runs.begin(RunKind::Restore, now).is_none());
        (first.progress())(Step::Media { done: 3, of: 9 });
        assert_eq!(runs.running().map(|run| (run.done, run.of)), Some((3, 9)));
        first.end(Err("The disk is full.".to_owned()), now);
        assert!(runs.running().is_none());
        assert_eq!(runs.failed().unwrap().message, "The disk is full.");
        runs.begin(RunKind::Backup, now).unwrap().end(Ok(()), now);
        assert!(runs.failed().is_none());
    }
}
