//! Reports a writer that is stuck.

use std::{
    sync::{
        Arc,
        atomic::{AtomicU64, Ordering::Relaxed},
    },
    time::Duration,
};

use kernel::{Db, IncidentKind, Incidents, Job};

const EVERY: Duration = Duration::from_secs(15);
/// Imports write for some seconds, in one transaction.
const LONGEST_TRANSACTION: Duration = Duration::from_secs(30);

/// The job, which looks at counts and never writes.
pub fn job(db: &Db, incidents: &Incidents) -> Job {
    let (db, incidents) = (db.clone(), incidents.clone());
    let seen = Arc::new(AtomicU64::new(0));
    Job::new("store.writer", EVERY, move || {
        let failures = db.writes().failures();
        let new = failures.saturating_sub(seen.swap(failures, Relaxed));
        let age = db.writes().open_for();
        let incidents = incidents.clone();
        async move {
            let message = if new > 0 {
                format!("{new} writes waited in vain")
            } else if let Some(age) = age.filter(|age| *age > LONGEST_TRANSACTION) {
                format!("a write has been going on for {} seconds", age.as_secs())
            } else {
                return Ok(());
            };
            tracing::error!(problem = message, "the database cannot be written");
            incidents.report(IncidentKind::WriterStuck, message, None);
            Ok(())
        }
    })
}
