//! What the services that carry messages call: reports of delivery, and answers of customers.

use kernel::{ClientAddress, Failure};
use poem::{
    Body,
    http::{HeaderMap, Uri},
};
use poem_openapi::{
    Object, OpenApi,
    param::{Path, Query},
    payload::{Binary, Json, PlainText},
};

use crate::{Messages, Tag};

/// The report was taken.
#[derive(Object)]
pub struct MessageReportTaken {
    /// Always true.
    pub received: bool,
}

const TAKEN: Json<MessageReportTaken> = Json(MessageReportTaken { received: true });

pub struct WebhookApi(pub Messages);

#[OpenApi(prefix_path = "/messages/webhooks", tag = "Tag::Signed")]
impl WebhookApi {
    /// Verify the webhook of WhatsApp.
    ///
    /// Called by Meta; answers its challenge.
    #[oai(
        path = "/whatsapp",
        method = "get",
        operation_id = "message_webhook_verify"
    )]
    async fn verify(
        &self,
        address: ClientAddress,
        /// `subscribe`.
        #[oai(name = "hub.mode", validator(max_length = 40))]
        mode: Query<String>,
        /// The verify token.
        #[oai(name = "hub.verify_token", validator(max_length = 200))]
        token: Query<String>,
        /// What to answer.
        #[oai(name = "hub.challenge", validator(max_length = 200))]
        challenge: Query<String>,
    ) -> Result<PlainText<String>, Failure> {
        self.0.verify_webhook(&address, &mode.0, &token.0).await?;
        Ok(PlainText(challenge.0))
    }

    /// Receive reports of WhatsApp.
    ///
    /// Signed with the app secret over the raw body. Answers such as STOP withdraw consent, others are not stored.
    #[oai(
        path = "/whatsapp",
        method = "post",
        operation_id = "message_webhook_whatsapp"
    )]
    async fn whatsapp(
        &self,
        address: ClientAddress,
        headers: &HeaderMap,
        body: Binary<Body>,
    ) -> Result<Json<MessageReportTaken>, Failure> {
        self.0.receive_whatsapp(&address, headers, body.0).await?;
        Ok(TAKEN)
    }

    /// Receive an answer by SMS, in the address.
    ///
    /// For gateways that call with GET. The fields are those of the settings.
    #[oai(
        path = "/sms/:secret",
        method = "get",
        operation_id = "message_webhook_sms_get"
    )]
    async fn sms_in_address(
        &self,
        address: ClientAddress,
        uri: &Uri,
        /// The secret from the settings.
        #[oai(validator(max_length = 200))]
        secret: Path<String>,
    ) -> Result<Json<MessageReportTaken>, Failure> {
        let query = uri.query().unwrap_or_default();
        self.0
            .receive_sms(&address, &secret.0, query.as_bytes())
            .await?;
        Ok(TAKEN)
    }

    /// Receive an answer by SMS, in the body.
    ///
    /// A form or JSON. The fields are those of the settings.
    #[oai(
        path = "/sms/:secret",
        method = "post",
        operation_id = "message_webhook_sms"
    )]
    async fn sms_in_body(
        &self,
        address: ClientAddress,
        /// The secret from the settings.
        #[oai(validator(max_length = 200))]
        secret: Path<String>,
        body: Binary<Body>,
    ) -> Result<Json<MessageReportTaken>, Failure> {
        let body = self.0.webhook_body(body.0).await?;
        self.0.receive_sms(&address, &secret.0, &body).await?;
        Ok(TAKEN)
    }
}
