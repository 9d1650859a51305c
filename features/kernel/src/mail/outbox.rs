//! Queueing a mail.

use serde_json::Value;

use crate::{
    calendar::Timestamp, contact::Email, db::Tx, job::Wake, problem::Failure, secret::random_token,
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
