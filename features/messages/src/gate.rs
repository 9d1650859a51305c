//! Who gets which messages: what the kernel's outbox asks before it queues one.

use async_trait::async_trait;
use kernel::{CustomerMessages, Failure, MessageConsent, MessageEvent, Timestamp, Tx};

use crate::{
    channels::ChannelSettings,
    consent::{has_consent, record},
    event_settings::StoredEvent,
    settings::Switches,
};

/// Lets through what is switched on, can be sent, and was agreed to.
pub struct Gate {
    channels: ChannelSettings,
}

impl Gate {
    pub fn new(channels: ChannelSettings) -> Self {
        Self { channels }
    }
}

#[async_trait]
impl CustomerMessages for Gate {
    async fn wants(&self, tx: &mut Tx, event: MessageEvent, user: i64) -> Result<bool, Failure> {
        if self.channels == ChannelSettings::default() {
            return Ok(false);
        }
        let switches = Switches::load(tx).await?;
        let stored = StoredEvent::load(tx, event).await?;
        let carried = !stored.channels(&self.channels, &switches).is_empty();
        Ok(stored.is_on && carried && has_consent(tx, user).await?)
    }

    async fn record_consent(
        &self,
        tx: &mut Tx,
        consent: MessageConsent,
        now: Timestamp,
    ) -> Result<(), Failure> {
        record(tx, consent, now).await
    }
}
