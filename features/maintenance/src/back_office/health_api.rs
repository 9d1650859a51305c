//! Whether everything runs.

use kernel::{Failure, Owner};
use poem_openapi::{OpenApi, payload::Json};

use super::Tag;
use crate::{Maintenance, health::ShopHealth};

pub struct HealthApi(pub Maintenance);

#[OpenApi(prefix_path = "/admin", tag = "Tag::BackOffice")]
impl HealthApi {
    /// See whether everything runs.
    ///
    /// Mails, backups, room on the disk, and what is set up.
    #[oai(path = "/health", method = "get", operation_id = "admin_health_view")]
    async fn view(&self, _owner: Owner) -> Result<Json<ShopHealth>, Failure> {
        Ok(Json(self.0.health().await?))
    }
}
