//! Notes in the security log whom the server refused, and what.

use std::sync::Arc;

use kernel::{
    AccessTokens, ClientAddress, Code, Sessions, User,
    access_token::TOKEN_INVALID,
    problem::{FORBIDDEN_ORIGIN, NOT_FOUND},
    security_log::{SecurityEvent, SecurityLog},
    session::{CONFIRMATION_NEEDED, LOGIN_NEEDED, token_in},
};
use poem::{
    Request, Response, Result,
    http::{Extensions, Method, StatusCode, Uri},
};

use super::{
    access_tokens::secret_in,
    layer::{Inner, Layer},
    operations::{Operation, Operations},
};

/// What the log calls the files below `/media`, which are no operation.
const PRIVATE_VIDEO: &str = "media:private";

/// What the layer asks.
pub struct Denials {
    pub operations: Arc<Operations>,
    pub sessions: Arc<dyn Sessions>,
    pub tokens: Arc<dyn AccessTokens>,
    pub log: SecurityLog,
}

/// Has to stand inside the layer that names the client's address, and outside those that turn errors into answers.
#[derive(Clone, Default)]
pub struct NoteDenials(pub Option<Arc<Denials>>);

/// Who asked for what.
struct Asked {
    method: Method,
    uri: Uri,
    address: Option<String>,
    /// Of the session.
    token: Option<String>,
    /// Of the access token.
    secret: Option<String>,
}

impl Asked {
    fn of(request: &Request) -> Self {
        Self {
            method: request.method().clone(),
            uri: request.uri().clone(),
            address: address_in(request.extensions()),
            token: token_in(request.headers()).map(str::to_owned),
            secret: secret_in(request.headers()).map(str::to_owned),
        }
    }
}

fn address_in(extensions: &Extensions) -> Option<String> {
    extensions
        .get::<ClientAddress>()
        .map(|address| address.0.clone())
}

/// Name of this refusal in the security log; `None` if the response is no refusal.
///
/// A 401 counts with a session cookie only, which is then one of a dead session: every visitor's browser asks without.
/// A 404 counts where a login is needed: something foreign answers exactly like something missing. Asking for the
/// password again is a step of its own operation and no denial.
fn action_of(
    status: StatusCode,
    code: Option<Code>,
    operation: Option<&Operation>,
    has_token: bool,
) -> Option<&'static str> {
    let needs_login = operation.is_some_and(|operation| operation.needs_login);
    match status {
        StatusCode::TOO_MANY_REQUESTS => Some("security.limited"),
        StatusCode::UNAUTHORIZED if code == Some(LOGIN_NEEDED) && has_token => {
            Some("security.dead_session")
        }
        StatusCode::UNAUTHORIZED if code == Some(TOKEN_INVALID) => {
            Some("security.invalid_access_token")
        }
        StatusCode::FORBIDDEN if code == Some(CONFIRMATION_NEEDED) => None,
        StatusCode::FORBIDDEN if code == Some(FORBIDDEN_ORIGIN) => Some("security.foreign_origin"),
        StatusCode::FORBIDDEN if code.is_some() => Some("security.not_allowed"),
        StatusCode::NOT_FOUND if needs_login && has_token && code != Some(NOT_FOUND) => {
            Some("security.not_found")
        }
        _ => None,
    }
}

impl Denials {
    /// The caller. If the session or the access token cannot be read, the event is recorded without a user.
    async fn actor(&self, asked: &Asked) -> Option<User> {
        match (&asked.token, &asked.secret) {
            (Some(token), _) => self.sessions.user(token).await.ok().flatten(),
            (None, Some(secret)) => {
                let token = self.tokens.token(secret).await.ok().flatten();
                token.map(|token| token.user)
            }
            (None, None) => None,
        }
    }

    async fn note(&self, asked: Asked, response: &Response) {
        let code = response.extensions().get::<Code>().copied();
        let operation = self.operations.operation(asked.uri.path(), &asked.method);
        let has_token = asked.token.is_some() || asked.secret.is_some();
        let Some(action) = action_of(response.status(), code, operation, has_token) else {
            return;
        };
        let actor = self.actor(&asked).await;
        // The operation and not the path: that may hold what a person typed.
        let subject = match operation {
            Some(operation) => format!("operation:{}", operation.id),
            None if asked.uri.path().starts_with("/media/") => PRIVATE_VIDEO.to_owned(),
            None => "operation:none".to_owned(),
        };
        let event = SecurityEvent {
            action,
            actor: actor.map(|user| user.id),
            address: asked.address,
            subject,
        };
        self.log.note(event).await;
    }
}

impl Layer for NoteDenials {
    async fn call(&self, inner: &Inner, request: Request) -> Result<Response> {
        let Some(denials) = &self.0 else {
            return inner.call(request).await;
        };
        let asked = Asked::of(&request);
        let response = inner.call(request).await?;
        if response.status().is_client_error() {
            denials.note(asked, &response).await;
        }
        Ok(response)
    }
}

#[cfg(test)]
mod tests {
    use kernel::{problem::TOO_MANY_REQUESTS, session::NOT_ALLOWED};

    use super::*;
    use crate::access_scopes::Reach;

    const MISSING: Code = Code::new(404, "orders.not_found", "");

    fn action(code: Code, needs_login: bool, has_token: bool) -> Option<&'static str> {
        let operation = Operation {
            id: "test".to_owned(),
            number: 0,
            needs_login,
            signed: false,
            reach: Reach::Closed,
        };
        let status = StatusCode::from_u16(code.status).unwrap();
        action_of(status, Some(code), Some(&operation), has_token)
    }

    #[test]
    fn what_is_denied_has_a_name() {
        assert_eq!(
            action(LOGIN_NEEDED, true, true),
            Some("security.dead_session")
        );
        assert_eq!(
            action(NOT_ALLOWED, true, true),
            Some("security.not_allowed")
        );
        assert_eq!(
            action(TOKEN_INVALID, false, true),
            Some("security.invalid_access_token")
        );
        assert_eq!(action(MISSING, true, true), Some("security.not_found"));
        assert_eq!(
            action(TOO_MANY_REQUESTS, false, false),
            Some("security.limited")
        );
        assert_eq!(
            action(FORBIDDEN_ORIGIN, false, false),
            Some("security.foreign_origin")
        );
    }

    #[test]
    fn what_happens_to_everybody_is_no_denial() {
        assert_eq!(action(LOGIN_NEEDED, true, false), None, "a visitor");
        assert_eq!(
            action(MISSING, false, true),
            None,
            "a public page that is gone"
        );
        assert_eq!(action(NOT_FOUND, true, true), None, "no such address");
        assert_eq!(action(CONFIRMATION_NEEDED, true, true), None);
    }
}
