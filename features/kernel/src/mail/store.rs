//! Looking after the mails that wait, left or did not leave.

use poem_openapi::Enum;
use serde_json::Value;

use super::Outbox;
use crate::{
    calendar::Timestamp,
    db::{Db, Tx},
    problem::Failure,
    secret::random_token,
};

/// Due for so long and still waiting: nothing leaves.
const STUCK_SECONDS: i64 = 600;

/// Where a mail is.
#[derive(Enum, Clone, Copy, Debug, PartialEq, Eq)]
#[oai(rename_all = "lowercase")]
pub enum MailState {
    /// On its way, or tried and tried again.
    Waiting,
    /// Waited when the shop was restored from a backup: leaves when somebody says so.
    Held,
    Sent,
    /// Tried for a day in vain.
    Failed,
    /// Not sent: its link was dead, or what it was about was taken back.
    Dead,
}

/// A mail as it is kept.
#[derive(Clone, Debug)]
pub struct StoredMail {
    pub id: i64,
    pub template: String,
    /// Empty once the person has left the shop.
    pub recipient: String,
    pub data: Value,
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

/// Which mails somebody looks for.
#[derive(Clone, Debug, Default)]
pub struct MailFilter {
    pub state: Option<MailState>,
    /// Part of a recipient, subject or template, in lower case.
    pub wording: Option<String>,
    /// Id of the last one seen.
    pub before: Option<i64>,
}

/// How the mails are.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct MailCounts {
    pub waiting: i64,
    pub held: i64,
    pub failed: i64,
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
            template: self.template,
            recipient: self.recipient,
            data: serde_json::from_str(&self.data).map_err(Failure::internal)?,
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

impl Outbox {
    /// So many mails, the newest first.
    pub async fn page(
        &self,
        db: &Db,
        filter: &MailFilter,
        most: i64,
    ) -> Result<Vec<StoredMail>, Failure> {
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
        .bind(filter.wording.as_deref())
        .bind(most)
        .fetch_all(db.read())
        .await?;
        rows.into_iter().map(Row::stored).collect()
    }

    /// The mails of one feature about one of its things, oldest first: whose data name it under this key.
    pub async fn about(
        &self,
        db: &Db,
        templates: &str,
        key: &str,
        id: i64,
    ) -> Result<Vec<StoredMail>, Failure> {
        let rows: Vec<Row> = sqlx::query_as(
            "SELECT id, template, recipient, data, secret, state, held_at, created_at, due_at, sent_at, attempts,
                    last_error, subject, valid_until
             FROM kernel_outbox
             WHERE substr(template, 1, length(?1)) = ?1 AND json_extract(data, '$.' || ?2) = ?3 ORDER BY id",
        )
        .bind(templates)
        .bind(key)
        .bind(id)
        .fetch_all(db.read())
        .await?;
        rows.into_iter().map(Row::stored).collect()
    }

    pub async fn one(&self, db: &Db, id: i64) -> Result<Option<StoredMail>, Failure> {
        let row: Option<Row> = sqlx::query_as(
            "SELECT id, template, recipient, data, secret, state, held_at, created_at, due_at, sent_at, attempts,
                    last_error, subject, valid_until
             FROM kernel_outbox WHERE id = ?",
        )
        .bind(id)
        .fetch_optional(db.read())
        .await?;
        row.map(Row::stored).transpose()
    }

    pub async fn counts(&self, db: &Db, now: Timestamp) -> Result<MailCounts, Failure> {
        let (waiting, held, oldest): (i64, i64, Option<i64>) = sqlx::query_as(
            "SELECT coalesce(sum(held_at IS NULL), 0), coalesce(sum(held_at IS NOT NULL), 0),
                    min(CASE WHEN held_at IS NULL AND attempts = 0 AND due_at < ? THEN due_at END)
             FROM kernel_outbox WHERE state = 'waiting'",
        )
        .bind(now.0 - STUCK_SECONDS)
        .fetch_one(db.read())
        .await?;
        let mail_error: Option<String> = sqlx::query_scalar(
            "SELECT last_error FROM kernel_outbox
             WHERE state = 'waiting' AND held_at IS NULL AND attempts = 0 AND last_error IS NOT NULL
             ORDER BY id DESC LIMIT 1",
        )
        .fetch_optional(db.read())
        .await?;
        let failed: i64 =
            sqlx::query_scalar("SELECT count(*) FROM kernel_outbox WHERE state = 'failed'")
                .fetch_one(db.read())
                .await?;
        let last_sent: Option<Option<i64>> = sqlx::query_scalar(
            "SELECT sent_at FROM kernel_outbox WHERE state = 'sent' ORDER BY id DESC LIMIT 1",
        )
        .fetch_optional(db.read())
        .await?;
        Ok(MailCounts {
            waiting,
            held,
            failed,
            last_sent_at: last_sent.flatten().map(Timestamp),
            stuck_since: oldest.map(Timestamp),
            mail_error,
        })
    }

    /// Tries a mail that failed or was held once more, from the beginning. One that was sent goes out a second time.
    pub async fn send_again(
        &self,
        tx: &mut Tx,
        mail: &StoredMail,
        now: Timestamp,
    ) -> Result<i64, Failure> {
        tx.after_commit(self.wake());
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
            "INSERT INTO kernel_outbox (message_id, template, recipient, data, valid_until, created_at, due_at)
             VALUES (?, ?, ?, ?, ?, ?, ?)",
        )
        .bind(random_token())
        .bind(&mail.template)
        .bind(&mail.recipient)
        .bind(mail.data.to_string())
        .bind(mail.valid_until.map(|until| until.0))
        .bind(now.0)
        .bind(now.0)
        .execute(&mut **tx)
        .await?
        .last_insert_rowid();
        Ok(id)
    }

    /// A newer mail took the place of this one.
    pub async fn give_up(&self, tx: &mut Tx, id: i64) -> Result<(), Failure> {
        sqlx::query(
            "UPDATE kernel_outbox SET state = 'expired', secret = NULL WHERE id = ? AND state IN ('waiting', 'failed')",
        )
        .bind(id)
        .execute(&mut **tx)
        .await?;
        Ok(())
    }

    /// Sends nothing of what waits until somebody has looked at it. A mail with a link is dead.
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

    /// Decides about everything that is held: sends it, or gives it up. Answers how many there were.
    pub async fn release(&self, tx: &mut Tx, send: bool, now: Timestamp) -> Result<u64, Failure> {
        let state = if send { "waiting" } else { "expired" };
        let done = sqlx::query(
            "UPDATE kernel_outbox SET state = ?, held_at = NULL, due_at = ? WHERE state = 'waiting' AND held_at IS NOT NULL",
        )
        .bind(state)
        .bind(now.0)
        .execute(&mut **tx)
        .await?;
        tx.after_commit(self.wake());
        Ok(done.rows_affected())
    }
}
