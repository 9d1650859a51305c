//! The shop's WhatsApp templates at Meta: whether each is approved.
//! <https://developers.facebook.com/docs/whatsapp/business-management-api/message-templates>

use std::time::Duration;

use kernel::{Failure, Job, Timestamp};
use poem_openapi::Enum;
use serde_json::Value;
use sqlx::SqliteConnection;

use crate::{Messages, codes, event_settings::StoredEvent};

/// How often the list is read again. A template that waits for approval is seen within the hour.
const LOOK_EVERY: Duration = Duration::from_secs(3_600);
/// Most pages of the list, of a hundred templates each.
const MOST_PAGES: usize = 10;

/// Why messages wait for their template.
pub const IN_REVIEW: &str = "WhatsApp still reviews its template.";
pub const PAUSED: &str = "WhatsApp has paused its template.";

/// Whether a template can be used.
#[derive(Enum, Clone, Copy, Debug, PartialEq, Eq)]
#[oai(rename_all = "snake_case")]
pub enum TemplateState {
    Approved,
    InReview,
    Rejected,
    /// Meta stopped it for a while, for its quality, or switched it off.
    Paused,
    /// There is none of this name in this language.
    NotFound,
}

impl TemplateState {
    const STORED: [(Self, &str); 4] = [
        (Self::Approved, "approved"),
        (Self::InReview, "in_review"),
        (Self::Rejected, "rejected"),
        (Self::Paused, "paused"),
    ];

    fn of_meta(status: &str) -> Self {
        match status {
            "APPROVED" => Self::Approved,
            "REJECTED" => Self::Rejected,
            "PAUSED" | "DISABLED" | "LIMIT_EXCEEDED" => Self::Paused,
            _ => Self::InReview,
        }
    }

    fn name(self) -> &'static str {
        let stored = Self::STORED.iter().find(|(state, _)| *state == self);
        stored.map_or("in_review", |(_, name)| name)
    }

    fn parse(text: &str) -> Self {
        let stored = Self::STORED.iter().find(|(_, name)| *name == text);
        stored.map_or(Self::InReview, |(state, _)| *state)
    }
}

/// A template at Meta.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct MetaTemplate {
    pub name: String,
    pub language: String,
    pub state: TemplateState,
    pub reason: String,
}

impl MetaTemplate {
    /// The templates of one page of Meta's list.
    pub fn read(page: &Value) -> Vec<Self> {
        let items = page["data"].as_array().into_iter().flatten();
        let templates = items.filter_map(|item| {
            let text = |name: &str| item[name].as_str().map(str::to_owned);
            let reason = text("rejected_reason").filter(|reason| reason != "NONE");
            Some(Self {
                name: text("name")?,
                language: text("language")?,
                state: TemplateState::of_meta(item["status"].as_str()?),
                reason: reason.unwrap_or_default(),
            })
        });
        templates.collect()
    }
}

/// The state of an event's template, as it was listed last.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct KnownState {
    pub state: TemplateState,
    pub reason: String,
}

impl KnownState {
    /// `None` without a template, and while Meta was never asked.
    pub async fn load(
        connection: &mut SqliteConnection,
        event: &StoredEvent,
    ) -> Result<Option<Self>, Failure> {
        if event.whatsapp_template.is_empty() {
            return Ok(None);
        }
        let asked = sqlx::query_scalar!(
            "SELECT templates_checked_at FROM messages_setting WHERE templates_checked_at IS NOT NULL"
        );
        if asked.fetch_optional(&mut *connection).await?.is_none() {
            return Ok(None);
        }
        let row = sqlx::query!(
            "SELECT state, reason FROM messages_template WHERE name = ?1 AND language = ?2",
            event.whatsapp_template,
            event.language
        )
        .fetch_optional(connection)
        .await?;
        Ok(Some(row.map_or_else(
            || Self {
                state: TemplateState::NotFound,
                reason: String::new(),
            },
            |row| Self {
                state: TemplateState::parse(&row.state),
                reason: row.reason,
            },
        )))
    }

    /// Why nothing can be sent with it; `None` for an approved one.
    pub fn problem(&self) -> Option<String> {
        match self.state {
            TemplateState::Approved => None,
            TemplateState::InReview => Some(IN_REVIEW.to_owned()),
            TemplateState::Paused => Some(PAUSED.to_owned()),
            TemplateState::NotFound => Some(
                "WhatsApp has no template of this name in this language. Check them in the message's settings."
                    .to_owned(),
            ),
            TemplateState::Rejected if self.reason.is_empty() => {
                Some("WhatsApp rejected its template.".to_owned())
            }
            TemplateState::Rejected => {
                Some(format!("WhatsApp rejected its template: {}.", self.reason))
            }
        }
    }

    /// Whether it may be approved without a change by the shop.
    pub fn may_pass(&self) -> bool {
        matches!(self.state, TemplateState::InReview | TemplateState::Paused)
    }
}

pub fn job(messages: &Messages) -> Job {
    let messages = messages.clone();
    Job::new("messages.templates", LOOK_EVERY, move || {
        let messages = messages.clone();
        async move { messages.refresh_templates().await }
    })
}

impl Messages {
    /// Reads the list again on request.
    pub(crate) async fn check_templates(&self) -> Result<(), Failure> {
        if self.business_account().is_none() {
            return Err(codes::NO_BUSINESS_ACCOUNT.into());
        }
        self.refresh_templates().await
    }

    fn business_account(&self) -> Option<&str> {
        let whatsapp = self.0.setup.channels.whatsapp.as_ref()?;
        Some(whatsapp.business_account_id.as_str()).filter(|id| !id.is_empty())
    }

    /// Reads Meta's list. If it cannot be read, the last one stays, and the settings say why.
    async fn refresh_templates(&self) -> Result<(), Failure> {
        let whatsapp = self.0.setup.channels.whatsapp.as_ref();
        let Some((settings, account)) = whatsapp.zip(self.business_account()) else {
            return Ok(());
        };
        let mut templates = Vec::new();
        let mut after = None;
        for _ in 0..MOST_PAGES {
            let page = self.0.transports.templates(settings, account, after).await;
            let page = match page {
                Ok(page) => page,
                Err(why) => return self.note_problem(&why).await,
            };
            templates.extend(MetaTemplate::read(&page));
            after = page["paging"]["cursors"]["after"]
                .as_str()
                .filter(|_| page["paging"]["next"].is_string())
                .map(str::to_owned);
            if after.is_none() {
                break;
            }
        }
        self.store_templates(&templates, self.now()).await
    }

    async fn note_problem(&self, why: &str) -> Result<(), Failure> {
        let mut tx = self.0.deps.db.write().await?;
        sqlx::query!("UPDATE messages_setting SET templates_problem = ?", why)
            .execute(&mut *tx)
            .await?;
        Ok(tx.commit().await?)
    }

    async fn store_templates(
        &self,
        templates: &[MetaTemplate],
        now: Timestamp,
    ) -> Result<(), Failure> {
        let mut tx = self.0.deps.db.write().await?;
        sqlx::query!("DELETE FROM messages_template")
            .execute(&mut *tx)
            .await?;
        for template in templates {
            let state = template.state.name();
            sqlx::query!(
                "INSERT INTO messages_template (name, language, state, reason) VALUES (?1, ?2, ?3, ?4)
                 ON CONFLICT (name, language) DO UPDATE SET state = ?3, reason = ?4",
                template.name,
                template.language,
                state,
                template.reason
            )
            .execute(&mut *tx)
            .await?;
        }
        sqlx::query!(
            "UPDATE messages_setting SET templates_checked_at = ?, templates_problem = NULL",
            now.0
        )
        .execute(&mut *tx)
        .await?;
        Ok(tx.commit().await?)
    }
}
