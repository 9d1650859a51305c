//! A shop without an owner, or whose owner has not opened it yet: visitors read that it opens soon, the team sees
//! everything.

use std::sync::{
    Arc,
    atomic::{AtomicU64, Ordering},
};

use auth::Auth;
use kernel::{ByToken, Code, Db, Failure, Role, Sessions, session::token_in};
use poem::{
    IntoResponse as _, Request, Response, Result,
    http::{
        HeaderValue, StatusCode,
        header::{CACHE_CONTROL, LOCATION},
    },
};

use super::gate::refused;
use crate::{
    http::layer::{Inner, Layer},
    site::client::Client,
};

pub const NOT_OPEN: Code = Code::new(
    503,
    "setup.not_open",
    "This shop opens soon. Please come back a little later.",
);

/// The store's health, for monitoring.
const HEALTH: &str = "/api/health";
/// The page that visitors see until then.
const OPENING_SOON: &str = "/openingsoon";

/// Lets visitors in once the owner has opened the shop.
#[derive(Clone)]
pub struct Opening {
    db: Db,
    auth: Auth,
    sessions: Arc<dyn Sessions>,
    client: Client,
    /// Version of the public content at which the shop was found open: opening it, and setting it up, publish.
    open_at: Arc<AtomicU64>,
}

impl Opening {
    pub fn new(db: Db, auth: Auth, sessions: Arc<dyn Sessions>, client: Client) -> Self {
        Self {
            db,
            auth,
            sessions,
            client,
            open_at: Arc::new(AtomicU64::new(u64::MAX)),
        }
    }

    /// Whether the shop was found open since public data changed last.
    pub fn is_known_open(&self) -> bool {
        self.open_at.load(Ordering::Relaxed) == self.db.version().current()
    }

    async fn is_open(&self) -> Result<bool, Failure> {
        if self.is_known_open() {
            return Ok(true);
        }
        let version = self.db.version().current();
        let open = !content::is_preparing(&self.db).await? && self.auth.has_owner().await?;
        if open {
            self.open_at.store(version, Ordering::Relaxed);
        }
        Ok(open)
    }

    async fn is_of_team(&self, request: &Request) -> Result<bool, Failure> {
        if request.extensions().get::<ByToken>().is_some() {
            return Ok(true);
        }
        let Some(token) = token_in(request.headers()) else {
            return Ok(false);
        };
        let user = self.sessions.user(token).await?;
        Ok(user.is_some_and(|user| user.role != Role::Customer))
    }
}

impl Layer for Opening {
    async fn call(&self, inner: &Inner, request: Request) -> Result<Response> {
        let path = request.uri().path();
        // It reports also that the database is gone, which decides the rest.
        if path == HEALTH {
            return inner.call(request).await;
        }
        if self.is_open().await? {
            return match path {
                OPENING_SOON => Ok(redirect("/")),
                _ => inner.call(request).await,
            };
        }
        if is_of_the_way_in(path) || self.client.holds(path) {
            return inner.call(request).await;
        }
        if self.is_of_team(&request).await? {
            let mut response = inner.call(request).await?;
            // A cache on the way must not give it to visitors.
            let private = HeaderValue::from_static("private, no-store");
            response.headers_mut().insert(CACHE_CONTROL, private);
            return Ok(response);
        }
        if path.starts_with("/api/") {
            return Ok(refused(NOT_OPEN));
        }
        Ok(redirect(OPENING_SOON))
    }
}

/// For now: a permanent one would outlast the opening in browsers.
fn redirect(to: &'static str) -> Response {
    StatusCode::TEMPORARY_REDIRECT
        .with_header(LOCATION, to)
        .with_header(CACHE_CONTROL, "no-store")
        .into_response()
}

/// What the team needs before it is logged in, what programs report, and the page itself.
fn is_of_the_way_in(path: &str) -> bool {
    const EXACT: &[&str] = &[
        OPENING_SOON,
        "/login",
        "/forgetpassword",
        "/robots.txt",
        "/openapi.json",
        "/docs",
        "/api/session",
        "/api/content/shop",
    ];
    const BELOW: &[&str] = &[
        "/admin",
        "/resetpassword/",
        "/account/confirm/",
        "/setup/",
        "/uploads/",
        "/api/admin/",
        "/api/auth/password/",
        "/api/auth/contact/",
        "/api/payments/webhooks/",
        "/api/messages/webhooks/",
        "/api/setup",
    ];
    EXACT.iter().any(|exact| path.eq_ignore_ascii_case(exact))
        || BELOW.iter().any(|below| path.starts_with(below))
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn visitors_find_the_way_in_and_no_more() {
        for path in ["/login", "/Login", "/admin", "/admin/setup", "/api/session"] {
            assert!(is_of_the_way_in(path), "{path}");
        }
        for path in [
            "/",
            "/home",
            "/register",
            "/products",
            "/api/catalogue/categories",
            "/api/me/appointments",
            "/api/payments/orders",
            "/api/auth/accounts",
            "/sitemap.xml",
        ] {
            assert!(!is_of_the_way_in(path), "{path}");
        }
    }
}
