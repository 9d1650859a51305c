//! Health of the shop.

use kernel::{Failure, Owner};
use poem_openapi::{OpenApi, payload::Json};

use super::Tag;
use crate::{Maintenance, health::ShopHealth};

pub struct HealthApi(pub Maintenance);

#[OpenApi(prefix_path = "/admin", tag = "Tag::BackOffice")]
impl HealthApi {
    /// View the shop's health.
    ///
    /// Emails, backups, disk space and setup.
    #[oai(path = "/health", method = "get", operation_id = "admin_health_view")]
    async fn view(&self, _owner: Owner) -> Result<Json<ShopHealth>, Failure> {
        Ok(Json(self.0.health().await?))
    }
}
