//! Operations on the price settings.

use kernel::{Checked, Counter, Failure, Owner};
use poem_openapi::{OpenApi, payload::Json};

use super::settings::PriceSettings;
use crate::{Orders, back_office::Tag};

pub struct PriceSettingsApi(pub Orders);

#[OpenApi(prefix_path = "/admin", tag = "Tag::BackOffice")]
impl PriceSettingsApi {
    /// View the price settings.
    ///
    /// The defaults of new orders and of the customer's slip.
    #[oai(
        path = "/price-settings",
        method = "get",
        operation_id = "admin_price_settings_view"
    )]
    async fn view(&self, _staff: Counter) -> Result<Json<PriceSettings>, Failure> {
        Ok(Json(self.0.price_settings().await?))
    }

    /// Update the price settings.
    ///
    /// Existing orders stay as they are.
    #[oai(
        path = "/price-settings",
        method = "put",
        operation_id = "admin_price_settings_update"
    )]
    async fn update(
        &self,
        owner: Owner,
        settings: Checked<PriceSettings>,
    ) -> Result<Json<PriceSettings>, Failure> {
        let changed = self.0.change_price_settings(owner.0.id, &settings).await?;
        Ok(Json(changed))
    }
}
