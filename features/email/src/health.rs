//! Whether emails reach people: facts that the owner's settings put into words.

use kernel::{Failure, Timestamp};
use poem_openapi::Object;

use crate::{Emails, settings::Route};

/// How the emails are.
#[derive(Object, Clone, Debug, PartialEq, Eq)]
#[oai(rename_all = "camelCase", skip_serializing_if_is_none)]
pub struct EmailHealth {
    /// How they leave.
    pub route: Route,
    /// No email delivery is set up outside demo mode, so emails are not delivered.
    pub missing: bool,
    /// On their way.
    pub waiting: i64,
    /// On hold since the shop was restored from a backup.
    pub held: i64,
    /// Tried for a day in vain.
    pub failed: i64,
    /// When the last one left.
    pub last_sent_at: Option<Timestamp>,
    /// Since when one is due that should have left: emails do not get out.
    pub stuck_since: Option<Timestamp>,
    /// What stands in the way of those that wait.
    pub error: Option<String>,
}

impl Emails {
    pub(crate) async fn health(&self) -> Result<EmailHealth, Failure> {
        let counts = self.0.queue.counts(self.now()).await?;
        let setup = &self.0.setup;
        let settings = &setup.delivery.settings;
        Ok(EmailHealth {
            route: settings.route,
            missing: !settings.delivers() && !setup.shows_links,
            waiting: counts.waiting,
            held: counts.held,
            failed: counts.failed,
            last_sent_at: counts.last_sent_at,
            stuck_since: counts.stuck_since,
            error: counts.mail_error,
        })
    }
}
