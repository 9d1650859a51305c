//! Operations on a person's own notifications.

use kernel::{Checked, Failure, SignedIn};
use poem_openapi::{OpenApi, param::Path, payload::Json};

use crate::{
    Notifications, Tag,
    device::{CreateNotificationDevice, NotificationTest},
    settings::{NotificationSettings, UpdateNotificationSettings},
};

pub struct OwnApi(pub Notifications);

#[OpenApi(prefix_path = "/me/notifications", tag = "Tag::Own")]
impl OwnApi {
    /// View the own notifications.
    ///
    /// Devices, events and quiet hours.
    #[oai(
        path = "/",
        method = "get",
        operation_id = "notification_settings_view"
    )]
    async fn view(&self, user: SignedIn) -> Result<Json<NotificationSettings>, Failure> {
        Ok(Json(self.0.settings(&user.0).await?))
    }

    /// Update the own notifications.
    ///
    /// Events that are left out stay as they are; quiet hours that are left out end.
    #[oai(
        path = "/",
        method = "put",
        operation_id = "notification_settings_update"
    )]
    async fn update(
        &self,
        user: SignedIn,
        input: Checked<UpdateNotificationSettings>,
    ) -> Result<Json<NotificationSettings>, Failure> {
        self.0.update_settings(&user.0, &input).await?;
        Ok(Json(self.0.settings(&user.0).await?))
    }

    /// Turn notifications on for this device.
    ///
    /// A known one then belongs to this session. Beyond ten the oldest is removed.
    #[oai(
        path = "/devices",
        method = "post",
        operation_id = "notification_device_create"
    )]
    async fn create(
        &self,
        user: SignedIn,
        input: Checked<CreateNotificationDevice>,
    ) -> Result<Json<NotificationSettings>, Failure> {
        self.0.add_device(&user.0, &input).await?;
        Ok(Json(self.0.settings(&user.0).await?))
    }

    /// Turn notifications off for a device.
    ///
    /// What waits to be sent to it is dropped.
    #[oai(
        path = "/devices/:id",
        method = "delete",
        operation_id = "notification_device_delete"
    )]
    async fn delete(
        &self,
        user: SignedIn,
        id: Path<i64>,
    ) -> Result<Json<NotificationSettings>, Failure> {
        self.0.remove_device(user.0.id, id.0).await?;
        Ok(Json(self.0.settings(&user.0).await?))
    }

    /// Send a test to a device.
    ///
    /// At once, and the answer says whether its push service took it.
    #[oai(
        path = "/devices/:id/test",
        method = "post",
        operation_id = "notification_device_test"
    )]
    async fn test(&self, user: SignedIn, id: Path<i64>) -> Result<Json<NotificationTest>, Failure> {
        Ok(Json(self.0.test_device(&user.0, id.0).await?))
    }
}
