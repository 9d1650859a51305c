//! Queues what happened for every device that is to show it.

use kernel::{Failure, MailTemplate, NotificationEvent, Tx, mail::MailShop};
use serde_json::Value;

use crate::{Notifications, audience::Listener, delivery::Push};

/// Notifications processed per run.
const BATCH: i64 = 100;
/// Longest texts that devices show, in characters.
const LONGEST_TITLE: usize = 120;
const LONGEST_BODY: usize = 240;

#[derive(sqlx::FromRow)]
struct Waiting {
    id: i64,
    event: String,
    user_id: Option<i64>,
    template: String,
    data: String,
    /// The mail that says the same was withdrawn.
    withdrawn: bool,
}

impl Notifications {
    /// Queues everything that is due.
    pub(crate) async fn fan_out(&self) -> Result<(), Failure> {
        let waiting: Vec<Waiting> = sqlx::query_as(
            "SELECT n.id, n.event, n.user_id, n.template, n.data,
                    EXISTS (SELECT 1 FROM kernel_outbox o WHERE o.id = n.mail_id AND o.state = 'expired') AS withdrawn
             FROM kernel_notification n WHERE n.due_at <= ? ORDER BY n.id LIMIT ?",
        )
        .bind(self.now().0)
        .bind(BATCH)
        .fetch_all(self.0.deps.db.read())
        .await?;
        if waiting.is_empty() {
            return Ok(());
        }
        let shop = self.0.setup.shop.mail_shop().await?;
        let templates = self.0.templates.get();
        for one in waiting {
            let mut tx = self.0.deps.db.write().await?;
            if let Some(event) = NotificationEvent::parse(&one.event).filter(|_| !one.withdrawn) {
                let template = templates.and_then(|all| all.get(one.template.as_str()));
                match template.map(|template| worded(template, &one.data, event, &shop)) {
                    Some(Ok(push)) => self.queue(&mut tx, event, one.user_id, &push).await?,
                    Some(Err(failure)) => {
                        tracing::warn!(template = one.template, %failure, "a notification cannot be worded");
                    }
                    None => {
                        tracing::warn!(template = one.template, "a notification has no template")
                    }
                }
            }
            sqlx::query("DELETE FROM kernel_notification WHERE id = ?")
                .bind(one.id)
                .execute(&mut *tx)
                .await?;
            tx.commit().await?;
        }
        Ok(())
    }

    /// Queues a notification for the devices of a person, or of everyone who may know.
    async fn queue(
        &self,
        tx: &mut Tx,
        event: NotificationEvent,
        user: Option<i64>,
        push: &Push,
    ) -> Result<(), Failure> {
        let name = event.as_str();
        let devices = sqlx::query!(
            "SELECT id, role FROM notifications_device d
             WHERE (?1 IS NULL OR user_id = ?1)
               AND NOT EXISTS (SELECT 1 FROM notifications_push_off o WHERE o.user_id = d.user_id AND o.event = ?2)",
            user,
            name
        )
        .fetch_all(&mut **tx)
        .await?;
        let now = self.now().0;
        for device in devices {
            if !Listener::parse(&device.role).hears_of(event) {
                continue;
            }
            sqlx::query!(
                "INSERT INTO notifications_push (device_id, event, title, body, path, created_at, due_at)
                 VALUES (?1, ?2, ?3, ?4, ?5, ?6, ?6)",
                device.id,
                name,
                push.title,
                push.body,
                push.path,
                now
            )
            .execute(&mut **tx)
            .await?;
        }
        Ok(())
    }
}

/// What a device shows: the subject of the mail, its first paragraph, and where its button leads.
fn worded(
    template: &MailTemplate,
    data: &str,
    event: NotificationEvent,
    shop: &MailShop,
) -> Result<Push, Failure> {
    let data: Value = serde_json::from_str(data).map_err(Failure::internal)?;
    let content = (template.render)(&data, None, shop)?;
    let path = content
        .button
        .and_then(|(_, address)| Some(address.strip_prefix(&shop.public_address)?.to_owned()))
        .filter(|path| path.starts_with('/'));
    let elsewhere = || {
        let path = match event {
            NotificationEvent::OrderStep => "/myorders",
            NotificationEvent::QuestionAnswered => "/mycourses",
            _ => "/admin",
        };
        path.to_owned()
    };
    Ok(Push {
        title: shortened(&content.subject, LONGEST_TITLE),
        body: shortened(
            content.paragraphs.first().map_or("", String::as_str),
            LONGEST_BODY,
        ),
        path: path.unwrap_or_else(elsewhere),
        urgent: event.is_urgent(),
    })
}

fn shortened(text: &str, longest: usize) -> String {
    if text.chars().count() <= longest {
        return text.to_owned();
    }
    let start: String = text.chars().take(longest - 1).collect();
    format!("{}…", start.trim_end())
}
