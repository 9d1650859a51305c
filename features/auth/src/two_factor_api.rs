//! Operations of the shop's own people on the second step of their log-in.

use kernel::{Checked, Failure, Staff};
use poem_openapi::{
    OpenApi,
    payload::{Json, Response},
};

use crate::{
    auth::Auth,
    browser::private,
    session_api::{Done, Tag},
    two_factor_setup::{self, RecoveryCodes, TwoFactor, TwoFactorNumber, TwoFactorSetup},
};

pub struct TwoFactorApi(pub Auth);

#[OpenApi(prefix_path = "/me", tag = "Tag::Accounts")]
impl TwoFactorApi {
    /// Whether logging in takes a second step.
    ///
    /// And how many recovery codes are left.
    #[oai(path = "/two-factor", method = "get", operation_id = "two_factor_view")]
    async fn two_factor_view(&self, caller: Staff) -> Result<Response<Json<TwoFactor>>, Failure> {
        Ok(private(Json(
            two_factor_setup::view(&self.0, &caller.0).await?,
        )))
    }

    /// Begin to set up the second step.
    ///
    /// Answers the key for an authenticator app. It counts once the app's first number was given. Needs the password
    /// given within the last ten minutes.
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

    /// Turn on the second step.
    ///
    /// With the number that the app shows now. Answers ten recovery codes, this one time; every other session ends.
    /// Needs the password given within the last ten minutes.
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

    /// Make new recovery codes.
    ///
    /// The old ones stop working. Needs the password given within the last ten minutes.
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

    /// Switch off the second step.
    ///
    /// Needs the password, and the second step itself, given within the last ten minutes.
    #[oai(
        path = "/two-factor",
        method = "delete",
        operation_id = "two_factor_delete"
    )]
    async fn two_factor_delete(&self, caller: Staff) -> Result<Response<Done>, Failure> {
        two_factor_setup::switch_off(&self.0, &caller.0).await?;
        Ok(private(Done::Nothing))
    }
}
