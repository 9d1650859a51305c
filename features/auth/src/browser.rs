//! What a browser brings along, and what it is given to keep.

use kernel::{ClientAddress, Role, session::SESSION_COOKIE};
use poem::{FromRequest, Request, RequestBody, http::header::USER_AGENT};
use poem_openapi::payload::Response;

use crate::session::Lifetime;

/// Tells that somebody logged in here before, so that the failures of others do not lock her out.
const KNOWN_COOKIE: &str = "__Host-browser";
const YEAR: i64 = 365 * 86_400;

/// The browser that calls.
#[derive(Clone)]
pub struct Browser {
    pub address: String,
    pub session_token: Option<String>,
    pub known_token: Option<String>,
    /// Like "Chrome on Android".
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

/// An answer for one person only.
pub fn private<T>(body: T) -> Response<T> {
    Response::new(body).header("cache-control", "no-store")
}

/// Gives the browser its session.
pub fn keep_session<T>(response: Response<T>, token: &str, role: Role) -> Response<T> {
    let seconds = Lifetime::of(role).whole;
    response.header("set-cookie", cookie(SESSION_COOKIE, token, seconds))
}

/// Lets the browser be known next time.
pub fn keep_known<T>(response: Response<T>, token: &str) -> Response<T> {
    response.header("set-cookie", cookie(KNOWN_COOKIE, token, YEAR))
}

/// Takes the session from the browser, and everything that pages keep in its storage.
pub fn forget_session<T>(response: Response<T>) -> Response<T> {
    response
        .header("set-cookie", cookie(SESSION_COOKIE, "", 0))
        .header("clear-site-data", "\"storage\"")
}

fn cookie(name: &str, value: &str, seconds: i64) -> String {
    format!("{name}={value}; Path=/; Max-Age={seconds}; Secure; HttpOnly; SameSite=Lax")
}

/// Enough for a person to tell her phone from somebody else's; nothing is decided by it.
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
    fn browsers_have_names_people_know() {
        let phone = "Mozilla/5.0 (Linux; Android 14; SM-A055F) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/126.0 Mobile Safari/537.36";
        assert_eq!(label(phone), "Chrome on Android");
        let iphone = "Mozilla/5.0 (iPhone; CPU iPhone OS 17_5 like Mac OS X) AppleWebKit/605.1.15 (KHTML, like Gecko) Version/17.5 Mobile/15E148 Safari/604.1";
        assert_eq!(label(iphone), "Safari on iPhone");
        assert_eq!(label(""), "A browser on an unknown system");
    }

    #[test]
    fn cookies_are_for_this_host_only_and_not_for_scripts() {
        assert_eq!(
            cookie(SESSION_COOKIE, "abc", 60),
            "__Host-session=abc; Path=/; Max-Age=60; Secure; HttpOnly; SameSite=Lax"
        );
    }
}
