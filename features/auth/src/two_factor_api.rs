//! Operations of staff and owners on their two-factor authentication.

use kernel::{Checked, Failure, NoContent, Staff};
use poem_openapi::{
    OpenApi,
    payload::{Json, Response},
};

use crate::{
    auth::Auth,
    browser::private,
    session_api::Tag,
    two_factor_setup::{self, RecoveryCodes, TwoFactor, TwoFactorNumber, TwoFactorSetup},
};

pub struct TwoFactorApi(pub Auth);

#[OpenApi(prefix_path = "/me", tag = "Tag::Accounts")]
impl TwoFactorApi {
    /// View your two-factor authentication.
    ///
    /// Whether it is on, and how many recovery codes are left.
    #[oai(path = "/two-factor", method = "get", operation_id = "two_factor_view")]
    async fn two_factor_view(&self, caller: Staff) -> Result<Response<Json<TwoFactor>>, Failure> {
        Ok(private(Json(
            two_factor_setup::view(&self.0, &caller.0).await?,
        )))
    }

    /// Start setting up two-factor authentication.
    ///
    /// Returns the key for an authenticator app. It takes effect once the first code is confirmed.
    #[oai(
        path = "/two-factor",
        method = "post",
        operation_id = "two_factor_create"
    )]
    async fn two_factor_create(
        &self,
        caller: Staff,
    ) -> Result<Response<Json<TwoFactorSetup>>, Failure> {
        Ok(private(Json(
            two_factor_setup::begin(&self.0, &caller.0).await?,
        )))
    }

    /// Turn on two-factor authentication.
    ///
    /// Takes the app's current code. Returns ten recovery codes, only once; ends every other session.
    #[oai(
        path = "/two-factor/confirm",
        method = "post",
        operation_id = "two_factor_confirm"
    )]
    async fn two_factor_confirm(
        &self,
        caller: Staff,
        number: Checked<TwoFactorNumber>,
    ) -> Result<Response<Json<RecoveryCodes>>, Failure> {
        Ok(private(Json(
            two_factor_setup::confirm(&self.0, &caller.0, &number).await?,
        )))
    }

    /// Create new recovery codes.
    ///
    /// The previous ones stop working.
    #[oai(
        path = "/two-factor/recovery-codes",
        method = "post",
        operation_id = "recovery_codes_renew"
    )]
    async fn recovery_codes_renew(
        &self,
        caller: Staff,
    ) -> Result<Response<Json<RecoveryCodes>>, Failure> {
        Ok(private(Json(
            two_factor_setup::renew_codes(&self.0, &caller.0).await?,
        )))
    }

    /// Turn off two-factor authentication.
    ///
    /// Requires the password and a code to have been confirmed within the last 10 minutes.
    #[oai(
        path = "/two-factor",
        method = "delete",
        operation_id = "two_factor_delete"
    )]
    async fn two_factor_delete(&self, caller: Staff) -> Result<Response<NoContent>, Failure> {
        two_factor_setup::switch_off(&self.0, &caller.0).await?;
        Ok(private(NoContent::Done))
    }
}
