//! Automatic messages to customers by WhatsApp and SMS: consent, channels, texts, and the outbox.

mod api;
mod channels;
mod chat_text;
mod codes;
mod consent;
mod consent_api;
mod delivery_report;
mod event_settings;
mod feature;
mod gate;
mod meta_templates;
mod metrics;
mod outbox;
mod personal;
mod pruning;
mod report;
mod restored;
mod settings;
mod signature;
mod stop;
mod template;
mod test_message;
mod transport;
mod webhook;
mod webhook_api;
mod worker;

use std::sync::Arc;

use kernel::Feature;
use poem_openapi::{OpenApi, Tags};
use sqlx::migrate::Migrator;

pub use channels::{ChannelSettings, SmsBody, SmsMethod, SmsSettings, WhatsAppSettings};
pub use feature::{Messages, Setup};
pub use gate::Gate;
pub use transport::WHATSAPP_ADDRESS;

static MIGRATOR: Migrator = sqlx::migrate!();

#[derive(Tags)]
enum Tag {
    /// Whether the customer gets messages.
    #[oai(rename = "Messages")]
    Own,
    /// May be called from any origin: a signature or a secret says who calls.
    Signed,
    /// Back office: messages to customers.
    #[oai(rename = "Back office: messages")]
    BackOffice,
}

/// The feature. Its messages lie in the kernel's table, into which every feature queues its own.
pub fn feature(messages: &Messages) -> Feature<impl OpenApi + use<>> {
    let api = (
        api::MessageApi(messages.clone()),
        consent_api::ConsentApi(messages.clone()),
        webhook_api::WebhookApi(messages.clone()),
    );
    Feature::new("messages", api)
        .codes(codes::OPERATIONS)
        .migrations(&MIGRATOR)
        .personal_records(Arc::new(messages.clone()))
        .after_restore(Arc::new(restored::GiveUp))
        .metrics(Arc::new(messages.clone()))
        .job(worker::job(messages))
        .job(pruning::job(messages))
        .job(meta_templates::job(messages))
}
