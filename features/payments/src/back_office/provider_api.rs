//! Operations on the payment provider's keys, for the owner.

use kernel::{Checked, Failure, NoContent, Owner};
use poem_openapi::{
    OpenApi,
    payload::{Json, Response},
};

use super::{
    Tag,
    provider_detail::{PaymentProviderDetail, PaymentProviderKeys},
};
use crate::Payments;

pub struct ProviderApi(pub Payments);

#[OpenApi(prefix_path = "/admin/payments/provider", tag = "Tag::BackOffice")]
impl ProviderApi {
    /// View who takes the money.
    ///
    /// Secrets are never shown
    #[oai(
        path = "/",
        method = "get",
        operation_id = "admin_payment_provider_view"
    )]
    async fn view(&self, _owner: Owner) -> Result<Response<Json<PaymentProviderDetail>>, Failure> {
        let detail = self.0.provider_detail().await?;
        Ok(Response::new(Json(detail)).header("cache-control", "no-store"))
    }

    /// Take payments with these keys.
    ///
    /// The provider is asked with them first. The shop closes for a moment and opens with them.
    #[oai(
        path = "/",
        method = "put",
        operation_id = "admin_payment_provider_update"
    )]
    async fn update(
        &self,
        owner: Owner,
        keys: Checked<PaymentProviderKeys>,
    ) -> Result<NoContent, Failure> {
        owner.0.confirmed_lately(self.0.now())?;
        self.0.save_keys(owner.0.id, &keys).await?;
        Ok(NoContent::Done)
    }

    /// Ask the provider with these keys.
    ///
    /// Changes nothing.
    #[oai(
        path = "/check",
        method = "post",
        operation_id = "admin_payment_provider_check"
    )]
    async fn check(
        &self,
        owner: Owner,
        keys: Checked<PaymentProviderKeys>,
    ) -> Result<NoContent, Failure> {
        owner.0.confirmed_lately(self.0.now())?;
        self.0.try_keys(&keys).await?;
        Ok(NoContent::Done)
    }
}
