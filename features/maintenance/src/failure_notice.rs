//! Notifies the owners by email of problems with backups, which they would otherwise see only in
//! the back office.

use kernel::{
    Failure, NotificationEvent,
    audit::{self, Entry},
    mail::NewMail,
};
use serde_json::json;

use crate::{Maintenance, mails};

/// What failed. Each is emailed by itself.
#[derive(Clone, Copy)]
pub enum Problem {
    Backup,
    Rehearsal,
    Push,
}

impl Problem {
    /// Action in the audit log.
    fn action(self) -> &'static str {
        match self {
            Self::Backup => "maintenance.backup_failed",
            Self::Rehearsal => "maintenance.rehearsal_failed",
            Self::Push => "maintenance.push_failed",
        }
    }

    /// Name in the data of the email.
    fn name(self) -> &'static str {
        match self {
            Self::Backup => "backup",
            Self::Rehearsal => mails::REHEARSAL,
            Self::Push => mails::PUSH,
        }
    }
}

/// Minimum time between two emails, in seconds. A failing backup is retried every few minutes.
const AGAIN_SECONDS: i64 = 20 * 3_600;

/// Queues the email and records the reason in the audit log, unless that was done recently.
///
/// # Errors
/// The database is not writable; the problem is still shown in the back office.
pub async fn notify(maintenance: &Maintenance, problem: Problem, why: &str) -> Result<(), Failure> {
    let parts = &maintenance.0;
    let now = maintenance.now();
    let last = audit::last(&parts.deps.db, problem.action()).await?;
    // An entry with a future date was written with a wrong clock.
    if last.is_some_and(|last| (0..AGAIN_SECONDS).contains(&now.0.saturating_sub(last.at.0))) {
        return Ok(());
    }
    let owners = parts.setup.people.owners().await?;
    let mut tx = parts.deps.db.write().await?;
    let (outbox, data) = (
        &parts.deps.outbox,
        json!({"problem": problem.name(), "why": why}),
    );
    let event = NotificationEvent::BackupFailure;
    outbox
        .notify_team(&mut tx, event, mails::BACKUP_FAILED, &data, now)
        .await?;
    let wanted = outbox.shop_wants(event).await?;
    for email in owners.into_iter().filter_map(|owner| owner.email) {
        if !wanted {
            break;
        }
        let mail = NewMail::new(mails::BACKUP_FAILED, &email, data.clone());
        outbox.queue(&mut tx, mail, now).await?;
    }
    let entry = Entry {
        actor: None,
        action: problem.action(),
        subject: "backups:0",
        details: json!({"why": why}),
    };
    audit::record(&mut tx, now, entry).await?;
    Ok(tx.commit().await?)
}
