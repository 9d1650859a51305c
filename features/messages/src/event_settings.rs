//! What the owner sets about each event: its switch, its templates and its text.

use kernel::{
    Failure, FieldProblem, MessageEvent,
    audit::{self, Entry},
    mail::MailShop,
};
use poem_openapi::Object;
use serde_json::json;
use sqlx::SqliteConnection;

use crate::{
    Messages,
    channels::{ChannelSettings, MessageChannel},
    meta_templates::{KnownState, TemplateState},
    settings::Switches,
    template,
    transport::unknown_placeholder,
};

const USUAL_LANGUAGE: &str = "en";

/// A placeholder of a text.
#[derive(Object, Clone, Debug)]
pub struct MessagePlaceholder {
    /// Written `{name}`.
    pub name: String,
    /// An example.
    pub sample: String,
}

/// How customers hear of an event.
#[derive(Object, Clone, Debug)]
#[oai(rename_all = "camelCase", skip_serializing_if_is_none)]
pub struct MessageEventSettings {
    pub event: MessageEvent,
    pub on: bool,
    /// Name; empty for none. Its `{{1}}`, `{{2}}` and so on get the placeholders in the order of the text.
    pub whatsapp_template: String,
    pub language: String,
    /// Whether Meta approved it; absent until asked.
    pub template_state: Option<TemplateState>,
    /// Why it was rejected, as Meta names it.
    pub template_reason: Option<String>,
    /// Text of the SMS.
    pub text: String,
    /// The text that comes with the program.
    pub usual_text: String,
    /// DLT id of the registered SMS text; empty for none.
    pub dlt_template: String,
    pub placeholders: Vec<MessagePlaceholder>,
}

/// New settings of an event.
#[derive(Object, Clone, Debug)]
#[oai(rename_all = "camelCase")]
pub struct UpdateMessageEvent {
    pub on: bool,
    #[oai(validator(pattern = "^[a-z0-9_]{0,512}$"))]
    pub whatsapp_template: String,
    /// Language code of the template, like `en` or `en_US`.
    #[oai(validator(pattern = "^[a-z]{2,3}(_[A-Z]{2})?$"))]
    pub language: String,
    #[oai(validator(min_length = 1, max_length = 600))]
    pub text: String,
    #[oai(validator(pattern = "^[0-9]{0,30}$"))]
    pub dlt_template: String,
}

/// The same as it is stored.
pub struct StoredEvent {
    pub is_on: bool,
    pub whatsapp_template: String,
    pub language: String,
    pub text: String,
    pub dlt_template: String,
}

impl StoredEvent {
    pub async fn load(
        connection: &mut SqliteConnection,
        event: MessageEvent,
    ) -> Result<Self, Failure> {
        let name = event.as_str();
        let row = sqlx::query_as!(
            Self,
            r#"SELECT is_on AS "is_on!: bool", whatsapp_template, language, text, dlt_template
               FROM messages_event WHERE event = ?"#,
            name
        )
        .fetch_optional(connection)
        .await?;
        let mut stored = row.unwrap_or_else(|| Self {
            is_on: true,
            whatsapp_template: String::new(),
            language: USUAL_LANGUAGE.to_owned(),
            text: String::new(),
            dlt_template: String::new(),
        });
        if stored.text.is_empty() {
            template::usual(event).clone_into(&mut stored.text);
        }
        Ok(stored)
    }

    /// The channels that can carry this event now, the preferred one first.
    pub fn channels(&self, settings: &ChannelSettings, switches: &Switches) -> Vec<MessageChannel> {
        let whatsapp = switches.whatsapp_on
            && settings.whatsapp.is_some()
            && !self.whatsapp_template.is_empty();
        let sms = switches.sms_on
            && settings
                .sms
                .as_ref()
                .is_some_and(|gateway| !self.dlt_template.is_empty() || !gateway.names_template());
        [
            whatsapp.then_some(MessageChannel::WhatsApp),
            sms.then_some(MessageChannel::Sms),
        ]
        .into_iter()
        .flatten()
        .collect()
    }
}

impl MessageEventSettings {
    pub async fn load(
        connection: &mut SqliteConnection,
        event: MessageEvent,
        shop: &MailShop,
    ) -> Result<Self, Failure> {
        let stored = StoredEvent::load(connection, event).await?;
        let known = KnownState::load(connection, &stored).await?;
        let placeholders = template::names(event)
            .iter()
            .map(|name| MessagePlaceholder {
                name: (*name).to_owned(),
                sample: template::sample(name, shop),
            });
        Ok(Self {
            event,
            on: stored.is_on,
            whatsapp_template: stored.whatsapp_template,
            language: stored.language,
            template_state: known.as_ref().map(|known| known.state),
            template_reason: known
                .map(|known| known.reason)
                .filter(|reason| !reason.is_empty()),
            text: stored.text,
            usual_text: template::usual(event).to_owned(),
            dlt_template: stored.dlt_template,
            placeholders: placeholders.collect(),
        })
    }
}

impl Messages {
    pub(crate) async fn update_event(
        &self,
        actor: i64,
        event: MessageEvent,
        input: &UpdateMessageEvent,
    ) -> Result<(), Failure> {
        let text = input.text.trim();
        if let Some(name) = unknown_placeholder(text, template::names(event)) {
            let message = format!("{{{name}}} is not a placeholder of this text.");
            let problem = FieldProblem::new("text", "invalid", message);
            return Err(Failure::invalid(vec![problem]));
        }
        // What equals the program's text follows it.
        let text = if text == template::usual(event) {
            ""
        } else {
            text
        };
        let name = event.as_str();
        let mut tx = self.0.deps.db.write().await?;
        sqlx::query!(
            "INSERT INTO messages_event (event, is_on, whatsapp_template, language, text, dlt_template)
             VALUES (?1, ?2, ?3, ?4, ?5, ?6)
             ON CONFLICT (event) DO UPDATE SET is_on = ?2, whatsapp_template = ?3, language = ?4, text = ?5,
                 dlt_template = ?6",
            name,
            input.on,
            input.whatsapp_template,
            input.language,
            text,
            input.dlt_template
        )
        .execute(&mut *tx)
        .await?;
        let entry = Entry {
            actor: Some(actor),
            action: "messages.event_changed",
            subject: "messages",
            details: json!({"event": name, "on": input.on}),
        };
        audit::record(&mut tx, self.now(), entry).await?;
        tx.after_commit(self.0.deps.outbox.messaged());
        Ok(tx.commit().await?)
    }
}
