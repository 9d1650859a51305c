//! Operations on what the shop says about itself.

use std::sync::Arc;

use kernel::{Checked, Deps, Failure, Owner};
use poem_openapi::{OpenApi, payload::Json};

use crate::{Connections, ExistingOrders, logo};

use super::{
    Tag,
    setting::{self, ShopCheck, ShopDraft, ShopSettings},
};

pub struct SettingApi {
    pub deps: Deps,
    pub public_address: String,
    pub connections: Connections,
    pub orders: Arc<dyn ExistingOrders>,
}

impl SettingApi {
    /// What the database does not hold.
    async fn complete(&self, mut settings: ShopSettings) -> Result<Json<ShopSettings>, Failure> {
        settings.shop = settings.shop.connected(self.connections);
        settings.shop.logo = logo::shown(&self.deps).await?;
        let chosen = logo::chosen(&self.deps).await?;
        (settings.logo_image_id, settings.logo_image) = chosen.unzip();
        settings.order_prefix_fixed = self.orders.any().await?;
        Ok(Json(settings))
    }
}

#[OpenApi(prefix_path = "/admin/content/shop", tag = "Tag::BackOffice")]
impl SettingApi {
    /// View the shop's settings.
    ///
    /// Facts about the shop.
    #[oai(path = "/", method = "get", operation_id = "admin_shop_view")]
    async fn view(&self, _owner: Owner) -> Result<Json<ShopSettings>, Failure> {
        let settings = setting::view(&self.deps, &self.public_address).await?;
        self.complete(settings).await
    }

    /// Update the shop's settings.
    ///
    /// All of them at once.
    #[oai(path = "/", method = "put", operation_id = "admin_shop_update")]
    async fn update(
        &self,
        owner: Owner,
        draft: Checked<ShopDraft>,
    ) -> Result<Json<ShopSettings>, Failure> {
        let settings = setting::update(
            &self.deps,
            owner.0.id,
            &draft,
            &self.public_address,
            self.orders.as_ref(),
        )
        .await?;
        self.complete(settings).await
    }

    /// Check the shop's settings without a save.
    ///
    /// What a save would refuse, and what is missing.
    #[oai(path = "/check", method = "post", operation_id = "admin_shop_check")]
    async fn check(
        &self,
        _owner: Owner,
        draft: Checked<ShopDraft>,
    ) -> Result<Json<ShopCheck>, Failure> {
        Ok(Json(setting::check(&draft)))
    }
}
