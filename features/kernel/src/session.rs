//! Identity of the caller. The auth feature looks sessions up; other features take the caller as an
//! argument.

use std::{pin::Pin, sync::Arc};

use async_trait::async_trait;
use poem::{
    Request, RequestBody,
    http::{HeaderMap, header::COOKIE},
};
use poem_openapi::{
    ApiExtractor, ApiExtractorType, Enum, ExtractParamOptions, SecurityScheme,
    registry::{MetaSecurityScheme, Registry},
};

use crate::{access_token::ByToken, calendar::Timestamp, problem::Failure};

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

/// Role of a team member who is not an owner.
#[derive(Enum, Clone, Copy, Debug, PartialEq, Eq)]
#[oai(rename_all = "lowercase")]
pub enum StaffRole {
    /// Runs the shop day by day: everything but what is the owner's.
    Manager,
    /// Serves customers: orders, prices, cash and UPI.
    Counter,
    /// Sews: the pieces assigned to them.
    Maker,
    /// Looks after the site: catalogue, content, courses, images and videos.
    Editor,
}

/// What an operation of the back office requires of its caller.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Access {
    /// Any team member.
    Staff,
    /// Owner, manager or editor.
    Editor,
    /// Owner, manager or counter.
    Counter,
    /// Owner or manager.
    Manager,
    Owner,
}

/// A user with an active session.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct User {
    pub id: i64,
    pub role: Role,
    /// Present for [`Role::Staff`] alone.
    pub staff_role: Option<StaffRole>,
    /// Row id of the session, which identifies a device; 0 for an access token.
    pub session: i64,
    /// When the password was last given in this session; 1970 for an access token.
    pub authenticated_at: Timestamp,
}

impl User {
    /// Whether the user has this level of access.
    pub fn may(&self, access: Access) -> bool {
        match (self.role, self.staff_role) {
            (Role::Owner, _) => true,
            (Role::Staff, Some(role)) => match access {
                Access::Staff => true,
                Access::Editor => matches!(role, StaffRole::Manager | StaffRole::Editor),
                Access::Counter => matches!(role, StaffRole::Manager | StaffRole::Counter),
                Access::Manager => role == StaffRole::Manager,
                Access::Owner => false,
            },
            (Role::Staff, None) | (Role::Customer, _) => false,
        }
    }

    /// Whether the user sees what orders cost: prices, advances and balances.
    pub fn sees_prices(&self) -> bool {
        self.may(Access::Counter)
    }

    /// Whether the user sees how to reach customers: mobile numbers, email and postal addresses.
    pub fn sees_contacts(&self) -> bool {
        self.may(Access::Counter)
    }

    /// Whether the user sees only the pieces assigned to them.
    pub fn is_maker(&self) -> bool {
        self.role == Role::Staff && self.staff_role == Some(StaffRole::Maker)
    }

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

/// Declares the callers that operations take as an argument: an extractor that refuses everybody else before the
/// operation runs, and its security scheme in the API document. The caller has a login session, or an access token that
/// the server has found already.
macro_rules! callers {
    ($($(#[doc = $doc:literal])* $name:ident: $access:expr;)*) => {$(
        $(#[doc = $doc])*
        pub struct $name(pub User);

        impl<'a> ApiExtractor<'a> for $name {
            const TYPES: &'static [ApiExtractorType] = &[ApiExtractorType::SecurityScheme];

            type ParamType = ();
            type ParamRawType = ();

            fn register(registry: &mut Registry) {
                registry.create_security_scheme(stringify!($name), by_cookie(concat!($($doc),*).trim()));
            }

            fn security_schemes() -> Vec<&'static str> {
                vec![stringify!($name)]
            }

            async fn from_request(
                request: &'a Request,
                _body: &mut RequestBody,
                _options: ExtractParamOptions<()>,
            ) -> poem::Result<Self> {
                Ok(Self(find_caller($access, request).await?))
            }
        }
    )*};
}

fn by_cookie(description: &'static str) -> MetaSecurityScheme {
    MetaSecurityScheme {
        ty: "apiKey",
        description: Some(description),
        name: Some(SESSION_COOKIE),
        key_in: Some("cookie"),
        scheme: None,
        bearer_format: None,
        flows: None,
        openid_connect_url: None,
    }
}

callers! {
    /// A logged-in user.
    SignedIn: None;
    /// Any team member. A maker may see and change only the pieces assigned to them.
    Staff: Some(Access::Staff);
    /// Owner, manager or editor: catalogue, content, courses, images and videos.
    Editor: Some(Access::Editor);
    /// Owner, manager or counter: orders, customers and counter payments.
    Counter: Some(Access::Counter);
    /// Owner or manager.
    Manager: Some(Access::Manager);
    /// The owner.
    Owner: Some(Access::Owner);
}

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
/// If the request has neither an active session nor an access token.
pub async fn user_of(request: &Request) -> poem::Result<User> {
    find_caller(None, request).await
}

/// The same for a team member.
///
/// # Errors
/// If the request has neither an active session nor an access token, or a customer's.
pub async fn staff_of(request: &Request) -> poem::Result<User> {
    find_caller(Some(Access::Staff), request).await
}

/// Finds the caller. Boxed, because an async function is compiled into every crate that awaits it, and its state would
/// be part of every operation that knows its caller.
type FindCaller<'a> = Pin<Box<dyn Future<Output = poem::Result<User>> + Send + 'a>>;

/// The caller of this request, who has to have this access.
fn find_caller(access: Option<Access>, request: &Request) -> FindCaller<'_> {
    Box::pin(async move {
        let user = match request.extensions().get::<ByToken>() {
            Some(ByToken(user)) => user.clone(),
            None => logged_in(request).await?,
        };
        match access {
            Some(access) => admitted(user, access),
            None => Ok(user),
        }
    })
}

async fn logged_in(request: &Request) -> Result<User, Failure> {
    let sessions = request.data::<Arc<dyn Sessions>>().ok_or(LOGIN_NEEDED)?;
    let token = token_in(request.headers()).ok_or(LOGIN_NEEDED)?;
    Ok(sessions.user(token).await?.ok_or(LOGIN_NEEDED)?)
}

fn admitted(user: User, access: Access) -> poem::Result<User> {
    if user.may(access) {
        Ok(user)
    } else {
        Err(Failure::new(NOT_ALLOWED).into())
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    fn user(role: Role, staff_role: Option<StaffRole>) -> User {
        User {
            id: 1,
            role,
            staff_role,
            session: 1,
            authenticated_at: Timestamp(1_000),
        }
    }

    #[test]
    fn each_role_has_its_access() {
        use Access::{Counter, Editor, Manager, Owner, Staff};
        let all = [Staff, Editor, Counter, Manager, Owner];
        let staff = |role| user(Role::Staff, Some(role));
        let expected: [(User, &[Access]); 7] = [
            (user(Role::Owner, None), &all),
            (
                staff(StaffRole::Manager),
                &[Staff, Editor, Counter, Manager],
            ),
            (staff(StaffRole::Counter), &[Staff, Counter]),
            (staff(StaffRole::Maker), &[Staff]),
            (staff(StaffRole::Editor), &[Staff, Editor]),
            (user(Role::Staff, None), &[]),
            (user(Role::Customer, Some(StaffRole::Manager)), &[]),
        ];
        for (user, has) in expected {
            let may: Vec<Access> = all.into_iter().filter(|one| user.may(*one)).collect();
            assert_eq!(may, has, "{user:?}");
        }
        assert!(staff(StaffRole::Maker).is_maker());
        assert!(!staff(StaffRole::Editor).sees_prices());
    }

    #[test]
    fn a_confirmed_password_counts_for_ten_minutes() {
        let user = user(Role::Owner, None);
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
