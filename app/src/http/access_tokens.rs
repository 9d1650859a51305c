//! Requests with an access token: who calls, whether the token has the scope of the operation, and how often.

use std::sync::Arc;

use kernel::{
    AccessToken, AccessTokens, ByToken, ClientAddress, Failure, Limits,
    access_token::{
        SCOPE_NEEDED, TOKEN_INVALID, TOKEN_LIMITED, TOKEN_NOT_ALLOWED, TOKEN_WITH_COOKIE,
    },
    audit,
    limits::Limit,
    session::token_in,
};
use poem::{
    Request, Response, Result,
    http::{HeaderMap, header::AUTHORIZATION},
};

use super::{
    layer::{Inner, Layer},
    operations::Operations,
};
use crate::access_scopes::Reach;

/// Tokens that do not work, from one address.
const FAILED: Limit = Limit::in_minutes(15, "access_token.failed", 60);
const REQUESTS: Limit = Limit::per_minute("access_token.requests", 600);

/// Finds the caller of a request with an access token, which is the creator of the token. Without a token a request
/// passes unchanged.
///
/// Has to stand outside the layer that compares origins: a browser sends cookies on its own, and never a token.
#[derive(Clone)]
pub struct CallersByToken {
    pub operations: Arc<Operations>,
    pub tokens: Arc<dyn AccessTokens>,
    pub limits: Limits,
}

/// The secret of a token. Other schemes are not ours: a proxy may ask for a password of its own.
pub fn secret_in(headers: &HeaderMap) -> Option<&str> {
    let value = headers.get(AUTHORIZATION)?.to_str().ok()?;
    let (scheme, secret) = value.split_once(' ')?;
    scheme
        .eq_ignore_ascii_case("bearer")
        .then_some(secret.trim())
}

impl CallersByToken {
    /// The token of a request; a failed one counts for its address.
    async fn find(&self, request: &Request, secret: &str) -> Result<AccessToken, Failure> {
        if token_in(request.headers()).is_some() {
            return Err(TOKEN_WITH_COOKIE.into());
        }
        let address = request.data::<ClientAddress>();
        let address = address.map_or("unknown", |address| &address.0);
        let limited = |failure: Failure| failure.with_code(TOKEN_LIMITED);
        self.limits
            .allow_address(FAILED, address)
            .map_err(limited)?;
        let found = self.tokens.token(secret).await;
        if !matches!(found, Ok(None)) {
            self.limits.uncount(FAILED, address);
        }
        let token = found?.ok_or(TOKEN_INVALID)?;
        self.limits
            .allow(REQUESTS, &token.id.to_string())
            .map_err(limited)?;
        Ok(token)
    }

    fn allow(&self, request: &Request, token: &AccessToken) -> Result<(), Failure> {
        let operation = self
            .operations
            .operation(request.uri().path(), request.method());
        let scope = match operation.map(|operation| operation.reach) {
            // What does not exist is answered by what comes next.
            None | Some(Reach::Public) => return Ok(()),
            Some(Reach::Closed) => return Err(TOKEN_NOT_ALLOWED.into()),
            Some(Reach::With(scope)) => scope.name(),
        };
        if token.scopes.contains(&scope) {
            return Ok(());
        }
        let message = format!("This access token does not have the scope {scope}.");
        Err(Failure::new(SCOPE_NEEDED).with_message(message))
    }
}

/// A server without a store has no tokens.
impl Layer for Option<CallersByToken> {
    async fn call(&self, inner: &Inner, mut request: Request) -> Result<Response> {
        let secret = secret_in(request.headers()).map(str::to_owned);
        let secret = secret.filter(|_| request.uri().path().starts_with("/api/"));
        let (Some(callers), Some(secret)) = (self, secret) else {
            return inner.call(request).await;
        };
        let token = callers.find(&request, &secret).await?;
        callers.allow(&request, &token)?;
        request.extensions_mut().insert(ByToken(token.user));
        audit::with_token(token.name, inner.call(request)).await
    }
}
