//! What the shop gets emails about.

use kernel::{
    Db, Failure, NotificationEvent,
    audit::{self, Entry},
};
use poem_openapi::Object;
use serde_json::json;

use crate::Notifications;

/// Whether the shop gets an email about an event.
#[derive(Object, Clone, Debug, PartialEq, Eq)]
pub struct EmailChoice {
    pub event: NotificationEvent,
    pub email: bool,
}

/// Emails to the shop itself.
#[derive(Object, Clone, Debug)]
pub struct ShopEmails {
    #[oai(validator(max_items = 20))]
    pub events: Vec<EmailChoice>,
}

/// Whether the shop wants emails about these events.
///
/// # Errors
/// The database cannot be read.
pub async fn wants_email(db: &Db, event: NotificationEvent) -> Result<bool, Failure> {
    let event = event.as_str();
    let off = sqlx::query_scalar!(
        r#"SELECT EXISTS (SELECT 1 FROM notifications_email_off WHERE event = ?) AS "off!: bool""#,
        event
    );
    Ok(!off.fetch_one(db.read()).await?)
}

impl Notifications {
    pub(crate) async fn emails(&self) -> Result<ShopEmails, Failure> {
        let off = sqlx::query_scalar!("SELECT event FROM notifications_email_off")
            .fetch_all(self.0.deps.db.read())
            .await?;
        let with_email = NotificationEvent::ALL.into_iter();
        let events = with_email
            .filter(|event| event.has_email())
            .map(|event| EmailChoice {
                event,
                email: !off.iter().any(|off| off == event.as_str()),
            });
        Ok(ShopEmails {
            events: events.collect(),
        })
    }

    pub(crate) async fn update_emails(
        &self,
        actor: i64,
        input: &ShopEmails,
    ) -> Result<(), Failure> {
        let mut changes = serde_json::Map::new();
        let before = self.emails().await?.events;
        let mut tx = self.0.deps.db.write().await?;
        for choice in &input.events {
            let event = choice.event.as_str();
            if !choice.event.has_email() || before.contains(choice) {
                continue;
            }
            if choice.email {
                sqlx::query!("DELETE FROM notifications_email_off WHERE event = ?", event)
                    .execute(&mut *tx)
                    .await?;
            } else {
                sqlx::query!(
                    "INSERT INTO notifications_email_off (event) VALUES (?) ON CONFLICT DO NOTHING",
                    event
                )
                .execute(&mut *tx)
                .await?;
            }
            let (from, to) = (!choice.email, choice.email);
            changes.insert(event.to_owned(), json!({"from": from, "to": to}));
        }
        if changes.is_empty() {
            return Ok(());
        }
        let entry = Entry {
            actor: Some(actor),
            action: "notifications.emails_changed",
            subject: "notifications",
            details: changes.into(),
        };
        audit::record(&mut tx, self.now(), entry).await?;
        Ok(tx.commit().await?)
    }
}
