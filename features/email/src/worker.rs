//! Delivering what is queued.

use std::{
    collections::HashMap,
    sync::{Arc, Mutex, MutexGuard, PoisonError},
};

use kernel::{
    Clock, Db, Failure, MailGuard, MailTemplate, NotificationEvent, Outbox, Timestamp,
    job::retry_after, mail::MailShopFacts,
};
use serde_json::{Value, json};

use crate::{
    templates::{FAILED, TEST},
    transport::{Fault, MailError, MailTransport, NotSent, ReadyMail, in_time},
};

/// While the transport is down, one mail tries it this often.
const PROBE_SECONDS: i64 = 120;
/// Mails processed per run.
const BATCH: i64 = 200;

#[derive(sqlx::FromRow)]
struct Waiting {
    id: i64,
    message_id: String,
    template: String,
    recipient: String,
    data: String,
    secret: Option<String>,
    attempts: i64,
}

/// How the transport is.
#[derive(Default)]
struct Way {
    /// It does not work as a whole, and is left alone until then.
    down_until: Option<Timestamp>,
    /// The mail that ran into that. Others are tried before it: perhaps this one alone cannot be sent.
    suspect: Option<i64>,
}

/// What became of one try.
enum Tried {
    /// The transport took it, or answered about this mail alone.
    Answered,
    /// The transport was not asked.
    Stored,
    Down(NotSent),
}

/// Delivers mails one after the other; one bad mail never blocks the others.
pub struct MailWorker {
    pub db: Db,
    pub clock: Clock,
    pub transport: Arc<dyn MailTransport>,
    pub shop: Arc<dyn MailShopFacts>,
    pub templates: HashMap<&'static str, MailTemplate>,
    pub guards: Vec<Arc<dyn MailGuard>>,
    /// In a demo store links can be read after they were sent.
    pub keeps_secrets: bool,
    /// Hears of mails that failed.
    pub outbox: Outbox,
    way: Mutex<Way>,
}

impl MailWorker {
    pub fn new(
        db: Db,
        clock: Clock,
        transport: Arc<dyn MailTransport>,
        shop: Arc<dyn MailShopFacts>,
        templates: impl IntoIterator<Item = MailTemplate>,
    ) -> Self {
        Self {
            db,
            clock,
            transport,
            shop,
            templates: templates
                .into_iter()
                .map(|template| (template.name, template))
                .collect(),
            guards: Vec::new(),
            keeps_secrets: false,
            outbox: Outbox::default(),
            way: Mutex::default(),
        }
    }

    /// Sends everything that is due; stops early while the transport is down.
    ///
    /// # Errors
    /// The database cannot be read or written. A mail that cannot be sent is no error.
    pub async fn deliver(&self) -> Result<(), Failure> {
        let now = self.clock.now();
        if self.way().down_until.is_some_and(|until| until > now) {
            return Ok(());
        }
        self.drop_dead_links().await?;
        while self.round().await? {}
        Ok(())
    }

    /// Tries what is due. `true`: there is more.
    async fn round(&self) -> Result<bool, Failure> {
        let suspect = self.way().suspect;
        let due = self.due(suspect).await?;
        let more = due.len() as i64 == BATCH;
        for id in due {
            let Some(mail) = self.waiting(id).await? else {
                continue;
            };
            match self.try_once(&mail).await? {
                Tried::Stored => {}
                Tried::Answered => {
                    if self.works_again(id).await? {
                        return Ok(true);
                    }
                }
                Tried::Down(why) => {
                    if self.is_to_blame(id) {
                        self.refused(&mail, None, &why).await?;
                        continue;
                    }
                    tracing::warn!(%why, "mails cannot be sent; trying again every two minutes");
                    self.note(id, &why).await?;
                    *self.way() = Way {
                        down_until: Some(self.clock.now().plus_seconds(PROBE_SECONDS)),
                        suspect: Some(id),
                    };
                    return Ok(false);
                }
            }
        }
        Ok(more)
    }

    fn way(&self) -> MutexGuard<'_, Way> {
        self.way.lock().unwrap_or_else(PoisonError::into_inner)
    }

    /// Whether only this mail fails: others were sent since its last attempt.
    fn is_to_blame(&self, mail: i64) -> bool {
        let mut way = self.way();
        let alone = way.down_until.is_none() && way.suspect == Some(mail);
        if alone {
            way.suspect = None;
        }
        alone
    }

    async fn due(&self, suspect: Option<i64>) -> Result<Vec<i64>, Failure> {
        Ok(sqlx::query_scalar(
            "SELECT id FROM kernel_outbox WHERE state = 'waiting' AND held_at IS NULL AND due_at <= ?
             ORDER BY id = ?, id LIMIT ?",
        )
        .bind(self.clock.now().0)
        .bind(suspect.unwrap_or_default())
        .bind(BATCH)
        .fetch_all(self.db.read())
        .await?)
    }

    /// Once more, right before it is tried: it may have been withdrawn.
    async fn waiting(&self, id: i64) -> Result<Option<Waiting>, Failure> {
        Ok(sqlx::query_as(
            "SELECT id, message_id, template, recipient, data, secret, attempts FROM kernel_outbox
             WHERE id = ? AND state = 'waiting' AND held_at IS NULL",
        )
        .bind(id)
        .fetch_optional(self.db.read())
        .await?)
    }

    async fn try_once(&self, mail: &Waiting) -> Result<Tried, Failure> {
        let ready = match self.ready(mail).await {
            Ok(Ok(ready)) => ready,
            Ok(Err(over)) => {
                self.give_up(mail.id, &over).await?;
                return Ok(Tried::Stored);
            }
            Err(failure) => {
                let why = NotSent::for_now(MailError::Unwritten, failure.to_string());
                self.refused(mail, None, &why).await?;
                return Ok(Tried::Stored);
            }
        };
        match in_time(self.transport.send(&ready)).await {
            Ok(()) => {
                self.sent(mail, ready.subject).await?;
                Ok(Tried::Answered)
            }
            Err(why) if why.fault == Fault::Transport => Ok(Tried::Down(why)),
            Err(why) => {
                self.refused(mail, Some(ready.subject), &why).await?;
                Ok(Tried::Answered)
            }
        }
    }

    /// The mail ready to send, or why it is no longer sent.
    async fn ready(&self, mail: &Waiting) -> Result<Result<ReadyMail, String>, Failure> {
        let data: Value = serde_json::from_str(&mail.data).map_err(Failure::internal)?;
        for guard in &self.guards {
            if let Some(over) = guard.over(&mail.template, &data).await? {
                return Ok(Err(over));
            }
        }
        let shop = self.shop.mail_shop().await?;
        let template = self
            .templates
            .get(mail.template.as_str())
            .ok_or_else(|| Failure::internal(format!("no mail template {}", mail.template)))?;
        let content = (template.render)(&data, mail.secret.as_deref(), &shop)?;
        let (id, recipient) = (&mail.message_id, &mail.recipient);
        Ok(Ok(ReadyMail::of(&content, &shop, id, recipient, &data)))
    }

    async fn sent(&self, mail: &Waiting, subject: String) -> Result<(), Failure> {
        let now = self.clock.now().0;
        let mut tx = self.db.write().await?;
        sqlx::query(
            "UPDATE kernel_outbox SET state = 'sent', sent_at = ?, subject = ?, last_error = NULL,
                    secret = CASE WHEN ? THEN secret END, attempts = attempts + 1
             WHERE id = ?",
        )
        .bind(now)
        .bind(subject)
        .bind(self.keeps_secrets)
        .bind(mail.id)
        .execute(&mut *tx)
        .await?;
        Ok(tx.commit().await?)
    }

    /// Tries it again later, or shows it to the owner.
    async fn refused(
        &self,
        mail: &Waiting,
        subject: Option<String>,
        why: &NotSent,
    ) -> Result<(), Failure> {
        let wait = retry_after(mail.attempts).filter(|_| why.fault != Fault::MailForGood);
        let (state, due) = match wait {
            Some(seconds) => ("waiting", self.clock.now().0 + seconds),
            None => ("failed", self.clock.now().0),
        };
        let mut tx = self.db.write().await?;
        sqlx::query("UPDATE kernel_outbox SET state = ?, due_at = ?, subject = coalesce(?, subject), last_error = ?,
                    attempts = attempts + 1
             WHERE id = ? AND state = 'waiting'")
        .bind(state)
        .bind(due)
        .bind(subject)
        .bind(why.to_string())
        .bind(mail.id)
        .execute(&mut *tx)
        .await?;
        // The list shows what became of a test that was sent again.
        if wait.is_none() && mail.template != TEST {
            let now = self.clock.now();
            self.outbox
                .notify_team(
                    &mut tx,
                    NotificationEvent::FailedEmail,
                    FAILED,
                    &json!({}),
                    now,
                )
                .await?;
        }
        Ok(tx.commit().await?)
    }

    /// Not sent for a reason that will not pass.
    async fn give_up(&self, id: i64, why: &str) -> Result<(), Failure> {
        let mut tx = self.db.write().await?;
        sqlx::query(
            "UPDATE kernel_outbox SET state = 'expired', secret = NULL, last_error = ? WHERE id = ? AND state = 'waiting'",
        )
        .bind(why)
        .bind(id)
        .execute(&mut *tx)
        .await?;
        Ok(tx.commit().await?)
    }

    /// Records the error without counting an attempt.
    async fn note(&self, id: i64, why: &NotSent) -> Result<(), Failure> {
        let mut tx = self.db.write().await?;
        sqlx::query("UPDATE kernel_outbox SET last_error = ? WHERE id = ?")
            .bind(why.to_string())
            .bind(id)
            .execute(&mut *tx)
            .await?;
        Ok(tx.commit().await?)
    }

    /// Notes that the transport answered. If it was down before, delayed mails become due and this returns `true`.
    async fn works_again(&self, by: i64) -> Result<bool, Failure> {
        let was_down = {
            let mut way = self.way();
            if way.suspect == Some(by) {
                way.suspect = None;
            }
            way.down_until.take().is_some()
        };
        if was_down {
            let now = self.clock.now().0;
            let mut tx = self.db.write().await?;
            // A mail that was not tried yet may be meant for later: until then it can be withdrawn.
            sqlx::query("UPDATE kernel_outbox SET due_at = ?1 WHERE state = 'waiting' AND attempts > 0 AND due_at > ?1 AND id <> ?2")
                .bind(now)
                .bind(by)
                .execute(&mut *tx)
                .await?;
            tx.commit().await?;
        }
        Ok(was_down)
    }

    async fn drop_dead_links(&self) -> Result<(), Failure> {
        let now = self.clock.now().0;
        let dead: i64 = sqlx::query_scalar(r#"SELECT count(*) AS count FROM kernel_outbox WHERE state = 'waiting' AND valid_until < ?"#)
        .bind(now)
        .fetch_one(self.db.read())
        .await?;
        if dead == 0 {
            return Ok(());
        }
        let mut tx = self.db.write().await?;
        sqlx::query("UPDATE kernel_outbox SET state = 'expired', secret = NULL, last_error = 'It came too late to be of use.'
             WHERE state = 'waiting' AND valid_until < ?")
        .bind(now)
        .execute(&mut *tx)
        .await?;
        Ok(tx.commit().await?)
    }
}
