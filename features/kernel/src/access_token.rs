//! Access tokens: programs call the back office in the name of an owner, within the scopes of their token.
//!
//! The server finds the token before any operation runs, checks its scope and puts [`ByToken`] into the request. An
//! operation that takes `Owner` or another caller then gets the token's user, as it gets that of a session.

use async_trait::async_trait;

use crate::{problem::Failure, session::User};

/// What every token begins with, so that people and scanners of leaked secrets recognise one.
pub const PREFIX: &str = "boutique_";

crate::error_codes! {
    pub TOKEN_INVALID: 401 "access_token.invalid" "This access token does not exist, has expired or was revoked.";
    pub TOKEN_WITH_COOKIE: 401 "access_token.with_cookie" "Send either an access token or the cookie of a login, not both.";
    pub TOKEN_NOT_ALLOWED: 403 "access_token.not_allowed" "Access tokens cannot be used for this.";
    pub SCOPE_NEEDED: 403 "access_token.scope_needed" "This access token does not have the scope for this.";
    pub TOKEN_LIMITED: 429 "access_token.limited" "Too many requests with access tokens. Please wait a moment.";
}

/// A token that works now.
#[derive(Clone, Debug)]
pub struct AccessToken {
    pub id: i64,
    /// As its creator named it.
    pub name: String,
    /// Names such as `orders:read`.
    pub scopes: Vec<String>,
    /// The creator, with the role that they have now. Their password was never confirmed: what requires that refuses
    /// tokens.
    pub user: User,
}

/// Finds access tokens.
#[async_trait]
pub trait AccessTokens: Send + Sync {
    /// The token with this secret; `None` if it is unknown, revoked or expired, or its creator has lost the role.
    async fn token(&self, secret: &str) -> Result<Option<AccessToken>, Failure>;
}

/// The caller of a request with an access token, among the request's extensions.
#[derive(Clone, Debug)]
pub struct ByToken(pub User);
