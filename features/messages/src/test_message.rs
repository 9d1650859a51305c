//! A message to the owner's own phone, with sample values.

use kernel::{Failure, MessageEvent, limits::Limit};
use poem_openapi::Object;

use crate::{
    Messages,
    channels::MessageChannel,
    codes,
    event_settings::StoredEvent,
    template,
    transport::{Outcome, ReadyMessage},
};

const TESTING: Limit = Limit::in_minutes(10, "messages.test", 10);

/// Which message to send to the own phone.
#[derive(Object, Clone, Copy, Debug)]
pub struct SendTestMessage {
    pub event: MessageEvent,
    pub channel: MessageChannel,
}

/// Result of a test message.
#[derive(Object, Clone, Debug, PartialEq, Eq)]
#[oai(skip_serializing_if_is_none)]
pub struct TestMessage {
    /// The number of the caller.
    pub number: String,
    /// Whether the service took it.
    pub sent: bool,
    /// Why not.
    pub problem: Option<String>,
}

impl Messages {
    pub(crate) async fn send_test(
        &self,
        actor: i64,
        input: SendTestMessage,
    ) -> Result<TestMessage, Failure> {
        let person = self.0.setup.people.person(actor).await?;
        let mobile = person.and_then(|person| person.mobile);
        let mobile = mobile.ok_or(codes::NO_OWN_NUMBER)?;
        self.0
            .deps
            .limits
            .allow(TESTING, &format!("user:{actor}"))?;
        let mut connection = self.0.deps.db.read().acquire().await?;
        let stored = StoredEvent::load(&mut connection, input.event).await?;
        drop(connection);
        let shop = self.shop().await?;
        let (text, parameters) =
            template::written(&stored.text, |name| template::sample(name, &shop));
        let message = ReadyMessage {
            number: mobile.as_str().to_owned(),
            text,
            parameters,
            whatsapp_template: stored.whatsapp_template,
            language: stored.language,
            dlt_template: stored.dlt_template,
        };
        let outcome =
            if input.channel == MessageChannel::WhatsApp && message.whatsapp_template.is_empty() {
                Outcome::Refused("This event has no WhatsApp template.".to_owned())
            } else {
                self.send(input.channel, &message).await
            };
        let problem = match outcome {
            Outcome::Sent(_) => None,
            Outcome::Refused(why) | Outcome::Failed { why, .. } => Some(why),
        };
        Ok(TestMessage {
            number: message.number,
            sent: problem.is_none(),
            problem,
        })
    }
}
