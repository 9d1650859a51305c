//! Operations on messages to customers.

use kernel::{Checked, Counter, Failure, MessageEvent, NoContent, Owner};
use poem_openapi::{
    OpenApi,
    param::{Path, Query},
    payload::Json,
};

use crate::{
    Messages, Tag,
    channels::{MessageChannel, UpdateSmsChannel, UpdateWhatsAppChannel},
    chat_text::{ChatTextKind, ChatTexts, UpdateChatText},
    event_settings::UpdateMessageEvent,
    outbox::{MessagePage, MessageState},
    settings::{MessageSettings, UpdateMessageSettings},
    test_message::{SendTestMessage, TestMessage},
};

pub struct MessageApi(pub Messages);

#[OpenApi(prefix_path = "/admin/messages", tag = "Tag::BackOffice")]
impl MessageApi {
    /// View the settings of messages.
    ///
    /// Channels without their keys, quiet hours and events.
    #[oai(
        path = "/settings",
        method = "get",
        operation_id = "admin_message_settings_view"
    )]
    async fn view(&self, _owner: Owner) -> Result<Json<MessageSettings>, Failure> {
        Ok(Json(self.0.settings().await?))
    }

    /// Switch channels, and set quiet hours.
    ///
    /// Messages wait until the end of the quiet hours.
    #[oai(
        path = "/settings",
        method = "put",
        operation_id = "admin_message_settings_update"
    )]
    async fn update(
        &self,
        owner: Owner,
        input: Checked<UpdateMessageSettings>,
    ) -> Result<Json<MessageSettings>, Failure> {
        self.0.update_settings(owner.0.id, &input).await?;
        Ok(Json(self.0.settings().await?))
    }

    /// Update the messages about an event.
    ///
    /// Its switch, its templates and its text.
    #[oai(
        path = "/events/:event",
        method = "put",
        operation_id = "admin_message_event_update"
    )]
    async fn update_event(
        &self,
        owner: Owner,
        event: Path<MessageEvent>,
        input: Checked<UpdateMessageEvent>,
    ) -> Result<Json<MessageSettings>, Failure> {
        self.0.update_event(owner.0.id, event.0, &input).await?;
        Ok(Json(self.0.settings().await?))
    }

    /// Connect WhatsApp.
    ///
    /// Asks for the password again. The shop closes for a moment and opens with it.
    #[oai(
        path = "/whatsapp",
        method = "put",
        operation_id = "admin_message_whatsapp_update"
    )]
    async fn connect_whatsapp(
        &self,
        owner: Owner,
        input: Checked<UpdateWhatsAppChannel>,
    ) -> Result<NoContent, Failure> {
        owner.0.confirmed_lately(self.0.now())?;
        self.0.connect_whatsapp(owner.0.id, &input).await?;
        Ok(NoContent::Done)
    }

    /// Connect an SMS gateway.
    ///
    /// Asks for the password again. The shop closes for a moment and opens with it.
    #[oai(
        path = "/sms",
        method = "put",
        operation_id = "admin_message_sms_update"
    )]
    async fn connect_sms(
        &self,
        owner: Owner,
        input: Checked<UpdateSmsChannel>,
    ) -> Result<NoContent, Failure> {
        owner.0.confirmed_lately(self.0.now())?;
        self.0.connect_sms(owner.0.id, &input).await?;
        Ok(NoContent::Done)
    }

    /// Disconnect a channel.
    ///
    /// Its keys are deleted. Asks for the password again. The shop closes for a moment.
    #[oai(
        path = "/channels/:channel",
        method = "delete",
        operation_id = "admin_message_channel_delete"
    )]
    async fn disconnect(
        &self,
        owner: Owner,
        channel: Path<MessageChannel>,
    ) -> Result<NoContent, Failure> {
        owner.0.confirmed_lately(self.0.now())?;
        self.0.disconnect(owner.0.id, channel.0).await?;
        Ok(NoContent::Done)
    }

    /// Check the WhatsApp templates again.
    ///
    /// Asks Meta. This also happens every hour.
    #[oai(
        path = "/templates/check",
        method = "post",
        operation_id = "admin_message_template_check"
    )]
    async fn check_templates(&self, _owner: Owner) -> Result<Json<MessageSettings>, Failure> {
        self.0.check_templates().await?;
        Ok(Json(self.0.settings().await?))
    }

    /// Send a test message.
    ///
    /// To the caller's own number, with sample values. The answer says whether the service took it.
    #[oai(path = "/test", method = "post", operation_id = "admin_message_test")]
    async fn test(
        &self,
        owner: Owner,
        input: Checked<SendTestMessage>,
    ) -> Result<Json<TestMessage>, Failure> {
        Ok(Json(self.0.send_test(owner.0.id, *input).await?))
    }

    /// List messages.
    ///
    /// Newest first, fifty at a time.
    #[oai(path = "/", method = "get", operation_id = "admin_message_list")]
    async fn list(
        &self,
        _owner: Owner,
        /// Only those.
        state: Query<Option<MessageState>>,
        /// `next` of the part before.
        before: Query<Option<i64>>,
    ) -> Result<Json<MessagePage>, Failure> {
        Ok(Json(self.0.page(state.0, before.0).await?))
    }

    /// Send a message again.
    ///
    /// A failed one is tried again, a sent one sent again; only to customers who still agree.
    #[oai(
        path = "/:id/resend",
        method = "post",
        operation_id = "admin_message_resend"
    )]
    async fn resend(
        &self,
        owner: Owner,
        /// Row id.
        id: Path<i64>,
    ) -> Result<NoContent, Failure> {
        self.0.resend(owner.0.id, id.0).await?;
        Ok(NoContent::Done)
    }

    /// List the shop's own chat texts.
    ///
    /// They replace the usual ones, which the team sends itself.
    #[oai(
        path = "/chat-texts",
        method = "get",
        operation_id = "admin_chat_text_list"
    )]
    async fn chat_texts(&self, _counter: Counter) -> Result<Json<ChatTexts>, Failure> {
        Ok(Json(self.0.chat_texts().await?))
    }

    /// Update a chat text.
    ///
    /// Without a text the usual one is used again.
    #[oai(
        path = "/chat-texts/:kind",
        method = "put",
        operation_id = "admin_chat_text_update"
    )]
    async fn update_chat_text(
        &self,
        owner: Owner,
        kind: Path<ChatTextKind>,
        input: Checked<UpdateChatText>,
    ) -> Result<Json<ChatTexts>, Failure> {
        self.0.update_chat_text(owner.0.id, kind.0, &input).await?;
        Ok(Json(self.0.chat_texts().await?))
    }
}
