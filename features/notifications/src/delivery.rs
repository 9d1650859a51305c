//! Sends what is queued to the devices' push services.

use std::{collections::HashSet, time::Duration};

use kernel::{Failure, Job, NotificationEvent, Timestamp, job::retry_after};
use serde_json::json;

use crate::{
    Notifications,
    audience::Listener,
    encryption::encrypt,
    push_service::{Outcome, STORED_SECONDS},
};

/// How often the queue is checked for what is due.
const LOOK_EVERY: Duration = Duration::from_secs(30);
/// Notifications sent per run.
const BATCH: i64 = 200;

/// What a device shows.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Push {
    pub title: String,
    pub body: String,
    /// What a tap opens.
    pub path: String,
    /// Sent in quiet hours too.
    pub urgent: bool,
}

struct Due {
    id: i64,
    device: i64,
    user: i64,
    attempts: i64,
    push: Push,
}

pub fn job(notifications: &Notifications) -> Job {
    let wake = notifications.0.deps.outbox.notified();
    let notifications = notifications.clone();
    Job::new("notifications.deliver", LOOK_EVERY, move || {
        let notifications = notifications.clone();
        async move {
            notifications.remove_ended().await?;
            notifications.fan_out().await?;
            notifications.deliver().await
        }
    })
    .on(wake)
}

impl Notifications {
    /// Sends everything that is due. A device that fails is tried again later, and holds up no other.
    async fn deliver(&self) -> Result<(), Failure> {
        self.drop_old().await?;
        let mut failing = HashSet::new();
        for due in self.due().await? {
            if failing.contains(&due.device) {
                continue;
            }
            let quiet = self.quiet_minutes(due.user).await?;
            if let Some(end) = quiet.and_then(|quiet| quiet.end(self.now()))
                && !due.push.urgent
            {
                self.postpone(due.id, end, due.attempts).await?;
                continue;
            }
            match self.send_to(due.device, &due.push).await? {
                // Its notifications went with it.
                None | Some(Outcome::Gone) => {}
                Some(Outcome::Accepted | Outcome::Refused(_)) => self.done(due.id).await?,
                Some(Outcome::Failed(_)) => {
                    failing.insert(due.device);
                    match retry_after(due.attempts) {
                        Some(seconds) => {
                            let again = self.now().plus_seconds(seconds);
                            self.postpone(due.id, again, due.attempts + 1).await?;
                        }
                        None => self.done(due.id).await?,
                    }
                }
            }
        }
        Ok(())
    }

    async fn due(&self) -> Result<Vec<Due>, Failure> {
        let now = self.now().0;
        let rows = sqlx::query!(
            "SELECT p.id, p.device_id, d.user_id, p.event, p.title, p.body, p.path, p.attempts
             FROM notifications_push p JOIN notifications_device d ON d.id = p.device_id
             WHERE p.due_at <= ?1 ORDER BY p.id LIMIT ?2",
            now,
            BATCH
        )
        .fetch_all(self.0.deps.db.read())
        .await?;
        let due = rows.into_iter().map(|row| Due {
            id: row.id,
            device: row.device_id,
            user: row.user_id,
            attempts: row.attempts,
            push: Push {
                title: row.title,
                body: row.body,
                path: row.path,
                urgent: NotificationEvent::parse(&row.event)
                    .is_some_and(NotificationEvent::is_urgent),
            },
        });
        Ok(due.collect())
    }

    /// Sends to one device, and notes with it how that ended. `None`: the device is no more.
    pub(crate) async fn send_to(
        &self,
        device: i64,
        push: &Push,
    ) -> Result<Option<Outcome>, Failure> {
        let parts = &self.0;
        let row = sqlx::query!(
            "SELECT endpoint, p256dh, auth, role FROM notifications_device WHERE id = ?",
            device
        )
        .fetch_optional(parts.deps.db.read())
        .await?;
        let Some(row) = row else { return Ok(None) };
        let outcome = match parts.service.endpoint(&row.endpoint) {
            Some(endpoint) => {
                let text = self.text(push, &row.role).await?;
                let body = encrypt(&row.p256dh, &row.auth, text.as_bytes());
                let origin = endpoint.origin().ascii_serialization();
                let subject = &parts.setup.public_address;
                let authorization = parts
                    .setup
                    .key
                    .authorization(&origin, subject, self.now())?;
                match body {
                    Ok(body) => {
                        let service = &parts.service;
                        service
                            .send(&endpoint, &authorization, push.urgent, body)
                            .await
                    }
                    Err(failure) => {
                        tracing::warn!(device, %failure, "a device's key cannot be used");
                        Outcome::Gone
                    }
                }
            }
            None => Outcome::Gone,
        };
        self.note(device, &outcome).await?;
        Ok(Some(outcome))
    }

    /// As the service worker reads it.
    async fn text(&self, push: &Push, role: &str) -> Result<String, Failure> {
        let Push {
            title, body, path, ..
        } = push;
        let mut text = json!({"title": title, "body": body, "path": path});
        if Listener::parse(role).hears_of(NotificationEvent::NewRequest) {
            text["waiting"] = self.0.setup.waiting.count().await?.into();
        }
        Ok(text.to_string())
    }

    async fn note(&self, device: i64, outcome: &Outcome) -> Result<(), Failure> {
        let now = self.now().0;
        let mut tx = self.0.deps.db.write().await?;
        match outcome {
            Outcome::Accepted => {
                sqlx::query!(
                    "UPDATE notifications_device SET sent_at = ?2, problem = NULL WHERE id = ?1",
                    device,
                    now
                )
                .execute(&mut *tx)
                .await?;
            }
            Outcome::Gone => {
                sqlx::query!("DELETE FROM notifications_device WHERE id = ?", device)
                    .execute(&mut *tx)
                    .await?;
            }
            Outcome::Refused(why) | Outcome::Failed(why) => {
                tracing::warn!(device, why, "a notification was not sent");
                sqlx::query!(
                    "UPDATE notifications_device SET problem = ?2 WHERE id = ?1",
                    device,
                    why
                )
                .execute(&mut *tx)
                .await?;
            }
        }
        Ok(tx.commit().await?)
    }

    async fn postpone(&self, id: i64, due: Timestamp, attempts: i64) -> Result<(), Failure> {
        let mut tx = self.0.deps.db.write().await?;
        sqlx::query!(
            "UPDATE notifications_push SET due_at = ?2, attempts = ?3 WHERE id = ?1",
            id,
            due.0,
            attempts
        )
        .execute(&mut *tx)
        .await?;
        Ok(tx.commit().await?)
    }

    async fn done(&self, id: i64) -> Result<(), Failure> {
        let mut tx = self.0.deps.db.write().await?;
        sqlx::query!("DELETE FROM notifications_push WHERE id = ?", id)
            .execute(&mut *tx)
            .await?;
        Ok(tx.commit().await?)
    }

    /// Drops what could not be sent within a day: it is over.
    async fn drop_old(&self) -> Result<(), Failure> {
        let before = self.now().0 - STORED_SECONDS;
        let old = sqlx::query_scalar!(
            r#"SELECT EXISTS (SELECT 1 FROM notifications_push WHERE created_at < ?) AS "old!: bool""#,
            before
        )
        .fetch_one(self.0.deps.db.read())
        .await?;
        if !old {
            return Ok(());
        }
        let mut tx = self.0.deps.db.write().await?;
        sqlx::query!(
            "DELETE FROM notifications_push WHERE created_at < ?",
            before
        )
        .execute(&mut *tx)
        .await?;
        Ok(tx.commit().await?)
    }
}
