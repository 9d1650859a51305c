//! Texts of chats that the team opens in its own WhatsApp. The client knows the usual ones.

use kernel::{
    Failure, FieldProblem, MultiLine,
    audit::{self, Entry},
};
use poem_openapi::{Enum, Object};
use serde_json::json;

use crate::{Messages, transport::unknown_placeholder};

const PLACEHOLDERS: [&str; 7] = ["name", "order", "visit", "ready", "advance", "link", "shop"];

/// What a chat is about: a status of the order, or its advance.
#[derive(Enum, Clone, Copy, Debug, PartialEq, Eq)]
#[oai(rename_all = "snake_case")]
pub enum ChatTextKind {
    Pending,
    OrderPlaced,
    CuttingStarted,
    StitchingInProgress,
    ReadyForPickup,
    Delivered,
    Rejected,
    Cancelled,
    Advance,
}

impl ChatTextKind {
    const ALL: [(Self, &'static str); 9] = [
        (Self::Pending, "pending"),
        (Self::OrderPlaced, "order_placed"),
        (Self::CuttingStarted, "cutting_started"),
        (Self::StitchingInProgress, "stitching_in_progress"),
        (Self::ReadyForPickup, "ready_for_pickup"),
        (Self::Delivered, "delivered"),
        (Self::Rejected, "rejected"),
        (Self::Cancelled, "cancelled"),
        (Self::Advance, "advance"),
    ];

    fn as_str(self) -> &'static str {
        let found = Self::ALL.iter().find(|(kind, _)| *kind == self);
        found.map_or("pending", |(_, name)| name)
    }

    fn parse(text: &str) -> Option<Self> {
        let found = Self::ALL.iter().find(|(_, name)| *name == text);
        found.map(|(kind, _)| *kind)
    }
}

/// A text that replaces the usual one.
#[derive(Object, Clone, Debug)]
pub struct ChatText {
    pub kind: ChatTextKind,
    pub text: MultiLine,
}

/// The texts that replace the usual ones.
#[derive(Object, Clone, Debug)]
pub struct ChatTexts {
    pub texts: Vec<ChatText>,
}

/// A new text of a chat. A sentence whose placeholder has no value is left out.
#[derive(Object, Clone, Debug)]
pub struct UpdateChatText {
    /// Takes `{name}`, `{order}`, `{visit}`, `{ready}`, `{advance}`, `{link}` and `{shop}`. Absent for the usual one.
    #[oai(validator(min_length = 1, max_length = 1000))]
    pub text: Option<MultiLine>,
}

impl Messages {
    pub(crate) async fn chat_texts(&self) -> Result<ChatTexts, Failure> {
        let rows = sqlx::query!("SELECT kind, text FROM messages_chat_text")
            .fetch_all(self.0.deps.db.read())
            .await?;
        let texts = rows.into_iter().filter_map(|row| {
            Some(ChatText {
                kind: ChatTextKind::parse(&row.kind)?,
                text: MultiLine(row.text),
            })
        });
        Ok(ChatTexts {
            texts: texts.collect(),
        })
    }

    pub(crate) async fn update_chat_text(
        &self,
        actor: i64,
        kind: ChatTextKind,
        input: &UpdateChatText,
    ) -> Result<(), Failure> {
        let text = input.text.as_ref().map(|text| text.0.trim());
        if let Some(name) = text.and_then(|text| unknown_placeholder(text, &PLACEHOLDERS)) {
            let message = format!("{{{name}}} is not a placeholder of this text.");
            let problem = FieldProblem::new("text", "invalid", message);
            return Err(Failure::invalid(vec![problem]));
        }
        let kind = kind.as_str();
        let mut tx = self.0.deps.db.write().await?;
        match text {
            Some(text) => {
                sqlx::query!(
                    "INSERT INTO messages_chat_text (kind, text) VALUES (?1, ?2)
                     ON CONFLICT (kind) DO UPDATE SET text = ?2",
                    kind,
                    text
                )
                .execute(&mut *tx)
                .await?;
            }
            None => {
                sqlx::query!("DELETE FROM messages_chat_text WHERE kind = ?", kind)
                    .execute(&mut *tx)
                    .await?;
            }
        }
        let entry = Entry {
            actor: Some(actor),
            action: "messages.chat_text_changed",
            subject: "messages",
            details: json!({"kind": kind}),
        };
        audit::record(&mut tx, self.now(), entry).await?;
        Ok(tx.commit().await?)
    }
}
