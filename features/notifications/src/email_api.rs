//! Operations on the emails that the shop itself gets.

use kernel::{Checked, Failure, Owner};
use poem_openapi::{OpenApi, payload::Json};

use crate::{Notifications, Tag, emails::ShopEmails};

pub struct EmailApi(pub Notifications);

#[OpenApi(prefix_path = "/admin/notifications", tag = "Tag::BackOffice")]
impl EmailApi {
    /// View what the shop gets emails about.
    ///
    /// Every event that has an email, and whether it is on.
    #[oai(
        path = "/emails",
        method = "get",
        operation_id = "admin_notification_emails_view"
    )]
    async fn view(&self, _owner: Owner) -> Result<Json<ShopEmails>, Failure> {
        Ok(Json(self.0.emails().await?))
    }

    /// Update what the shop gets emails about.
    ///
    /// Events that are left out stay as they are.
    #[oai(
        path = "/emails",
        method = "put",
        operation_id = "admin_notification_emails_update"
    )]
    async fn update(
        &self,
        owner: Owner,
        input: Checked<ShopEmails>,
    ) -> Result<Json<ShopEmails>, Failure> {
        self.0.update_emails(owner.0.id, &input).await?;
        Ok(Json(self.0.emails().await?))
    }
}
