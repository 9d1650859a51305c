//! Whether emails are delivered: the facts behind the owner's email settings.

use kernel::{Failure, Timestamp};
use poem_openapi::Object;

use crate::{Emails, settings::Route};

/// State of email delivery.
#[derive(Object, Clone, Debug, PartialEq, Eq)]
#[oai(rename_all = "camelCase", skip_serializing_if_is_none)]
pub struct EmailHealth {
    pub route: Route,
    /// No email delivery is set up, outside demo mode.
    pub missing: bool,
    /// Waiting to be sent.
    pub waiting: i64,
    /// On hold since the shop was restored from a backup.
    pub held: i64,
    /// Not delivered after a day of attempts, without tests.
    pub failed: i64,
    /// When the last one left.
    pub last_sent_at: Option<Timestamp>,
    /// When the oldest overdue one was due: emails are not being delivered.
    pub stuck_since: Option<Timestamp>,
    /// Why the waiting ones are not sent.
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
            failed: counts.failed_without_tests,
            last_sent_at: counts.last_sent_at,
            stuck_since: counts.stuck_since,
            error: counts.mail_error,
        })
    }
}
