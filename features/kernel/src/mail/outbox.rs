//! Queueing a mail.

use serde_json::Value;

use super::NotSent;
use crate::{
    calendar::Timestamp,
    contact::Email,
    db::{Db, Tx},
    job::Wake,
    problem::Failure,
    secret::random_token,
};

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

/// The queue of mails. Cheap to clone.
#[derive(Clone, Default)]
pub struct Outbox {
    wake: Wake,
}

impl Outbox {
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
