//! Delivers what is queued.

use std::{collections::HashSet, time::Duration};

use kernel::{Failure, Job, MessageEvent, Timestamp, job::retry_after};
use serde_json::Value;

use crate::{
    Messages,
    channels::MessageChannel,
    consent::has_consent,
    event_settings::StoredEvent,
    meta_templates::KnownState,
    settings::Switches,
    template,
    transport::{Outcome, ReadyMessage},
};

/// How often the queue is checked for what is due.
const LOOK_EVERY: Duration = Duration::from_secs(30);
/// Seconds after which a template that is not approved yet is looked at again.
const REVIEW_SECONDS: i64 = 3_600;
/// Messages processed per run.
const BATCH: i64 = 100;

#[derive(sqlx::FromRow)]
struct Waiting {
    id: i64,
    event: String,
    user_id: i64,
    data: String,
    guard: Option<String>,
    attempts: i64,
    channel: Option<String>,
}

/// A message with the channel it takes, and whether another one is left if that refuses it.
struct Planned {
    message: ReadyMessage,
    channel: MessageChannel,
    next: Option<MessageChannel>,
    /// What Meta says of the WhatsApp template.
    template: Option<KnownState>,
}

impl Planned {
    /// Why its template cannot carry it now, if it goes by WhatsApp.
    fn template_problem(&self) -> Option<String> {
        let known = self.template.as_ref();
        known
            .filter(|_| self.channel == MessageChannel::WhatsApp)
            .and_then(KnownState::problem)
    }
}

pub fn job(messages: &Messages) -> Job {
    let wake = messages.0.deps.outbox.messaged();
    let messages = messages.clone();
    Job::new("messages.deliver", LOOK_EVERY, move || {
        let messages = messages.clone();
        async move { messages.deliver().await }
    })
    .on(wake)
}

impl Messages {
    /// Sends everything that is due. A channel that does not work is left alone until the next run, and holds up no
    /// other.
    async fn deliver(&self) -> Result<(), Failure> {
        self.drop_late().await?;
        let mut down = HashSet::new();
        for id in self.due().await? {
            let Some(waiting) = self.waiting(id).await? else {
                continue;
            };
            let mut connection = self.0.deps.db.read().acquire().await?;
            let switches = Switches::load(&mut connection).await?;
            drop(connection);
            if let Some(end) = switches.wait_until(self.now()) {
                self.postpone_all(end).await?;
                return Ok(());
            }
            let planned = match self.plan(&waiting, &switches).await? {
                Ok(planned) => planned,
                Err(over) => {
                    self.end(id, "expired", &over).await?;
                    continue;
                }
            };
            if down.contains(planned.channel.as_str()) {
                continue;
            }
            if let Some(why) = planned.template_problem() {
                self.hold_back(&waiting, &planned, &why).await?;
                continue;
            }
            match self.send(planned.channel, &planned.message).await {
                Outcome::Sent(service_id) => self.sent(id, &planned, service_id).await?,
                Outcome::Refused(why) => match planned.next {
                    Some(next) => {
                        self.try_again(&waiting, next, &planned.message, &why, 0)
                            .await?;
                    }
                    None => self.refused(id, &planned, &why).await?,
                },
                Outcome::Failed { why, seconds } => {
                    down.insert(planned.channel.as_str());
                    tracing::warn!(id, why, "a message was not sent");
                    match retry_after(waiting.attempts) {
                        Some(wait) => {
                            let wait = wait.max(seconds);
                            let channel = planned.channel;
                            self.try_again(&waiting, channel, &planned.message, &why, wait)
                                .await?;
                        }
                        None => self.refused(id, &planned, &why).await?,
                    }
                }
            }
        }
        Ok(())
    }

    pub(crate) async fn send(&self, channel: MessageChannel, message: &ReadyMessage) -> Outcome {
        let (channels, transports) = (&self.0.setup.channels, &self.0.transports);
        match (channel, &channels.whatsapp, &channels.sms) {
            (MessageChannel::WhatsApp, Some(settings), _) => {
                transports.whatsapp(settings, message).await
            }
            (MessageChannel::Sms, _, Some(settings)) => transports.sms(settings, message).await,
            _ => Outcome::Refused("This channel is not set up.".to_owned()),
        }
    }

    async fn due(&self) -> Result<Vec<i64>, Failure> {
        Ok(sqlx::query_scalar(
            "SELECT id FROM kernel_message WHERE state = 'waiting' AND due_at <= ? ORDER BY id LIMIT ?",
        )
        .bind(self.now().0)
        .bind(BATCH)
        .fetch_all(self.0.deps.db.read())
        .await?)
    }

    /// Once more, right before it is tried: it may have been withdrawn.
    async fn waiting(&self, id: i64) -> Result<Option<Waiting>, Failure> {
        Ok(sqlx::query_as(
            "SELECT id, event, user_id, data, guard, attempts, channel FROM kernel_message
             WHERE id = ? AND state = 'waiting'",
        )
        .bind(id)
        .fetch_optional(self.0.deps.db.read())
        .await?)
    }

    /// The message ready to send, or why it is not sent.
    async fn plan(
        &self,
        waiting: &Waiting,
        switches: &Switches,
    ) -> Result<Result<Planned, String>, Failure> {
        let Some(event) = MessageEvent::parse(&waiting.event) else {
            return Ok(Err("This kind of message no longer exists.".to_owned()));
        };
        let data: Value = serde_json::from_str(&waiting.data).map_err(Failure::internal)?;
        if let Some(guard) = &waiting.guard {
            for one in self.0.guards.get().into_iter().flatten() {
                if let Some(over) = one.over(guard, &data).await? {
                    return Ok(Err(over));
                }
            }
        }
        let mut connection = self.0.deps.db.read().acquire().await?;
        if !has_consent(&mut connection, waiting.user_id).await? {
            return Ok(Err("The customer does not want messages.".to_owned()));
        }
        let stored = StoredEvent::load(&mut connection, event).await?;
        let template = KnownState::load(&mut connection, &stored).await?;
        drop(connection);
        if !stored.is_on {
            return Ok(Err("Messages about this are switched off.".to_owned()));
        }
        let person = self.0.setup.people.person(waiting.user_id).await?;
        let Some(mobile) = person.and_then(|person| person.mobile) else {
            return Ok(Err("The customer has no mobile number.".to_owned()));
        };
        let channels = stored.channels(&self.0.setup.channels, switches);
        // One that has refused it is not asked again.
        let from = waiting.channel.as_deref().and_then(MessageChannel::parse);
        let from = channels.iter().position(|one| Some(*one) == from);
        let mut left = channels.iter().skip(from.unwrap_or(0)).copied();
        let Some(channel) = left.next() else {
            let over = "No channel for it is set up and switched on.";
            return Ok(Err(over.to_owned()));
        };
        let shop = self.shop().await?;
        let (text, parameters) =
            template::written(&stored.text, |name| template::value(name, &data, &shop));
        Ok(Ok(Planned {
            message: ReadyMessage {
                number: mobile.as_str().to_owned(),
                text,
                parameters,
                whatsapp_template: stored.whatsapp_template,
                language: stored.language,
                dlt_template: stored.dlt_template,
            },
            channel,
            next: left.next(),
            template,
        }))
    }

    /// The next channel takes what WhatsApp has no approved template for. Without one it waits for an approval, or fails.
    async fn hold_back(
        &self,
        waiting: &Waiting,
        planned: &Planned,
        why: &str,
    ) -> Result<(), Failure> {
        let may_pass = planned.template.as_ref().is_some_and(KnownState::may_pass);
        let wait = retry_after(waiting.attempts).filter(|_| may_pass);
        match (planned.next, wait) {
            (Some(next), _) => {
                self.try_again(waiting, next, &planned.message, why, 0)
                    .await
            }
            (None, Some(wait)) => {
                let (channel, wait) = (planned.channel, wait.max(REVIEW_SECONDS));
                self.try_again(waiting, channel, &planned.message, why, wait)
                    .await
            }
            (None, None) => self.refused(waiting.id, planned, why).await,
        }
    }

    async fn sent(
        &self,
        id: i64,
        planned: &Planned,
        service_id: Option<String>,
    ) -> Result<(), Failure> {
        let mut tx = self.0.deps.db.write().await?;
        // Ids are the service's own. One that it gave before belongs to the newer message from now on.
        sqlx::query("UPDATE kernel_message SET service_id = NULL WHERE service_id = ?")
            .bind(&service_id)
            .execute(&mut *tx)
            .await?;
        sqlx::query(
            "UPDATE kernel_message SET state = 'sent', sent_at = ?, channel = ?, recipient = ?, text = ?, service_id = ?,
                    delivered_at = NULL, read_at = NULL, last_error = NULL, attempts = attempts + 1
             WHERE id = ?",
        )
        .bind(self.now().0)
        .bind(planned.channel.as_str())
        .bind(&planned.message.number)
        .bind(&planned.message.text)
        .bind(service_id)
        .bind(id)
        .execute(&mut *tx)
        .await?;
        Ok(tx.commit().await?)
    }

    async fn try_again(
        &self,
        waiting: &Waiting,
        channel: MessageChannel,
        message: &ReadyMessage,
        why: &str,
        seconds: i64,
    ) -> Result<(), Failure> {
        let mut tx = self.0.deps.db.write().await?;
        sqlx::query(
            "UPDATE kernel_message SET due_at = ?, channel = ?, recipient = ?, last_error = ?, attempts = attempts + 1
             WHERE id = ? AND state = 'waiting'",
        )
        .bind(self.now().plus_seconds(seconds).0)
        .bind(channel.as_str())
        .bind(&message.number)
        .bind(why)
        .bind(waiting.id)
        .execute(&mut *tx)
        .await?;
        if seconds == 0 {
            tx.after_commit(self.0.deps.outbox.messaged());
        }
        Ok(tx.commit().await?)
    }

    async fn refused(&self, id: i64, planned: &Planned, why: &str) -> Result<(), Failure> {
        let mut tx = self.0.deps.db.write().await?;
        sqlx::query(
            "UPDATE kernel_message SET state = 'failed', channel = ?, recipient = ?, text = ?, last_error = ?,
                    attempts = attempts + 1
             WHERE id = ? AND state = 'waiting'",
        )
        .bind(planned.channel.as_str())
        .bind(&planned.message.number)
        .bind(&planned.message.text)
        .bind(why)
        .bind(id)
        .execute(&mut *tx)
        .await?;
        Ok(tx.commit().await?)
    }

    async fn end(&self, id: i64, state: &str, why: &str) -> Result<(), Failure> {
        let mut tx = self.0.deps.db.write().await?;
        sqlx::query(
            "UPDATE kernel_message SET state = ?, last_error = ? WHERE id = ? AND state = 'waiting'",
        )
        .bind(state)
        .bind(why)
        .bind(id)
        .execute(&mut *tx)
        .await?;
        Ok(tx.commit().await?)
    }

    /// Lets everything that is due wait for the end of the quiet hours.
    async fn postpone_all(&self, end: Timestamp) -> Result<(), Failure> {
        let mut tx = self.0.deps.db.write().await?;
        sqlx::query(
            "UPDATE kernel_message SET due_at = ?1 WHERE state = 'waiting' AND due_at <= ?2",
        )
        .bind(end.0)
        .bind(self.now().0)
        .execute(&mut *tx)
        .await?;
        Ok(tx.commit().await?)
    }

    /// Gives up what came too late.
    async fn drop_late(&self) -> Result<(), Failure> {
        let now = self.now().0;
        let late: bool = sqlx::query_scalar(
            "SELECT EXISTS (SELECT 1 FROM kernel_message WHERE state = 'waiting' AND valid_until < ?)",
        )
        .bind(now)
        .fetch_one(self.0.deps.db.read())
        .await?;
        if !late {
            return Ok(());
        }
        let mut tx = self.0.deps.db.write().await?;
        sqlx::query(
            "UPDATE kernel_message SET state = 'expired', last_error = 'It came too late to be of use.'
             WHERE state = 'waiting' AND valid_until < ?",
        )
        .bind(now)
        .execute(&mut *tx)
        .await?;
        Ok(tx.commit().await?)
    }
}
