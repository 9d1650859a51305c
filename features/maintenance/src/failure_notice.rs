//! Tells the owners by mail that something is wrong with the backups: whoever does not log in does not see the screen.

use kernel::{
    Failure,
    audit::{self, Entry},
    mail::NewMail,
};
use serde_json::json;

use crate::{Maintenance, mails};

/// What the log says of it.
const BACKUP_FAILED: &str = "maintenance.backup_failed";

/// A backup that fails is tried again every few minutes. One mail a day is enough.
const AGAIN_SECONDS: i64 = 20 * 3_600;

/// Queues the mail and writes the reason into the log, unless that was done within the last hours.
///
/// # Errors
/// The database cannot be written to; what is wrong stands on the screen all the same.
pub async fn notify(maintenance: &Maintenance, why: &str) -> Result<(), Failure> {
    let parts = &maintenance.0;
    let now = maintenance.now();
    let last = audit::last(&parts.deps.db, BACKUP_FAILED).await?;
    // A line from the future was written with a wrong clock.
    if last.is_some_and(|last| (0..AGAIN_SECONDS).contains(&now.0.saturating_sub(last.at.0))) {
        return Ok(());
    }
    let owners = parts.setup.people.owners().await?;
    let mut tx = parts.deps.db.write().await?;
    for email in owners.into_iter().filter_map(|owner| owner.email) {
        let mail = NewMail {
            template: mails::BACKUP_FAILED,
            to: &email,
            data: json!({"why": why}),
            secret: None,
            valid_until: None,
        };
        parts.deps.outbox.queue(&mut tx, mail, now).await?;
    }
    let entry = Entry {
        actor: None,
        action: BACKUP_FAILED,
        subject: "backups:0",
        details: json!({"why": why}),
    };
    audit::record(&mut tx, now, entry).await?;
    Ok(tx.commit().await?)
}
