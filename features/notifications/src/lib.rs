//! Notifications on people's devices by web push (RFC 8030, 8291 and 8292), and what the shop gets emails about.

mod api;
mod audience;
mod codes;
mod delivery;
mod device;
mod email_api;
mod emails;
mod encryption;
mod fan_out;
mod metrics;
mod notifications;
mod personal;
mod push_service;
mod restored;
mod settings;
mod vapid;

use std::sync::Arc;

use kernel::Feature;
use poem_openapi::{OpenApi, Tags};
use sqlx::migrate::Migrator;

pub use emails::wants_email;
pub use notifications::{LoginSessions, Notifications, Setup, WaitingRequests};
pub use vapid::VapidKey;

static MIGRATOR: Migrator = sqlx::migrate!();

#[derive(Tags)]
enum Tag {
    /// Notifications on a person's own devices.
    #[oai(rename = "Notifications")]
    Own,
    /// Back office: what the shop gets emails about.
    #[oai(rename = "Back office: notifications")]
    BackOffice,
}

/// The feature. The events of all features are worded by [`Notifications::word_with`].
pub fn feature(notifications: &Notifications) -> Feature<impl OpenApi + use<>> {
    let api = (
        api::OwnApi(notifications.clone()),
        email_api::EmailApi(notifications.clone()),
    );
    Feature::new("notifications", api)
        .codes(codes::OPERATIONS)
        .migrations(&MIGRATOR)
        .personal_records(Arc::new(notifications.clone()))
        .after_restore(Arc::new(restored::Forget))
        .metrics(Arc::new(notifications.clone()))
        .job(delivery::job(notifications))
}
