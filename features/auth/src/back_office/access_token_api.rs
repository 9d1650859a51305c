//! Operations on access tokens. Owners only.

use kernel::{Checked, Failure, NoContent, Owner};
use poem_openapi::{
    ApiResponse, OpenApi,
    param::Path,
    payload::{Json, Response},
};

use super::{
    Tag,
    access_token::{self, AccessTokenSummary, CreateAccessToken, CreatedAccessToken},
};
use crate::{auth::Auth, browser::private};

#[derive(ApiResponse)]
enum AccessTokenCreated {
    /// The token was created.
    #[oai(status = 201)]
    Created(Json<CreatedAccessToken>),
}

pub struct AccessTokenApi(pub Auth);

#[OpenApi(prefix_path = "/admin", tag = "Tag::BackOffice")]
impl AccessTokenApi {
    /// List access tokens.
    ///
    /// Those of all owners, newest first. Expired ones are listed for another 30 days.
    #[oai(
        path = "/access-tokens",
        method = "get",
        operation_id = "admin_access_token_list"
    )]
    async fn list(
        &self,
        _owner: Owner,
    ) -> Result<Response<Json<Vec<AccessTokenSummary>>>, Failure> {
        let deps = &self.0.deps;
        let tokens = access_token::list(&deps.db, None, deps.clock.now()).await?;
        Ok(private(Json(tokens)))
    }

    /// Create an access token.
    ///
    /// With it a program acts as its creator, within its scopes. The secret is returned only once.
    #[oai(
        path = "/access-tokens",
        method = "post",
        operation_id = "admin_access_token_create"
    )]
    async fn create(
        &self,
        owner: Owner,
        input: Checked<CreateAccessToken>,
    ) -> Result<Response<AccessTokenCreated>, Failure> {
        let created = access_token::create(&self.0, &owner.0, &input).await?;
        Ok(private(AccessTokenCreated::Created(Json(created))))
    }

    /// Revoke an access token.
    ///
    /// It stops working at once.
    #[oai(
        path = "/access-tokens/:id",
        method = "delete",
        operation_id = "admin_access_token_revoke"
    )]
    async fn revoke(
        &self,
        owner: Owner,
        /// Id of the token.
        id: Path<i64>,
    ) -> Result<Response<NoContent>, Failure> {
        access_token::revoke(&self.0, &owner.0, id.0).await?;
        Ok(private(NoContent::Done))
    }
}
