//! Operations on the set-up of a new shop.

use kernel::{Checked, Deps, Failure, Owner};
use poem_openapi::{OpenApi, payload::Json};

use super::{
    Tag,
    setup::{self, ShopSetup, UpdateSetupStep},
};

pub struct SetupApi(pub Deps);

#[OpenApi(prefix_path = "/admin/content/setup", tag = "Tag::BackOffice")]
impl SetupApi {
    /// View the set-up.
    ///
    /// Whether the shop is open, and decisions without a setting of their own.
    #[oai(path = "/", method = "get", operation_id = "admin_setup_view")]
    async fn view(&self, _owner: Owner) -> Result<Json<ShopSetup>, Failure> {
        Ok(Json(setup::view(&self.0).await?))
    }

    /// Decide a step of the set-up.
    ///
    /// Such as payment at the counter only. Can be withdrawn.
    #[oai(
        path = "/steps",
        method = "put",
        operation_id = "admin_setup_step_update"
    )]
    async fn update_step(
        &self,
        owner: Owner,
        update: Checked<UpdateSetupStep>,
    ) -> Result<Json<ShopSetup>, Failure> {
        Ok(Json(
            setup::update_step(&self.0, owner.0.id, &update).await?,
        ))
    }

    /// Open the shop.
    ///
    /// Visitors see it from then on. An open shop stays as it is.
    #[oai(path = "/open", method = "post", operation_id = "admin_shop_open")]
    async fn open(&self, owner: Owner) -> Result<Json<ShopSetup>, Failure> {
        Ok(Json(setup::open(&self.0, owner.0.id).await?))
    }
}
