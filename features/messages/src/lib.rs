//! Automatic messages to customers by WhatsApp and SMS: consent, channels, texts, and the outbox.

mod api;
mod channels;
mod chat_text;
mod codes;
mod consent;
mod consent_api;
mod event_settings;
mod feature;
mod gate;
mod metrics;
mod outbox;
mod personal;
mod pruning;
mod restored;
mod settings;
mod template;
mod test_message;
mod transport;
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
    /// Back office: messages to customers.
    #[oai(rename = "Back office: messages")]
    BackOffice,
}

/// The feature. Its messages lie in the kernel's table, into which every feature queues its own.
pub fn feature(messages: &Messages) -> Feature<impl OpenApi + use<>> {
    let api = (
        api::MessageApi(messages.clone()),
        consent_api::ConsentApi(messages.clone()),
    );
    Feature::new("messages", api)
        .codes(codes::OPERATIONS)
        .migrations(&MIGRATOR)
        .personal_records(Arc::new(messages.clone()))
        .after_restore(Arc::new(restored::GiveUp))
        .metrics(Arc::new(messages.clone()))
        .job(worker::job(messages))
        .job(pruning::job(messages))
}
