//! Identity of the caller. The auth feature looks sessions up; other features take the caller as an
//! argument.

use std::sync::Arc;

use async_trait::async_trait;
use poem::{
    Request,
    http::{HeaderMap, header::COOKIE},
};
use poem_openapi::{Enum, SecurityScheme, auth::ApiKey};

use crate::{calendar::Timestamp, problem::Failure};

/// Cookie with the session's token.
pub const SESSION_COOKIE: &str = "__Host-session";

crate::error_codes! {
    pub LOGIN_NEEDED: 401 "session.needed" "Please log in.";
    pub NOT_ALLOWED: 403 "session.not_allowed" "Your account is not allowed to do this.";
    pub CONFIRMATION_NEEDED: 403 "auth.confirmation_needed" "Please confirm your password.";
}

/// Seconds for which a confirmed password counts.
const CONFIRMED_SECONDS: i64 = 600;

/// Role of a user.
#[derive(Enum, Clone, Copy, Debug, PartialEq, Eq)]
#[oai(rename_all = "lowercase")]
pub enum Role {
    Customer,
    Staff,
    Owner,
}

/// A user with an active session.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct User {
    pub id: i64,
    pub role: Role,
    /// Row id of the session, which identifies a device.
    pub session: i64,
    /// When the password was last given in this session.
    pub authenticated_at: Timestamp,
}

impl User {
    /// Fails if the password was confirmed too long ago for a sensitive operation: refunds,
    /// accounts, keys. The screens then ask for it and continue.
    ///
    /// # Errors
    /// [`CONFIRMATION_NEEDED`].
    pub fn confirmed_lately(&self, now: Timestamp) -> Result<(), Failure> {
        let age = now.0 - self.authenticated_at.0;
        if (0..=CONFIRMED_SECONDS).contains(&age) {
            Ok(())
        } else {
            Err(CONFIRMATION_NEEDED.into())
        }
    }
}

/// The session's token of a request that no operation handles, such as one for a video.
pub fn token_in(headers: &HeaderMap) -> Option<&str> {
    headers
        .get_all(COOKIE)
        .iter()
        .filter_map(|cookies| cookies.to_str().ok())
        .flat_map(|cookies| cookies.split(';'))
        .filter_map(|cookie| cookie.trim().split_once('='))
        .find_map(|(name, token)| (name == SESSION_COOKIE).then_some(token))
}

/// Resolves session tokens.
#[async_trait]
pub trait Sessions: Send + Sync {
    /// The user of an active session; `None` if it is unknown, ended or expired.
    async fn user(&self, token: &str) -> Result<Option<User>, Failure>;
}

/// A logged-in user.
#[derive(SecurityScheme)]
#[oai(
    ty = "api_key",
    key_in = "cookie",
    key_name = "__Host-session",
    checker = "any_user"
)]
pub struct SignedIn(pub User);

/// Staff or the owner.
#[derive(SecurityScheme)]
#[oai(
    ty = "api_key",
    key_in = "cookie",
    key_name = "__Host-session",
    checker = "staff_or_owner"
)]
pub struct Staff(pub User);

/// The owner.
#[derive(SecurityScheme)]
#[oai(
    ty = "api_key",
    key_in = "cookie",
    key_name = "__Host-session",
    checker = "owner_only"
)]
pub struct Owner(pub User);

/// The caller, logged in or not. An operation that takes it responds with `no-store`.
#[derive(SecurityScheme)]
pub enum MaybeSignedIn {
    User(SignedIn),
    #[oai(fallback)]
    Visitor,
}

impl MaybeSignedIn {
    pub fn user(&self) -> Option<&User> {
        match self {
            Self::User(signed_in) => Some(&signed_in.0),
            Self::Visitor => None,
        }
    }
}

/// The user of a request before an operation reads it, for example before its body is received.
///
/// # Errors
/// If the request has no active session.
pub async fn user_of(request: &Request) -> poem::Result<User> {
    let token = token_in(request.headers())
        .ok_or(LOGIN_NEEDED)
        .map_err(Failure::new)?;
    let key = ApiKey {
        key: token.to_owned(),
    };
    any_user(request, key).await
}

/// The same for staff and owner.
///
/// # Errors
/// If the request has no active session, or a customer's.
pub async fn staff_of(request: &Request) -> poem::Result<User> {
    staff_only(user_of(request).await?)
}

async fn any_user(request: &Request, key: ApiKey) -> poem::Result<User> {
    let Some(sessions) = request.data::<Arc<dyn Sessions>>() else {
        return Err(Failure::new(LOGIN_NEEDED).into());
    };
    match sessions.user(&key.key).await? {
        Some(user) => Ok(user),
        None => Err(Failure::new(LOGIN_NEEDED).into()),
    }
}

async fn staff_or_owner(request: &Request, key: ApiKey) -> poem::Result<User> {
    staff_only(any_user(request, key).await?)
}

fn staff_only(user: User) -> poem::Result<User> {
    match user.role {
        Role::Staff | Role::Owner => Ok(user),
        Role::Customer => Err(refused()),
    }
}

async fn owner_only(request: &Request, key: ApiKey) -> poem::Result<User> {
    let user = any_user(request, key).await?;
    match user.role {
        Role::Owner => Ok(user),
        Role::Staff | Role::Customer => Err(refused()),
    }
}

fn refused() -> poem::Error {
    Failure::new(NOT_ALLOWED).into()
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_confirmed_password_counts_for_ten_minutes() {
        let user = User {
            id: 1,
            role: Role::Owner,
            session: 1,
            authenticated_at: Timestamp(1_000),
        };
        assert!(user.confirmed_lately(Timestamp(1_600)).is_ok());
        let refused = user.confirmed_lately(Timestamp(1_601));
        assert_eq!(
            refused.map_err(|failure| failure.code()),
            Err(CONFIRMATION_NEEDED)
        );
        assert!(
            user.confirmed_lately(Timestamp(999)).is_err(),
            "a clock that jumped back"
        );
    }
}
