//! The list of messages: where each is, and sending it again.

use kernel::{
    Failure, MessageEvent, Timestamp,
    audit::{self, Entry},
};
use poem_openapi::{Enum, Object};
use serde_json::json;

use crate::{Messages, channels::MessageChannel, codes};

/// Page size of the list.
const PAGE: usize = 50;

/// Where a message is.
#[derive(Enum, Clone, Copy, Debug, PartialEq, Eq)]
#[oai(rename_all = "snake_case")]
pub enum MessageState {
    /// Not sent yet, or waiting for the next attempt.
    Waiting,
    Sent,
    /// Refused, or not delivered after a day of attempts.
    Failed,
    /// Not sent, because it no longer applied.
    GivenUp,
}

const STATES: [(MessageState, &str); 4] = [
    (MessageState::Waiting, "waiting"),
    (MessageState::Sent, "sent"),
    (MessageState::Failed, "failed"),
    (MessageState::GivenUp, "expired"),
];

/// A message to a customer.
#[derive(Object, Clone, Debug)]
#[oai(rename_all = "camelCase", skip_serializing_if_is_none)]
pub struct MessageSummary {
    pub id: i64,
    /// Absent for an event of a kind that this program does not know.
    pub event: Option<MessageEvent>,
    /// Name of the customer; absent for a deleted account.
    pub customer: Option<String>,
    pub customer_id: i64,
    /// The number, once it was tried.
    pub number: Option<String>,
    /// The channel, once it was tried.
    pub channel: Option<MessageChannel>,
    pub state: MessageState,
    /// As it was sent.
    pub text: Option<String>,
    pub created_at: Timestamp,
    /// Of the next attempt.
    pub due_at: Option<Timestamp>,
    pub sent_at: Option<Timestamp>,
    /// When it was on the customer's phone, as WhatsApp reports it.
    pub delivered_at: Option<Timestamp>,
    /// When the customer read it, if their phone tells.
    pub read_at: Option<Timestamp>,
    pub attempts: i64,
    /// Why it was not sent.
    pub last_error: Option<String>,
}

/// A part of the list of messages.
#[derive(Object, Clone, Debug)]
#[oai(skip_serializing_if_is_none)]
pub struct MessagePage {
    pub items: Vec<MessageSummary>,
    /// `before` of the next part; absent at the end.
    pub next: Option<i64>,
}

#[derive(sqlx::FromRow)]
struct Row {
    id: i64,
    event: String,
    user_id: i64,
    recipient: Option<String>,
    channel: Option<String>,
    state: String,
    text: Option<String>,
    created_at: i64,
    due_at: i64,
    sent_at: Option<i64>,
    delivered_at: Option<i64>,
    read_at: Option<i64>,
    attempts: i64,
    last_error: Option<String>,
}

impl Row {
    fn summary(self, customer: Option<String>) -> MessageSummary {
        let state = STATES.iter().find(|(_, name)| *name == self.state);
        let state = state.map_or(MessageState::GivenUp, |(state, _)| *state);
        MessageSummary {
            id: self.id,
            event: MessageEvent::parse(&self.event),
            customer,
            customer_id: self.user_id,
            number: self.recipient,
            channel: self.channel.as_deref().and_then(MessageChannel::parse),
            state,
            text: self.text,
            created_at: Timestamp(self.created_at),
            due_at: (state == MessageState::Waiting).then_some(Timestamp(self.due_at)),
            sent_at: self.sent_at.map(Timestamp),
            delivered_at: self.delivered_at.map(Timestamp),
            read_at: self.read_at.map(Timestamp),
            attempts: self.attempts,
            last_error: self.last_error,
        }
    }
}

impl Messages {
    pub(crate) async fn page(
        &self,
        state: Option<MessageState>,
        before: Option<i64>,
    ) -> Result<MessagePage, Failure> {
        let state = STATES.iter().find(|(one, _)| Some(*one) == state);
        let mut rows: Vec<Row> = sqlx::query_as(
            "SELECT id, event, user_id, recipient, channel, state, text, created_at, due_at, sent_at,
                    delivered_at, read_at, attempts, last_error
             FROM kernel_message WHERE (?1 IS NULL OR id < ?1) AND (?2 IS NULL OR state = ?2)
             ORDER BY id DESC LIMIT ?3",
        )
        .bind(before)
        .bind(state.map(|(_, name)| *name))
        .bind(PAGE as i64 + 1)
        .fetch_all(self.0.deps.db.read())
        .await?;
        let more = rows.len() > PAGE;
        rows.truncate(PAGE);
        let ids: Vec<i64> = rows.iter().map(|row| row.user_id).collect();
        let names = self.0.setup.people.names(&ids).await?;
        let items: Vec<MessageSummary> = rows
            .into_iter()
            .map(|row| {
                let name = names.get(&row.user_id).cloned();
                row.summary(name)
            })
            .collect();
        Ok(MessagePage {
            next: items.last().map(|item| item.id).filter(|_| more),
            items,
        })
    }

    /// Sends a message once more, from the beginning.
    pub(crate) async fn resend(&self, actor: i64, id: i64) -> Result<(), Failure> {
        let now = self.now();
        let mut tx = self.0.deps.db.write().await?;
        let row: Option<(String, i64, String, String)> =
            sqlx::query_as("SELECT state, attempts, data, event FROM kernel_message WHERE id = ?")
                .bind(id)
                .fetch_optional(&mut *tx)
                .await?;
        let (state, attempts, data, event) =
            row.ok_or_else(|| Failure::new(codes::MESSAGE_NOT_FOUND))?;
        if data == "{}" {
            return Err(codes::FORGOTTEN.into());
        }
        if state == "waiting" && attempts == 0 {
            return Err(codes::ON_ITS_WAY.into());
        }
        sqlx::query(
            "UPDATE kernel_message SET state = 'waiting', due_at = ?2, valid_until = NULL, attempts = 0, channel = NULL,
                    sent_at = NULL, service_id = NULL, delivered_at = NULL, read_at = NULL, last_error = NULL
             WHERE id = ?1",
        )
        .bind(id)
        .bind(now.0)
        .execute(&mut *tx)
        .await?;
        let entry = Entry {
            actor: Some(actor),
            action: "messages.resent",
            subject: &format!("message:{id}"),
            details: json!({"event": event}),
        };
        audit::record(&mut tx, now, entry).await?;
        tx.after_commit(self.0.deps.outbox.messaged());
        Ok(tx.commit().await?)
    }
}
