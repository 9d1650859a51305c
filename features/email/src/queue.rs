//! The queue of mails, waiting, sent and failed, in the kernel's table.

use kernel::{
    Db, Deps, Failure, Outbox, Timestamp, Tx,
    mail::{NewMail, QueuedMail},
    secret::random_token,
};
use poem_openapi::Enum;

use crate::{templates, transport::NotSent};

/// Rows deleted per transaction: orders wait for the same writer.
const PRUNED_AT_ONCE: i64 = 1_000;

/// Delivery counts as stuck when a mail has been due for this long.
const STUCK_SECONDS: i64 = 600;

/// Where a mail is.
#[derive(Enum, Clone, Copy, Debug, PartialEq, Eq)]
#[oai(rename_all = "lowercase")]
pub enum MailState {
    /// Not sent yet, or waiting for the next attempt.
    Waiting,
    /// On hold since the shop was restored from a backup, until the owner sends or discards it.
    Held,
    Sent,
    /// Not delivered after a day of attempts.
    Failed,
    /// Not sent: its link expired, or its subject was withdrawn.
    Dead,
}

/// A mail as it is stored.
#[derive(Clone, Debug)]
pub struct StoredMail {
    pub id: i64,
    pub queued: QueuedMail,
    pub secret: Option<String>,
    pub state: MailState,
    pub created_at: Timestamp,
    pub due_at: Timestamp,
    pub sent_at: Option<Timestamp>,
    pub attempts: i64,
    pub last_error: Option<String>,
    pub subject: Option<String>,
    pub valid_until: Option<Timestamp>,
}

/// Which mails to list.
#[derive(Clone, Debug, Default)]
pub struct MailFilter {
    pub state: Option<MailState>,
    /// Part of a recipient, subject or template, in lower case.
    pub query: Option<String>,
    /// Id of the last one seen.
    pub before: Option<i64>,
}

/// Counts of mails by state.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct MailCounts {
    pub waiting: i64,
    pub held: i64,
    /// All that failed, as many as the list has.
    pub failed: i64,
    /// Those that failed and need attention: a failed test has reported its result to the owner who sent it.
    pub failed_without_tests: i64,
    pub last_sent_at: Option<Timestamp>,
    /// Since when the oldest is due that should have left long ago: the transport does not work.
    pub stuck_since: Option<Timestamp>,
    /// What the transport ran into with the mails that wait.
    pub mail_error: Option<String>,
}

#[derive(sqlx::FromRow)]
struct Row {
    id: i64,
    template: String,
    recipient: String,
    data: String,
    secret: Option<String>,
    state: String,
    held_at: Option<i64>,
    created_at: i64,
    due_at: i64,
    sent_at: Option<i64>,
    attempts: i64,
    last_error: Option<String>,
    subject: Option<String>,
    valid_until: Option<i64>,
}

impl Row {
    fn stored(self) -> Result<StoredMail, Failure> {
        let state = match (self.state.as_str(), self.held_at) {
            ("waiting", None) => MailState::Waiting,
            ("waiting", Some(_)) => MailState::Held,
            ("sent", _) => MailState::Sent,
            ("failed", _) => MailState::Failed,
            _ => MailState::Dead,
        };
        Ok(StoredMail {
            id: self.id,
            queued: QueuedMail {
                template: self.template,
                recipient: self.recipient,
                data: serde_json::from_str(&self.data).map_err(Failure::internal)?,
            },
            secret: self.secret,
            state,
            created_at: Timestamp(self.created_at),
            due_at: Timestamp(self.due_at),
            sent_at: self.sent_at.map(Timestamp),
            attempts: self.attempts,
            last_error: self.last_error,
            subject: self.subject,
            valid_until: self.valid_until.map(Timestamp),
        })
    }
}

/// The mails of the shop. Cheap to clone.
#[derive(Clone)]
pub struct Queue {
    db: Db,
    outbox: Outbox,
}

impl Queue {
    /// To look at the queue of a shop that another process may have open.
    pub fn at(db: Db) -> Self {
        Self {
            db,
            outbox: Outbox::default(),
        }
    }

    pub fn of(deps: &Deps) -> Self {
        Self {
            db: deps.db.clone(),
            outbox: deps.outbox.clone(),
        }
    }

    /// Up to `most` mails, newest first.
    ///
    /// # Errors
    /// The database cannot be read.
    pub async fn page(&self, filter: &MailFilter, most: i64) -> Result<Vec<StoredMail>, Failure> {
        let (state, held) = match filter.state {
            None => (None, None),
            Some(MailState::Waiting) => (Some("waiting"), Some(false)),
            Some(MailState::Held) => (Some("waiting"), Some(true)),
            Some(MailState::Sent) => (Some("sent"), None),
            Some(MailState::Failed) => (Some("failed"), None),
            Some(MailState::Dead) => (Some("expired"), None),
        };
        let rows: Vec<Row> = sqlx::query_as(
            "SELECT id, template, recipient, data, secret, state, held_at, created_at, due_at, sent_at, attempts,
                    last_error, subject, valid_until
             FROM kernel_outbox
             WHERE (?1 IS NULL OR id < ?1) AND (?2 IS NULL OR state = ?2)
               AND (?3 IS NULL OR (held_at IS NOT NULL) = ?3)
               AND (?4 IS NULL OR instr(lower(recipient || ' ' || coalesce(subject, '') || ' ' || template), ?4) > 0)
             ORDER BY id DESC LIMIT ?5",
        )
        .bind(filter.before)
        .bind(state)
        .bind(held)
        .bind(filter.query.as_deref())
        .bind(most)
        .fetch_all(self.db.read())
        .await?;
        rows.into_iter().map(Row::stored).collect()
    }

    /// One mail; `None` if there is no such mail.
    ///
    /// # Errors
    /// The database cannot be read.
    pub async fn one(&self, id: i64) -> Result<Option<StoredMail>, Failure> {
        let row: Option<Row> = sqlx::query_as(
            "SELECT id, template, recipient, data, secret, state, held_at, created_at, due_at, sent_at, attempts,
                    last_error, subject, valid_until
             FROM kernel_outbox WHERE id = ?",
        )
        .bind(id)
        .fetch_optional(self.db.read())
        .await?;
        row.map(Row::stored).transpose()
    }

    /// How many mails are in which state.
    ///
    /// # Errors
    /// The database cannot be read.
    pub async fn counts(&self, now: Timestamp) -> Result<MailCounts, Failure> {
        let (waiting, held, oldest): (i64, i64, Option<i64>) = sqlx::query_as(
            "SELECT coalesce(sum(held_at IS NULL), 0), coalesce(sum(held_at IS NOT NULL), 0),
                    min(CASE WHEN held_at IS NULL AND attempts = 0 AND due_at < ? THEN due_at END)
             FROM kernel_outbox WHERE state = 'waiting'",
        )
        .bind(now.0 - STUCK_SECONDS)
        .fetch_one(self.db.read())
        .await?;
        let mail_error: Option<String> = sqlx::query_scalar(
            "SELECT last_error FROM kernel_outbox
             WHERE state = 'waiting' AND held_at IS NULL AND attempts = 0 AND last_error IS NOT NULL
             ORDER BY id DESC LIMIT 1",
        )
        .fetch_optional(self.db.read())
        .await?;
        let (failed, failed_without_tests): (i64, i64) = sqlx::query_as(
            "SELECT count(*), coalesce(sum(template <> ?), 0) FROM kernel_outbox WHERE state = 'failed'",
        )
        .bind(templates::TEST)
        .fetch_one(self.db.read())
        .await?;
        let last_sent: Option<Option<i64>> = sqlx::query_scalar(
            "SELECT sent_at FROM kernel_outbox WHERE state = 'sent' ORDER BY id DESC LIMIT 1",
        )
        .fetch_optional(self.db.read())
        .await?;
        Ok(MailCounts {
            waiting,
            held,
            failed,
            failed_without_tests,
            last_sent_at: last_sent.flatten().map(Timestamp),
            stuck_since: oldest.map(Timestamp),
            mail_error,
        })
    }

    /// Tries a mail that failed or was held once more, from the beginning. One that was sent goes out a second time.
    ///
    /// # Errors
    /// The database cannot be written.
    pub async fn send_again(
        &self,
        tx: &mut Tx,
        mail: &StoredMail,
        now: Timestamp,
    ) -> Result<i64, Failure> {
        tx.after_commit(self.outbox.wake());
        if mail.state != MailState::Sent {
            sqlx::query(
                "UPDATE kernel_outbox SET state = 'waiting', held_at = NULL, due_at = ?, attempts = 0, last_error = NULL
                 WHERE id = ?",
            )
            .bind(now.0)
            .bind(mail.id)
            .execute(&mut **tx)
            .await?;
            return Ok(mail.id);
        }
        // A Message-ID of its own, or its reader would be shown one of the two.
        let id = sqlx::query(
            "INSERT INTO kernel_outbox (message_id, template, recipient, user_id, data, valid_until, created_at, due_at)
             VALUES (?, ?, ?, (SELECT user_id FROM kernel_outbox WHERE id = ?), ?, ?, ?, ?)",
        )
        .bind(random_token())
        .bind(&mail.queued.template)
        .bind(&mail.queued.recipient)
        .bind(mail.id)
        .bind(mail.queued.data.to_string())
        .bind(mail.valid_until.map(|until| until.0))
        .bind(now.0)
        .bind(now.0)
        .execute(&mut **tx)
        .await?
        .last_insert_rowid();
        Ok(id)
    }

    /// Expires a mail that a newer one replaces.
    ///
    /// # Errors
    /// The database cannot be written.
    pub async fn give_up(&self, tx: &mut Tx, id: i64) -> Result<(), Failure> {
        sqlx::query(
            "UPDATE kernel_outbox SET state = 'expired', secret = NULL WHERE id = ? AND state IN ('waiting', 'failed')",
        )
        .bind(id)
        .execute(&mut **tx)
        .await?;
        Ok(())
    }

    /// Puts all waiting mails on hold until the owner decides. Mails with a link expire.
    ///
    /// # Errors
    /// The database cannot be written.
    pub async fn hold(tx: &mut Tx, now: Timestamp) -> Result<(), Failure> {
        sqlx::query(
            "UPDATE kernel_outbox SET state = 'expired', secret = NULL WHERE state = 'waiting' AND secret IS NOT NULL",
        )
        .execute(&mut **tx)
        .await?;
        sqlx::query("UPDATE kernel_outbox SET held_at = ? WHERE state = 'waiting'")
            .bind(now.0)
            .execute(&mut **tx)
            .await?;
        Ok(())
    }

    /// Sends or discards all mails on hold. Returns their number.
    ///
    /// # Errors
    /// The database cannot be written.
    pub async fn release(&self, tx: &mut Tx, send: bool, now: Timestamp) -> Result<u64, Failure> {
        let state = if send { "waiting" } else { "expired" };
        let done = sqlx::query(
            "UPDATE kernel_outbox SET state = ?, held_at = NULL, due_at = ? WHERE state = 'waiting' AND held_at IS NOT NULL",
        )
        .bind(state)
        .bind(now.0)
        .execute(&mut **tx)
        .await?;
        tx.after_commit(self.outbox.wake());
        Ok(done.rows_affected())
    }

    /// Records a mail that the caller sends immediately. If the caller is interrupted, it is not sent later.
    ///
    /// # Errors
    /// The database cannot be written.
    pub async fn sending(&self, mail: NewMail<'_>, now: Timestamp) -> Result<Sending, Failure> {
        let message_id = random_token();
        let mut tx = self.db.write().await?;
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
        Ok(Sending {
            db: self.db.clone(),
            id,
            message_id,
        })
    }

    /// Deletes mails that were sent, expired or failed before this time, not those waiting or on hold. Returns how many
    /// were deleted.
    ///
    /// # Errors
    /// If the database cannot be written to.
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
}

/// A mail that is being sent while its caller waits.
pub struct Sending {
    db: Db,
    pub id: i64,
    pub message_id: String,
}

impl Sending {
    /// Records the outcome.
    pub async fn end(
        self,
        subject: &str,
        outcome: &Result<(), NotSent>,
        now: Timestamp,
    ) -> Result<(), Failure> {
        let why = outcome.as_ref().err().map(ToString::to_string);
        let mut tx = self.db.write().await?;
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
