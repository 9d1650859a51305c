//! Queueing a mail.

use std::sync::Arc;

use async_trait::async_trait;
use serde_json::Value;

use crate::{
    calendar::Timestamp,
    db::{Db, Tx},
    email::Email,
    job::Wake,
    message::{CustomerMessages, MessageConsent, NewMessage},
    notification::NotificationEvent,
    problem::Failure,
    secret::random_token,
};

/// A mail to be sent once the transaction is committed.
pub struct NewMail<'a> {
    pub template: &'static str,
    pub to: &'a Email,
    /// Customer whom it is about; it is forgotten with their account, also at an address that is not the account's.
    pub user: Option<i64>,
    pub data: Value,
    /// Token of the link inside; erased from the row once sent.
    pub secret: Option<&'a str>,
    /// When the link expires; the mail is not sent after that.
    pub valid_until: Option<Timestamp>,
}

impl<'a> NewMail<'a> {
    /// A mail without a link.
    pub fn new(template: &'static str, to: &'a Email, data: Value) -> Self {
        Self {
            template,
            to,
            user: None,
            data,
            secret: None,
            valid_until: None,
        }
    }

    /// The same, forgotten with the account of this customer.
    pub fn for_user(self, user: i64) -> Self {
        Self {
            user: Some(user),
            ..self
        }
    }

    /// The same with a link, which holds until then.
    pub fn with_link(self, secret: &'a str, valid_until: Timestamp) -> Self {
        Self {
            secret: Some(secret),
            valid_until: Some(valid_until),
            ..self
        }
    }

    /// The same, not sent after that.
    pub fn until(self, valid_until: Timestamp) -> Self {
        Self {
            valid_until: Some(valid_until),
            ..self
        }
    }
}

/// What someone is notified of on their devices, worded by a mail template.
pub struct Notification<'a> {
    pub event: NotificationEvent,
    /// `None` for everyone of the team who may know.
    pub user: Option<i64>,
    pub template: &'static str,
    pub data: &'a Value,
    /// Row of the mail that says the same.
    pub mail: Option<i64>,
    /// Withdrawn when this act is undone.
    pub act: Option<&'a str>,
}

/// When a mail was queued, in the history of what it is about.
#[derive(Clone, Debug)]
pub struct MailMoment {
    pub created_at: Timestamp,
    /// As it was last written; absent before the first try.
    pub subject: Option<String>,
}

/// Knows where emails to the shop itself go.
#[async_trait]
pub trait ShopInbox: Send + Sync {
    /// The shop's own address, else those of its owners.
    async fn addresses(&self) -> Result<Vec<Email>, Failure>;

    /// Whether the shop wants emails about these events.
    async fn wants(&self, event: NotificationEvent) -> Result<bool, Failure>;
}

/// The queue of mails. Cheap to clone. The default one belongs to a shop without email delivery: its mails become files.
#[derive(Clone, Default)]
pub struct Outbox {
    wake: Wake,
    notified: Wake,
    messaged: Wake,
    inbox: Option<Arc<dyn ShopInbox>>,
    messages: Option<Arc<dyn CustomerMessages>>,
}

impl Outbox {
    /// The queue of a shop whose emails reach people.
    pub fn delivering(inbox: Arc<dyn ShopInbox>) -> Self {
        Self {
            inbox: Some(inbox),
            ..Self::default()
        }
    }

    /// The same queue, whose customers get messages too.
    pub fn with_messages(self, messages: Arc<dyn CustomerMessages>) -> Self {
        Self {
            messages: Some(messages),
            ..self
        }
    }

    /// Whether emails reach people: a mail server or a mail service is set up.
    pub fn delivers(&self) -> bool {
        self.inbox.is_some()
    }

    /// Notifies the shop of an event, in the transaction that causes it: on the devices of its team, and by email.
    /// Without email delivery no email is queued: the back office shows the same.
    ///
    /// # Errors
    /// When the addresses cannot be read or the row cannot be written.
    pub async fn notify_shop(
        &self,
        tx: &mut Tx,
        event: NotificationEvent,
        template: &'static str,
        data: &Value,
        now: Timestamp,
    ) -> Result<(), Failure> {
        self.notify_team(tx, event, template, data, now).await?;
        let Some(inbox) = &self.inbox else {
            return Ok(());
        };
        if !inbox.wants(event).await? {
            return Ok(());
        }
        for to in inbox.addresses().await? {
            let mail = NewMail::new(template, &to, data.clone());
            self.queue(tx, mail, now).await?;
        }
        Ok(())
    }

    /// Whether the shop wants emails about these events; without email delivery it has not said.
    ///
    /// # Errors
    /// The settings cannot be read.
    pub async fn shop_wants(&self, event: NotificationEvent) -> Result<bool, Failure> {
        match &self.inbox {
            Some(inbox) => inbox.wants(event).await,
            None => Ok(true),
        }
    }

    /// Notifies the team on their devices alone.
    ///
    /// # Errors
    /// The database cannot be written.
    pub async fn notify_team(
        &self,
        tx: &mut Tx,
        event: NotificationEvent,
        template: &'static str,
        data: &Value,
        now: Timestamp,
    ) -> Result<(), Failure> {
        let notification = Notification {
            event,
            user: None,
            template,
            data,
            mail: None,
            act: None,
        };
        self.notify(tx, &notification, now, now).await
    }

    /// Notifies a person, or the team, on their devices at a time. With a mail it is withdrawn together with it.
    ///
    /// # Errors
    /// The database cannot be written.
    pub async fn notify(
        &self,
        tx: &mut Tx,
        notification: &Notification<'_>,
        now: Timestamp,
        due: Timestamp,
    ) -> Result<(), Failure> {
        let data = notification.data.to_string();
        sqlx::query(
            "INSERT INTO kernel_notification (event, user_id, template, data, mail_id, act, created_at, due_at)
             VALUES (?, ?, ?, ?, ?, ?, ?, ?)",
        )
        .bind(notification.event.as_str())
        .bind(notification.user)
        .bind(notification.template)
        .bind(data)
        .bind(notification.mail)
        .bind(notification.act)
        .bind(now.0)
        .bind(due.0)
        .execute(&mut **tx)
        .await?;
        tx.after_commit(self.notified.clone());
        Ok(())
    }

    /// Wakes the worker of devices when someone is to be notified.
    pub fn notified(&self) -> Wake {
        self.notified.clone()
    }

    /// Queues a message to a customer in the transaction that causes it, if they agreed to messages and the event is
    /// on. A second one about the same is left out, unless the first was withdrawn before it was sent.
    ///
    /// # Errors
    /// The database cannot be written.
    pub async fn message(
        &self,
        tx: &mut Tx,
        message: &NewMessage<'_>,
        now: Timestamp,
        due: Timestamp,
    ) -> Result<(), Failure> {
        let Some(messages) = &self.messages else {
            return Ok(());
        };
        if !messages.wants(tx, message.event, message.user).await? {
            return Ok(());
        }
        sqlx::query(
            "INSERT INTO kernel_message (event, subject, user_id, data, guard, act, valid_until, created_at, due_at)
             VALUES (?1, ?2, ?3, ?4, ?5, ?6, ?7, ?8, ?9)
             ON CONFLICT (event, subject) DO UPDATE SET user_id = ?3, data = ?4, guard = ?5, act = ?6, valid_until = ?7,
                 created_at = ?8, due_at = ?9, attempts = 0, state = 'waiting', last_error = NULL
             WHERE state = 'expired'",
        )
        .bind(message.event.as_str())
        .bind(message.subject)
        .bind(message.user)
        .bind(message.data.to_string())
        .bind(message.guard)
        .bind(message.act)
        .bind(message.valid_until.map(|until| until.0))
        .bind(now.0)
        .bind(due.0)
        .execute(&mut **tx)
        .await?;
        tx.after_commit(self.messaged.clone());
        Ok(())
    }

    /// Records whether a customer wants messages, in the transaction of what they did.
    ///
    /// # Errors
    /// The database cannot be written.
    pub async fn record_consent(
        &self,
        tx: &mut Tx,
        consent: MessageConsent,
        now: Timestamp,
    ) -> Result<(), Failure> {
        match &self.messages {
            Some(messages) => messages.record_consent(tx, consent, now).await,
            None => Ok(()),
        }
    }

    /// Wakes the worker of messages when one was queued.
    pub fn messaged(&self) -> Wake {
        self.messaged.clone()
    }

    /// Withdraws what devices and customers were to hear of an act that is undone, as far as it was not sent.
    ///
    /// # Errors
    /// The database cannot be written.
    pub async fn withdraw_act(&self, tx: &mut Tx, act: &str) -> Result<(), Failure> {
        sqlx::query("DELETE FROM kernel_notification WHERE act = ?")
            .bind(act)
            .execute(&mut **tx)
            .await?;
        sqlx::query(
            "UPDATE kernel_message SET state = 'expired', last_error = 'It was undone.'
             WHERE act = ? AND state = 'waiting'",
        )
        .bind(act)
        .execute(&mut **tx)
        .await?;
        Ok(())
    }

    /// Adds a mail to the transaction that causes it.
    ///
    /// # Errors
    /// The database cannot be written.
    pub async fn queue(
        &self,
        tx: &mut Tx,
        mail: NewMail<'_>,
        now: Timestamp,
    ) -> Result<i64, Failure> {
        self.queue_at(tx, mail, now, now).await
    }

    /// Adds a mail that leaves at a later time, until which it can be withdrawn.
    ///
    /// # Errors
    /// The database cannot be written.
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
        let id = sqlx::query(
            "INSERT INTO kernel_outbox (message_id, template, recipient, user_id, data, secret, valid_until, created_at,
                                        due_at)
             VALUES (?, ?, ?, ?, ?, ?, ?, ?, ?)",
        )
        .bind(message_id)
        .bind(mail.template)
        .bind(recipient)
        .bind(mail.user)
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

    /// Withdraws a mail that is still waiting. Its link stops working.
    ///
    /// # Errors
    /// The database cannot be written.
    pub async fn withdraw(&self, tx: &mut Tx, id: i64) -> Result<(), Failure> {
        sqlx::query("UPDATE kernel_outbox SET state = 'expired', secret = NULL WHERE id = ? AND state = 'waiting'")
            .bind(id)
            .execute(&mut **tx)
            .await?;
        Ok(())
    }

    /// Forgets whom mails about a person or to their address went to and what they said, when that person leaves the
    /// shop. What waits is not sent.
    ///
    /// # Errors
    /// The database cannot be written.
    pub async fn forget(
        &self,
        tx: &mut Tx,
        user: i64,
        recipient: Option<&str>,
    ) -> Result<(), Failure> {
        sqlx::query(
            "UPDATE kernel_outbox SET recipient = '', data = '{}', secret = NULL, subject = NULL, last_error = NULL,
                    state = CASE state WHEN 'waiting' THEN 'expired' ELSE state END
             WHERE user_id = ?1 OR recipient = ?2",
        )
        .bind(user)
        .bind(recipient)
        .execute(&mut **tx)
        .await?;
        Ok(())
    }

    /// Wakes the worker when a mail was queued.
    pub fn wake(&self) -> Wake {
        self.wake.clone()
    }

    /// The mails of one feature about one of its things, oldest first: whose data name it under this key.
    ///
    /// # Errors
    /// The database cannot be read.
    pub async fn about(
        &self,
        db: &Db,
        templates: &str,
        key: &str,
        id: i64,
    ) -> Result<Vec<MailMoment>, Failure> {
        let rows: Vec<(i64, Option<String>)> = sqlx::query_as(
            "SELECT created_at, subject FROM kernel_outbox
             WHERE substr(template, 1, length(?1)) = ?1 AND json_extract(data, '$.' || ?2) = ?3 ORDER BY id",
        )
        .bind(templates)
        .bind(key)
        .bind(id)
        .fetch_all(db.read())
        .await?;
        let moments = rows.into_iter().map(|(at, subject)| MailMoment {
            created_at: Timestamp(at),
            subject,
        });
        Ok(moments.collect())
    }

    /// How many mails are on hold since the shop was restored from a backup.
    ///
    /// # Errors
    /// The database cannot be read.
    pub async fn on_hold(&self, db: &Db) -> Result<i64, Failure> {
        Ok(sqlx::query_scalar(
            "SELECT count(*) FROM kernel_outbox WHERE state = 'waiting' AND held_at IS NOT NULL",
        )
        .fetch_one(db.read())
        .await?)
    }
}
