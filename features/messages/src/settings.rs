//! Switches of the channels, quiet hours, and the whole screen of settings.

use kernel::{
    Failure, MessageEvent, QuietHours, QuietMinutes, Timestamp,
    audit::{self, Entry},
};
use poem_openapi::Object;
use serde_json::json;
use sqlx::SqliteConnection;

use crate::{
    Messages,
    channels::{
        ChannelSettings, MessageChannel, SmsChannel, UpdateSmsChannel, UpdateWhatsAppChannel,
        WhatsAppChannel,
    },
    event_settings::MessageEventSettings,
    meta_templates::{IN_REVIEW, PAUSED},
};

/// Settings of messages to customers.
#[derive(Object, Clone, Debug)]
#[oai(rename_all = "camelCase", skip_serializing_if_is_none)]
pub struct MessageSettings {
    pub whatsapp_on: bool,
    pub sms_on: bool,
    /// Absent while it is not connected.
    pub whatsapp: Option<WhatsAppChannel>,
    /// Absent while none is connected.
    pub sms: Option<SmsChannel>,
    /// Why WhatsApp messages that wait were not sent.
    pub whatsapp_problem: Option<String>,
    /// The same of SMS.
    pub sms_problem: Option<String>,
    /// When Meta last listed the shop's templates.
    pub templates_checked_at: Option<Timestamp>,
    /// Why it could not.
    pub templates_problem: Option<String>,
    /// Messages wait until their end. Absent: none.
    pub quiet_hours: Option<QuietHours>,
    pub events: Vec<MessageEventSettings>,
    /// Customers who agreed.
    pub consents: i64,
    pub waiting: i64,
    pub failed: i64,
}

/// Switches of the channels, and quiet hours.
#[derive(Object, Clone, Debug)]
#[oai(rename_all = "camelCase")]
pub struct UpdateMessageSettings {
    pub whatsapp_on: bool,
    pub sms_on: bool,
    /// Absent for none.
    pub quiet_hours: Option<QuietHours>,
}

/// Which channels are switched on, and when messages wait.
pub struct Switches {
    pub whatsapp_on: bool,
    pub sms_on: bool,
    pub quiet: Option<QuietMinutes>,
}

impl Switches {
    pub async fn load(connection: &mut SqliteConnection) -> Result<Self, Failure> {
        let row = sqlx::query!(
            r#"SELECT whatsapp_on AS "whatsapp_on!: bool", sms_on AS "sms_on!: bool", quiet_from, quiet_until
               FROM messages_setting"#
        )
        .fetch_one(connection)
        .await?;
        let quiet = row.quiet_from.zip(row.quiet_until);
        Ok(Self {
            whatsapp_on: row.whatsapp_on,
            sms_on: row.sms_on,
            quiet: quiet.map(|(from, until)| QuietMinutes { from, until }),
        })
    }

    /// When messages may leave again, if they wait now.
    pub fn wait_until(&self, now: Timestamp) -> Option<Timestamp> {
        self.quiet.and_then(|quiet| quiet.end(now))
    }
}

impl Messages {
    pub(crate) async fn settings(&self) -> Result<MessageSettings, Failure> {
        let parts = &self.0;
        let mut connection = parts.deps.db.read().acquire().await?;
        let switches = Switches::load(&mut connection).await?;
        let consents = sqlx::query_scalar!(
            r#"SELECT count(*) AS "count!: i64" FROM messages_consent c
               WHERE given AND id = (SELECT max(id) FROM messages_consent WHERE user_id = c.user_id)"#
        )
        .fetch_one(&mut *connection)
        .await?;
        let (waiting, failed): (i64, i64) = sqlx::query_as(
            "SELECT coalesce(sum(state = 'waiting'), 0), coalesce(sum(state = 'failed'), 0) FROM kernel_message",
        )
        .fetch_one(&mut *connection)
        .await?;
        let shop = self.shop().await?;
        let mut events = Vec::new();
        for event in MessageEvent::ALL {
            events.push(MessageEventSettings::load(&mut connection, event, &shop).await?);
        }
        let calls = sqlx::query!(
            "SELECT whatsapp_called_at, sms_called_at, templates_checked_at, templates_problem FROM messages_setting"
        )
        .fetch_one(&mut *connection)
        .await?;
        drop(connection);
        let ChannelSettings { whatsapp, sms } = &parts.setup.channels;
        Ok(MessageSettings {
            whatsapp_on: switches.whatsapp_on,
            sms_on: switches.sms_on,
            whatsapp: whatsapp
                .as_ref()
                .map(|settings| WhatsAppChannel::of(settings, calls.whatsapp_called_at)),
            sms: sms
                .as_ref()
                .map(|settings| SmsChannel::of(settings, calls.sms_called_at)),
            templates_checked_at: calls.templates_checked_at.map(Timestamp),
            templates_problem: calls.templates_problem,
            whatsapp_problem: self.problem(MessageChannel::WhatsApp).await?,
            sms_problem: self.problem(MessageChannel::Sms).await?,
            quiet_hours: switches.quiet.map(QuietHours::of),
            events,
            consents,
            waiting,
            failed,
        })
    }

    async fn problem(&self, channel: MessageChannel) -> Result<Option<String>, Failure> {
        let found: Option<Option<String>> = sqlx::query_scalar(
            "SELECT last_error FROM kernel_message
             WHERE state = 'waiting' AND channel = ? AND last_error NOT IN (?, ?) ORDER BY id DESC LIMIT 1",
        )
        .bind(channel.as_str())
        // Those wait for an approval: the channel works.
        .bind(IN_REVIEW)
        .bind(PAUSED)
        .fetch_optional(self.0.deps.db.read())
        .await?;
        Ok(found.flatten())
    }

    pub(crate) async fn update_settings(
        &self,
        actor: i64,
        input: &UpdateMessageSettings,
    ) -> Result<(), Failure> {
        let quiet = input.quiet_hours.as_ref().and_then(QuietHours::minutes);
        let (from, until) = (
            quiet.map(|quiet| quiet.from),
            quiet.map(|quiet| quiet.until),
        );
        let mut tx = self.0.deps.db.write().await?;
        sqlx::query!(
            "UPDATE messages_setting SET whatsapp_on = ?1, sms_on = ?2, quiet_from = ?3, quiet_until = ?4",
            input.whatsapp_on,
            input.sms_on,
            from,
            until
        )
        .execute(&mut *tx)
        .await?;
        let entry = Entry {
            actor: Some(actor),
            action: "messages.settings_changed",
            subject: "messages",
            details: json!({"whatsappOn": input.whatsapp_on, "smsOn": input.sms_on}),
        };
        audit::record(&mut tx, self.now(), entry).await?;
        tx.after_commit(self.0.deps.outbox.messaged());
        Ok(tx.commit().await?)
    }

    pub(crate) async fn connect_whatsapp(
        &self,
        actor: i64,
        input: &UpdateWhatsAppChannel,
    ) -> Result<(), Failure> {
        let now = &self.0.setup.channels;
        let settings = ChannelSettings {
            whatsapp: Some(input.completed(now.whatsapp.as_ref())?),
            ..now.clone()
        };
        self.save(actor, MessageChannel::WhatsApp, true, &settings)
            .await
    }

    pub(crate) async fn connect_sms(
        &self,
        actor: i64,
        input: &UpdateSmsChannel,
    ) -> Result<(), Failure> {
        let now = &self.0.setup.channels;
        let settings = ChannelSettings {
            sms: Some(input.completed(now.sms.as_ref(), self.0.setup.reach)?),
            ..now.clone()
        };
        self.save(actor, MessageChannel::Sms, true, &settings).await
    }

    /// Disconnects a channel and forgets its keys.
    pub(crate) async fn disconnect(
        &self,
        actor: i64,
        channel: MessageChannel,
    ) -> Result<(), Failure> {
        let mut settings = self.0.setup.channels.clone();
        match channel {
            MessageChannel::WhatsApp => settings.whatsapp = None,
            MessageChannel::Sms => settings.sms = None,
        }
        self.save(actor, channel, false, &settings).await
    }

    async fn save(
        &self,
        actor: i64,
        channel: MessageChannel,
        connected: bool,
        settings: &ChannelSettings,
    ) -> Result<(), Failure> {
        let setup = &self.0.setup;
        let mut tx = self.0.deps.db.write().await?;
        let entry = Entry {
            actor: Some(actor),
            action: "messages.channel_changed",
            subject: "messages",
            details: json!({"channel": channel.as_str(), "connected": connected}),
        };
        audit::record(&mut tx, self.now(), entry).await?;
        // Before the commit: what the log says has happened.
        setup.settings.save("messages", settings.stored()?)?;
        tx.commit().await?;
        setup.reopen.now();
        Ok(())
    }
}
