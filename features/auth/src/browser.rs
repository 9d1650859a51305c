//! Cookies and headers that identify a browser.

use kernel::{ClientAddress, Role, session::SESSION_COOKIE};
use poem::{FromRequest, Request, RequestBody, http::header::USER_AGENT};
use poem_openapi::payload::Response;

use crate::session::Lifetime;

/// Cookie of a browser in which a user has logged in before, so that failed attempts elsewhere do
/// not lock them out.
const KNOWN_COOKIE: &str = "__Host-browser";
const YEAR: i64 = 365 * 86_400;

/// The calling browser.
#[derive(Clone)]
pub struct Browser {
    pub address: String,
    pub session_token: Option<String>,
    pub known_token: Option<String>,
    /// Display name, such as "Chrome on Android".
    pub label: String,
}

impl<'a> FromRequest<'a> for Browser {
    async fn from_request(request: &'a Request, body: &mut RequestBody) -> poem::Result<Self> {
        let cookie = |name| {
            let cookie = request.cookie().get(name)?;
            Some(cookie.value_str().to_owned()).filter(|token| !token.is_empty())
        };
        Ok(Self {
            address: ClientAddress::from_request(request, body).await?.0,
            session_token: cookie(SESSION_COOKIE),
            known_token: cookie(KNOWN_COOKIE),
            label: label(request.header(USER_AGENT).unwrap_or_default()),
        })
    }
}

/// Marks a response as private, so that no cache stores it.
pub fn private<T>(body: T) -> Response<T> {
    Response::new(body).header("cache-control", "no-store")
}

/// Sets the session cookie.
pub fn keep_session<T>(response: Response<T>, token: &str, role: Role) -> Response<T> {
    let seconds = Lifetime::of(role).whole;
    response.header("set-cookie", cookie(SESSION_COOKIE, token, seconds))
}

/// Sets the cookie that identifies the browser at the next login.
pub fn keep_known<T>(response: Response<T>, token: &str) -> Response<T> {
    response.header("set-cookie", cookie(KNOWN_COOKIE, token, YEAR))
}

/// Clears the session cookie and everything pages store in the browser.
pub fn forget_session<T>(response: Response<T>) -> Response<T> {
    response
        .header("set-cookie", cookie(SESSION_COOKIE, "", 0))
        .header("clear-site-data", "\"storage\"")
}

fn cookie(name: &str, value: &str, seconds: i64) -> String {
    format!("{name}={value}; Path=/; Max-Age={seconds}; Secure; HttpOnly; SameSite=Lax")
}

/// Display name derived from the user agent, for people to recognise their own devices. No decision
/// depends on it.
fn label(user_agent: &str) -> String {
    let first = |names: &[(&str, &'static str)], otherwise| {
        names
            .iter()
            .find(|(sign, _)| user_agent.contains(sign))
            .map_or(otherwise, |(_, name)| *name)
    };
    let browser = first(
        &[
            ("Edg", "Edge"),
            ("OPR/", "Opera"),
            ("SamsungBrowser", "Samsung Internet"),
            ("FxiOS", "Firefox"),
            ("Firefox/", "Firefox"),
            ("CriOS", "Chrome"),
            ("Chrome/", "Chrome"),
            ("Safari/", "Safari"),
        ],
        "A browser",
    );
    let system = first(
        &[
            ("Android", "Android"),
            ("iPhone", "iPhone"),
            ("iPad", "iPad"),
            ("Windows", "Windows"),
            ("Mac OS X", "Mac"),
            ("CrOS", "Chromebook"),
            ("Linux", "Linux"),
        ],
        "an unknown system",
    );
    format!("{browser} on {system}")
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn labels_use_well_known_browser_names() {
        let phone = "Mozilla/5.0 (Linux; Android 14; SM-A055F) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/126.0 Mobile Safari/537.36";
        assert_eq!(label(phone), "Chrome on Android");
        let iphone = "Mozilla/5.0 (iPhone; CPU iPhone OS 17_5 like Mac OS X) AppleWebKit/605.1.15 (KHTML, like Gecko) Version/17.5 Mobile/15E148 Safari/604.1";
        assert_eq!(label(iphone), "Safari on iPhone");
        assert_eq!(label(""), "A browser on an unknown system");
    }

    #[test]
    fn cookies_are_host_only_and_http_only() {
        assert_eq!(
            cookie(SESSION_COOKIE, "abc", 60),
            "__Host-session=abc; Path=/; Max-Age=60; Secure; HttpOnly; SameSite=Lax"
        );
    }
}
