//! What a person wants to be notified of, and when.

use kernel::{Failure, NotificationEvent, QuietHours, QuietMinutes, User};
use poem_openapi::Object;

use crate::{audience::Listener, device::NotificationDevice, notifications::Notifications};

/// Whether a person's devices show an event.
#[derive(Object, Clone, Debug, PartialEq, Eq)]
pub struct PushChoice {
    pub event: NotificationEvent,
    pub push: bool,
}

/// A person's notifications.
#[derive(Object, Clone, Debug)]
#[oai(rename_all = "camelCase", skip_serializing_if_is_none)]
pub struct NotificationSettings {
    /// The shop's public key, to subscribe with: Base64 for URLs.
    pub public_key: String,
    /// Newest first.
    pub devices: Vec<NotificationDevice>,
    /// The events that are for this person.
    pub events: Vec<PushChoice>,
    /// Absent: none.
    pub quiet_hours: Option<QuietHours>,
}

/// What to notify of, and when.
#[derive(Object, Clone, Debug)]
#[oai(rename_all = "camelCase")]
pub struct UpdateNotificationSettings {
    /// Those to change; others stay.
    #[oai(validator(max_items = 20))]
    pub events: Vec<PushChoice>,
    /// Absent for none.
    pub quiet_hours: Option<QuietHours>,
}

impl Notifications {
    pub(crate) async fn settings(&self, user: &User) -> Result<NotificationSettings, Failure> {
        let off = sqlx::query_scalar!(
            "SELECT event FROM notifications_push_off WHERE user_id = ?",
            user.id
        )
        .fetch_all(self.0.deps.db.read())
        .await?;
        let events = Listener::of(user).events().map(|event| PushChoice {
            event,
            push: !off.iter().any(|off| off == event.as_str()),
        });
        let quiet = self.quiet_minutes(user.id).await?;
        Ok(NotificationSettings {
            public_key: self.0.setup.key.public(),
            devices: self.devices(user).await?,
            events: events.collect(),
            quiet_hours: quiet.map(QuietHours::of),
        })
    }

    pub(crate) async fn update_settings(
        &self,
        user: &User,
        input: &UpdateNotificationSettings,
    ) -> Result<(), Failure> {
        let mut tx = self.0.deps.db.write().await?;
        let people = &self.0.setup.people;
        people.expect_account(&mut tx, user.id).await?;
        for PushChoice { event, push } in &input.events {
            let event = event.as_str();
            if *push {
                sqlx::query!(
                    "DELETE FROM notifications_push_off WHERE user_id = ?1 AND event = ?2",
                    user.id,
                    event
                )
                .execute(&mut *tx)
                .await?;
            } else {
                sqlx::query!(
                    "INSERT INTO notifications_push_off (user_id, event) VALUES (?1, ?2) ON CONFLICT DO NOTHING",
                    user.id,
                    event
                )
                .execute(&mut *tx)
                .await?;
            }
        }
        match input.quiet_hours.as_ref().and_then(QuietHours::minutes) {
            Some(QuietMinutes { from, until }) => {
                sqlx::query!(
                    "INSERT INTO notifications_quiet_hours (user_id, quiet_from, quiet_until) VALUES (?1, ?2, ?3)
                     ON CONFLICT (user_id) DO UPDATE SET quiet_from = ?2, quiet_until = ?3",
                    user.id,
                    from,
                    until
                )
                .execute(&mut *tx)
                .await?;
            }
            None => {
                sqlx::query!(
                    "DELETE FROM notifications_quiet_hours WHERE user_id = ?",
                    user.id
                )
                .execute(&mut *tx)
                .await?;
            }
        }
        tx.after_commit(self.0.deps.outbox.notified());
        Ok(tx.commit().await?)
    }

    pub(crate) async fn quiet_minutes(&self, user: i64) -> Result<Option<QuietMinutes>, Failure> {
        let row = sqlx::query!(
            "SELECT quiet_from, quiet_until FROM notifications_quiet_hours WHERE user_id = ?",
            user
        )
        .fetch_optional(self.0.deps.db.read())
        .await?;
        Ok(row.map(|row| QuietMinutes {
            from: row.quiet_from,
            until: row.quiet_until,
        }))
    }
}
