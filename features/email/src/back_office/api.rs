//! Operations on mails.

use kernel::{Checked, Failure, NoContent, Owner, edit::search_query};
use poem_openapi::{
    OpenApi,
    param::{Path, Query},
    payload::Json,
};

use super::{
    Tag,
    wire::{HeldMails, MailDetail, MailPage, MailTested, MailTried, MailsReleased},
};
use crate::{
    EmailDelivery, Emails, UpdateEmailDelivery,
    health::EmailHealth,
    queue::{MailFilter, MailState},
};

pub struct MailApi(pub Emails);

#[OpenApi(prefix_path = "/admin/mails", tag = "Tag::BackOffice")]
impl MailApi {
    /// List emails.
    ///
    /// Newest first, fifty at a time.
    #[oai(path = "/", method = "get", operation_id = "admin_mail_list")]
    async fn list(
        &self,
        _owner: Owner,
        /// Only those.
        state: Query<Option<MailState>>,
        /// Part of an address, a subject or a kind of email.
        #[oai(validator(max_length = 80))]
        q: Query<Option<String>>,
        /// `next` of the part before.
        before: Query<Option<i64>>,
    ) -> Result<Json<MailPage>, Failure> {
        let filter = MailFilter {
            state: state.0,
            query: search_query(q.0.as_deref()),
            before: before.0,
        };
        Ok(Json(self.0.mail_page(&filter).await?))
    }

    /// View the state of email delivery.
    ///
    /// What waits or failed.
    #[oai(
        path = "/health",
        method = "get",
        operation_id = "admin_mail_health_view"
    )]
    async fn health(&self, _owner: Owner) -> Result<Json<EmailHealth>, Failure> {
        Ok(Json(self.0.health().await?))
    }

    /// View an email.
    ///
    /// As the recipient sees it, but secret parts of links are masked.
    #[oai(path = "/:id", method = "get", operation_id = "admin_mail_view")]
    async fn view(
        &self,
        _owner: Owner,
        /// Row id.
        id: Path<i64>,
    ) -> Result<Json<MailDetail>, Failure> {
        Ok(Json(self.0.mail_detail(id.0).await?))
    }

    /// Send an email again.
    ///
    /// A failed email is tried again, a sent one sent again. One with a link gets a new link and the old one stops
    /// working; refused if the link is no longer needed.
    #[oai(
        path = "/:id/resend",
        method = "post",
        operation_id = "admin_mail_resend"
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

    /// Send a test.
    ///
    /// Sends an email to the caller's own address and waits for the outcome, at most 20 seconds.
    #[oai(path = "/test", method = "post", operation_id = "admin_mail_test")]
    async fn test(&self, owner: Owner) -> Result<Json<MailTested>, Failure> {
        Ok(Json(self.0.send_test(owner.0.id).await?))
    }

    /// View how emails leave.
    ///
    /// Passwords and private keys are never returned.
    #[oai(
        path = "/setup",
        method = "get",
        operation_id = "admin_mail_setup_view"
    )]
    async fn setup(&self, _owner: Owner) -> Result<Json<EmailDelivery>, Failure> {
        Ok(Json(self.0.delivery()))
    }

    /// Test settings for email delivery.
    ///
    /// Connects and logs in for at most 20 seconds; sends nothing. Asks for the password again. Of a mail service
    /// only the address is checked.
    #[oai(
        path = "/setup/check",
        method = "post",
        operation_id = "admin_mail_setup_check"
    )]
    async fn check(
        &self,
        owner: Owner,
        input: Checked<UpdateEmailDelivery>,
    ) -> Result<Json<MailTried>, Failure> {
        owner.0.confirmed_lately(self.0.now())?;
        Ok(Json(self.0.check_delivery(&input).await?))
    }

    /// Update email delivery.
    ///
    /// Asks for the password again. The shop closes for a moment and opens with it.
    #[oai(
        path = "/setup",
        method = "put",
        operation_id = "admin_mail_setup_update"
    )]
    async fn change(
        &self,
        owner: Owner,
        input: Checked<UpdateEmailDelivery>,
    ) -> Result<NoContent, Failure> {
        owner.0.confirmed_lately(self.0.now())?;
        self.0.update_delivery(owner.0.id, &input).await?;
        Ok(NoContent::Done)
    }

    /// Decide about emails on hold.
    ///
    /// They waited when a restored backup was made, so they may have been sent since.
    #[oai(path = "/held", method = "put", operation_id = "admin_mail_release")]
    async fn release(
        &self,
        owner: Owner,
        input: Checked<HeldMails>,
    ) -> Result<Json<MailsReleased>, Failure> {
        Ok(Json(self.0.release_held(owner.0.id, &input).await?))
    }
}
