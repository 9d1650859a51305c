//! Queueing a mail.

use std::sync::Arc;

use async_trait::async_trait;
use serde_json::Value;

use super::NotSent;
use crate::{
    calendar::Timestamp,
    db::{Db, Tx},
    email::Email,
    job::Wake,
    problem::Failure,
    secret::random_token,
};

/// So many rows go in one transaction: orders wait for the same writer.
const PRUNED_AT_ONCE: i64 = 1_000;

/// A mail to be sent once the transaction is committed.
pub struct NewMail<'a> {
    pub template: &'static str,
    pub to: &'a Email,
    pub data: Value,
    /// Token of the link inside; erased from the row once sent.
    pub secret: Option<&'a str>,
    /// After this the link is dead and the mail is not sent any more.
    pub valid_until: Option<Timestamp>,
}

/// Knows where emails to the shop itself go.
#[async_trait]
pub trait ShopInbox: Send + Sync {
    /// The shop's own address, else those of its owners.
    async fn addresses(&self) -> Result<Vec<Email>, Failure>;
}

/// The queue of mails. Cheap to clone. The default one belongs to a shop without email delivery: its mails become files.
#[derive(Clone, Default)]
pub struct Outbox {
    wake: Wake,
    inbox: Option<Arc<dyn ShopInbox>>,
}

impl Outbox {
    /// The queue of a shop whose emails reach people.
    pub fn delivering(inbox: Arc<dyn ShopInbox>) -> Self {
        Self {
            wake: Wake::default(),
            inbox: Some(inbox),
        }
    }

    /// Whether emails reach people: a mail server or a mail service is set up.
    pub fn delivers(&self) -> bool {
        self.inbox.is_some()
    }

    /// Adds an email to the shop itself, in the transaction that causes it. Without email delivery nothing is queued:
    /// the same news stands in the back office.
    ///
    /// # Errors
    /// When the addresses cannot be read or the row cannot be written.
    pub async fn notify_shop(
        &self,
        tx: &mut Tx,
        template: &'static str,
        data: &Value,
        now: Timestamp,
    ) -> Result<(), Failure> {
        let Some(inbox) = &self.inbox else {
            return Ok(());
        };
        for to in inbox.addresses().await? {
            let mail = NewMail {
                template,
                to: &to,
                data: data.clone(),
                secret: None,
                valid_until: None,
            };
            self.queue(tx, mail, now).await?;
        }
        Ok(())
    }

    /// Adds a mail to the transaction that causes it.
    pub async fn queue(
        &self,
        tx: &mut Tx,
        mail: NewMail<'_>,
        now: Timestamp,
    ) -> Result<i64, Failure> {
        self.queue_at(tx, mail, now, now).await
    }

    /// Adds a mail that leaves at a later time, until which it can be withdrawn.
    pub async fn queue_at(
        &self,
        tx: &mut Tx,
        mail: NewMail<'_>,
        now: Timestamp,
        due: Timestamp,
    ) -> Result<i64, Failure> {
        let message_id = random_token();
        let recipient = mail.to.as_str();
        let data = mail.data.to_string();
        let valid_until = mail.valid_until.map(|until| until.0);
        let id = sqlx::query("INSERT INTO kernel_outbox (message_id, template, recipient, data, secret, valid_until, created_at, due_at)
             VALUES (?, ?, ?, ?, ?, ?, ?, ?)")
        .bind(message_id)
        .bind(mail.template)
        .bind(recipient)
        .bind(data)
        .bind(mail.secret)
        .bind(valid_until)
        .bind(now.0)
        .bind(due.0)
        .execute(&mut **tx)
        .await?
        .last_insert_rowid();
        tx.after_commit(self.wake.clone());
        Ok(id)
    }

    /// Writes down a mail that whoever asks for it sends at once. If that is cut off, nobody sends it later.
    pub async fn sending(
        &self,
        db: &Db,
        mail: NewMail<'_>,
        now: Timestamp,
    ) -> Result<Sending, Failure> {
        let message_id = random_token();
        let mut tx = db.write().await?;
        let id = sqlx::query(
            "INSERT INTO kernel_outbox (message_id, template, recipient, data, created_at, due_at, attempts, state, last_error)
             VALUES (?1, ?2, ?3, ?4, ?5, ?5, 1, 'failed', 'It was cut off.')",
        )
        .bind(&message_id)
        .bind(mail.template)
        .bind(mail.to.as_str())
        .bind(mail.data.to_string())
        .bind(now.0)
        .execute(&mut *tx)
        .await?
        .last_insert_rowid();
        tx.commit().await?;
        Ok(Sending { id, message_id })
    }

    /// Takes back a mail that is still waiting: its link is dead.
    pub async fn withdraw(&self, tx: &mut Tx, id: i64) -> Result<(), Failure> {
        sqlx::query("UPDATE kernel_outbox SET state = 'expired', secret = NULL WHERE id = ? AND state = 'waiting'")
            .bind(id)
            .execute(&mut **tx)
            .await?;
        Ok(())
    }

    /// Forgets whom mails went to and what they said, when that person leaves the shop. What waits is not sent.
    pub async fn forget(&self, tx: &mut Tx, recipient: &str) -> Result<(), Failure> {
        sqlx::query(
            "UPDATE kernel_outbox SET recipient = '', data = '{}', secret = NULL, subject = NULL, last_error = NULL,
                    state = CASE state WHEN 'waiting' THEN 'expired' ELSE state END
             WHERE recipient = ?",
        )
        .bind(recipient)
        .execute(&mut **tx)
        .await?;
        Ok(())
    }

    /// Removes mails that are over and done with since before this: sent, given up or refused for good. What waits or
    /// is held stays. Answers how many went.
    ///
    /// # Errors
    /// The database cannot be written to.
    pub async fn prune(&self, tx: &mut Tx, before: Timestamp) -> Result<u64, Failure> {
        let gone = sqlx::query(
            "DELETE FROM kernel_outbox WHERE id IN (
                 SELECT id FROM kernel_outbox WHERE state <> 'waiting' AND coalesce(sent_at, due_at) < ? LIMIT ?)",
        )
        .bind(before.0)
        .bind(PRUNED_AT_ONCE)
        .execute(&mut **tx)
        .await?;
        Ok(gone.rows_affected())
    }

    /// Wakes the worker when a mail was queued.
    pub fn wake(&self) -> Wake {
        self.wake.clone()
    }
}

/// A mail that is being sent by somebody who waits for it.
pub struct Sending {
    pub id: i64,
    pub message_id: String,
}

impl Sending {
    /// Writes down what came of it.
    pub async fn end(
        self,
        db: &Db,
        subject: &str,
        outcome: &Result<(), NotSent>,
        now: Timestamp,
    ) -> Result<(), Failure> {
        let why = outcome.as_ref().err().map(ToString::to_string);
        let mut tx = db.write().await?;
        sqlx::query(
            "UPDATE kernel_outbox SET subject = ?1, last_error = ?2,
                    state = CASE WHEN ?2 IS NULL THEN 'sent' ELSE 'failed' END,
                    sent_at = CASE WHEN ?2 IS NULL THEN ?3 END
             WHERE id = ?4",
        )
        .bind(subject)
        .bind(why)
        .bind(now.0)
        .bind(self.id)
        .execute(&mut *tx)
        .await?;
        Ok(tx.commit().await?)
    }
}
