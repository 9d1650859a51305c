//! Who is calling. The auth feature answers the question; everyone else takes the argument.

use std::sync::Arc;

use async_trait::async_trait;
use poem::{
    Request,
    http::{HeaderMap, header::COOKIE},
};
use poem_openapi::{Enum, SecurityScheme, auth::ApiKey};

use crate::{
    calendar::Timestamp,
    problem::{Code, Failure},
};

/// The cookie that holds the session's token.
pub const SESSION_COOKIE: &str = "__Host-session";

pub const LOGIN_NEEDED: Code = Code::new(401, "session.needed", "Please log in.");
pub const NOT_ALLOWED: Code =
    Code::new(403, "session.not_allowed", "Your account may not do this.");

pub const CONFIRMATION_NEEDED: Code = Code::new(
    403,
    "auth.confirmation_needed",
    "Please give your password again.",
);

/// So long the password given counts, for what asks for it again.
const CONFIRMED_SECONDS: i64 = 600;

/// What a person may do.
#[derive(Enum, Clone, Copy, Debug, PartialEq, Eq)]
#[oai(rename_all = "lowercase")]
pub enum Role {
    Customer,
    Staff,
    Owner,
}

/// A person with a live session.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct User {
    pub id: i64,
    pub role: Role,
    /// Row id of the session: what "device" means.
    pub session: i64,
    /// When the password was last given in this session.
    pub authenticated_at: Timestamp,
}

impl User {
    /// Refuses somebody who gave her password too long ago for something that matters: money going out, accounts,
    /// keys. The screens ask for it then, and go on by themselves.
    pub fn confirmed_lately(&self, now: Timestamp) -> Result<(), Failure> {
        let age = now.0 - self.authenticated_at.0;
        if (0..=CONFIRMED_SECONDS).contains(&age) {
            Ok(())
        } else {
            Err(CONFIRMATION_NEEDED.into())
        }
    }
}

/// The session's token in a request that no operation has read, like one for a video.
pub fn token_in(headers: &HeaderMap) -> Option<&str> {
    headers
        .get_all(COOKIE)
        .iter()
        .filter_map(|cookies| cookies.to_str().ok())
        .flat_map(|cookies| cookies.split(';'))
        .filter_map(|cookie| cookie.trim().split_once('='))
        .find_map(|(name, token)| (name == SESSION_COOKIE).then_some(token))
}

/// Knows whose session a token belongs to.
#[async_trait]
pub trait Sessions: Send + Sync {
    /// The user of a live session; `None` for an unknown, ended or expired one.
    async fn user(&self, token: &str) -> Result<Option<User>, Failure>;
}

/// Anybody who is logged in.
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

/// Whoever calls, logged in or not. An operation that takes it answers `no-store`.
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

/// The user of a request that no operation has read yet, like one whose body is still to come.
///
/// # Errors
/// When the request has no live session.
pub async fn user_of(request: &Request) -> poem::Result<User> {
    let token = token_in(request.headers())
        .ok_or(LOGIN_NEEDED)
        .map_err(Failure::new)?;
    let key = ApiKey {
        key: token.to_owned(),
    };
    any_user(request, key).await
}

/// The same for the shop's own people alone.
///
/// # Errors
/// When the request has no live session, or a customer's.
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
    fn a_password_counts_for_ten_minutes() {
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
