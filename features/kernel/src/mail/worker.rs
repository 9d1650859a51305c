//! Delivering what is queued.

use std::{
    collections::HashMap,
    sync::{
        Arc,
        atomic::{AtomicI64, Ordering},
    },
    time::Duration,
};

use serde_json::Value;

use super::{MailShop, MailShopFacts, MailTemplate, MailTransport, NotSent, ReadyMail, layout};
use crate::{clock::Clock, db::Db, problem::Failure};

/// Seconds to wait after the first, second, ... refusal of one mail; after the last it is shown to the owner.
const RETRIES: [i64; 6] = [60, 300, 900, 3_600, 21_600, 86_400];
/// While the transport is down, one mail tries it this often.
const PROBE_SECONDS: i64 = 120;
/// The whole of one sending, our own timer around everything a transport does.
const SEND_DEADLINE: Duration = Duration::from_secs(20);

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

/// Delivers mails one after the other; one bad mail never blocks the others.
pub struct MailWorker {
    pub db: Db,
    pub clock: Clock,
    pub transport: Arc<dyn MailTransport>,
    pub shop: Arc<dyn MailShopFacts>,
    pub templates: HashMap<&'static str, MailTemplate>,
    /// Unix seconds until which the transport is left alone; 0 while it works.
    pub down_until: AtomicI64,
    /// In a demo store links can be read after they were sent.
    pub keeps_secrets: bool,
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
            down_until: AtomicI64::new(0),
            keeps_secrets: false,
        }
    }

    /// Sends everything that is due; stops early while the transport is down.
    pub async fn deliver(&self) -> Result<(), Failure> {
        let was_down = self.down_until.load(Ordering::SeqCst);
        if was_down > self.clock.now().0 {
            return Ok(());
        }
        self.drop_dead_links().await?;
        let mut after = 0;
        while let Some(mail) = self.next_due(after).await? {
            after = mail.id;
            let mut subject = None;
            let outcome = match self.ready(&mail).await {
                Ok(ready) => {
                    subject = Some(ready.subject.clone());
                    match tokio::time::timeout(SEND_DEADLINE, self.transport.send(&ready)).await {
                        Ok(outcome) => outcome,
                        Err(_) => Err(NotSent::Down("no answer in time".to_owned())),
                    }
                }
                Err(failure) => Err(NotSent::Refused(failure.to_string())),
            };
            match outcome {
                Ok(()) => {
                    self.sent(&mail, subject).await?;
                    if self.down_until.swap(0, Ordering::SeqCst) != 0 {
                        self.everything_due().await?;
                        after = 0;
                    }
                }
                Err(NotSent::Refused(why)) => self.refused(&mail, subject, &why).await?,
                Err(NotSent::Down(why)) => {
                    tracing::warn!(%why, "mails cannot be sent; trying again every two minutes");
                    self.down_until
                        .store(self.clock.now().0 + PROBE_SECONDS, Ordering::SeqCst);
                    return Ok(());
                }
            }
        }
        Ok(())
    }

    async fn next_due(&self, after: i64) -> Result<Option<Waiting>, Failure> {
        let now = self.clock.now().0;
        Ok(sqlx::query_as(
            "SELECT id, message_id, template, recipient, data, secret, attempts FROM kernel_outbox
             WHERE state = 'waiting' AND held_at IS NULL AND due_at <= ? AND id > ? ORDER BY id LIMIT 1",
        )
        .bind(now)
        .bind(after)
        .fetch_optional(self.db.read())
        .await?)
    }

    async fn ready(&self, mail: &Waiting) -> Result<ReadyMail, Failure> {
        let shop: MailShop = self.shop.mail_shop().await?;
        let template = self
            .templates
            .get(mail.template.as_str())
            .ok_or_else(|| Failure::internal(format!("no mail template {}", mail.template)))?;
        let data: Value = serde_json::from_str(&mail.data).map_err(Failure::internal)?;
        let letter = (template.render)(&data, mail.secret.as_deref(), &shop)?;
        Ok(ReadyMail {
            message_id: mail.message_id.clone(),
            from_name: shop.business_name.clone(),
            recipient: mail.recipient.clone(),
            subject: letter.subject.replace(['\r', '\n'], " "),
            text: layout::text(&letter, &shop),
            html: layout::html(&letter, &shop),
        })
    }

    async fn sent(&self, mail: &Waiting, subject: Option<String>) -> Result<(), Failure> {
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

    async fn refused(
        &self,
        mail: &Waiting,
        subject: Option<String>,
        why: &str,
    ) -> Result<(), Failure> {
        let wait = usize::try_from(mail.attempts)
            .ok()
            .and_then(|tried| RETRIES.get(tried));
        let (state, due) = match wait {
            Some(seconds) => ("waiting", self.clock.now().0 + seconds),
            None => ("failed", self.clock.now().0),
        };
        let mut tx = self.db.write().await?;
        sqlx::query("UPDATE kernel_outbox SET state = ?, due_at = ?, subject = coalesce(?, subject), last_error = ?,
                    attempts = attempts + 1
             WHERE id = ?")
        .bind(state)
        .bind(due)
        .bind(subject)
        .bind(why)
        .bind(mail.id)
        .execute(&mut *tx)
        .await?;
        Ok(tx.commit().await?)
    }

    async fn everything_due(&self) -> Result<(), Failure> {
        let now = self.clock.now().0;
        let mut tx = self.db.write().await?;
        sqlx::query("UPDATE kernel_outbox SET due_at = ? WHERE state = 'waiting'")
            .bind(now)
            .execute(&mut *tx)
            .await?;
        Ok(tx.commit().await?)
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
        sqlx::query("UPDATE kernel_outbox SET state = 'expired', secret = NULL WHERE state = 'waiting' AND valid_until < ?")
        .bind(now)
        .execute(&mut *tx)
        .await?;
        Ok(tx.commit().await?)
    }
}
