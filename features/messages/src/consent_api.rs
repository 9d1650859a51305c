//! Operations on consent: the customer's own, and what the team records of them.

use kernel::{Checked, ConsentSource, Counter, Failure, SignedIn};
use poem_openapi::{OpenApi, param::Path, payload::Json};

use crate::{
    Messages, Tag,
    consent::{CustomerMessageConsent, UpdateMessageConsent},
};

pub struct ConsentApi(pub Messages);

#[OpenApi]
impl ConsentApi {
    /// View the own consent to messages.
    ///
    /// Whether updates about orders may come by WhatsApp or SMS.
    #[oai(
        path = "/me/messages",
        method = "get",
        operation_id = "message_consent_view",
        tag = "Tag::Own"
    )]
    async fn view(&self, user: SignedIn) -> Result<Json<CustomerMessageConsent>, Failure> {
        Ok(Json(self.0.consent(user.0.id).await?))
    }

    /// Give or withdraw the own consent to messages.
    ///
    /// What waits to be sent is not sent after a withdrawal.
    #[oai(
        path = "/me/messages",
        method = "put",
        operation_id = "message_consent_update",
        tag = "Tag::Own"
    )]
    async fn update(
        &self,
        user: SignedIn,
        input: Checked<UpdateMessageConsent>,
    ) -> Result<Json<CustomerMessageConsent>, Failure> {
        let id = user.0.id;
        self.0
            .update_consent(id, input.given, ConsentSource::Account, &user.0)
            .await?;
        Ok(Json(self.0.consent(id).await?))
    }

    /// View a customer's consent to messages.
    ///
    /// Whether they agreed, when and where.
    #[oai(
        path = "/admin/messages/consents/:customer",
        method = "get",
        operation_id = "admin_message_consent_view",
        tag = "Tag::BackOffice"
    )]
    async fn view_customer(
        &self,
        counter: Counter,
        /// User id.
        customer: Path<i64>,
    ) -> Result<Json<CustomerMessageConsent>, Failure> {
        let consent = self.0.consent_of_customer(&counter.0, customer.0);
        Ok(Json(consent.await?))
    }

    /// Record a customer's consent to messages, or its withdrawal.
    ///
    /// As the customer said it to the shop.
    #[oai(
        path = "/admin/messages/consents/:customer",
        method = "put",
        operation_id = "admin_message_consent_update",
        tag = "Tag::BackOffice"
    )]
    async fn update_customer(
        &self,
        counter: Counter,
        /// User id.
        customer: Path<i64>,
        input: Checked<UpdateMessageConsent>,
    ) -> Result<Json<CustomerMessageConsent>, Failure> {
        let source = ConsentSource::Counter;
        self.0
            .update_consent(customer.0, input.given, source, &counter.0)
            .await?;
        Ok(Json(self.0.consent(customer.0).await?))
    }
}
